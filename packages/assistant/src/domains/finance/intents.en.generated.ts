// Generated from intents.en.yaml by scripts/generate.ts. Do not edit.
import type { IntentCatalogue } from '@parco/router'

/** What people say, domain finance. */
export const INTENTS: IntentCatalogue = {
  "domain": "finance",
  "locale": "en",
  "rules": {
    "i": "[i|we|i've|we've|i just|we just] [not only|not just]",
    "spent": "(spent|spend|dropped|blew|blow|paid|shelled out|forked out|forked over|splurged|put down|laid out|dished out|burned|burnt|threw away|wasted|coughed up|ended up spending|ended up paying|had to pay|had to spend|just spent|just paid|have spent|have paid|charged|parted with|was charged|got charged|set me back|it set me back|went through|ended up dropping|sank|invested in food|splashed out|splashed|spended|have spended|chipped in|stumped up|handed over|had to fork over|had to fork out|had to shell out|had to cough up|ended up forking out|ended up shelling out|have shelled out|have dropped|paid out|not only did i spend|not only did we spend|not only did i drop|payed|have payed|ponied up|pitched in|kicked in|threw in|tossed in|plonked down|plunked down|slapped down|have blown)",
    "costs": "(dropped|was|were|cost|cost me|costed|came to|came out to|came in at|ran me|ran us|ran to|set me back|set us back|totaled|totalled|charged|charged me|charged us|billed me|took|wanted|asked|i paid|we paid|paid|i spent|spent|i gave|worked out at|worked out to|amounted to|added up to|stung me for|knocked me back|ended up costing|ended up being|turned out to be|i coughed up|i dropped|put in|pumped|i put in|we dropped|i handed over|i left) [another|a further]",
    "theBill": "[and|which|that|but] [it|that|he|she|they|the bill|the tab|the check|the total|the damage|the guy|the lady|tickets|the tickets|our tickets|entry|admission|the fee|the visit|the appointment|the ride|the fare|everything|all of it|in total|the whole thing|my share|my half|my part|my bit|the repair|labor|parts and labor|the fix|the work|the whole lot|i|we] [all|together|alone|each] [in total|all in]",
    "went": "(popped|nipped|popped out|nipped out|stopped|stopped off|stopped by|swung by|dropped by|dropped in|went|headed|headed out|called in|dashed|made a trip|did a run|made a run|ran|drove|just left|just got back|just got out|was|were|got home|came back|came home|ate|ate out|had dinner|had lunch|had breakfast|grabbed dinner|grabbed lunch|dined|drank) [over|out|round|down|up|off|back] [to|into|in|by|at|for|from|of]",
    "purpose": "[(for|to|because|with|after|before|on|in|at|from|so|that|near|during|of|while) {words}]",
    "aim": "[(for|to|because|after|before|so|since|at|from|near) {words}]",
    "fixIt": "(fix it|fix that|fix this|please fix it|please fix that|please fix|fix it please|fix that please|can you fix it|can you fix that|could you fix it|could you fix that|correct it|correct that|please correct it|please correct that|can you correct it|can you correct that|could you correct it|update it|update that|please update it|please update that|can you update it|can you update that|could you update it|change it|change that|please change it|can you change it|can you change that|could you change it|adjust it|adjust that|edit it|edit that|amend it|amend that|my mistake|my bad|sorry|i got it wrong|i got that wrong|i logged it wrong|i logged that wrong|i put it in wrong|i entered it wrong|i typed it wrong|typo|that was a typo|i made a mistake|that's wrong|it's wrong|i wrote it wrong|i mistyped|put that right|put it right)",
    "loggedIt": "(i put|i logged|i entered|i recorded|i wrote|i noted|i added|i had|i typed|i registered|i put down|i wrote down|i've got|i have|i've put|i've logged|you have|you've got|you logged|you put)",
    "slipped": "[oops|whoops|my mistake|my bad|sorry|i made a mistake|i messed up|wait|no wait|hang on|actually]",
    "takeOut": "(delete it|remove it|take it out|take it off|take that out|take that off|get rid of it|scrap it|erase it|drop it|please delete it|please remove it|please take it out|can you delete it|can you remove it|can you take it out|could you delete it|could you remove it|delete that|remove that|please delete that|please remove that|should go|has to go|needs to go|can go|shouldn't be there|shouldn't be in there|take it off the list|delete one|remove one|delete one of them|remove one of them|delete the second one|remove the duplicate|delete the duplicate)",
    "wages": "(invoice|invoices|bill|fee|fees|deposit|rent|balance|commission|retainer|project|gig|final payment|first payment|second payment|half|the rest|outstanding invoice|latest invoice|last invoice)",
    "family": "(grandma|grandpa|grandmother|grandfather|gran|nan|grandad|mom|mum|dad|mother|father|parents|aunt|auntie|uncle|in-laws|mother-in-law|father-in-law|godmother|godfather|brother|sister|grandparents|nana|folks)",
    "pass": "(transit card|transit pass|bus card|bus pass|metro card|metrocard|oyster|oyster card|subway card|train card|travel card|clipper card|presto card|opal card|commuter card|fare card)",
    "phone": "(phone|prepaid phone|mobile|sim|sim card|phone credit|pay as you go phone|cell|cell phone)",
    "bought": "(bought|purchased|picked up|ordered|just bought|ended up buying|snagged|copped|got myself|bought myself|treated myself to|bought us|got us|rented|hired|booked|buyed|have bought|nabbed|snapped up|stocked up on|splurged on|treated us to|got hold of|have buyed|have purchased)",
    "had": "(got|grabbed|just got|ate|had|took|scored|renewed|replaced|fixed|repaired|saw|watched|donated|gifted|went to|went to the|did|paid for|topped up|grabbed some|nipped out for|popped out for|went out for|split|got some|had some|grabbed us|hit up)",
    "record": "(log|record|add|note|note down|put down|put in|put|enter|register|save|track|jot down|write down|mark down|file|book|please log|can you log|can you add|can you record|could you log|could you add|could you record|can you put|can you note|please add|please record|i want to log|i want to add|i want to record|i'd like to log|i'd like to add|i'd like to record|i need to log|i need to add|i need to record|let me log|let me add|count|make a note of|new|another|tally|submit|insert|include|stick|pop|chuck|jot|jot me down for|put me down for|mark me down for|logging|recording|adding|noting|noting down|registering)",
    "expense": "(expense|expenses|purchase|purchases|spending|cost|charge|transaction|outlay|payment)",
    "was": "(was|were|cost|cost me|came to|came out to|ran me|set me back|totaled|totalled|for|it was|that was|at|came in at|ended up being|amounted to|rang up to|added up to|worked out to|total|came up to|amount|paid|spent|has cost me|had cost me)",
    "for": "(for|at|of|cost|cost me|costing|which cost|which cost me|that cost|that cost me|it was|it cost|it cost me|was|that was|came to|which was|paid|i paid|and paid|and spent|spent|worth|total|came out to|it came to|and it was|and it cost|and it came to|set me back|ran me|totaling|to the tune of|and it cost me|and that was|costs)",
    "on": "[on|for|down for|at|in|to|toward|towards|of|over|buying|getting|by|ordering|down on|out on|filling up] [the|a|an|my|some|this|our|new|getting|buying|more|another]",
    "my": "[the|a|an|my|our|that|this|those|these] ['s]",
    "paid": "(paid|not only did i pay|not only did we pay|not only did i settle|paid off|settled|just paid|already paid|took care of|covered|have paid|cleared|we paid|have already paid|made the payment on|made the payment for|made my payment on|finally paid|squared away|handled|sent in|sent|went ahead and paid|got around to paying|finished paying|made a payment on|did pay|knocked out|payed|sorted|sorted out|just sorted|knocked off|dealt with|put through|already pay|have pay|have finally paid|went and paid|just cleared|polished off|saw to|took care of paying|ticked off|got through paying|have settled|have sorted|gone and paid|have gone and paid|transferred|just transferred|sent over|went and settled|got rid of|put the money through for|made the transfer for|did the transfer for|sent the transfer for|zelled|venmoed|wired|managed to pay|remembered to pay|have just paid|have now paid|did finally pay|caught up on|sent the money for|sent off|fully paid|paid up|mailed the check for|wrote the check for|mailed the cheque for|submitted the payment for)",
    "arePaid": "(is paid|are paid|'s paid|was paid|were paid|has been paid|have been paid|got paid|is already paid|'s already paid|is done|'s done|is taken care of|'s taken care of|is settled|'s settled|went through|paid|is all paid|is paid off|paid off|'s been paid|done|is covered|settled|cleared|is cleared|was autopaid|auto-paid|autopaid|was auto paid|came out|has been taken care of|taken care of|all paid|'s all paid|'s covered|is sorted|'s sorted|sorted out|is sorted out|'s sorted out|all sorted|is all sorted|went out|'s gone out|has gone out|gone out|came off|'s come out|has come out|is dealt with|'s dealt with|dealt with|is out of the way|'s out of the way|out of the way|is squared away|'s squared away|squared away|ticked off|is ticked off|was taken out|got taken out|paid up|is paid up|'s paid up|has cleared|'s cleared|has gone through|'s gone through|got settled|is now paid|'s now paid|is finally paid|'s finally paid|got charged|was charged|has been charged|got debited|was debited|has been debited|came out of my account|came out of the account|went out of my account|just cleared|just came out|just went out|just went through|has been settled|has been sorted|got sorted|is handled|'s handled|handled|has been handled|got handled|i paid|i already paid|i've paid|i've already paid|i paid it|i've paid it|i already paid it|we paid|i've settled|got deducted|was deducted|was autopayed|was on autopay|got autopaid|went through on autopay|is up to date|'s up to date|was settled|were settled|have been settled|are settled|are done|are sorted|are all paid|are both paid|has already been paid|'s already been paid|is already taken care of)",
    "payHow": "[on time|late|early|a day late|in full|online|in cash|in person|by bank transfer|by transfer|by check|by cheque|by direct debit|by phone|over the phone|at the bank|on the app|in the app|with the app|through the app|through autopay|on autopay|via autopay|by autopay|automatically|with my card|to the landlord|to my landlord|to the landlady|to the agency|to the bank|with late fees|with a late fee|plus the late fee|no problem|all good|out of my account|from my account|from checking|from my checking account|out of checking|myself|yes]",
    "billDone": "((i|i've|we|we've|i have) [already|just|finally] (paid|paid it|paid that|paid that one|settled it|settled that|took care of it|took care of that|did it|did that|sorted it|sorted that|paid it off)|(it's|that's|it is|that is|it was|it has been|it's been|that one's|that one is|that's been) [already|all|now] (paid|done|settled|sorted|taken care of|paid off)|paid it|paid that|paid that one|already paid|just paid|already paid it|just paid it|paid already|all paid|it already went through|it went through|it already cleared)",
    "payLead": "[(i|we) (went to|stopped by|swung by|dropped by|logged into|logged in to|called|popped into|popped to) [the|my] (bank|post office|app|website|office|portal|atm|bank app) and|(i remembered|remembered|sat down|i sat down|got paid|i got paid|payday came|went ahead|i finally remembered|woke up early|had some time) and|(i|we) (didn't|did not) (forget|miss it|skip it|slack)|(don't worry|no worries|relax|no need to nag|no need to remind me|you can stop reminding me|stop reminding me|good news)]",
    "tick": "[you can|go ahead and|so|please|can you|could you|now] (take|cross|strike|scratch|tick|check|mark|knock|remove)",
    "offList": "(off|off the list|off my list|off the bills|off my bills|off the bill list|off the pending list|from the list|from my list|from the pending list|from pending|from the unpaid list|from unpaid|from the unpaid bills|out of pending|off the unpaid list|from the bills|from my bills|from the open bills|as paid|paid|as done|done|off the to-pay list)",
    "undoIt": "[so|and|please|can you|could you|then] (unmark|undo|revert|reverse|reopen|unpay|uncheck|put|set|mark|change|move|switch|take|flip) (it|that|that one|this|the payment|the mark|them) [back] [as|to] [unpaid|not paid|pending|open|due|unmarked|off paid|still open]",
    "payFailed": "(bounced|didn't go through|did not go through|failed|was declined|got declined|was returned|got returned|was reversed|got reversed|was rejected|got rejected|was refunded|got refunded|never went through|hasn't gone through|didn't clear|never cleared|got sent back|was sent back|was cancelled|was canceled|got cancelled|got canceled|came back|didn't process|fell through|got bounced|didn't post)",
    "notPaid": "(isn't paid|is not paid|wasn't paid|was not paid|isn't actually paid|hasn't been paid|has not been paid|is still unpaid|'s still unpaid|isn't paid yet|hasn't been paid yet|is not paid yet|is still open|is still due|isn't actually paid yet)",
    "takeBack": "[please|can you|could you] (undo|reverse|revert|void|take back)",
    "itFailed": "[because|since|as] [it|they|the bank|[the|my] (payment|transfer|autopay|check|cheque|card|direct debit|debit|charge|bank transfer|wire)] <payFailed>",
    "mismark": "([that was|it was|this was] [a|my|an] (mistake|error|accident|wrong one|wrong bill|mix-up|mixup|slip)|my bad|my mistake|my error|i made a mistake|i messed up|i got confused|i mixed them up|i mixed it up|i was wrong|i got it wrong|i marked it by mistake|i marked it by accident|marked it by mistake|marked it by accident|i marked it too early|i marked it too soon|i clicked the wrong one|i tapped the wrong one|i hit the wrong one|wrong bill|wrong one|i didn't pay it|i haven't paid it|haven't paid it|haven't paid it yet|i haven't paid it yet|didn't actually pay it|i didn't actually pay it|[i] (marked|ticked|checked|logged|clicked|set|flagged|tapped|recorded|checked off|ticked off|crossed off|put) (it|that|that one|this one|it as paid|it paid|it off|the wrong one) [off] [by mistake|by accident|accidentally|in error|wrongly|too early|too soon|without thinking|wrong]|i shouldn't have marked it|i shouldn't have ticked it|i thought i had|i thought i paid it|i thought i'd paid it|i mixed up the bills|that was another bill|it was another bill|it was the other one)",
    "markPaid": "(mark|mark off|set|check off|tick off|put|record|log|note|flag|please mark|can you mark|could you mark|count|go ahead and mark|cross off|make)",
    "bill": "[the|my|our|this|that|the kids'|the kids|our kids'|my son's|my daughter's|my mom's|all of the|all of my] [monthly|latest|current]",
    "howMuch": "(how much|how much money|what's the total|what is the total|what was the total|total|what|how many dollars|how many reais|tell me how much|show me how much|show how much|what did i|do you know how much|can you tell me how much|i want to know how much|what's my total|what was my total|whats my total|whats my running total|what's my running total|my total|what amount|whats the total|sum of|how much cash|any idea how much|any clue how much|how many money|what in total|i'd love to know how much|remind me how much|work out how much|what'd|what've|so how much|roughly how much)",
    "show": "(show|show me|list|list out|see|view|display|give me|get|pull up|bring up|what|what are|what were|what's|what is|what was|how's|how is|how are|how was|how were|tell me|tell me about|check|let me see|i want to see|can i see|can you show|can you show me|could you show me|open|print|find|how about|which|which are|where's|give me a|run me through|i'd like to see|read me|summarize|do i have|what about|how am i doing on|how do|how does|whats|hows|look up|fetch|report|a report of|breakdown of|break down|i need|i need to see|go over|review|give me a breakdown of|give me a rundown of|rundown of|talk me through|walk me through|i wanna see|pull together|what'd|let's see|show us|could i see|may i see|remind me of)",
    "spend": "(i spend|i spent|spent|spend|spending|have i spent|did i spend|i've spent|we spent|did we spend|have we spent|went to|went on|went into|go to|goes to|has gone to|have gone to|did i drop|did i pay|i paid|i pay|did i blow|i blew|i dropped|am i spending|i'm spending|i have spent|been spending|did i waste|was spent|has been spent|i burn|did i burn|i burned|am i dropping|i used|i use|have i used|did i use|i blow|have i blown|i've blown|have we blown|did we shell out|did i shell out|have i shelled out|did i fork out|have i forked out|i forked out|have i dropped|i've dropped|did i burn through|have i burned through|have i burnt through|has been going on|have i been spending|i've been spending|did i go through|have i gone through|have i paid out|did i splash out|did we blow|did i lay out|have i put|did i put|have i wasted|i've wasted|have i paid|we spend|i wasted|did i get through|have i got through)",
    "income": "(did i earn|did i make|did i receive|did i get paid|have i earned|have i made|have i received|came in|i earned|i made|i received|did we earn|did we make|came into my account|did i bring in|have i brought in|i brought in|i got paid|has come in|did i get|was i paid|am i making|am i earning|i make|i earn|we made|we earned|have come in|hit my account|did i bring home|have i brought home|i brought home|has landed|landed|did i pull in|have i pulled in|did i take home|have i taken home|did i get in)",
    "got": "(got|received|earned|made|just got|just received|got paid|was paid|i was paid|have received|have gotten|brought in|came into|been paid|just got paid|collected|pulled in|just earned|won|they paid me|client paid me|we got|we received|we earned|just made|picked up|netted|pocketed|landed|scored|cashed in|took in|have earned|brought home|took home|got given|have been paid|was given|was sent|raked in|made myself|gained|have gained)",
    "arrived": "(came in|arrived|hit|landed|got deposited|was deposited|came through|dropped|cleared|hit my account|hit the account|hit the bank|just came in|just hit|has arrived|has landed|got here|deposited|went in|came|just landed|just dropped|just arrived|received)",
    "change": "(change|update|correct|fix|edit|modify|adjust|make|set|switch|revise|amend|alter|please change|can you change|could you change|can you fix|can you update|can you correct|i need to change|i want to change|i need to fix|bump|move|bring|could you update|could you fix|could you correct|can you amend|please update|please correct|put right|redo)",
    "delete": "(delete|remove|erase|drop|get rid of|take out|take off|cancel|scratch|trash|clear|discard|strike|scrap|please delete|please remove|can you delete|can you remove|could you delete|could you remove|i want to delete|i need to delete|i want to remove|wipe|nix|throw out|take away|bin|can you scrap|ditch|please scrap|lose|kill|bin off|chuck out|chuck)",
    "entry": "(expense|purchase|charge|transaction|entry|record|spending|cost|payment|expenses|one|item|log)",
    "ourBudget": "([the|my|our] [monthly] (budget|spending plan))",
    "planFor": "(put|stick|add|put down|budget|set|set aside|pencil in|plan|allocate|allot|allow|earmark|reserve|i want|i'd like|let's put|let's budget|let's set aside|give me|pop|drop in|keep|leave|have|i want to put|i want to budget|i'd like to budget|i want to set aside|book)",
    "meant": "((the plan was|the idea was|the goal was|it was supposed|was supposed) [to spend|to pay|to be]|(meant|planned|wanted|only wanted|intended|hoped|expected|was going|were going|had planned|only meant|was gonna|only planned) [to] (spend|pay|drop)|(thought|figured|reckoned) [i'd|we'd|i would] (spend|pay|drop)|(budgeted|planned on|planned on spending|was planning to spend|was planning on spending)) [only|just|at most|about|around|like]",
    "butSpent": "(but|and|only to|but then|and then) [i|we|it|actually|in the end|i actually] (ended up spending|ended up paying|ended up dropping|spent|paid|dropped|blew|ended up|came to|came out to|was|went and spent|wound up spending|wound up paying|ended up costing)",
    "paidWork": "(sent|paid|gave|transferred|wired|venmoed|zelled|paypaled|paypalled|cash apped|cashapped|handed|just sent|just paid)",
    "whole": "(total|in total|altogether|in all|all in|all told|overall|all together|for everything|for the whole thing|for the lot|for it all)",
    "wholeOf": "[and|which|it|that] ([was|came to|comes to|cost|cost me|for|it was|it came to|that's|it comes to|it cost|at|of|so] {money} <whole>|(total|a total of|the total was|the total is|total of|total was|for a total of|in total|altogether|all in|totaling|totalling|with a total of|comes to a total of|came to a total of|in all) {money})",
    "oneOf": "([at|of|for|it's|that's|so|which is|with] {money} (each|apiece|a month|per month|monthly|every month|a pop|a piece|per installment|per payment)|(payments of|installments of|instalments of|each|each one|each payment|each installment) [is|was|of|at] {money})",
    "ofEach": "(each|apiece|a piece|per piece|a pop|each one)",
    "perMonth": "(a month|per month|monthly|each month|every month|/month|/mo|a mo|month|per mo|mo)",
    "due": "(on|due|due on|due the|due on the|due every|is due|is due on|is due on the|it's due|it's due on|it's due on the|on the|every|comes out on|comes out on the|and due|due each month on|which is due|due by|payable on|payable on the|charged on|charged on the|that's due on|that's due|billed on|billed on the|and it's due on|and it's due on the|and is due on|due day|falls on|hits on|hits on the|due date|and due on|and due on the|the|goes out on the|goes out on|and goes out on the|and comes out on the|comes out every|goes out every|leaves my account on the|taken on the|is taken on the|debited on the|charged every|payable every|which comes out on the|which goes out on the|it comes out on the|it comes out on|and comes out on|it renews on|it renews on the|renews on|renews on the|renewing on the|and renews on the|billed every|billed monthly on the|paid on the|and paid on the|i pay it on the|to pay on the|due monthly on the|due each month on the|due every month on the|auto-pays on the|autopay on the|withdrawn on the|comes due on the|comes due the|and comes due on the|every month on the|each month on the|monthly on the|taken out on the)",
    "newBill": "(add|create|set up|register|log|record|save|new|please add|can you add|could you add|i want to add|i need to add|i'd like to add|track|enter|put in|put|make|note|i have|i've got|include|there's|we have|start tracking|set me up with|i've just taken out|i took out|i've signed up for|i've set up|register a|log a|book in) [a|an|the|my|new|another|our] [new] [recurring|monthly|fixed|regular]",
    "addIt": "((add|create|save|register|log|record|track|put|include|note|set|enter|please add|can you add|could you add) (it|that|this|them|that one) [please|up|in|down] [to my bills|to the bills|to my list|to my list of bills|as a bill|as a monthly bill|as a recurring bill|as a new bill|in my bills|on my bills|as recurring]|new bill|a new bill|as a new bill)",
    "card": "(on my card|on the card|on my credit card|on credit|on the credit card|with my card|on card|with my credit card|card|by credit card|on my visa|on my mastercard|credit card|on my amex|using my credit card|with the credit card|by card on credit)",
    "planVerb": "(set|set up|create|add|make|put|budget|plan|allocate|allot|set aside|i want to set|i want to budget|i want to create|give me|establish|start|let's set|please set|define|i'd like to set)",
    "reason": "[{reason}]",
    "ago": "[ago]",
    "allMoney": "(my finances|finances|my money|the money|my budget|the budget|budget|my balance|balance|my financial situation|financial situation|my financial summary|financial summary|finance summary|a financial summary|a finance summary|money situation|my money situation|my cash flow|cash flow|my summary|a summary|the summary|summary|my bottom line|my overview|financial overview|an overview|overview|my spending summary|a spending summary|spending summary|money summary|my financial picture|my accounts|my month|the month|my totals|my financial health|my finance|my spending overview|my wallet|the numbers|my numbers|money report|my financial report|finance report|finance overview|the summary for the year|summary for the year|yearly summary|annual summary|summary of the year|the year|monthly summary|my monthly summary|month summary|summary of the month|monthly report|month report|monthly overview|spending report|my outgoings|outgoings|my bank balance|bank balance|my net position|this month's numbers|the state of my finances|my finances overall)",
    "drink": "(beer|beers|wine|juice|soda|coke|coffee|coffees|tea|milk|vodka|whiskey|whisky|rum|gin|tequila|cocktail|cocktails|smoothie|smoothies|lemonade|energy drink|energy drinks|red bull|sprite|pepsi|champagne|liquor|shots|margarita|margaritas|milkshake|milkshakes|hot chocolate|kombucha|espresso|latte|lattes|cider|sake|gatorade|shake|protein shake|orange juice|apple juice|iced tea|root beer|ginger ale|bourbon|scotch|sangria|mimosa|mimosas)",
    "invest": "(emergency fund|savings|savings account|my savings|investments|investment|stocks|index fund|index funds|etf|etfs|retirement|retirement account|401k|ira|roth ira|brokerage|brokerage account|crypto|bitcoin|bonds|treasury|fund|funds|piggy bank|portfolio|vacation fund|college fund|rainy day fund|nest egg|robinhood|vanguard|fidelity|high yield savings|cd|house fund|down payment fund|travel fund|mutual fund)",
    "ifClause": "(if i|if we|what if i|say i|suppose i|supposing i|if (my|our|the) [monthly] (rent|mortgage|bills|council tax|electricity bill|power bill|salary|pay|hours|income|paycheck|wages|insurance|car payment|school fees|childcare|daycare|groceries|petrol|gas|fuel|rates|interest rate|interest rates|mortgage rate|premium) (went|goes|go|jumps|jumped|rises|rose|increases|increased|is cut|got cut|gets cut|were|was|dropped|drops|doubled|doubles))",
    "sink": "(sink|wreck|break|blow|bust|ruin|kill|hurt|tank|mess up|destroy|torpedo|screw up|fit|fit in|fit into|work with|bankrupt)",
    "affordable": "[would i|will i|do i|would|will|could i|can i|how much would i|how much will i|am i|how much] [still] (be ok|be okay|be fine|be over budget|be under budget|be in the red|be in the black|make it|go over|go over budget|have enough|have money|have any money|have anything left|have money left|be on budget|stay on budget|stay within budget|stay within my budget|afford it|afford that|be broke|have left|be left|fit|fit my budget|still fit|be alright|be all right|be over|end up in the red|be left with|run out of money|blow my budget|mess up my budget|be in the green|be in the clear|be in credit|end up ahead|come out ahead|finish in the black|stay under budget|come in under budget|come in over budget|be short|make rent|be able to pay the rent|have any left|be solvent|be skint|break even|be good|be covered|manage|get by) [for the month|this month|left|the budget|the month|at the end of the month|enough|left over|for rent|over]",
    "plan": "(put it down as planned|put that down as planned|put it as planned|log it as planned|mark it as planned|count it as planned|note it as planned|budget for it|budget for that|put that in my budget|put it in the budget|put that in the budget|add it to the budget|add it to my budget|add that to my budget|put it in my budget|in the budget|budget it|budget that|plan for it|put it on the budget|to the budget|to my budget|as a budget|include it in the budget)"
  },
  "intents": {
    "create_expense": {
      "isWrite": true,
      "required": [
        "actualAmount",
        "name"
      ],
      "questions": {
        "actualAmount": "How much was it?",
        "name": "What was it for?",
        "category": "Which category?",
        "date": "On which day?"
      },
      "sentences": [
        {
          "say": [
            "[i|we|i also|oh i|and i] [also|totally|completely] (forgot|forgot to|did forget to) (log|add|record|mention|enter|note|put in|put down|write down|register|tell you about|mention the) [about] <my> ['s] {purchase:name} [it|that|which] [was|cost|came to|for|of] {money}",
            "[i|we|i also|oh i|and i] [also|totally|completely] (forgot to|did forget to) (log|add|record|mention|enter|note|put in|put down|write down|register|tell you about) [the|that|a] {money} [i spent|i paid|spent] (for|on|at) <my> {purchase:name}"
          ],
          "weight": 12,
          "allows": [
            "negation"
          ]
        },
        {
          "say": [
            "<i> got (a|an) {money} {things} <card> {installments}"
          ],
          "weight": 9
        },
        {
          "say": [
            "[a|an|the|my|our] [new] {item} [in|for|over|split into|paid in|with] {installments} [of|at] {money} [each]",
            "[a|an|the|my|our] [new] {item} <card> [in|for|over|split into|paid in|with] {installments} [of|at] {money} [each]"
          ],
          "weight": 3
        },
        {
          "say": [
            "[the|my|our] {item} [was|came to|cost|were] {money:bare} (plus|and|with|+) [a|an|the] {money:tip} [for the|as a|for|of] tip [which made it|that's|so|makes|making it|that makes|for a total of|total of] [{money}] [altogether|all together|total|in total|all in|in all|all told|total paid]",
            "[the|my|our] {item} [was|came to|cost|were] {money:bare} (plus|and|with|+) [a|an|the|my] tip [which made it|that's|so|makes|making it|that makes|for a total of|total of] {money} [altogether|all together|total|in total|all in|in all|all told|total paid]",
            "<i> (paid|spent) {money:bare} (plus|and|with|+) [a|an|the] {money:tip} [for the|as a|for|of] tip (for|on|at) [the|a|my] {item} [{money}] [altogether|all together|total|in total|all in|in all|all told]"
          ],
          "weight": 9
        },
        {
          "say": [
            "[the|my|our] bank [just|has just|has] (charged|took|hit|stung|whacked|billed|docked|debited|dinged) [me|us] [with|for] [a|an] {money} [in|for|as] [a|an|some|the|my] {name:name}",
            "<i> (got|was|were|have been|just got) (charged|hit|stung|whacked|billed|docked|dinged) [with|for] [a|an] {money} [in|as|for] [a|an|some|the] (fee|fees|charge|charges)",
            "<i> (got|was|were|have been|just got) (charged|hit|stung|whacked|billed|docked|dinged) [with|for] [a|an] {money} [in|as|for] [a|an|some|the] {name:name} (fee|fees|charge|charges)"
          ],
          "set": {
            "category": "bills",
            "isFee": true
          },
          "weight": 12,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "<i> (paid|gave|sent|transferred|wired|venmoed|zelled|have paid|just paid) [my|the|our|a] {item:payee} {money} (for|to fix|to repair|to do|to look at|to sort out) {words:task}",
            "<i> (paid|gave|sent|transferred|wired|venmoed|zelled|have paid|just paid) {money} to [my|the|our|a] {item:payee} (for|to fix|to repair|to do|to look at|to sort out) {words:task}"
          ],
          "set": {
            "isTrade": true
          },
          "weight": 4
        },
        {
          "say": [
            "<i> (put|stuck|threw|chucked|bunged|popped|pumped|dumped|got|just put) [in] {money} [worth] [of] {item} (in|into) [the|my|our|his|her|mum's|dad's] {words:vehicle} [{number:model}]",
            "<i> (put|stuck|threw|chucked|bunged|popped|pumped|just put) [in] {money} [worth] of {item} [in]"
          ],
          "set": {
            "isRide": true
          },
          "weight": 9
        },
        {
          "say": [
            "<i> (got|grabbed|picked up|put in|ordered|got in) [another] {bigMoney} (of|worth of) {item}"
          ],
          "weight": 2
        },
        {
          "say": [
            "<i> (charged|put|swiped|stuck|threw) [a|an|the|my|our|some] [new] {money} {things}",
            "<i> (charged|put|swiped|stuck|threw) [a|an|the|my|our|some] [new] {things} [for|at|that was|it was|which was] {money}",
            "<i> (charged|put|swiped) {money}"
          ],
          "set": {
            "isCharged": true
          },
          "weight": 9
        },
        {
          "say": [
            "<i> (popped|nipped|popped out|nipped out|stopped|stopped off|stopped by|swung by|dropped by|dropped in|went|headed|headed out|called in|dashed|made a trip|did a run|made a run) [over|out|round|down|up] [to|into|in|by|at|for] [the|a|an|my|some] {item} <for> {money}",
            "<i> (popped|nipped|popped out|nipped out|stopped|swung by|dropped by|headed|called in|dashed) [over|out|round|down] [to|into|in|by|at|for] [the|a|an|my|some] {item} {money}"
          ],
          "weight": 3
        },
        {
          "say": [
            "(<record>) [a|an|my|this] [new] <expense> [of|for] ({money};<on> {name})",
            "(pop|put|stick|chuck|bung|whack|sling|get|jot|note|write|mark|log) [me] {money} (down|in) (for|as|on|under) [the|my|a|an|our|some] {name}",
            "(pop|stick|chuck|bung|whack|sling) [me] (down|in) {money} (for|as|on|under) [the|my|a|an|our|some] {name}"
          ],
          "weight": 11
        },
        {
          "say": [
            "<i> <spent> {money} <on> {name}",
            "<i> <spent> <on> {name} {money}",
            "(on|for|at) {name} (i|we) <spent> {money}",
            "{money} (i|we) <spent> <on> {name}",
            "<i> <spent> {money} <ago> <on> {name}",
            "<i> (made|had|did) (a|an|one) <expense> [of|for] {money} <on> {name}",
            "<i> (venmoed|venmo'd|zelled|zelle'd|paypaled|paypalled|cash apped|cashapped|paid|gave|sent|transferred|wired|tipped|slipped|handed|paid back|reimbursed) [my|the] {person:payee} {money} (for|towards|toward) [the|a|my|some|our|his|her] {name}",
            "<i> (venmoed|zelled|paypaled|paypalled|cash apped|cashapped|tipped) [my|the|our] {item} {money}",
            "<i> <spent> {money} (to get|to have|getting|having|on getting|on having) [my|the|our|a|some] {name} (fixed|repaired|serviced|cleaned|washed|mended|replaced|tuned|checked|painted|delivered|sharpened|altered|groomed|framed|cut|done|sorted|looked at|removed|installed|fitted|unblocked|shipped|printed|shortened)",
            "(it|that) cost (me|us) {money} to (get|have) [my|the|our|a|some] {name} (fixed|repaired|serviced|cleaned|washed|mended|replaced|tuned|checked|painted|delivered|altered|groomed|framed|cut|done|sorted|looked at|removed|installed|fitted|unblocked|shipped|printed)",
            "<i> (had|got) [my|the|our] {name} (fixed|repaired|cleaned|washed|mended|replaced|tuned|checked|painted|altered|groomed|framed|unblocked|looked at|installed|fitted) <for> {money}",
            "<i> <bought> {things} <for> {money}",
            "<i> <bought> (for|at) {money} {things}",
            "<i> <bought> {things} {bigMoney}",
            "<i> <bought> {things} {number:model} <for> {money}",
            "<i> (<bought>|<had>) [a|an] ({mass:amount}|{volume:amount}) [of|bag of] {name} <for> {money}",
            "<i> <had> {item} <for> {money}",
            "<i> <had> {item} {bigMoney}",
            "<i> <had> {number:count} {item} <for> {money}",
            "<i> <had> {name} <for> {spokenMoney}",
            "<i> <had> (a|an|the|my) {money} {item}",
            "<i> <bought> [a|an|the|some] {exactMoney} {things}",
            "<i> <bought> (a|an|the|my) {money} {things}",
            "<i> <bought> {exactMoney} (of|worth of) {name}",
            "<i> <spent> {name} {exactMoney}",
            "<i> <spent> (a|an|the|my) {money} {item}",
            "<record> [a|an|the|my|this] [<expense>] [of|for] ({money};<on> {name})",
            "<record> [a|an] {money} [reais|dollar|dollars|bucks] <expense> (for|on|of|at|from) [the|a|an|my|some] {name}",
            "<record> {money} {item}",
            "<record> [a|an] {exactMoney} [reais|dollar|dollars|bucks] {name} [<expense>]",
            "<record> [a|an|my|the] {name} <expense> [of|for|at|:] {money}",
            "[the|that|my|this|our|today's] {item} <was> {money}",
            "{name} <was> {spokenMoney}",
            "({money} (went to|went on|went into|gone on|down the drain on)) <on> {name}",
            "(there goes|there went|that's) {money} <on> {name}",
            "<expense> [of|for|:] ({exactMoney};<on> {item})",
            "<expense> [of|for|:] ({money};<on> {item})",
            "(it|that) cost me {money} <on> {name}",
            "{name} (cost me|set me back|ran me|cost us) {money}",
            "(my|our) (share|half|part) (of|for) [the|that] {item} <was> {money}",
            "<i> <spent> {money} (for|as|on) (my|our) (share|half|part) (of|for) [the|that] {name}",
            "{name} (run me|ran us|set us back|knocked me back|came to|stung me for) {money}"
          ]
        },
        {
          "say": [
            "{item} {money}",
            "{money} (on|for|at|in) [the|a|an|my|some] {item}",
            "{exactMoney} (on|for|at|in|to) [the|a|an|my|some] {name}",
            "{exactMoney} {item}",
            "{things} {spokenMoney}",
            "{item} ({mass:amount}|{volume:amount}) {exactMoney}",
            "[a|an] ({mass:amount}|{volume:amount}) of {item} [for|at|was|came to|cost] {money}",
            "[a|an] ({mass:amount}|{volume:amount}) of {name} [for|at|was|came to|cost] {spokenMoney}",
            "{bigMoney} {item}"
          ],
          "weight": -1
        },
        {
          "say": [
            "<i> <bought> {things} <for> {money} (at|from|on|in) {name:place}",
            "<i> <bought> {things} (at|from|on|in) {name:place} <for> {money}"
          ],
          "weight": -2
        },
        {
          "say": [
            "<i> <went> [the|a|an|my|some|our] {item} <purpose> <theBill> <costs> {money} <aim>",
            "<i> <went> [the|a|an|my|some|our] {item} <purpose> {exactMoney} [total|all in]",
            "<i> (had|called|called in|called out|hired|got|brought in|needed|booked|saw|used|took|rented|bought|ordered|replaced|fixed|renewed|grabbed|picked up|went for|did) [the|a|an|my|our|some|another] {item} [over|out|in|come|come over|come out|come by|round|around] <purpose> <theBill> <costs> {money} <aim>",
            "<i> (had|called|called in|called out|hired|got|brought in|needed|booked|saw|used|took|rented|bought|ordered|grabbed|picked up|went for|did) [the|a|an|my|our|some|another] {item} [over|out|in|come|come over|come out|come by|round|around] <purpose> {exactMoney} [total|all in|each]",
            "<i> (took|brought|drove|sent|dropped|left) {words} (to|at|for|in for|off at|off to|out to|out for) [the|a|an|my|our] {item} <purpose> <theBill> <costs> {money} <aim>",
            "<i> (took|brought|drove|sent|dropped) {words} (to|for|in for|off at|out to|out for) [the|a|an|my|our] {item} <purpose> {exactMoney}",
            "<i> (had|got) [the|a|an|my|our|some|new|a new] {item} (fixed|repaired|cleaned|washed|mended|replaced|tuned|checked|checked out|painted|altered|groomed|framed|unblocked|looked at|installed|fitted|put on|put in|done|serviced|sharpened|cut|colored|dyed|delivered|removed|changed|inspected|renewed|sorted|rotated|towed|steamed|polished|waxed|pressed|tailored|hemmed|resoled|rekeyed|resized|engraved|printed|developed) <purpose> <theBill> [<for>] {bigMoney} <aim>",
            "<i> (had|got) [the|a|an|my|our|some] {item} (fixed|repaired|cleaned|washed|replaced|checked|painted|put on|put in|done|serviced|cut|delivered|removed|changed|inspected|renewed|sorted|towed|installed|fitted) <purpose> <theBill> <costs> {money}",
            "[the|my|our|a] {item} (charged me|charged us|charged|billed me|billed us|billed|set me back|knocked me back|stung me for|took me for) {money} <aim>"
          ],
          "weight": 4
        },
        {
          "say": [
            "<i> (topped up|loaded|reloaded|recharged|refilled|put money on|added money to|charged up) [my|the] {item} [with|by|for|it was] {money}"
          ],
          "weight": 2
        },
        {
          "say": [
            "(log|record|note|add|put|enter|register|track|jot down|note down|put down) [a|an|the|my|some] ({exactMoney};[for|on|at] {purchase})"
          ],
          "weight": 8
        },
        {
          "say": [
            "[the|a|an|that|those|these] {item} (was|were|cost|costs|normally cost|is normally|are normally|was originally|were originally|usually costs|usually cost) {money:whole} [but|and] [i|we] [only] (got|paid|bought|grabbed|had) [it|them|it for|them for|only|just] [for|down to] {money} [with the discount|with a discount|with a coupon|on sale|after the discount]",
            "<i> (<bought>|got|grabbed|scored) [a|an|the|some|my] {money:whole} {item} for [only|just] {money} [with the discount|with a discount|with a coupon|on sale|after the discount]",
            "<i> (<bought>|got|grabbed|scored) [a|an|the|some|my] {item} (that was|which was|that were|which were|marked down from|reduced from|down from|priced at) {money:whole} (for|but paid|but i paid|but only paid|but it was) [only|just] {money}"
          ],
          "weight": 12
        },
        {
          "say": [
            "[the] {item} (was|came to|cost) {money:whole} [and] [we] (split|shared) [it|that] [{number:many}|between us|evenly|equally|two|three|four|five|six] [ways|way|of us] [and|so] [it was|that was|i paid|came to|my share was|each paid] {money} [each|for me|a head|per person|apiece|a person]"
          ],
          "weight": 10
        },
        {
          "say": [
            "<i> (sent|gave|transferred|wired|paypaled) [the|my|our] {item} {money}"
          ],
          "weight": 1
        },
        {
          "say": [
            "(the|my|our) {item} (cost|came to) [me|us] {money}"
          ],
          "after": [
            "record_metric",
            "create_expense"
          ],
          "weight": 14
        },
        {
          "say": [
            "[another] {bigMoney} (on|for) [the|a|an|my|some] {name}"
          ],
          "after": [
            "create_expense"
          ],
          "weight": -2
        },
        {
          "say": [
            "<i> (spent|dropped|blew|paid) (a fortune|a lot|a ton|a bunch|so much|too much|way too much|a bomb|loads|an arm and a leg) (at|on|for|in) [the|a|my|some] {name} [it was|that was|came to|it came to] {money}"
          ],
          "weight": 4
        },
        {
          "say": [
            "{number:count} {item} [for|came to|were] {bigMoney} (total|in total|altogether|all together|all told|for all|for both|for the lot)"
          ],
          "weight": 3
        },
        {
          "say": [
            "'s {item} (was|were|cost|costed|came to|ran me|set me back) {money}",
            "(i|we) pay {money} (for|on|in|at) [the|a|my] {item}"
          ],
          "set": {
            "needsDay": true
          },
          "weight": 11
        },
        {
          "say": [
            "[the|my|our] {item} (stung|rinsed|skinned|billed) (me|us) [for] {money}"
          ],
          "weight": 11,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "<expense> {item} (amount|total|value|price|cost) {money} [date|on]",
            "<expense> {item} [date] (amount|total|value|price|cost) {money}"
          ],
          "weight": 8
        },
        {
          "say": [
            "[another] [the|a|some] {bigMoney} (on|for|at|in|from) [the|a|an|my|some] {item}",
            "[the|my] {item} (for|at|that was|which was) {bigMoney}"
          ],
          "after": [
            "create_expense"
          ],
          "weight": 1
        },
        {
          "say": [
            "<i> <bought> (to|for) {words:why} {things} <for> {money}",
            "<i> <bought> {things} <for> {money} (to|for) {words:why}",
            "<i> <bought> {things} (to|for) {words:why} <for> {money}"
          ],
          "weight": -2
        },
        {
          "say": [
            "<i> (got|bought|stood|shouted|paid for) [us|everyone|everybody|the lads|the girls|the team|the table] (a|the|another|my) round [in] [(at|down) [the] {words}] [for|was|came to|,] {money}"
          ],
          "set": {
            "name": "Round",
            "category": "entertainment"
          },
          "weight": 4
        },
        {
          "say": [
            "<i> (spent|dropped|blew) {money} (just|only) on {things}"
          ],
          "weight": 1
        },
        {
          "say": [
            "[the|my] {item} (ate|swallowed) {money} (of mine|of my money|of my pay|of my paycheck|of my wages)"
          ],
          "set": {
            "isTaken": true
          },
          "weight": 2
        },
        {
          "say": [
            "<i> (gave|sent|slipped|handed|venmoed|wired) [my|the|our] {person:recipient} {money} (for|on) [his|her|their|the] {words:occasion}",
            "<i> (gave|sent|slipped|handed|venmoed|wired) {money} to [my|the|our] {person:recipient} (for|on) [his|her|their|the] {words:occasion}"
          ],
          "set": {
            "isGift": true,
            "category": "gifts"
          },
          "weight": 6
        },
        {
          "say": [
            "<i> (<bought>|got|grabbed|had) {number:count} {things} [for|at|@|,] {money} <ofEach>",
            "<i> (<bought>|got|grabbed) {number:count} {things} (for|to) {words:aim} (for|at|@|,) {money} <ofEach>",
            "<i> (<bought>|got|grabbed|had) {number:count} {things} [,|and] (each|each one|each of them) [was|cost|cost me|came to|for|at|set me back] {money}"
          ],
          "set": {
            "isEach": true
          },
          "weight": 2
        },
        {
          "say": [
            "{number:count} {things} [,] (each|each one) [was|cost|for|at] {money}",
            "{number:count} {things} [for|at|@|,] {money} <ofEach>"
          ],
          "set": {
            "isEach": true
          }
        },
        {
          "say": [
            "<i> (<bought>|got|grabbed|had) [a|an|some|the] {item:first} {things:second} [and|plus] {things:last} [for|it was|came to|all for|that was|total|it came to] {bigMoney}"
          ],
          "set": {
            "isList": true
          },
          "weight": -1
        },
        {
          "say": [
            "{item:first} {item:second} [and|plus] {item:last} [for|came to|was|were] {bigMoney}"
          ],
          "set": {
            "isList": true
          },
          "weight": -4
        },
        {
          "say": [
            "[my|the|our] [old] {item} (cracked|broke|died|gave out|tore|ripped|wore out|quit|quit working|stopped working|broke down|blew out|went flat|leaked|fell apart|ran out|got lost|was broken|was dead) [so|and] [i|we] (had it fixed|got it fixed|had it repaired|got it repaired|replaced it|bought a new one|bought another one|bought another|got a new one|got another one|had to replace it|had to buy a new one|had to buy another one|had to get a new one|bought new ones|bought some more|had to fix it) [for|it was|it cost|that was|cost me|which was|it came to|that cost] {money}"
          ],
          "weight": 8
        },
        {
          "say": [
            "<i> (took|treated|invited) {words} (to|out to|out for|for) lunch [it was|it came to|and it was|that was|and paid|and spent|cost me] {money}"
          ],
          "set": {
            "name": "Lunch",
            "category": "food"
          },
          "weight": 8
        },
        {
          "say": [
            "<i> (took|treated|invited) {words} (to|out to|out for|for) dinner [it was|it came to|and it was|that was|and paid|and spent|cost me] {money}"
          ],
          "set": {
            "name": "Dinner",
            "category": "food"
          },
          "weight": 8
        },
        {
          "say": [
            "<i> (split|shared|went halves on|went in on) [the|a|an] {item} [(with|between|among) {words}] [and] [my share|my half|my part|my bit|it|that|mine|i] (was|came to|cost me|cost|paid|ended up at|each paid) {money} [each]",
            "[the] (my|our) (share|half|part|bit|portion|third|cut) (of|for) [the|that|our|a] {item} (was|came to|cost|worked out to|worked out at|cost me|set me back) {money}",
            "<i> (paid|chipped in|put in|covered|threw in) {money} (for|as|on|of|toward|towards) (my|our) (share|half|part|bit|portion|third) (of|for|on) [the|that|our|a] {name}",
            "[the|my|our] {item} (was|were|came to|cost|ran) {money:whole} (but|and|though) [my] {name:other} (paid|covered|got|paid for|chipped in|took|put in) [for] (half|his half|her half|their half|half of it|his share|her share|their share|part of it) [so|and] [it was|that's|that was|it's|i paid|my share was|my half was|i only paid] {money} [for me|on me|on my end|for my half|for my share|from me|me]",
            "<i> split [the|a|our] {money:whole} {item} with {words} [and] (my share|my half|my part|my bit) (was|came to|is) {money}",
            "[the] {item} (bill|tab|check) (was|came to) {money:whole} [but|and] [i|my share|my half] [only|just] (paid|was|put in|covered|came to) {money}",
            "[the] (bill|tab|check) (at|for|from) [the] {item} (was|came to) {money:whole} [but|and] [i|my share|my half] [only|just] (paid|was|put in|covered|came to) {money}"
          ],
          "weight": 8
        },
        {
          "say": [
            "<i> (put|loaded|added|stuck|popped|charged) {money} [more] (on|onto|to|into) [my|the] <pass>",
            "{money} [top up|topup|reload] (on|onto|for|to) [my|the] <pass>"
          ],
          "set": {
            "name": "Transit card top-up",
            "category": "transport"
          },
          "weight": 8
        },
        {
          "say": [
            "<i> (topped up|loaded|reloaded|recharged|refilled|put money on|put credit on|added credit to) [my|the] <phone> [credit] [with|by|for|it was] {money}",
            "<i> (put|loaded|added|stuck|popped) {money} [of|in] [credit|phone credit] (on|onto|to) [my|the] <phone>"
          ],
          "set": {
            "name": "Phone credit top-up",
            "category": "bills"
          },
          "weight": 8
        },
        {
          "say": [
            "<i> (donated|gave|pledged|contributed) {money} to [the|a|my|our] {name}"
          ],
          "set": {
            "category": "gifts"
          },
          "weight": 4
        },
        {
          "say": [
            "{money} [in] cash (to|for|on|at) [the|a|my|our] {item}",
            "{money} in cash (to|for|on|at) [the|a|my|our] {name}",
            "<i> <spent> {money} [in] cash (to|for|on|at) [the|a|my|our] {name}"
          ],
          "set": {
            "paymentMethod": "cash"
          },
          "weight": 4
        },
        {
          "say": [
            "<i> (bought|got|ordered|picked up|grabbed|purchased) [my|the|our] {person:recipient} (a|an|some|the|new|another|two|a new|a pair of|a set of) {things} [for|it was|cost|which was|which cost|it cost|that was] {money}"
          ],
          "weight": 3
        },
        {
          "say": [
            "<i> (<spent>|lost|wasted|blew) {duration:lost} (and|plus) {money} (at|on|in) [the|a|my] {name}",
            "<i> (<spent>|lost|wasted|blew) (the morning|the afternoon|the whole morning|the whole afternoon|the day|all day|half the day|an hour|hours) (and|plus) {money} (at|on|in) [the|a|my] {name}"
          ],
          "weight": 12
        },
        {
          "say": [
            "<i> <spent> {money} <on> {item} with {words}",
            "<i> <had> {purchase} (for|was|cost|it was|it cost|that was) {money} (at|from|on|in|near|with|after|before|by|during) {words}",
            "<i> <had> {item} (at|from|on|in|near|with|after|before|by|during) {words} [<for>] {exactMoney}",
            "{item} (at|from) {name:place} [<was>] {bigMoney}",
            "{item} [<was>] {bigMoney} (at|from) {name:place}"
          ],
          "weight": -2
        },
        {
          "say": [
            "<i> (filled up|gassed up|fueled up|filled up the tank|filled the tank|got gas|filled up the car|filled up my car|put gas in the car|put gas in my car|topped up the tank) [for|it was|cost|paid|with|that was|it cost|and paid|and spent|spent|it cost me|cost me] {money}"
          ],
          "set": {
            "name": "Gas",
            "category": "transport"
          },
          "weight": 3
        },
        {
          "say": [
            "<i> (had lunch|ate lunch|grabbed lunch|got lunch|went out for lunch|went for lunch) [out] [with {name:companion}] [at {name:place}] [for|it was|cost|paid|spent|that was|it cost|and paid|and spent|it came to|came to|it cost me|cost me] {money}"
          ],
          "set": {
            "name": "Lunch",
            "category": "food"
          },
          "weight": 3
        },
        {
          "say": [
            "<i> (had dinner|ate dinner|grabbed dinner|got dinner|went out for dinner|went for dinner|dined out|ate out|dined) [out] [with {name:companion}] [at {name:place}] [for|it was|cost|paid|spent|that was|it cost|and paid|and spent|it came to|came to|it cost me|cost me] {money}"
          ],
          "set": {
            "name": "Dinner",
            "category": "food"
          },
          "weight": 3
        },
        {
          "say": [
            "<i> (had breakfast|ate breakfast|grabbed breakfast|got breakfast|went out for breakfast|went for breakfast) [out] [with {name:companion}] [at {name:place}] [for|it was|cost|paid|spent|that was|it cost|and paid|and spent|it came to|came to|it cost me|cost me] {money}"
          ],
          "set": {
            "name": "Breakfast",
            "category": "food"
          },
          "weight": 3
        },
        {
          "say": [
            "<i> (got a haircut|got my hair cut|had my hair cut|cut my hair) [for|it was|cost|paid|spent|that was|it cost|and paid|and spent|it cost me|cost me] {money}"
          ],
          "set": {
            "name": "Haircut",
            "category": "other"
          },
          "weight": 3
        },
        {
          "say": [
            "<i> (parked|parked the car|parked downtown) [for|it was|cost|paid|spent|that was|it cost|and paid] {money}"
          ],
          "set": {
            "name": "Parking",
            "category": "transport"
          },
          "weight": 3
        },
        {
          "say": [
            "<i> (got|had|saved|was given) {money:discount} (off|off of|knocked off) <my> {item} [,|and|but|so] [i|we] (ended up paying|paid|ended up spending|spent|only paid|paid only|it came to|it was|so it was|it cost me) [only|just] {money} [in the end|in total|total|instead]",
            "<i> (got|bought|grabbed|picked up|ordered) {things} {money:discount} off [,|and|but|so] [i|we] (ended up paying|paid|ended up spending|spent|only paid|paid only) [only|just] {money} [in the end|in total|total|instead]"
          ],
          "weight": 12
        },
        {
          "say": [
            "<i> (spent|dropped|blew|shelled out|paid|forked over|splurged|put down) {money}",
            "<record> [a|an|my] [new] <expense> [of|for|:] {money}",
            "<record> [a|an] {money} <expense>"
          ],
          "weight": -2
        },
        {
          "say": [
            "<i> (spent|paid)",
            "<record> [a|an|my] [new] (expense|purchase)",
            "<i> (spent|blew|dropped) (money|some money|a lot|a lot of money|too much|a fortune|some cash|a bunch|a ton|way too much|so much|so much money)",
            "i (had|have) (an expense|a new expense|a purchase)"
          ],
          "weight": -2
        },
        {
          "say": [
            "(it|that|this one) [all] (was|came to|came out to|cost|cost me|cost us|set me back|ran me) {spokenMoney}",
            "(came to|came out to|cost me|set me back|ran me) {spokenMoney}"
          ],
          "set": {
            "isAlone": true
          },
          "weight": -2
        },
        {
          "say": [
            "<i> (bought|purchased|ordered|grabbed|picked up|got|got myself|just bought) [a|an|the|some|another|my|this] ({mass:amount}|{volume:amount}) [of] {item}"
          ],
          "weight": -1
        },
        {
          "say": [
            "<i> (spent a fortune|dropped a fortune|blew a fortune|spent loads|spent money|blew money|dropped money|spent some money|spent|splurged|blew some cash|spent a lot|spent a bunch|spent a ton) <on> {item}",
            "<record> [a|an|my|the] {item} <expense>",
            "<record> [a|an] <expense> <on> {item}",
            "<i> (bought|purchased|just bought|ordered) {item}",
            "<i> paid for {purchase}"
          ],
          "weight": -2
        },
        {
          "say": [
            "<i> (<bought>;{things}) [for|at] {money} [split|spread] [into|in|over] (<card>;{installments})",
            "<i> (<bought>;{things}) (<card>;{installments}) [of|for|at] {money}",
            "<i> <spent> {money} <on> {name} (<card>;{installments})",
            "<i> (<bought>;{things};{installments}) [of|at|for] {money} <card>",
            "<i> <bought> {things} in {number:times} of {money} <card>"
          ],
          "set": {
            "isInstalment": true
          },
          "weight": 4
        },
        {
          "say": [
            "<i> <paidWork> {money} to [my|the|our|a] {item:payee} (who|that) {anything}"
          ],
          "set": {
            "isTrade": true,
            "isPaidForWork": true
          },
          "weight": 4,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "<i> <meant> {money:whole} [(on|at|for) [the|a|my] {words}] [,] <butSpent> {money} (on|at|for) [the|a|my] {item}",
            "<i> <meant> {money:whole} (on|at|for) [the|a|my] {item} [,] <butSpent> {money}",
            "<i> <meant> {money:whole} [,] <butSpent> {money} (on|at|for) [the|a|my] {item}"
          ],
          "weight": 12,
          "allows": [
            "wish",
            "future",
            "others",
            "conditional"
          ]
        },
        {
          "say": [
            "<i> (<bought>|got|picked up|ordered|grabbed) {things} [split|spread|paid] (<card>;[into|in|over] {installments}) (<wholeOf>|<oneOf>)",
            "<i> (<bought>|got|picked up|ordered|grabbed) {things} <wholeOf> [split|spread|paid] (<card>;[into|in|over] {installments})",
            "[new] {item} [split|spread|paid] (<card>;[into|in|over] {installments}) (<wholeOf>|<oneOf>)",
            "[<i> (<bought>|got|grabbed)] {number:count} [new] {item} [for|at|,] {money} [split|spread|paid|financed] (<card>;[into|in|over|across] {installments})",
            "[new] {item} <wholeOf> [split|spread|paid] (<card>;[into|in|over] {installments})",
            "[a|the|my] [new] {item} [for|at|,] {money} [split|spread|paid|financed] (<card>;[into|in|over|across] {installments})"
          ],
          "set": {
            "isInstalment": true
          },
          "weight": 6
        },
        {
          "say": [
            "[every month|each month] <i> (spend|usually spend|normally spend|budget|set aside|allocate|put aside) {money} [<perMonth>] <on> {name} [<perMonth>] <plan>",
            "[every month|each month] <i> (budget|set aside|allocate|put aside) {money} <perMonth> <on> {name}",
            "(can you|could you|would you|let's|let us|please) [please] (budget|set aside|allocate|put aside|plan) {money} <perMonth> <on> {name} [please|for me]",
            "<planVerb> [a|an|my|the] [monthly] [{money}] [<perMonth>] [monthly] (budget|limit|cap|spending limit|spending budget) [of|for|on] ({money} [<perMonth>];[for|on|of|to] {name}) [<perMonth>]",
            "<planVerb> [a|an|my|the] [monthly] {money} [<perMonth>] [monthly] (budget|limit|cap|spending limit|spending budget) [of|for|on] [for|on|of|to] {name} [<perMonth>]",
            "<planVerb> [a|an|my|the] {name} (budget|limit|cap) [of|to|at|for] {money} [<perMonth>]",
            "(budget|allocate|set aside|plan|allot) {money} [<perMonth>] (for|on|to|towards|toward) {name} [<perMonth>]",
            "(my|the) {name} (budget|limit) (is|should be|will be) {money} [<perMonth>]",
            "(my|the) (budget|limit) for {name} (is|should be|will be) {money} [<perMonth>]",
            "[monthly] (budget|limit) [of|for] ({money};[for|on] {name}) [<perMonth>]",
            "[a|an] {money} [<perMonth>] [monthly] (budget|limit|cap) (for|on) {name} [<perMonth>]",
            "<planFor> {money} [<perMonth>] (in|into|to|on|from) <ourBudget> (for|on|towards|toward) {name} [<perMonth>]",
            "<planFor> {money} [<perMonth>] (for|on|towards|toward) {name} (in|into|to|on) <ourBudget>",
            "(budget|set aside|plan|allocate|allot|allow|earmark|reserve|let's budget|let's set aside|let's allocate|i want to budget|i'd like to budget|i want to set aside) {money} <perMonth> (for|on) {name} [<plan>]",
            "<planFor> {name} (in|into|to|on) <ourBudget> (at|for|with|as) {money} [<perMonth>]",
            "(in|on|for) <ourBudget> [,] [please] <planFor> {money} [<perMonth>] (for|on|towards|toward|to) {name}",
            "(in|on) <ourBudget> [,] {name} (should be|is|gets|will be) {money} [<perMonth>]",
            "(give|assign) {name} {money} [<perMonth>] (in|on) <ourBudget>",
            "{money} <perMonth> (for|on|towards) {name} (in|on|to|into) <ourBudget>",
            "{money} <perMonth> (for|on|towards) {name} [,] <plan>",
            "[about|around] {money} [or so] <perMonth> (goes|go|gets spent|is spent|going) (on|to|towards|into) {name} [,] [so|and] <plan>",
            "(every month|each month|monthly) [about|around] {money} [or so] (goes|go|gets spent|is spent) (on|to|towards|into) {name} [,] [so|and] <plan>",
            "(my|our|the) monthly (budget|limit|cap|spending limit) (for|on) {name} (is|should be|will be|is going to be) {money}",
            "[i want to|i'd like to|let's|i need to|please] (cap|limit|keep) [my] {name} [spending] (at|to|under|below) {money} <perMonth>",
            "(i want to|i'd like to|let me|let's) spend (no more than|at most|up to|less than) {money} <perMonth> <on> {name}"
          ],
          "set": {
            "isPlan": true,
            "isRecurring": true
          },
          "weight": 6,
          "allows": [
            "wish",
            "negation"
          ]
        }
      ]
    },
    "update_expense": {
      "isWrite": true,
      "required": [
        "expenseRef"
      ],
      "questions": {
        "expenseRef": "Which expense?"
      },
      "sentences": [
        {
          "say": [
            "<change> <my> {item} [<entry>] [amount] [from {money:oldAmount}] (to|as|at|=) {money}",
            "<change> <my> {name} <entry> [amount] [from {money:oldAmount}] (to|as|at|=) {money}",
            "<change> <my> {item} [<entry>] [of|for] [{money:oldAmount}] (to|as|at) {money}",
            "<change> <my> (amount|price|value|cost) (of|on|for) <my> {item} [<entry>] [from {money:oldAmount}] (to|as|at) {money}",
            "<change> <my> {money:oldAmount} <entry> [on|for|at|from] [the] {name} (to|as) {money}",
            "<change> <my> {money:oldAmount} {item} [<entry>] (to|as) {money}",
            "<change> <my> <entry> [on|for|at|from|of] [the] {name} [from {money:oldAmount}] (to|as) {money}",
            "<my> {purchase} [<entry>] (were actually|was only|actually were|was actually|actually was|actually cost|should be|should have been|was really|is actually|actually came to) {money} [(not|instead of|rather than) {money:oldAmount}]",
            "<my> {purchase} [<entry>] (was|were|cost|came to|came out to|is|should be|should have been|should say) [actually|really|only] {money} [and|it was|and it was] (not|instead of|rather than) {money:oldAmount} [<fixIt>]",
            "<my> {purchase} [<entry>] (was|were|cost|came to|came out to|is|should be) [actually|really|only] {money} <fixIt>",
            "<my> {name} <entry> (should be|should have been|should say|should read|was actually|is actually|actually was) [only] {money} [(not|instead of|rather than) {money:oldAmount}] [<fixIt>]",
            "<my> {name} <entry> (is|was|'s) (wrong|off|incorrect|not right) [it|that] (was|should be|should have been|should say|is|came to|cost) [actually|only|really] {money} [(not|instead of|rather than) {money:oldAmount}] [<fixIt>]",
            "<change> <my> {name} <entry> [it|that] (should be|should have been|should say|was|was actually|is|came to) [actually|only] {money} [(not|instead of|rather than) {money:oldAmount}]",
            "<change> <my> {purchase} [it|that] (should be|should have been|should say|was actually) [only] {money} [(not|instead of|rather than) {money:oldAmount}]",
            "(make|set|put) <my> {purchase} [<entry>] [to|at|as] {money} (instead of|not|rather than) {money:oldAmount}",
            "(it|that) (wasn't|was not) {money:oldAmount} (for|on|at) <my> {purchase} [it|that|but] [was|it was] {money} [<fixIt>]",
            "<my> {purchase} [<entry>] (was|were|cost|came to) {money} [but|and|i] <loggedIt> [it as|it down as|it in as|down] {money:oldAmount} [by mistake|by accident] [<fixIt>]",
            "<my> {purchase} [<entry>] (wasn't|was not|weren't|didn't cost|isn't) {money:oldAmount} [but] [it|that|they] (was|were|cost|came to|is|it was|but) {money} [<fixIt>]",
            "<loggedIt> <my> {purchase} [<entry>] [in|down] (as|at|for|with|in as|down as|is) {money:oldAmount} (but|when|and|though|only|it should be|should be|actually) [it|that|they] [actually|really|only] (was|were|came to|cost|should be|is|should have been|was actually) {money} [<fixIt>]",
            "<loggedIt> {money:oldAmount} (for|on|under) <my> {purchase} [<entry>] (but|when|and|though|it should be|should be|actually) [it|that|they] [actually|really|only] (was|were|came to|cost|should be|is|should have been) {money} [<fixIt>]",
            "(the|that) (right|correct|real|actual|exact) (amount|total|price|figure|value|number) (for|of|on) <my> {purchase} (is|was|should be|came to) {money} [(not|instead of|rather than) {money:oldAmount}] [<fixIt>]",
            "(i got|i put|i typed|i entered|i logged) <my> {purchase} [<entry>] [amount] (wrong|in wrong|down wrong|incorrectly) [it|that] (was|should be|is|came to|cost) {money} [(not|instead of|rather than) {money:oldAmount}]",
            "(i made a mistake|i messed up|i slipped up|there's a mistake|there's an error) (on|with|in|about) <my> {purchase} [<entry>] [it|that] (was|should be|is|came to|cost) {money} [(not|instead of|rather than) {money:oldAmount}]",
            "(actually|oops|whoops|wait|no wait|sorry|hang on|my mistake|correction) <my> {purchase} [<entry>] (was|were|cost|came to|came out to) [actually|only|really] {money}",
            "(correction|i made a mistake|i was wrong|my mistake|my bad|i messed up|sorry|that's wrong) [the|on the|about the|with the] {purchase} [<entry>] (was|cost|came to|should be|is) [actually|really] {money} [(not|instead of|rather than) {money:oldAmount}]"
          ],
          "weight": 7,
          "allows": [
            "negation",
            "wish"
          ]
        },
        {
          "say": [
            "(move|file|put|categorize|categorise|reclassify|recategorize|tag|mark|count) <my> {purchase} [<entry>] (to|as|into|under|in) [the] {category} [category]",
            "<my> {purchase} [<entry>] (should be|belongs|goes|should go|should be filed|should count|counts) (under|in|as|to) [the] {category} [category] [not {words}] [<fixIt>]",
            "<change> <my> {name} [<entry>] [category] (to|as|into|under) [the] {category} [category]",
            "<change> <my> category (of|on|for) <my> {name} [<entry>] (to|as) {category}"
          ],
          "weight": 8,
          "allows": [
            "wish"
          ]
        },
        {
          "say": [
            "<change> <my> date (of|on|for) <my> {name} [<entry>] to {date:newDate}",
            "<change> <my> {item} [<entry>] to {date:newDate}",
            "<change> <my> {name} <entry> to {date:newDate}",
            "<my> {purchase} [<entry>] was actually [on] {date:newDate} [not [on] {date:oldDate}] [<fixIt>]",
            "<my> {purchase} [<entry>] (was|happened) [on] {date:newDate} [and] not [on] {date:oldDate} [<fixIt>]",
            "<my> {purchase} [<entry>] (wasn't|was not) [on] {date:oldDate} [but|it was] [on] {date:newDate} [<fixIt>]",
            "<my> {purchase} [<entry>] was [on] {date:newDate} <fixIt>",
            "(move|shift|put|push) <my> {item} [<entry>] (to|on) {date:newDate}"
          ],
          "weight": 8,
          "allows": [
            "negation"
          ]
        }
      ]
    },
    "delete_expense": {
      "isWrite": true,
      "required": [
        "expenseRef"
      ],
      "questions": {
        "expenseRef": "Which expense should I delete?"
      },
      "sentences": [
        {
          "say": [
            "<my> [{money}] {purchase} [<entry>]",
            "<my> {money} (for|on|at|from) <my> {purchase} [<entry>]"
          ],
          "after": [
            "delete_expense"
          ],
          "weight": 8
        },
        {
          "say": [
            "<slipped> <delete> <my> {name} <entry> [of|for] [{money}] <reason>",
            "<slipped> <delete> <my> [last|latest] <entry> [of] [{money}] [on|for|at|from|to|of] [the|a|an|my] {name} <reason>",
            "<slipped> <delete> <my> {money} <entry> [on|for|at|from|to] [the|a|an|my] [{name}] <reason>",
            "<slipped> <delete> <my> {money} {item} [<entry>] <reason>",
            "<slipped> <delete> <my> {money} (for|on|at) {name} <reason>",
            "<slipped> <delete> <my> [duplicate] {money} [that] [i] (logged|put in|put down|entered|added|recorded|typed in) (for|on|at|under) [the|a|my] {name} <reason>",
            "<slipped> <delete> <my> (duplicate|duplicated|double|second|extra) {money} (for|on|at|from) [the|a|my] {name} <reason>",
            "<slipped> <delete> <my> [last|latest|most recent] <entry>",
            "<slipped> <delete> <my> {purchase} [of|for] [{money}] [from my expenses|from the list|from expenses|from my list|from the log] <reason>"
          ],
          "weight": 5,
          "allows": [
            "negation",
            "almost",
            "others",
            "reported",
            "hypothetical"
          ]
        },
        {
          "say": [
            "(the|that|my|this|those|these) [{money}] {purchase} [<entry>] <reason> <takeOut>",
            "(the|that|my|this) {money} (for|on|at|from) [the|a|my] {purchase} <reason> <takeOut>",
            "i (logged|entered|added|recorded|put in|put) [the|that|my|this] {purchase} [<entry>] [in|down] (twice|two times|by mistake|by accident|in error|again) <takeOut>",
            "(there are|there's|i have|i see|i've got|you have) {number:count} {purchase} [<entry>] [entries] [logged|in there|the same] <takeOut>",
            "[the|that|my|this] {purchase} [<entry>] (is|was|got|is in there|is listed|went in|shows up|is on there) [logged|entered|recorded|in there] (twice|a duplicate|duplicated|doubled|two times|by mistake|in error) <takeOut>"
          ],
          "weight": 9,
          "allows": [
            "negation",
            "almost",
            "others",
            "reported",
            "wish"
          ]
        }
      ]
    },
    "get_expenses": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "<howMuch> <spend> [on|for|at|in|to|into] {category} [and [on|for] {category:other}]",
            "<howMuch> [on|for|in|to] {category} <spend>",
            "<howMuch> (on|for) {category}",
            "what's the damage (on|for) {category} [so far]",
            "<howMuch> (did|does|has|have) [my|the|our] {category} [has|have] (cost|costed|set me back|set us back|come to|run) [me|us]",
            "<howMuch> (did|do|have) (i|we) [spend|spent|pay|paid] (on|for) [the|my|our] {category}",
            "<howMuch> (money|of my money) <spend> [on|for|to] {category}",
            "<show> (what|how much) i (spent|spend|have spent) (on|for|at|in) {category}",
            "<show> [my] {category} (spending|expenses|expense|costs|purchases|bills|cost|budget|total|spend)",
            "<show> [my] (spending|expenses|purchases|expense|costs) [on|for|in|at] {category}",
            "[my] {category} (spending|expenses|costs|total|spend)",
            "(spending|expenses) [on|for|in] {category}",
            "<howMuch> (is|was|were|are) my {category} [spending|expenses|costs|total]",
            "<howMuch> (was|were) [my|the] {category} [spending|expenses|costs|total]"
          ],
          "isLoose": true,
          "weight": 2
        },
        {
          "say": [
            "<spend> (too much|a lot|much) [on|for] {category}"
          ],
          "isLoose": true,
          "isAsked": true,
          "weight": 2
        },
        {
          "say": [
            "<show> (expenses|purchases|spending|transactions|my expenses|my purchases|recent expenses|my spending|my transactions)",
            "what (did i buy|did i spend on|did i spend my money on|have i bought|did i spend money on|have i been buying|have i been spending on|i bought|am i spending on|have i spent on|did i purchase|did we buy|did i log|have i logged|did i pay for)",
            "<show> (everything|all|the things|whatever|all the things|what) (i bought|i've bought|i spent money on|we bought|i paid for|i purchased)",
            "(what|where) (did i spend the most|do i spend the most|did i spend most|am i spending the most) [on|money on]",
            "where (did my money go|is my money going|does my money go|did the money go|did all my money go|has my money gone|am i spending|am i spending the most|do i spend the most|did i spend)",
            "(list of|list) [my] (expenses|purchases|transactions)",
            "[all] [my] (expenses|purchases|transactions)"
          ],
          "isLoose": true
        }
      ]
    },
    "get_incomes": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "<howMuch> <income> [in income|money|income|cash]",
            "<howMuch> (income|money) (did i|have i|came in|do i have|i) [have|had|get|make|earn|received]",
            "<howMuch> (was|is|were) [my] (income|earnings|salary|pay|paychecks|paycheck)",
            "<show> [my] (income|incomes|earnings|revenue|paychecks|deposits|salary|money in)",
            "[<show>] [my|all|the] (incoming money|incoming payments|money received|money coming in|money that came in|income list|list of income|list of incomes|income breakdown|breakdown of income|itemized income|itemised income|inflows) [itemized|itemised|one by one|broken down|item by item|in detail]",
            "[my|all] (income|incomes|earnings)",
            "(did|has|have) [my] (salary|paycheck|pay|income|money|any money) (arrive|come in|arrived|come|hit|land|landed|drop|came in)",
            "(did i get|have i been|was i) paid",
            "(everything|all) [that] i (earned|made|received|got paid|brought in)",
            "what [money] (did i earn|did i make|did i bring in|did i take in|came in|have i earned|i earned|have i made)"
          ],
          "isLoose": true,
          "weight": 1
        }
      ]
    },
    "get_finance_summary": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "(did i|have i|did we|have we) [already] (spend|spent|blown|burned through|gone through) (more than|over|above|less than|under) {money} [in total|all told]",
            "(have i|have we|did i|did we) [already] (gone over|passed|topped|exceeded|gone past|go over|hit) {money} [in spending|in expenses|spent|of spending]"
          ],
          "isAsked": true,
          "weight": 3
        },
        {
          "say": [
            "[my] (spending|spend|outgoings|total outgoings)",
            "<show> <allMoney> (looking|doing|going|holding up|shaping up|like)",
            "(give me|show me|i need|can i get|could i get|can i have|i'd like|i want|do) [a|the|my] (breakdown|summary|rundown|recap|overview|roundup) [of|for|on] [my|the] [finances|money|spending|month|expenses|year|numbers]",
            "(what's|what is|how much is|how much's) [still] left (of|in|from|on) [my|the] (budget|money|month|salary|pay|paycheck|wages|allowance)",
            "(how are we|how are things|where am i|where do i stand|where are we|how do i stand) (financially|money wise|moneywise|with money|on money|on the money front|on the budget)",
            "what's the damage",
            "am i (on track|on target|on course|doing ok|doing okay|doing well|sticking) (with|to) [my|the] (budget|spending|money|finances)"
          ],
          "isLoose": true,
          "weight": 1
        },
        {
          "say": [
            "(can i|could i|can we|am i able to|would i be able to) [still|really|actually|even] afford {anything}",
            "(can|could) (i|we) [still|really|actually|even] (swing|manage|handle|spare|stretch to|run to|justify|get away with|pull off|stomach|take on|fit in|squeeze in) [a|an|the|another|some|my|our|that|this] {bigMoney} {words}",
            "(can|could) (i|we) [still|really|actually|even] (swing|manage|spare|stretch to|run to|get away with|pull off) {bigMoney} (for|on|towards) {words}",
            "what (happens|would happen) to my (balance|budget|finances|money) if {anything}"
          ],
          "isLoose": true,
          "weight": 8
        },
        {
          "say": [
            "<howMuch> <spend> [in total|altogether|total|money|overall]",
            "<howMuch> (is left|do i have left|have i got left|money is left|money do i have left|is left over|did i save|have i saved|can i spend|can i still spend|do i have|is remaining|remains|money do i have|did i have left|was left|was left over|left|is there left|i have left|can i afford to spend|do i still have|did we save|will i have left|have i left|money left)",
            "(is there|was there|do i have|did i have|will i have|any|have i got|will there be) [any] (money left|money left over|cash left|cash|money|left over|anything left|anything left over|money remaining|left)",
            "<show> <allMoney>",
            "<allMoney>",
            "(am i|was i|did i|will i be|did i end|did i finish|am i still|have i been|did i end up) [the month] (stay in the black|stay in the red|in the red|in the black|over budget|under budget|on budget|within budget|broke|on track|ok|okay|good with money|overspending|saving money|short on money|in debt|positive|negative|doing ok|doing okay|doing well|doing good)",
            "(did i|have i|am i) (go over|gone over|going over|exceed|exceeded|blow|blown|bust|stay within|stick to|stuck to|overspend|overspent) [my|the] [budget]",
            "how am i doing (financially|with money|money wise|this month|moneywise|with my money|with my budget|with my finances|on money|on my budget|on budget|with spending|with finances|budget wise)",
            "(how's|how is) [my|the] (budget|money|finances|balance|cash flow|month|spending) (doing|looking|going|holding up)",
            "how (did i do|am i doing|are we doing|is it going|did we do|have i done) [financially|money wise|with money]",
            "<howMuch> (is|are|was|were) [my] (spending|total spending|expenses|total expenses|balance|total)",
            "(total spending|total expenses|total spent|spending total|total spend)",
            "(did i|have i|do i) (spend|spent|make|made|earn|earned) more than (i|what i) (earned|made|spent|earn|make|spend|brought in)",
            "(income and expenses|income vs expenses|income versus expenses|money in and out|money in and money out|earnings and spending)",
            "<show> (income and expenses|income vs expenses|income versus expenses|money in and out|money in and money out|earnings and spending)",
            "(can i|could i|will i) (afford the month|make it to the end of the month|make it through the month|get through the month|make ends meet)"
          ],
          "isLoose": true
        },
        {
          "say": [
            "<spend> (too much|a lot|much|more than i should|more than usual|less)"
          ],
          "isLoose": true,
          "isAsked": true
        },
        {
          "say": [
            "<ifClause> {anything} <affordable>",
            "(would|will|could|does) [spending|buying|dropping|paying] [another|a|an|an extra|one more|some] {money} [more] [on|for|in] {anything} <sink> (my|our|the) (month|budget|finances|bank account|bank balance|balance|wallet)",
            "(would|will|could|does) [spending|buying|dropping|paying] [another|a|an|an extra|one more] {money} [more] (on|for|in) {anything} (<sink> (me|us)|(put|leave|get) (me|us) (in the red|over budget|broke|short|skint|in debt|overdrawn)|(push|take|tip) (me|us) over [budget|the edge|my budget|my limit])",
            "<affordable> <ifClause> {anything}",
            "<ifClause> {anything} (am i|are we|will i be|would i be|will we be) [still] (ok|okay|fine|alright|good|broke|skint|over budget|under budget|on budget|in the red|in the black|in the green|covered|on track) [this month|for the month|for rent|till payday]",
            "<ifClause> {anything} (how much|what|what's|how much money) [is|will be|would be|do i have|would i have|will i have|does that leave|would that leave|will that leave] [me] left [over] [this month|for the month|for the rest of the month]",
            "<ifClause> {anything} (how much|what) (does|would|will) (that|it) leave [me|us] [with] [this month|for the month|for the rest of the month]",
            "<ifClause> {anything} (can i|could i|will i|would i|can we|could we|am i able to|would i be able to|will i be able to|do i|would we|will we) [still] (cover|pay|afford|make|manage|meet|handle|keep up with|get through|last|stretch|survive|get) [all] [of] [my|the|our|it|to|until|till|through|on] (bills|rent|month|groceries|mortgage|expenses|payments|budget|payday|end of the month|rest of the month|other bills|essentials|next paycheck) [this month|next month]",
            "<ifClause> {anything} (how's|how is|what about|what happens to|how does|how will|will|would|does) [that|it|this] [leave|affect|hit|mess up|break|blow|change|do to|look for] [my|the|our] (budget|balance|month|finances|money|savings) [look|be|look like|end up|hold up|survive|fit]"
          ],
          "set": {
            "isSupposed": true
          },
          "isLoose": true,
          "weight": 8
        },
        {
          "say": [
            "(is there|will there be|do i have|have i got|will i have|would i have|can i find|do we have) (enough|any|some|[still] (money|cash|room|left)) [money|cash|room|left] [left] [over] [in the budget|this month] (for|to) {anything}",
            "(is there|will there be) [still] (for|to) {anything}",
            "(do i have|have i got|will i have|would i have|do we have) for {anything}"
          ],
          "set": {
            "isNow": true
          },
          "isLoose": true,
          "weight": 2
        }
      ]
    },
    "create_income": {
      "isWrite": true,
      "required": [
        "actualAmount",
        "name"
      ],
      "questions": {
        "actualAmount": "How much came in?",
        "name": "Where did it come from?",
        "type": "What kind of income is it?"
      },
      "sentences": [
        {
          "say": [
            "[my|the|a] {incomeName} (hit|landed|dropped|cleared|came through|went in|arrived) [in] [my account|the bank|my bank] {money}"
          ],
          "weight": 12
        },
        {
          "say": [
            "(dividend|dividends) [payment] [of] {money}"
          ],
          "set": {
            "name": "Dividends",
            "type": "investment"
          },
          "weight": 4
        },
        {
          "say": [
            "(rental income|rent income) [of] {money} [came in|landed|arrived]"
          ],
          "set": {
            "name": "Rental income",
            "type": "passive"
          },
          "weight": 6
        },
        {
          "say": [
            "[a|my|the] (refund|tax refund|tax rebate|rebate|reimbursement|insurance payout) [check|payment|cheque] [of|for] {money} [from|for] [the|my] [{name:payer}]",
            "[a|my|the] (refund|tax refund|tax rebate|rebate|reimbursement|insurance payout) [check|payment|cheque] (from|for) [the|my] {name:payer} {money}"
          ],
          "set": {
            "name": "Refund",
            "type": "other"
          },
          "weight": 6
        },
        {
          "say": [
            "<i> got {money} back [from|on|for|off] [the|my|a] [{name:payer}]"
          ],
          "set": {
            "name": "Refund",
            "type": "other"
          },
          "weight": 5
        },
        {
          "say": [
            "(my boss|boss|work|my work|my company|my employer|the company|the office|my manager) (gave|paid|sent|handed|slipped) me [a|an|my|the] {money} {incomeName}",
            "(my boss|boss|work|my work|my company|my employer|the company|the office|my manager) (gave|paid|sent|handed|slipped) me [a|an|my|the] {incomeName} of {money}"
          ],
          "weight": 6,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "<i> <got> {money} [back|extra] [from|for|in|as|of|on|doing|by|with] [the|a|an|my|some|this] {incomeName}",
            "<i> <got> [my|the|a|an|some] {incomeName} [of|for|it was|was|today|totaling|worth|check|payment|money] [of] {money}",
            "<i> <got> (a|an|my|the) {money} {incomeName} [payment|check|money]",
            "[my|the|a|an] {incomeName} [payment|check|money] <arrived> [of|for|at|it was|with] [in|my account|in my account|today] {money}",
            "<record> [a|an|my|the] [income|earnings|deposit|revenue] [of] ({money};[from|for|of] {incomeName})",
            "<record> [a|an|my|the] {money} [in|of] (income|earnings) [from|for] {incomeName}",
            "<record> [a|an|my|the] {incomeName} (income|payment) [of|for] {money}",
            "(income|earnings|revenue) [of|:] ({money};[from|for|of] {incomeName})",
            "{money} [came in|arrived|landed] from [the|a|an|my] {incomeName}",
            "[my|a|the] {incomeName} (paid me|wired me|sent me|transferred me|venmoed me|zelled me|paypaled me) {money}",
            "[my|a|the] (client|customer) (wired me|sent me|transferred me|venmoed me|zelled me|paypaled me|finally paid me) {money} for [the|a|my|some] {incomeName}",
            "[my|a|the] (client|boss|employer|company|tenant|customer) paid me {money} for [the|a|my|some] {incomeName}",
            "[my|the|a] {incomeName} [payment|check|deposit] of {money} <arrived>",
            "[my|the] {surelyIncome} ('s|is) (in|here|in the bank|in my account) {money}",
            "<i> got paid {money} [for|from] [the|a|my] {incomeName}"
          ],
          "weight": 2
        },
        {
          "say": [
            "[my|the|a] {surelyIncome} {money} <arrived>"
          ],
          "weight": -1
        },
        {
          "say": [
            "<i> (did|worked|played|finished|wrapped up|picked up) [a|an|another|my|one] (gig|shift|extra shift|double shift|side job|freelance job|freelance gig|photo shoot|cleaning job|catering gig|tutoring session) [for|and got|and made|and earned|got paid|it paid|paid] {money}"
          ],
          "set": {
            "name": "Gig",
            "type": "freelance"
          },
          "weight": 8
        },
        {
          "say": [
            "[the|my] {name:payer} [just|finally] (refunded|reimbursed) (me|us) {money} [(for|on) {words}]",
            "(they|he|she) [just|finally] (refunded|reimbursed) (me|us) {money} [(for|on) {words}]"
          ],
          "set": {
            "name": "Refund",
            "type": "other"
          },
          "weight": 8,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "<i> (made|earned|pulled in|cleared) {money} (driving|delivering|doing deliveries|driving for|delivering for) [for] [uber|lyft|doordash|instacart|grubhub|ubereats]"
          ],
          "set": {
            "name": "Gig work",
            "type": "freelance"
          },
          "weight": 8
        },
        {
          "say": [
            "[my|the] {incomeName:payer} [finally|just] (sent|deposited|transferred|wired|sent me|transferred me|wired me) {money} (for|of|in|as) [the|my] {incomeName:wage}",
            "[my|the|a|an|our|one] {incomeName:payer} [finally|already|just|actually] (paid|paid me|paid me for|paid for|settled|sent|sent me|sent over|wired|wired me|transferred|came through with|cleared) [my|the|an|his|her|their|our|me] [outstanding|latest|last|final|overdue] {incomeName:wage} [of|for|it was|which was] {money}",
            "[my|the|a|an|our|one] {incomeName:payer} [finally|already|just|actually] (paid|paid me|paid me for|paid for|settled|settled up|sent|sent me|sent over|wired|wired me|transferred|transferred me|came through with|paid up|cleared|venmoed me|zelled me|paypaled me|deposited) [my|the|an|his|her|their|our|me] [outstanding|latest|last|final|overdue|october] [<wages>] [of|for|it was|which was] {money}"
          ],
          "set": {
            "isPaidBy": true
          },
          "weight": 4,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "[my|the|a|an|our|one] {incomeName:payer} [finally|already|just|actually] (paid|paid me|paid up|sent|sent me|wired|wired me|transferred|transferred me|came through with) [the|that|those] {money} for [the|my|a|that|this|some] {name:work}"
          ],
          "set": {
            "isPaidBy": true
          },
          "weight": 3,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "[my|the] <family> (gave|sent|slipped|mailed) {money} (for my birthday|as a birthday present|as a birthday gift)",
            "[my|the] <family> (gave|sent|slipped|handed|wired|venmoed|zelled|mailed|transferred|sent me|gave me) me {money} (for my birthday|as a birthday present|as a birthday gift|birthday money)",
            "<i> (got|received|was given|was sent) {money} (for my birthday|as a birthday present|as a birthday gift|in birthday money|of birthday money) [from [my|the] {name:giver}]",
            "<i> (got|received|was given|was sent) {money} from [my|the] <family> (for my birthday|as a birthday present|as a birthday gift)"
          ],
          "set": {
            "name": "Birthday gift",
            "type": "gift"
          },
          "allows": [
            "others"
          ],
          "weight": 8
        },
        {
          "say": [
            "[my|the] <family> (gave|sent|slipped|handed|wired|venmoed|zelled|mailed|transferred) me {money} [for christmas|as a present|as a gift|for my wedding|for graduation|for easter|for the holidays|to treat myself|as a treat]",
            "<i> (got|received|was given|was sent) {money} from [my|the] <family> [for christmas|as a present|as a gift|for graduation]"
          ],
          "set": {
            "name": "Gift",
            "type": "gift"
          },
          "allows": [
            "others"
          ],
          "weight": 5
        },
        {
          "say": [
            "(they|work|the company|my company|my boss|my employer|the insurance|insurance|hr|the office) [finally|already] (reimbursed|refunded|paid back|paid me back) [me] [for] [my|the|our] {name:what} [it was|which was] {money}",
            "(they|work|the company|my company|my boss|my employer|the insurance|insurance|hr|the office) [finally|already] (reimbursed|refunded) me {money} [for|of] [my|the|our] [{name:what}]"
          ],
          "set": {
            "name": "Reimbursement",
            "type": "other"
          },
          "weight": 6,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "{money} (for|from|in|of|worth of) [the|a|my|that|last week's] {incomeName} (came in|arrived|landed|hit my account|came through|cleared|is in|was deposited|got deposited|just landed|just came in)",
            "[my|the|a] {incomeName} (is in|just hit|just landed|showed up|turned up|got paid|was paid|has cleared) [my account|the account|the bank] {money}"
          ],
          "weight": 3
        },
        {
          "say": [
            "(salary|paycheck) {money}",
            "(payday|pay day|got my pay|pay's in|pay is in) {money} [landed|in the bank|came in|in the account|arrived|hit my account|just hit my account|is in|just landed|in my account|just came in]",
            "<i> (got paid|was paid|just got paid) {money}"
          ],
          "set": {
            "name": "Salary",
            "type": "salary"
          },
          "weight": 2
        },
        {
          "say": [
            "<i> (sold|flogged) {number:count} {things:sold} (for|at) {money} (each|apiece|a piece|per piece|a pop)"
          ],
          "set": {
            "type": "other",
            "isEach": true
          },
          "weight": 4
        },
        {
          "say": [
            "<i> (sold|flogged|managed to sell|finally sold) {things:sold} [for|at|and got|and made|and received] {money} [on|to|at|via|through] [{name:buyer}]",
            "<i> (sold|flogged|managed to sell|finally sold) {things:sold} (on|to|at|via|through) {name:buyer} (for|at|and got|and made) {money}",
            "<i> (made|got|earned|received) {money} (selling|from selling|for selling|from the sale of) {things:sold}",
            "<i> (made|earned) {money} off {things:sold}"
          ],
          "set": {
            "type": "other"
          },
          "weight": 2
        },
        {
          "say": [
            "<i> got {money} (for my birthday|as a gift|as a present|for christmas|as a birthday gift|as a birthday present) [from {name:giver}]",
            "<i> got {money} from (my grandma|grandma|my grandpa|grandpa|my mom|my dad|my parents|mom|dad|my mum|mum|my gran|gran|my nan|nan|my grandad|grandad|my aunt|my uncle|my grandmother|my grandfather|my grandparents|my godmother|my godfather|my in-laws) [for my birthday|as a gift|as a present|for christmas]",
            "(grandma|grandpa|my grandma|my grandpa|my mom|my dad|my parents|mom|dad|mum|my mum|gran|my gran|nan|my nan|grandad|my grandad|my aunt|my uncle|my godmother|my godfather|my in-laws) (gave me|sent me|slipped me|handed me) {money} [for my birthday|as a gift|as a present|for christmas]"
          ],
          "set": {
            "name": "Gift",
            "type": "gift"
          },
          "allows": [
            "others"
          ],
          "weight": 6
        },
        {
          "say": [
            "<i> (got|received) [my|the|a|an|some] {surelyIncome}",
            "[my|the] {surelyIncome} <arrived>",
            "<record> [a|an|my] [new] (income|paycheck|salary)",
            "<i> got paid"
          ],
          "weight": -1
        },
        {
          "say": [
            "<i> (received|earned|made) {money}",
            "{money} (came in|landed|arrived|hit my account|was deposited|got deposited)",
            "<record> [a|an] [income|earnings|deposit] [of] {money} [of|in|as] (income|earnings)"
          ],
          "weight": -2
        }
      ]
    },
    "create_bill": {
      "isWrite": true,
      "required": [
        "name",
        "amount",
        "dueDay"
      ],
      "questions": {
        "name": "Which bill is it?",
        "amount": "How much is it?",
        "dueDay": "On which day of the month is it due?",
        "category": "Which category?"
      },
      "sentences": [
        {
          "say": [
            "[<newBill>] [a|an] (one-time|one time|one-off|one off|single|onetime|non-recurring|nonrecurring) (bill|payment|charge) [for|called|named|of|:] [the|my|a] ({name};[of|for|at|is|it's|:] {money};[and] [it's] [<due>] {dueDay})",
            "<newBill> [a|an|the] (bill|payment) [for|called|named|of|:] [the|my|a] ({name};[of|for|at|is|it's|:] {money};[and] [it's] [<due>] {dueDay}) [it's|just|only] (one-time|one time|one-off|one off|just this once|just this month|only this month|just once|not recurring|it doesn't repeat|only once|this month only)"
          ],
          "set": {
            "isOnce": true
          },
          "weight": 16,
          "allows": [
            "negation"
          ]
        },
        {
          "say": [
            "<newBill> {name:name} (bill|subscription|payment|fee|fees) ([at|for|of|is|it's|costs|about|:] {money} [<perMonth>];[and] [it's] [<due>] {dueDay}) [of the month|of each month|of every month|each month|every month|monthly]"
          ],
          "weight": 6
        },
        {
          "say": [
            "[the|my|our] [new] {bill} [bill|payment|subscription] ([is|at|for|of|costs|runs|comes to|will be|it's] {money} [<perMonth>];[and] [it's|is] [<due>] {dueDay}) [of the month|of each month|of every month|each month|every month|monthly] <addIt>",
            "{name} ([is|at|for|of|costs|runs|comes to|will be|it's] {money} [<perMonth>];[and] [it's|is] [<due>] {dueDay}) [of the month|of each month|of every month|each month|every month|monthly] <addIt>",
            "[from now on|starting now|starting this month|starting next month|as of now|as of this month|now] (i pay|i'm paying|we pay|i'll pay|i'll be paying|we're paying|i now pay|i have to pay) {money} [<perMonth>] (for|on) [the|my|our] {name} [<due>] {dueDay} [of the month|of each month|of every month|each month|every month|monthly] [<addIt>]",
            "[from now on|starting now|starting this month|starting next month|as of now|now] (i have|i've got|there's|we have|we've got|i now have) [a|an|the|my] {bill} [bill|payment|subscription] ([at|for|of|costs|:] {money} [<perMonth>];[<due>] {dueDay}) [of the month|of each month|of every month|each month|every month|monthly] [<addIt>]"
          ],
          "weight": 14,
          "allows": [
            "future",
            "wish"
          ]
        },
        {
          "say": [
            "<newBill> [bill|expense|payment|subscription] [to track|to keep track of|to keep an eye on|to pay|to remember] [called|named|for|:] [the|my] ({name};[at|for|of|is|it's|costs|:] {money} [<perMonth>];[<due>] {dueDay}) [of the month|of each month|of every month|each month|every month|monthly]",
            "<newBill> {name} as [a|an] [new] [monthly|recurring|fixed] (bill|subscription|payment|expense) ([at|for|of|is|it's|costs|:] {money} [<perMonth>];[<due>] {dueDay}) [of the month|of each month|each month|every month]",
            "<newBill> {name} (bill|subscription|payment) ([at|for|of|is|it's|costs|:] {money} [<perMonth>];[<due>] {dueDay}) [of the month|of each month|of every month|each month|every month|monthly]",
            "<newBill> {money} [<perMonth>] {name} [bill|subscription|payment] [<due>] {dueDay} [of the month|of each month|of every month|each month|every month]",
            "(signed up for|subscribed to|started|got|joined|i'm paying|i pay|just signed up for|just subscribed to|i signed up for|i subscribed to|i started|i got|i joined) [a|an|the|my] ({name};[at|for|of|is|it's|costs|:] {money} [<perMonth>];[<due>] {dueDay}) [of the month|of each month|of every month|each month|every month]",
            "[the|my|our] {bill} [<due>] {dueDay} [of the month|of each month|of every month|each month|every month] [and] [is|it's|costs|for|at] {money} [<perMonth>]",
            "[the|my|our] {bill} {money} [<perMonth>] [<due>] {dueDay} [of the month|of each month|of every month|each month|every month]",
            "i pay {money} [<perMonth>] for {name} [<due>] {dueDay} [of the month|of each month|of every month|each month|every month]"
          ],
          "weight": 5
        },
        {
          "say": [
            "(signed up for|subscribed to|just signed up for|just subscribed to|i signed up for|i subscribed to|we signed up for|we subscribed to) [a|an|the|my] ({name};[at|for|of|is|it's|costs|it costs|:] {money} [<perMonth>])",
            "(started|got|joined|i started|i got|i joined|i'm paying for) [a|an|the|my] ({name};[at|for|of|is|it's|costs|:] {money} <perMonth>)",
            "<newBill> (bill|subscription|recurring payment|monthly payment) [called|named|for] [the|my] ({name};[at|for|of|is|it's|costs|:] {money} [<perMonth>])",
            "<newBill> {name} (bill|subscription) [at|for|of|is|it's|costs|:] {money} [<perMonth>]",
            "<newBill> (bill|subscription|recurring payment) [called|named|for] {name}",
            "<newBill> {bill} ([at|for|of|is|it's|costs|:] {money} <perMonth>)",
            "(signed up for|subscribed to|i signed up for|i subscribed to) [a|an|the|my] {bill}",
            "[i|we] (started paying|now pay|am now paying|i'm now paying) {money} <perMonth> for [a|an|the|my] {name}",
            "(add|create|set up|register|new|i want to add|i need to add) [a|an|the|my] [new] [recurring|monthly] bill",
            "<newBill> {name} bill",
            "<newBill> {bill} (of|for|at) {money} [<perMonth>]",
            "[the|my|our] {bill} (is due|due) [on] [the] {dueDay} [of the month|of each month|of every month|each month|every month]"
          ],
          "weight": 3
        },
        {
          "say": [
            "[the|my|our] {bill} (is|costs|will be|runs|'s|comes to|at) {money} [<perMonth>] [and] [it's|is] [<due>] {dueDay} [of the month|of each month|of every month|each month|every month|monthly]"
          ],
          "weight": 12
        },
        {
          "say": [
            "[the|my|our] {bill} (is|costs|runs|'s|comes to) {money} <perMonth>"
          ],
          "weight": 12
        }
      ]
    },
    "mark_bill_paid": {
      "isWrite": true,
      "required": [
        "billRef"
      ],
      "questions": {
        "billRef": "Which bill did you pay?"
      },
      "sentences": [
        {
          "say": [
            "<i> (almost|nearly) (forgot|missed|forgot about|let slip) [to pay] <bill> {bill} [bill|bills|payment|statement|balance|invoice|fee|fees|dues|premium|plan|subscription|membership|contract|account] [but|and then|then] [in the end|in time|just in time|luckily|thankfully] <billDone> [in the end|in time|just in time|after all] <payHow>"
          ],
          "weight": 12,
          "allows": [
            "almost",
            "negation"
          ]
        },
        {
          "say": [
            "<bill> [{billMonth}] ['s] {bill} [bill|bills|payment|statement|balance|invoice|fee|fees|dues|premium|plan|subscription|membership|contract|account] [for] [{billMonth}] <arePaid> <payHow> [it|and] [was|it was|it's|came to|it came to|for|at|total] {money} [this time|this month|in total|total]"
          ],
          "weight": 12
        },
        {
          "say": [
            "<bill> {bill} [bill|payment] (was due|fell due|was meant to be paid|was supposed to be paid) [on] {date:due} [it was|it came to|came to] [{money}] [and|but] [i|i've|we] [only] [just|finally|already] (paid|paid it|paid that|paid it off|settled it)"
          ],
          "weight": 16,
          "allows": [
            "future",
            "others"
          ]
        },
        {
          "say": [
            "<tick> [off] <bill> {bill} [bill|bills|payment|statement|balance|invoice|fee|fees|dues|premium|plan|subscription|membership|contract|account] [<offList>] [since|because|as] <billDone> <payHow>",
            "<i> [already] (paid|have paid|just paid|settled|paid off) <bill> {bill} [bill|bills|payment|statement|balance|invoice|fee|fees|dues|premium|plan|subscription|membership|contract|account] [for] [{billMonth}] [so] <tick> (it|that|that one|them) [<offList>]",
            "(note|log|record|put down|write down|jot down|register|note down|make a note|mark down) [that] [i|i've|we|we've] [already|just] <paid> <bill> {bill} [bill|bills|payment|statement|balance|invoice|fee|fees|dues|premium|plan|subscription|membership|contract|account] [for] [{billMonth}] <payHow>",
            "(note|log|record|put down|write down|jot down|register|note down|make a note|mark down) [that] <bill> {bill} [bill|bills|payment|statement|balance|invoice|fee|fees|dues|premium|plan|subscription|membership|contract|account] [for] [{billMonth}] <arePaid> <payHow>",
            "(autopay|auto-pay|auto pay|direct debit|the bank|my bank|the autopay) [just|already|has|has already] (took|paid|covered|handled|charged|pulled|ran|took care of|sent|cleared|takes care of) [out] [for] <bill> {bill} [bill] [for] [{billMonth}] <payHow>"
          ],
          "weight": 16,
          "allows": [
            "question",
            "others"
          ]
        },
        {
          "say": [
            "<payLead> <i> <paid> <bill> [{billMonth}] ['s] {bill} [bill|bills|payment|statement|balance|invoice|fee|fees|dues|premium|plan|subscription|membership|contract|account] [for] [{billMonth}] <payHow>",
            "<payLead> <i> [finally|just] (got|have got|had|have|gotten) <bill> {bill} [bill|bills|payment|statement|balance|invoice|fee|fees|dues|premium|plan|subscription|membership|contract|account] [for] [{billMonth}] [all|finally] (paid|sorted|settled|paid off|taken care of|out of the way|done|sorted out|squared away|handled|cleared) <payHow>",
            "(besides|apart from|aside from|on top of|in addition to|not counting) <bill> {bill} [bill] [i|we|i've] [also|have also|just] <paid> [also] <bill> {bill:second} [bill] <payHow>",
            "[both|all of] <bill> {bill} [bill|bills|payment|statement|balance|invoice|fee|fees|dues|premium|plan|subscription|membership|contract|account] and <bill> {bill:second} [bill|bills] [both|all|have|have both|already] (<arePaid>|are [both|all|now] (paid|settled|done|sorted|taken care of|cleared|handled)) <payHow>",
            "<i> [just|already|finally] (paid|payed) <bill> {bill} [bill|balance] off <payHow>",
            "<i> [just] (got charged|was charged|got billed|was billed) (for|by) <bill> {bill} [bill] [so|and] [please] (mark|put|set|log|note) (it|that) [as|down as] paid",
            "<bill> {bill} [bill] [just] (charged me|billed me|went through|hit my card|came out) [so|and] [please] (mark|put|set|log|note) (it|that) [as|down as] paid",
            "<i> [just|already|finally] (took care of|dealt with|handled|settled|sorted|sorted out|covered) <bill> {bill} [bill] and <bill> {bill:second} [bill|bills] <payHow>",
            "<i> [just|already|finally] (sent|paid|gave|transferred|venmoed|zelled|wired|handed) [my|the|our] (landlord|landlady|agency|letting agent|property manager|super|bank) <bill> {bill} [for] [{billMonth}] <payHow>",
            "<markPaid> [both] <bill> {bill} [bill] and <bill> {bill:second} [bill|bills] [both] (as paid|paid|as done|as settled|as taken care of|done)",
            "<i> [just|already|finally] (paid|settled|cleared|sorted|covered|took care of) both <bill> {bill} [bill|bills|payment|statement|balance|invoice|fee|fees|dues|premium|plan|subscription|membership|contract|account] and <bill> {bill:second} [bill|bills] <payHow>",
            "<i> [just|already|finally] (paid|settled|cleared|sorted|covered|took care of) <bill> {bill} and <bill> {bill:second} bills <payHow>",
            "<i> [already] (made|sent|did|submitted|scheduled and sent) <bill> {bill} (payment|transfer) [for] [{billMonth}] <payHow>",
            "<i> <paid> <bill> {name:billRef} (bill|subscription|payment) [for] [{billMonth}]",
            "<i> <paid> <bill> bill (for|from) {name:billRef} [for] [{billMonth}]",
            "<bill> [{billMonth}] ['s] {bill} [bill|bills|payment|statement|balance|invoice|fee|fees|dues|premium|plan|subscription|membership|contract|account] [for] [{billMonth}] [already|just] <arePaid> <payHow>",
            "<bill> {bill} [bill|bills|payment|statement|balance|invoice|fee|fees|dues|premium|plan|subscription|membership|contract|account] [for] [{billMonth}] <arePaid> <billDone> <payHow>",
            "<bill> {name:billRef} (bill|payment) [for] [{billMonth}] <arePaid>",
            "<markPaid> <bill> [{billMonth}] ['s] {bill} [for] [{billMonth}] (as paid|paid|as done|as settled|as taken care of|done)",
            "[please|can you|you can] (tick|check|cross|strike|mark|scratch|take) <bill> {bill} [bill] off [the list|my list|my bills]",
            "<markPaid> <bill> {name:billRef} (bill|subscription) [for] [{billMonth}] (as paid|paid|as done|as settled)",
            "<markPaid> (that i paid|i paid|payment of|payment for|paying|the payment of|the payment for) <bill> {bill} [for] [{billMonth}]"
          ],
          "weight": 4
        },
        {
          "say": [
            "(tick off|check off|cross off|strike off|clear off) <bill> {bill} [bill|bills|payment|statement|balance|invoice|fee|fees|dues|premium|plan|subscription|membership|contract|account] [for] [{billMonth}]"
          ],
          "weight": 0
        },
        {
          "say": [
            "<i> <paid> {money} (for|on|toward|towards) <bill> {homeBill:bill} [for] [{billMonth}]",
            "<i> <paid> {money} (for|on|toward|towards) <bill> {bill} (bill|payment) [for] [{billMonth}]",
            "<i> <paid> <bill> {bill} [for] [{billMonth}] [and] [it's|it is|it was|was|it came to|came to|it came out to|came out to|for|at|cost|of|this time it was|it cost|came in at|turned out to be|totaling|total] {money} [this time|this month]",
            "<i> <paid> <bill> {name:billRef} bill [for] [{billMonth}] [and] (it was|was|it came to|came to|it came out to|came out to|for|at|cost|of|it cost|came in at|total) {money} [this time|this month]",
            "<i> <paid> <bill> {money} {bill}",
            "<i> <paid> <bill> {bill} [bill|bills|payment|statement|balance|invoice|fee|fees|dues|premium|plan|subscription|membership|contract|account] {bigMoney}",
            "<i> <paid> {money} (for|on) <bill> {name:billRef} bill",
            "<bill> {bill} (was|came to|is|came in at|came out to) {money} [and|,] [i|i've|it's|and i] [already] (paid|paid it|paid that)"
          ],
          "weight": 6
        },
        {
          "say": [
            "<bill> {bill}",
            "<bill> {name:billRef} bill"
          ],
          "after": [
            "mark_bill_paid",
            "pay_debt_installment"
          ],
          "weight": 1
        },
        {
          "say": [
            "<bill> {bill} [was|for|at|of] {money}"
          ],
          "after": [
            "mark_bill_paid",
            "pay_debt_installment"
          ],
          "weight": 8
        },
        {
          "say": [
            "<i> (paid|settled) (a bill|the bill|my bill|one of my bills|some bills|bills|the bills|my bills)"
          ],
          "weight": -3
        }
      ]
    },
    "unmark_bill_paid": {
      "isWrite": true,
      "required": [
        "billRef"
      ],
      "questions": {
        "billRef": "Which bill should I unmark?"
      },
      "sentences": [
        {
          "say": [
            "<bill> {bill} [bill] (shows|shows up|says|is showing|shows up here|is marked|was marked|is down|is listed|got marked) [as] (paid|done|settled) (but|though|and) [i|it] [actually|still] (haven't paid it|haven't paid|haven't|didn't pay it|didn't|isn't|wasn't|hasn't been paid|never paid it|never did) [yet] [<undoIt>]",
            "(put|move|send|add) <bill> {bill} [bill] back (on|to|in|into) [the|my] (unpaid list|unpaid|unpaid bills|pending list|pending|list|to-pay list|open bills|open list) [<reason>|<mismark>|the payment <payFailed>|it <payFailed>]",
            "(oops|whoops|my bad|my mistake|wait|hang on|hold on|actually|correction|i was wrong|i messed up) <bill> [{billMonth}] ['s] {bill} [bill] <notPaid> [yet|actually|after all]",
            "(unmark|uncheck|please unmark|can you unmark|unpay|untick) <bill> [{billMonth}] ['s] {bill} [bill|bills|payment|statement|balance|invoice|fee|fees|dues|premium|plan|subscription|membership|contract|account] [payment] [as paid] [for {billMonth}] [<reason>|<mismark>|<notPaid>|[the] (payment|transfer|autopay|check|cheque|card|direct debit) <payFailed>|it <payFailed>]",
            "(unmark|uncheck|unpay) <bill> {name:billRef} (bill|payment) [as paid] [<reason>|<mismark>]",
            "(undo|reverse|cancel|revert|void|take back|remove|delete) <bill> {bill} [bill|bills|payment|statement|balance|invoice|fee|fees|dues|premium|plan|subscription|membership|contract|account] (payment|being paid|as paid|mark) [<reason>|<mismark>]",
            "(undo|reverse|revert|void|take back) <bill> {name:billRef} bill [payment] [<reason>|<mismark>]",
            "<takeBack> <bill> {homeBill:bill} [bill|fee|fees|payment] [<mismark>|<notPaid>|<itFailed>|<reason>]",
            "<takeBack> <bill> {bill} (bill|statement|balance) [<mismark>|<notPaid>|<itFailed>|<reason>]",
            "<takeBack> <bill> {bill} [bill|payment|fee|fees|dues|premium|plan|subscription] (<itFailed>|<notPaid>)",
            "<takeBack> <bill> {name:billRef} (bill|payment|subscription|fee) <itFailed>",
            "[sorry|oops|whoops|my bad] [i] (ticked off|ticked|checked off|crossed off|marked off|cleared) <bill> {bill} [bill] [off] (by mistake|by accident|accidentally|in error|too early|too soon)",
            "(undo|reverse|cancel|revert|void|take back|remove|delete) <bill> payment (of|for|on) <bill> {bill} [bill|bills|payment|statement|balance|invoice|fee|fees|dues|premium|plan|subscription|membership|contract|account] [<reason>|<mismark>]",
            "(mark|set|put|change|make|flag) <bill> {bill} [bill|bills|payment|statement|balance|invoice|fee|fees|dues|premium|plan|subscription|membership|contract|account] [back] (as unpaid|unpaid|as not paid|to unpaid|as pending|to pending|as open|back to pending|back to unpaid|pending|as still open|not paid|back as unpaid) [<reason>|<mismark>]",
            "[sorry|oops|wait|no|actually|hang on|hold on|whoops|my bad|my mistake] <bill> [{billMonth}] ['s] {bill} [bill|bills|payment|statement|balance|invoice|fee|fees|dues|premium|plan|subscription|membership|contract|account] (payment|transfer|autopay|direct debit|check|cheque) <payFailed> [<reason>|<mismark>] [<undoIt>]",
            "<bill> {homeBill:bill} [bill] (bounced|got bounced) [<reason>|<mismark>] [<undoIt>]",
            "[sorry|oops|wait|no|actually|hang on|hold on|whoops|my bad|my mistake] <bill> [{billMonth}] ['s] {bill} [bill|bills|payment|statement|balance|invoice|fee|fees|dues|premium|plan|subscription|membership|contract|account] (<notPaid>|<payFailed>) [yet|actually|after all] [<mismark>] <undoIt>",
            "[sorry|oops|wait|no|actually|hang on|hold on|whoops|my bad|my mistake] <bill> [{billMonth}] ['s] {bill} [bill|bills|payment|statement|balance|invoice|fee|fees|dues|premium|plan|subscription|membership|contract|account] <notPaid> [yet|actually|after all] (<mismark>|i marked it by mistake|i marked it wrong|i marked it too early)",
            "(the|my|our|that|this) (payment|transfer|autopay|direct debit|check|cheque) (for|on|of) <bill> {bill} [bill|bills|payment|statement|balance|invoice|fee|fees|dues|premium|plan|subscription|membership|contract|account] <payFailed> [<reason>|<mismark>] [<undoIt>]",
            "(reopen|re-open|please reopen|can you reopen|put back) <bill> {bill} [bill|bills|payment|statement|balance|invoice|fee|fees|dues|premium|plan|subscription|membership|contract|account] [on the list|in pending|in the unpaid list] [<reason>|<mismark>|<notPaid>|the payment <payFailed>|the transfer <payFailed>|payment <payFailed>]",
            "[<mismark>] <i> (didn't|did not|haven't|have not|never) [actually] (pay|paid) <bill> {bill} [bill|bills|payment|statement|balance|invoice|fee|fees|dues|premium|plan|subscription|membership|contract|account] [yet|actually|after all] [<mismark>] <undoIt>",
            "[i|i've|you] [accidentally] (marked|set|logged|checked off|ticked) <bill> {bill} [bill|bills|payment|statement|balance|invoice|fee|fees|dues|premium|plan|subscription|membership|contract|account] [as] (paid|done) [but|though|and|when] [i|it] [actually] (haven't paid it|haven't paid|haven't paid it yet|haven't|haven't yet|didn't pay it|didn't pay|didn't|hasn't gone through|isn't|wasn't|hadn't paid it|bounced|didn't go through|isn't paid|wasn't paid|hasn't been paid) [yet|actually] [<mismark>] [<undoIt>]",
            "[hang on|hold on|wait|actually|oops|sorry|no wait|whoops|my bad] <i> (didn't|did not|haven't|have not|didn't actually|haven't actually) [actually] (pay|paid) <bill> {bill} [bill|bills|payment|statement|balance|invoice|fee|fees|dues|premium|plan|subscription|membership|contract|account] [after all|yet|actually] (unmark it|undo that one|so unmark it|so undo it|put it back|set it back|undo it|undo that|take it back|my mistake|i was wrong|that was a mistake|mark it unpaid|please undo)",
            "<i> (shouldn't have|should not have|didn't mean to) (marked|mark) <bill> {bill} [bill|bills|payment|statement|balance|invoice|fee|fees|dues|premium|plan|subscription|membership|contract|account] [as] paid [unmark it|undo it|undo that|please undo]",
            "(actually|wait|oops|my mistake|i made a mistake|correction) <i> (didn't|did not|haven't|never) [actually] (pay|paid) <bill> {bill} [bill|bills|payment|statement|balance|invoice|fee|fees|dues|premium|plan|subscription|membership|contract|account] [<reason>|<mismark>]",
            "(i marked|marked|i logged) <bill> {bill} [bill|bills|payment|statement|balance|invoice|fee|fees|dues|premium|plan|subscription|membership|contract|account] [as] paid (by mistake|by accident|accidentally|in error|wrongly) [<reason>|<mismark>]"
          ],
          "weight": 9,
          "allows": [
            "negation",
            "almost",
            "future",
            "wish",
            "hypothetical"
          ]
        },
        {
          "say": [
            "<bill> {bill}",
            "<bill> {name:billRef} bill"
          ],
          "after": [
            "unmark_bill_paid"
          ],
          "weight": 1
        }
      ]
    },
    "get_pending_bills": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "(what|how much) (do i|have i) [still] (owe|got to pay|have to pay|need to pay|have left to pay|have left) [for|in|by] {period}"
          ],
          "weight": 15,
          "allows": [
            "wish",
            "future"
          ]
        },
        {
          "say": [
            "(is|was) there (anything|something|any bill|any bills|a bill) [that] (i haven't paid|i have not paid|i didn't pay|i still haven't paid|i forgot to pay|i missed|i haven't settled|left to pay|still to pay|left unpaid|i still have to pay|i need to pay|i have to pay) [yet|still]",
            "(what|which) bills (haven't i|have i not|did i not|didn't i) (paid|pay|settled|settle) [yet|still]",
            "(what|which bills) [do] i [still] (haven't paid|have not paid|didn't pay|owe) [yet]"
          ],
          "isLoose": true,
          "weight": 12,
          "allows": [
            "negation",
            "wish"
          ]
        },
        {
          "say": [
            "(did i pay|have i paid) (everything|all my bills|all the bills|all of my bills|all bills)"
          ],
          "isLoose": true,
          "weight": 6
        },
        {
          "say": [
            "(what|which|what bills|which bills|how many bills|any bills|anything|what else) [was|were|is|are|got|did i|have i|am i] [still|left|leave|left over] (left|leave|unpaid|open|pending|outstanding|owing|not paid|owed|left unpaid|left open|forget to pay|forgotten to pay|not pay|missing)",
            "(did|have) i (forget|miss|forgotten|missed|leave|left) [to pay|paying] (any bills|any bill|anything|something|a bill|any)",
            "(what|which bills|what bills|how much|which) [do|will|did] i [still|have to|need to|not|haven't|got to] [still|have to|need to] (pay|paid|owe|haven't paid|have to pay|got to pay) [for|in|by] [bills|this month]",
            "(do|did) i [still] (have|owe|need) [to pay] (any|any more|more|other) (bills|bill)",
            "(is|are|was|were|has|have) <bill> [{billMonth}] ['s] {bill} [bill] [for] [{billMonth}] (paid|been paid|already paid|settled|taken care of|paid yet|covered|done) [yet|already|or not]",
            "(did|have) i [already|actually|remember to] (pay|paid|settle|settled) <bill> [{billMonth}] ['s] {bill} [bill] [for] [{billMonth}] [yet|already|or not]",
            "do i [still] (need to|have to|owe|gotta) [pay] <bill> {bill} [bill]"
          ],
          "isLoose": true,
          "weight": 3,
          "allows": [
            "negation",
            "wish",
            "future"
          ]
        },
        {
          "say": [
            "(what|which|any|how many|are there any|do i have any|are any|what are|list|show|show me|are there) [of] [my|the] [bills|bill|payments] (are still open|are open|are unpaid|are pending|are due|still open|unpaid|pending|due|are coming up|coming up|are left|left|left to pay|are left to pay|do i still need to pay|do i need to pay|do i have to pay|do i still have to pay|do i have left|do i owe|haven't i paid|have i not paid|haven't been paid|are not paid|aren't paid|are outstanding|outstanding|remain|remaining|are upcoming|upcoming|need paying|need to be paid|still need to be paid|i still need to pay|i haven't paid|i need to pay|are still due|are still unpaid|is due|is coming up|is left|is still open|is unpaid|is pending|is still due|to pay|that are open|that are due|that are unpaid|come due|fall due|falls due|comes due|are falling due|are payable|have to be paid|must be paid|need settling|are to be paid|do i have coming up|do i have due|coming due|are coming due|are still pending|i have to pay|should i pay|still to pay|have i got left|have i got left to pay|do i have left to pay|have i got coming up|have i still got to pay|am i yet to pay|are we still to pay|need sorting|are still to pay|do i still owe)",
            "<show> [my|the|all] (pending|unpaid|open|outstanding|upcoming|remaining|due) (bills|payments|bill)",
            "[my|the|all] (pending|unpaid|open|outstanding|upcoming|remaining) (bills|payments)",
            "what's (due|still due|left to pay|coming up|still unpaid|unpaid|pending|still open|outstanding|left)",
            "what (is|do i have) (due|still due|left to pay|to pay|coming up|coming due|still unpaid|pending)",
            "<howMuch> (do i have to pay|do i need to pay|do i still have to pay|do i still need to pay|do i owe in bills|do i owe on bills|is left to pay|is due|do i have in bills|is still due|is left in bills|is outstanding|do i have left to pay|in bills do i have|in bills|in unpaid bills|in bills is left|in bills is due|do i have due|are my unpaid bills|are my pending bills|are my bills|do i still owe|of bills do i have) [in bills|on bills|for bills|left]",
            "(anything|something|any bills|anything else|what else|what) [left|still|else|is left|is still] (to pay|to be paid|owing|to settle|left to settle|outstanding|hanging)",
            "(anything|something|any bills|bills|any bill) (due|unpaid|pending|left to pay|coming up|outstanding|still open|open|coming due|still due|upcoming)",
            "(did i pay|have i paid|did i already pay|have i already paid|have i still not paid) <bill> [{name:whose}] {bill} [bill]",
            "(is|was|has) <bill> {bill} [bill] (paid|been paid|already paid)",
            "(upcoming bills|bills due|bills to pay|pending bills|unpaid bills|open bills|bills left|bills left to pay)",
            "(are there|do i have) [any] [more] bills [left|to pay|due|pending|open]",
            "do i [still] owe (anything|money|anything else)",
            "(is|are) there anything [left] (due|owing|outstanding)"
          ],
          "isLoose": true,
          "weight": 2
        },
        {
          "say": [
            "(when is|when's|what day is|on what day is) <bill> {bill} [bill|payment] due [again]"
          ],
          "weight": 30
        }
      ]
    },
    "get_bills": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "am i [running|still] (late|behind|overdue|past due|in arrears) (on|with) [anything|any bills|any of my bills|any bill|something|my bills|any payments]",
            "(is|are) (anything|something|any bill|any bills|any of my bills|any payments|my bills) [already|running] (late|overdue|past due|behind|in arrears|past its due date|past their due date)",
            "(what|which) [bills|ones|payments] (have gone|has gone|went|already went|are already|got) (overdue|past due|late)"
          ],
          "set": {
            "status": "overdue"
          },
          "isLoose": true,
          "weight": 5
        },
        {
          "say": [
            "(what|which|how many) [of] [my] bills [have i|did i|were|are|got|have been] (canceled|cancelled|cancel|canceled by me)",
            "<show> [my|the|all] (canceled|cancelled) bills"
          ],
          "set": {
            "status": "canceled"
          },
          "isLoose": true,
          "weight": 5
        },
        {
          "say": [
            "(what|which) [bills|ones] (did i [already|even] (pay|settle|cover|clear|knock off|sort|take care of)|have i [already|actually] (paid|settled|covered|cleared|knocked off|sorted|taken care of)|were paid|have been paid|got paid|are [already] (paid|settled|done|cleared|sorted)) [already|so far|off]",
            "<show> [me] [what|everything|the bills] (i've paid|i paid|i've already paid|i already paid|has been paid) [so far|already]"
          ],
          "set": {
            "status": "paid"
          },
          "isLoose": true,
          "weight": 5
        },
        {
          "say": [
            "(anything|something|any bills|bills|any bill|any of my bills|what bills|which bills|what|which|any payments|is anything|are any bills|is any bill|do i have anything|do i have any bills|any|am i) (overdue|late|past due|behind|behind on|that are overdue|are overdue|are late|are past due|is overdue|is late|past their due date|did i miss|am i late on|am i behind on|have i missed|behind on bills|late on|late on bills|behind on any bills|late on any bills|late with) [bills|any bills|my bills]",
            "<show> [my|the|all] (overdue|late|past due|missed) (bills|payments|bill)",
            "[my|the|all|any] (overdue|late|past due|missed) (bills|payments|bill)",
            "(do i have|are there|is there) [any] (overdue|late|past due|missed) (bills|bill|payments|payment)",
            "what's (overdue|late|past due)",
            "did i miss any (bills|bill|payments|payment)"
          ],
          "set": {
            "status": "overdue"
          },
          "isLoose": true,
          "weight": 4
        },
        {
          "say": [
            "(what|which|how many) bills (have i paid|did i pay|are paid|i paid|i've paid|have been paid|were paid|have i already paid|did i already pay|are already paid|i already paid)",
            "<show> [my|the|all] (paid bills|bills i paid|bills i've paid|bills that are paid|bills i already paid|settled bills)",
            "[my|the|all] (paid bills|bills paid)"
          ],
          "set": {
            "status": "paid"
          },
          "isLoose": true,
          "weight": 4
        },
        {
          "say": [
            "<show> every (bill|subscription|payment) [i have|i've got] [for|in|due] [{period}]",
            "<show> [all] [of] [my|the] (bills|subscriptions|recurring bills|monthly bills|fixed bills|regular bills|fixed expenses|recurring expenses)",
            "(how do|what do|how will) [my|the|our] bills (look|look like|come to|add up to)",
            "(what|which|how many) [are] [my|the] (bills|subscriptions|recurring bills|monthly bills|fixed expenses) [do i have|are there|are registered|i have|have i got|are set up]",
            "[all] [my|the] (bills|subscriptions|recurring bills|monthly bills)",
            "list [of] [all] [my|the] (bills|subscriptions)",
            "<howMuch> (are|do) [all] [my|the] (bills|subscriptions|monthly bills) [cost|total|add up to|in total|come to]",
            "<howMuch> do i pay (in bills|for bills|in subscriptions|for subscriptions)"
          ],
          "isLoose": true,
          "weight": 4
        }
      ]
    },
    "undo": {
      "isWrite": true,
      "sentences": [
        {
          "say": [
            "(undo|revert|reverse|cancel|take back|roll back|remove|delete) (what|whatever|the thing|that thing|the last thing|that last thing|the last one|everything) [that] (you|i|we) (just saved|just logged|just recorded|just added|just did|just entered|just noted|just put in|just wrote|saved|logged|recorded|did|asked|asked for|added) [there|now|a moment ago|a second ago]",
            "(undo|revert|reverse|roll back|take back) [that|the|my|your|this] (last|latest|previous) (one|thing|entry|action|step|record|change|save|log)",
            "[sorry|no|wait|no wait|oops|actually|hang on|whoops|nope|ah|hold on] (undo|revert|reverse|scrap that|scrap that last one|scrap it|undo that|undo it|undo this|undo last|take that back|take it back|roll back|roll that back|roll it back|go back|ctrl z|scratch that|strike that|please undo|can you undo|cancel that last one) [that|it|this|the last one|the last thing|the last entry|the last action|my last entry|what you just did|what i just said|what i just logged|the last record|last one|last entry|my last action|the last change|that last one|that last entry|please|last thing|the last write|what you did|last action]",
            "(delete|remove|cancel|erase) (that|it|this|the last one|the last thing|the last entry|what you just did|what i just said|what i just logged|that last one|that last entry|my last entry|last entry|the last record|what you just added|what you just logged|what you just recorded|what i just added)",
            "(that was a mistake|i didn't mean to log that|i didn't mean that|that was wrong|that was an accident|by mistake|i logged that by mistake|wrong one|i made a mistake) (undo it|undo that|undo|remove it|delete it|cancel it|take it back|please undo)",
            "(undo that|undo it|undo|delete that|remove that|remove it|delete it|cancel that) (that was a mistake|it was a mistake|i made a mistake|wrong entry|wrong one|by mistake|it was wrong|that was wrong|my mistake|it was an accident|that's wrong)"
          ],
          "weight": 8,
          "allows": [
            "negation"
          ]
        },
        {
          "say": [
            "(undo|revert|reverse) <my> [{money}] {item} [<entry>]",
            "(undo|revert|reverse) <my> [{money}] <entry> [on|for|at|from|of] [the|a|my] [{name}]",
            "(undo|revert|reverse) <my> {name} <entry>"
          ],
          "set": {
            "target": "expense"
          },
          "weight": 7
        },
        {
          "say": [
            "(undo|revert|reverse) my {metric}",
            "(undo|revert|reverse) <my> {metric} [that] i (drank|had|logged|recorded|entered) [{words}]"
          ],
          "set": {
            "target": "metric"
          },
          "weight": 14
        },
        {
          "say": [
            "(undo|revert|reverse) <my> [last|latest] {metric} [entry|log|record|reading]",
            "(undo|revert|reverse) <my> (entry|log|record|reading) (of|for|on) <my> {metric}"
          ],
          "set": {
            "target": "metric"
          },
          "weight": 9
        }
      ]
    },
    "none": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "<i> (spent|wasted|spend|lost|burned|put in|took) [the|my|a|all|about|over|almost|nearly|so much|too much|way too much|a lot of|some|more than|too many|whole|half|most of|like|good|some good] (time|energy|whole day|day|whole morning|whole afternoon|whole night|whole weekend|whole week|afternoon|morning|evening|night|weekend|week|month|hours|hour|life|half the day|ages|forever|years|months|days|weeks|minutes|all day|all night|all morning|all afternoon|all week|all weekend|effort|breath|summer|winter|christmas|new year's|holidays|the holidays|thanksgiving|easter) [{anything}]",
            "<i> (spent|wasted|spend|took|lost) [about|over|almost|nearly|more than|the last|the past|another|like|a good|at least] {duration} [{anything}]",
            "<i> (paid|pay) [a|the|my|close|careful|full|no|too much|little|some] (attention|visit|respects|the price|a heavy price|a high price|compliment|compliments|lip service|heed|dues|homage|tribute|mind|for my mistake|for my mistakes|for it later|for that mistake|dearly|tribute to|a visit to|it forward|the ultimate price|through the nose for that mistake) [{anything}]",
            "<i> (ran) (out|into|away|late|over|after|across|behind|around|errands|for office|for president|a red light|a stop sign|a meeting|the meeting|a script|the tests|tests|a test|a bath|some errands|a fever|low|the dishwasher|the numbers|a business|the show|a program|through the numbers|short|off|up a tab|wild|on fumes|on coffee|scared|my mouth) [{anything}]",
            "<i> (walked) (away|out|into|in on|through|down memory lane|the line|right into|all over|on eggshells) [{anything}]",
            "<i> (slept) (on it|through|in|over|late|like a baby|like a log|like a rock|well|badly|poorly|terribly|great|at|with|on the couch|on the sofa|around|okay|ok|fine|so well|really well|very well|so badly|horribly|like crap|like shit|like the dead|soundly|bad|good|really bad|really badly|really good) [{words}]",
            "<i> (weighed) (my options|the options|the pros and cons|pros and cons|in on|anchor|down by|the risks|every word|my words|the baby|the dog|the cat|the package|the flour|the bag|my bag|my suitcase|my luggage|the suitcase) [{anything}]",
            "<i> (bought) (time|some time|it|the story|his story|her story|into|that story|the lie|a bit of time|the farm|myself some time|his excuse|her excuse|into it) [{anything}]",
            "<i> (lost|gained) (weight|my mind|count|track|interest|my temper|confidence|momentum|perspective|followers|respect|sleep|sleep over) [{anything}]",
            "<i> (lifted|benched|bench pressed|squatted|deadlifted|curled|pressed|bench|squat|deadlift|leg pressed|pr'd|hit a pr of|maxed out at|maxed|picked up|carried|moved) {mass} [{anything}]",
            "(bench press|bench|squat|deadlift|leg press|overhead press|curl) [with|at|of|pr|max] {mass} [{anything}]",
            "<i> (drank|had|downed|chugged|finished|sipped|knocked back|took) [a|an|about|like|some|my|only|two|too many|too much|another|half a|the] [{volume}|{number}] [glass of|glasses of|cup of|cups of|bottle of|bottles of|can of|cans of|pint of|pints of|liter of|liters of|shot of|shots of|mug of|mugs of|bottles|cans|glasses|cups|of] <drink> [{words}]",
            "<i> (drank) (too much|too many|a lot|a bit|the kool aid|kool aid|like a fish|like a sailor|last night|way too much|myself) [{anything}]",
            "<i> (woke up|got up|woke|was up|went to bed|fell asleep|went to sleep|got home|arrived|left|had dinner|had lunch|had breakfast|started work|finished work|got out of bed|was in bed|got in) [early|late] [at|around|by|before|after|about] {time} [{words}]",
            "<i> (went to bed|went to sleep|woke up|got up|slept|got home) (late|early|so late|really late|super late|too late|way too late|very late) [{words}]",
            "<i> (gained|lost|dropped|shed|put on) {mass} [{words}]",
            "<i> (spent|wasted|lost|took|was|were) {number} (day|days|hour|hours|week|weeks|month|months|year|years|minute|minutes|night|nights) [{anything}]",
            "<i> (woke up|got up) (early|late|tired|at dawn|feeling|with|on the wrong side|in a good mood|in a bad mood|exhausted|sore|hungry|refreshed) [{anything}]",
            "<i> (owe) [{name}] (a call|a favor|a visit|an apology|a drink|a beer|a coffee|a text|a reply|a dinner|a lunch|lunch|dinner|a letter|an email|an explanation|a hug|one|big time|my life) [{anything}]",
            "{name} (owes me|owe me|owed me|still owes|owes us|hasn't paid me|will pay me|is paying me back|needs to pay me|has to pay me|never paid me|should pay me|paid me back|paying me back) [{anything}]",
            "<i> (lent|loaned) {anything}",
            "(everything|it all|stuff) (is|costs|was|'s) {money} [{anything}]",
            "[{name}] (costs|cost|is going for|goes for|is selling for|sells for|went up to|is now|are now|was listed at|is listed at|is priced at|retails for|is on sale for|on sale for|was on sale for|is like|is worth|are selling for|are going for|are like|has gone up to|went down to|dropped to|hit|is at|is up to) {money} [{anything}]",
            "(the|a|an|this|that|these|those|one|each|gas|milk|eggs|rent here) {anything:thing} (is|are) {money} [{anything}]",
            "<i> (saw|found|noticed|spotted|looked at|was looking at|checked out|heard|read) {anything} {money} [{anything}]",
            "(they|he|she|the guy|the store|the seller|the shop) (wanted|wants|want|charge|charges|charged|asked|is asking|are asking|quoted|quoted me|is charging|are charging) {anything} {money} [{anything}]",
            "(bitcoin|the dollar|the euro|gold|the stock|the s&p|tesla|apple stock|minimum wage) {anything}",
            "<i> (returned|sent back|refunded|gave back|took back) {anything}",
            "<i> (ate|had|devoured) {number} {words}",
            "(the|a|an|this|that|my|these|each) {anything:thing} (weighs|weigh|holds|hold|has|have|contains|takes|fits|measures) [about|over] ({mass}|{volume}|{distance}|{duration}) [{words}]",
            "{words} (is|are) {money} (a|per|each) [{words}]",
            "[{words}] (cost me|costs me|cost|costs) (an arm and a leg|a fortune|a kidney|the earth|a pretty penny|an arm and leg) [{words}]",
            "[{words}] (worth it|worth every penny|worth its weight in gold|cost an arm and a leg|costs an arm and a leg|costs a fortune) [{words}]",
            "(the|a|this|that) bill (passed|failed|was signed|got signed|was voted|was vetoed|died|goes|went to|in congress|in the senate) [{words}]",
            "(bill gates|bill clinton|bill murray) {anything}",
            "<i> (ran|run) (the|a|an|my|his|her|our|their) (meeting|numbers|company|team|business|store|show|risk|tests|test|experiment|script|program|machine|dishwasher|laundry|errand|errands|department|workshop|campaign|red light|stop sign|bath|fever|tight ship|mouth|analysis|code|simulation|server|app|update|project) [{words}]",
            "<i> (have|had|have got|got) {number} (meetings|meeting|exams|exam|classes|class|emails|messages|tasks|calls|deadlines|tests|appointments) [{words}]",
            "(my|the) (bus|flight|apartment|floor|room|train|gate|seat) is [number|the] {number}",
            "{words} (went up|went down|is so expensive|is expensive|are expensive|are so expensive|got expensive|got so expensive|is cheap|is getting expensive|costs too much|skyrocketed|doubled|is insane|is crazy) [to|by|lately|again|now] [{money}] [{words}]",
            "(power|water|internet|electricity|gas|the power|the water|the internet|the electricity|wifi|the wifi) (is out|went out|is down|was out|was down|is back|cut out|went down|got cut|is slow) [{anything}]",
            "(good|bad|great|terrible|foul|weird) mood [{anything}]",
            "(sense of humor|mood swings|mood lighting|mood board) [{anything}]"
          ],
          "weight": 9
        },
        {
          "say": [
            "<ifClause> (save|saved|put away|put aside|set aside|invest|invested|stash|stashed|saves|were to save|keep saving) {money} (a month|per month|every month|each month|a week|per week|every week|each week|a day|per day|every day|each day|monthly|weekly|daily) {anything}",
            "how (much|long) (will i have|would i have|do i get|does it make|is that|would that be|will it be|will it take|would it take|do i need) [{anything}] (if i|if we|by) (save|saved|put away|set aside|invest|saving|investing|putting away) {money} (a month|per month|every month|each month|a week|per week|every week|a day|monthly|weekly) [{anything}]"
          ],
          "weight": 16
        },
        {
          "say": [
            "<i> (spent|ran|walked|swam|drank|slept|weighed|woke up|woke|received|won|lost|earned|climbed|rode|lifted) {words}"
          ],
          "weight": -7
        },
        {
          "say": [
            "<i> (skipped|missed|bailed on|ditched|didn't make it to|blew off) {anything}"
          ],
          "weight": 4
        },
        {
          "say": [
            "<i> [already] (paid|settled|covered|sorted) (everything|all|all my bills|all the bills|all of them|every bill) (but|except|except for|apart from|besides|other than|bar) [{anything}]",
            "<i> charged (my|the) (phone|laptop|car|watch|tablet|headphones|earbuds|battery|batteries|scooter|bike|ipad|kindle) [{anything}]"
          ],
          "weight": 16
        },
        {
          "say": [
            "(pay|please pay|can you pay|could you pay|go pay|go ahead and pay) [the|my|a|our|off|for] {anything}",
            "(send|transfer|wire|venmo|zelle|paypal|deposit|withdraw|please send|can you send|could you send|can you transfer|please transfer|cashapp|move) [a|the|my|some] ({money}|money|cash|payment) [{anything}]",
            "(send|transfer|wire|venmo|zelle|paypal|cashapp|pix) {name} {money} [{anything}]",
            "(buy|order|purchase|can you buy|can you order|please order|please buy) [me|us] {anything}",
            "book (me|us|a|an|the|my|our) {anything}"
          ],
          "weight": 3
        }
      ]
    },
    "comment": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "[i|we] (bought it|bought them|got it|got them|did it|grabbed it|ordered it|put it down) [on|in|at|with] [my] [phone|app]",
            "[please|so] (put|mark|log|file|record|note|enter) (it|that|this) [down] (as|under|in) (income|an income|an expense|expenses|my expenses|spending|earnings)",
            "for the (big|weekly|food|monthly) shop"
          ],
          "after": [
            "create_expense",
            "create_income"
          ],
          "weight": 14
        },
        {
          "say": [
            "[i|we] (paid|paid it|paid for it|put it|put that|charged it|charged that|used|paid for that)"
          ],
          "after": [
            "create_expense"
          ],
          "weight": 4
        },
        {
          "say": [
            "[mostly|just|mainly|only|all] [some|a|new|a few] {item} (and|plus|&) [some|a|the|new|a few] {item:other} [mostly|mainly]",
            "(mostly|just|mainly|only|all) [some|a|new] {item}",
            "[some] {item} (mostly|mainly)"
          ],
          "after": [
            "create_expense"
          ],
          "set": {
            "isApart": true
          },
          "weight": 2
        },
        {
          "say": [
            "[it|that|which|the money|the payment] [all|already|just|actually|only|finally] (came in|came through|landed|arrived|hit my account|cleared|went in|dropped)"
          ],
          "after": [
            "create_income"
          ],
          "weight": 6
        },
        {
          "say": [
            "[so|which] <wholeOf>",
            "[so] {money} (between them|between the two|for both|combined)"
          ],
          "after": [
            "create_expense"
          ],
          "set": {
            "isSum": true
          },
          "weight": 24
        },
        {
          "say": [
            "[it was|that was|that's|came to] {money} (with|including|counting) [the|a] (late fee|late fees|late charge|interest|penalty|fine|surcharge)"
          ],
          "after": [
            "mark_bill_paid"
          ],
          "weight": 12
        },
        {
          "say": [
            "(it|that one|that|which) (was|is|'s) [already|almost|nearly|a bit|a little|way|super|so|two days|a week] (late|overdue|past due|due|due today|expensive|high|steep|pricey|due tomorrow|due yesterday|about to be late)",
            "[that's|that is|finally|now] (one less|one down|one less bill|one bill down|one less thing|one less to worry about|all caught up|i'm all caught up|caught up|on time|in full|phew|what a relief|finally|about time|off my plate|that one's done|that one is done|ouch|it hurt)",
            "<tick> (it|that|that one|them|this one) [<offList>]",
            "[i|we] [just] (did it|did that|paid it|sorted it|settled it|sent it|paid that) [on|from|with|through|via|over] [my|the] [phone|app|bank app|website|internet|computer|laptop|mobile]",
            "[i|we|it|that|i've|we've|they|which] [only|just|already] (charged|charged me|paid|was|came to|cost|cost me|came out to|came out at) {money} [for it|on it|for that|in total|all in|this time|this month]",
            "(it|that|this|it's|that's|this one) [was|is] [actually] [for|from] [the|my] {billMonth} ['s] [one|bill|payment] [<bill>] [{bill}] [bill]",
            "[for|from] {billMonth} ['s] (one|bill|payment)",
            "[it|that|which|they|the money|the payment|the direct debit|the transfer] [all|already|just|actually|only|finally] (went out|came out|came off|went through|cleared|was taken|got taken|was debited|got debited|was charged|got charged|was paid|got paid|went|came out of my account|went out of my account|left my account|was sorted|got sorted|was settled)",
            "[can you|please|so|you can] (mark|update|note|record|log|check|tick) (it|that|them|that one|the list|your records) [down|off] [as] [paid|done|settled]"
          ],
          "after": [
            "mark_bill_paid",
            "pay_debt_installment"
          ],
          "weight": 6
        },
        {
          "say": [
            "[it|that] (wasn't|was not|weren't|isn't) [too|that|so|exactly|very] (cheap|expensive|bad|pricey) [though|tho|at all]"
          ],
          "weight": 24
        },
        {
          "say": [
            "<i> (went|came back|got back|stopped by|watched|saw|drove|traveled|visited the|took the kids|dropped by|was at|just got home|just got back|came home|headed|left) {words}"
          ],
          "weight": -8
        }
      ]
    },
    "model": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "<change> [the|my] (due date|due day) (of|for|on) {anything}",
            "<change> <bill> {houseBill} [bill] (to|due) {anything}"
          ],
          "weight": 10
        },
        {
          "say": [
            "<bill> {bill} [bill] (came to|came in at|was|is|came out to|went up to|went up by|arrived at|increased to|dropped to|will be|costs|cost|came) {money} [<perMonth>]",
            "<bill> {houseBill} [bill] {money}",
            "{money} (for|on) <bill> {houseBill} [bill]",
            "(delete|remove|cancel|close|change|update|reset) [my|the] (account|password|profile|data|email|name|phone number|address|photo|username|settings|language) [{anything}]",
            "my salary (is|was|went up|dropped|increased|fell) [to|by] {money}"
          ],
          "weight": 3
        },
        {
          "say": [
            "[{anything}] (loan|loans|debt|debts|mortgage payment|car payment|car payments) [{anything}]",
            "{words} (installment|installments|instalment|instalments) [{anything}]",
            "(installment|installments) {anything}",
            "<i> (owe|borrowed|still owe|refinanced|renegotiated) {anything}",
            "<i> (moved|put|added|invested|transferred|deposited|saved|set aside|contributed|threw|stashed|stuck|placed|sent) [another] ({money};(into|in|to|toward|towards|on) [my|the|our] <invest>) [{anything}]",
            "<i> (invested|saved up|contributed|saved) {anything}",
            "(how much|how|what|how are|what's) [{anything}] (invested|investments|investment|emergency fund|portfolio|savings account|retirement|net worth|stocks|401k) [{anything}]",
            "made (a|two|three|four|{number}) (payment|payments) on {anything}"
          ],
          "weight": 5
        }
      ]
    }
  }
}
