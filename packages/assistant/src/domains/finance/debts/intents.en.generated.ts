// Generated from intents.en.yaml by scripts/generate.ts. Do not edit.
import type { IntentCatalogue } from '@parco/router'

/** What people say, domain finance/debts. */
export const INTENTS: IntentCatalogue = {
  "domain": "debts",
  "locale": "en",
  "rules": {
    "paid": "(i paid|paid|i just paid|just paid|i made|made|i've paid|i've made|i already paid|we paid|i finally paid|i paid off|paid off|i covered|i prepaid|prepaid|i sent|finished paying|i took care of|we made|i finally made|i managed to pay|knocked out|i knocked out|knocked off|knocked over|i knocked over|i knocked off|cleared|i cleared|put in|sent off|sent in|just made|just cleared|polished off|i polished off|squared away)",
    "record": "(log|record|add|note|save|register|track|enter|put down|remember|new|create|write down|note down|can you log|can you add|please log|please add)",
    "instalment": "(installment|installments|instalment|instalments|monthly payment|monthly payments|loan payment|loan payments|parcel|parcels)",
    "howMuch": "(how much|how much money|what's the total|what do)",
    "show": "(could i see|can i see|may i see|let me see|i'd like to see|show|show me|list|see|view|give me|what's|what is|what are|how's|how is|how are|how am i doing with|tell me|tell me about|check|status of|progress on|progress of|update on|the status of|pull up|where am i with|where do i stand with|where do i stand on|what've i got left on|give me an update on|where are we with|how am i getting on with)",
    "invested": "(i invested|invested|i put|put|i added|added|i moved|moved|i transferred|transferred|i deposited|deposited|i saved|saved|i set aside|set aside|i contributed|contributed|i threw|i stashed|i stuck|i sent|i just put|i just invested|i just added|i just moved|i just transferred|i just deposited|we put|we saved|we invested|i socked away|i placed|i've put|i've invested|i've added|i managed to save|i topped up|stuck|chucked|i chucked|popped|i popped|i popped away|threw|tucked away|i tucked away|tucked|squirrelled away|squirreled away|i squirrelled away|stashed|funneled|funnelled|dropped|i dropped|dumped|i dumped|parked|i parked|bunged|tossed|i tossed|shoved|plowed|ploughed|sent|paid in|paid|i paid in|socked away|i slid|slid|placed|have put|have added|have moved|chipped in|stashed away|topped up)",
    "invest": "[at|in|into|to|toward|towards|on|for|with|from] [my|the|our|a]"
  },
  "intents": {
    "pay_debt_installment": {
      "isWrite": true,
      "required": [
        "debtRef"
      ],
      "questions": {
        "debtRef": "Which debt is that for?",
        "paidDate": "On which day was it paid?"
      },
      "examples": [
        "paid two installments of the car loan"
      ],
      "sentences": [
        {
          "say": [
            "<paid> [an|a|the|another|one|my|this month's|one more|the first|the second|the third|the last|the next|the final|first|second|third|last|next] ([{number:count}] [more] <instalment> [{number:which}]|{installments:count}) [of {money}] (on|of|for|toward|towards|to) [the|my|our] {rest:debt}",
            "<paid> (a|the|another|my|{number:count}|this month's) (payment|payments|repayment|repayments) (on|for|toward|towards|to) [the|my|our] {debtName:debt}",
            "<paid> [the|my|this month's|another] [{number:count}] {debtName:debt} (installment|installments|payment|payments|instalment|instalments) [at once|all at once|in one go|at one go|together|in advance|ahead of schedule|ahead of time|back to back|early|on time|late]",
            "<record> [an|a|the|another] ([{number:count}] (installment|installments|payment|instalment|monthly payment)|{installments:count}) (on|of|for|toward) [the|my] {rest:debt}",
            "<record> [a|the|another] {debtName:debt} (payment|installment|instalment)",
            "[{number:count}] {debtName:debt} (payments|installments|instalments|payment|installment|instalment) (done|made|paid|sorted|down|out of the way|in)",
            "[the|my|this month's|another] {debtName:debt} (installment|payment|instalment) [just|already] (came out|went through|went out|cleared|was debited|got debited|has cleared|has gone through|was taken out|is in|is out|is made|has been made|was made|came off)",
            "<paid> [another|the|my|this month's|last month's|an extra|extra|one more|one] [extra|late|monthly|final|last|first] ({number:count}|[{number:count}]) [extra|more] (payment|payments|installment|installments|instalment|instalments) (on|for|toward|towards|to|off|against|of) [the|my|our] {rest:debt}",
            "[the|my] {debtName:debt} (installment|payment|instalment) (is paid|was paid|has been paid|is done|got paid)"
          ],
          "weight": 13
        },
        {
          "say": [
            "<paid> [an|a|the|another|one|my|this month's|one more] ([{number:count}] <instalment>|{installments:count}) [of {money}]"
          ],
          "weight": 11
        },
        {
          "say": [
            "[the|my|our|this month's] {debtName:debt} (installment|payment|instalment)",
            "[an|a|the|my|another] (installment|instalment|payment) (on|of|for|towards|toward) [the|my|our] {debtName:debt}"
          ],
          "after": [
            "mark_bill_paid",
            "pay_debt_installment"
          ],
          "weight": 12
        }
      ]
    },
    "create_debt": {
      "isWrite": true,
      "required": [
        "totalAmount",
        "dueDay",
        "startMonthYear",
        "creditor"
      ],
      "questions": {
        "totalAmount": "What is the total amount of the debt?",
        "dueDay": "On which day of the month is the installment due?",
        "startMonthYear": "In which month is the first installment?",
        "creditor": "Whom do you owe?",
        "name": "What should I call this debt?"
      },
      "sentences": [
        {
          "say": [
            "[<record>] [that] [my|the] {person:creditor} (spotted|lent|loaned|fronted) me [about|some] {money} [(for|to) {words:purpose}] [and] [i] [owe him|owe her|owe them|have to pay it back|need to pay it back]",
            "[<record>] [that] (i owe|we owe|i still owe|i now owe) [about] {money} to [my|the] {rest:creditor}"
          ],
          "set": {
            "isInformal": true
          },
          "weight": 14,
          "allows": [
            "others",
            "wish"
          ]
        },
        {
          "say": [
            "[<record>] [that] (i have|i've got|i have got|i'm in|i am in) [a|an] (debt|iou) [of] {money} (with|to|from) [my|the] {rest:creditor}",
            "[<record>] [that] (i have|i've got|i have got) [a|an] {money} (debt|iou) (with|to|from) [my|the] {rest:creditor}"
          ],
          "set": {
            "isInformal": true
          },
          "weight": 16,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "[<record>] [that] (i owe|we owe|i still owe|i now owe|owe|still owe) [my|the] {person:creditor} {money} [for [the|my|our|a|some|his|her] {name:reason}]",
            "[<record>] [that] (put me down as owing|mark me down as owing|put me down for owing|mark me as owing|count me as owing|i'm owing|i am owing) [my|the] {person:creditor} {money} [for [the|my|our|a|some|his|her] {name:reason}]",
            "[<record>] [that] (i owe|we owe|i still owe|i now owe|owe) {money} to [my|the] {rest:creditor}",
            "[<record>] [that] (i borrowed|borrowed|we borrowed|i just borrowed|i got a loan of) {money} (from|off|off of) [my|the] {rest:creditor}",
            "[<record>] [that] [my|the] {person:creditor} (lent me|loaned me|lent us) {money}",
            "<record> [a|an|the|my] (debt|new debt|iou) [of|for] {money} (to|with|from) [my|the] {rest:creditor}"
          ],
          "set": {
            "isInformal": true
          },
          "weight": 12,
          "allows": [
            "question",
            "others"
          ]
        },
        {
          "say": [
            "[<record>] [that] (i borrowed|borrowed|we borrowed|i just borrowed) {money} (from|off|off of) [my|the] [brother|sister|cousin|uncle|aunt|auntie|friend|mate|boss|neighbor|neighbour|flatmate|roommate|coworker|colleague|nephew|niece] {person:creditor} (no paperwork|nothing signed|no interest|interest free|interest-free|no strings|no strings attached|no contract|informally|informal|off the books|cash in hand|in cash|just between us|between us|no rush|no rush to pay it back|no due date|no deadline|nothing in writing|on a handshake|handshake deal)"
          ],
          "set": {
            "isInformal": true
          },
          "weight": 14,
          "allows": [
            "question",
            "others",
            "negation"
          ]
        },
        {
          "say": [
            "[<record>] [that] (i owe|we owe|i still owe|i now owe|owe) [my|the] {person:creditor} (some money|money|some cash|cash|a bit of money|some dough|a few bucks) [for [the|my|our|a|some|his|her] {name:reason}]",
            "[<record>] [that] (i borrowed|borrowed|we borrowed|i just borrowed) (some money|money|some cash|cash|a bit of money|a few bucks) (from|off|off of) [my|the] {person:creditor} [to {words:purpose}|for [the|my|our|a|some|his|her] {name:reason}]",
            "[<record>] [that] [my|the] {person:creditor} (lent|loaned|spotted) me (some money|money|some cash|cash|a bit of money|a few bucks) [to {words:purpose}|for [the|my|our|a|some|his|her] {name:reason}]"
          ],
          "set": {
            "isInformal": true,
            "isAmountAsked": true
          },
          "weight": 14,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "[<record>] [that] (i took out|i took|i got|i signed|we took out|i have|i've got|took out|got|i just took out|i refinanced|i renegotiated|i made|i financed|i just got) [a|an|the|my|new|a new] {loan:debtName} [of|for|from|with|in|on|at] {rest:details}",
            "<record> [a|an|the|my|a new] {loan:debtName} [of|for|from|with|:] {rest:details}",
            "new {name:debtName} (loan|financing|debt) [:] {rest:details}",
            "[<record>] [that] (i took out|i took|i got|i signed|we took out|i have|i've got|took out|took|got|i just took out|i just got|just took out) [a|an|the|my|another] [new] {money} {loan:debtName} [of|for|from|with|in|on|at] {rest:details}"
          ],
          "weight": 13
        },
        {
          "say": [
            "[<record>] [that] [i|we|i've|we've] [just] (settled|renegotiated|negotiated|agreed|refinanced|worked out a plan|worked out a payment plan|set up a plan|set up a payment plan|made a deal|reached a deal|reached an agreement) [my debt|the debt|it] with [the|my] {rest:creditor}"
          ],
          "set": {
            "isContract": true,
            "isCounted": true
          },
          "weight": 14
        },
        {
          "say": [
            "{loan:debtName} {rest:details}"
          ],
          "set": {
            "needsColon": true,
            "isContract": true
          },
          "weight": 12
        },
        {
          "say": [
            "(i bought|bought|i got|we bought) [a|an|the|some|my] {name:debtName} [for {money}] (on store credit|on store financing|on an installment plan|on a payment plan|on a store plan|on layaway|on store installments) {rest:details}",
            "(i bought|bought|i got|we bought) [a|an|the|some|my] {name:debtName} [for {money}] in {installments} [of {money:each}] (on store credit|on a payment plan|with store credit|through the store)",
            "[i|we] [got|took out|took|opened|have|signed|signed up for|set up|add|log|record|new] [a|an|the|my|our] (store credit|store financing|store card|store plan|store installments|layaway|layaway plan|payment plan|installment plan|in-store credit|in-store financing|financing|financing plan) [for|on|at|:] [a|an|the|some|my|our] [new] {name:debtName} [for {money}] [in|over|with|:] {installments} [of {money:each}] [{rest:details}]",
            "[a|an|the|my|our] [new] {name:debtName} [for {money}] (on store credit|on store financing|on an installment plan|on a payment plan|on a store plan|on layaway|on the store card|on store installments) [in|over|with|:] {installments} [of {money:each}] [{rest:details}]",
            "(i financed|financed|we financed) [a|an|the|some|my] {name:debtName} [for {money}] [in|over|with] {installments} [of {money:each}] [{rest:details}]"
          ],
          "set": {
            "isStoreCredit": true
          },
          "weight": 13
        }
      ]
    },
    "get_debt_progress": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "<howMuch> [more|longer] [is|do i have|is there|have i got] [left|to go|till|until|before] [to|i] (finish paying off|finish paying for|finish paying|pay off|clear|am done paying off|am done paying for) [the|my|our] {name:debt}",
            "how (much|long|many payments|many instalments|many installments) [more|longer] (until|till|before) [the|my|our] {name:debt} (is|gets|will be) [all|fully|finally] (paid off|cleared)"
          ],
          "weight": 12,
          "allows": [
            "wish",
            "future"
          ]
        },
        {
          "say": [
            "how (many|much) [more] (installments|payments|instalments|months|time|longer) [are left|do i have|is left] (until|till|before) [the|my] {debtName:debt} (is|'s|will be|gets) [all|fully] (paid off|paid|mine|done|cleared|over)",
            "how (many|much) [more] (installments|payments|instalments|months) (to go|left|remaining|still to go) (on|for|with) [the|my] {debtName:debt}"
          ],
          "weight": 13,
          "allows": [
            "future"
          ]
        },
        {
          "say": [
            "[all] my (debts|loans)",
            "do i [still] have [any] (debts|debt|loans)"
          ],
          "weight": 13
        },
        {
          "say": [
            "<howMuch> [do i|is|have i|i|'s] [still] (owe|left|left to pay|have left|have left to pay|remaining|to pay|remains|is left|got left) [to pay] (on|of|for|to pay on|to) [the|my|our] {debtName:debt}",
            "<howMuch> do i [still] owe (on|for|to|at) [the|my] {rest:debt}",
            "(how much|what) (do|did) (i|we) [still|currently] owe [my|the] {person:debt}",
            "(am i|how) close [am i|to] [to] (done|finished|paying off|finishing|being done) [with|paying|paying off] [the|my] {debtName:debt}",
            "how much (longer|more time|more) (until|till|before|do i have|is left) [i] [pay off|finish|on|with] [the|my] {debtName:debt}",
            "(where|how) (am i|do i stand|are we) [at|standing] (on|with) [the|my] {debtName:debt}",
            "(what's|what is) (the balance|my balance|the remaining balance|the outstanding balance|the payoff amount|the payoff) (on|of|for) [the|my] {debtName:debt}",
            "(is|has) [the|my] {debtName:debt} [almost|nearly|fully|been] (paid off|paid|done)",
            "how many (installments|payments|instalments|monthly payments) [do i] [have] [are] [left|remaining|still have|have left|are left|to go|do i still have] [to pay] [left] (on|of|for) [the|my] {rest:debt}",
            "<show> [the|my] [progress] [on|of|with] [the|my] {debtName:debt} [going|doing|coming along|looking]",
            "when (will i|do i|am i going to) (finish paying|be done paying|pay off|finish paying off|be done with|be done paying off) [the|my] {debtName:debt}",
            "how far [along] am i (on|with|in) [paying off] [the|my] {debtName:debt}",
            "<howMuch> [of] [the|my] {debtName:debt} (have i paid|have i paid off|is left|is paid|did i pay off)",
            "how close am i to paying off [the|my] {debtName:debt}",
            "how (far off|far|close|near) am i (from|to|off|with|on) (paying off|clearing|finishing|finishing off|being done with) [the|my] {debtName:debt}",
            "(what's|what is|how much's|how much more|what do i have) [is] [still] (left|owing|outstanding|to pay) [to pay] (on|of|for) [the|my] {debtName:debt}",
            "(what|how much) have i paid [off] (on|off|of|towards|toward) [the|my] {debtName:debt}",
            "(when's|when is|when will) [the|my] {debtName:debt} [be] (paid off|cleared|done|finished)"
          ],
          "weight": 13,
          "allows": [
            "wish",
            "future"
          ]
        },
        {
          "say": [
            "<show> [all] [the|my|of my] (debts|debt|loans) [do i have|i have]",
            "<howMuch> (do i owe|do i still owe|am i in debt|debt do i have|am i owing|i owe|do we owe) [in total|total|altogether|overall|right now|in debt|in all]",
            "(what|which) (debts|loans) do i [still] have",
            "who do i owe [money] [to]",
            "(do i|do we) [still|currently] owe (anyone|anybody|someone|somebody) [anything|money|any money]",
            "(do i|do we) [still|currently] owe [any] (money|anything) to (anyone|anybody)"
          ],
          "isLoose": true,
          "weight": 13
        }
      ]
    },
    "get_debt_payment_history": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "[<show>] [the|my] (payment history|history of payments|payments history) (of|for|on) [the|my] {rest:debt}",
            "how many (installments|payments|instalments) (have i|did i) [already] (paid|made|pay|make) (on|of|for) [the|my] {rest:debt}",
            "how many {debtName:debt} (installments|payments) (have i|did i) [already] (paid|made|pay|make)",
            "how many (installments|payments|instalments) (of|on|for) [the|my] {debtName:debt} (have i|did i) [already] (paid|made|pay|make)",
            "[<show>] [the|my] [last|latest] [{number:limit}] (payments|installments) [i made|i've made|made] (on|for|of) [the|my] {debtName:debt}",
            "(which|what) (installments|payments|instalments) [of|on|for] [the|my] [{debtName:debt}] (have i|did i) [already] (paid|made|pay|make) [on|of|for] [the|my] [{debtName:debt}]",
            "[<show>] [the|my] {debtName:debt} payment history",
            "[<show>] [the|my] (payment history|history of payments) [the|my] {debtName:debt} [(last|latest|top|just|only) {number:limit}]",
            "<show> [all] [the|my] (payments|installments|instalments) [that] [i made|i've made|made|so far] (on|for|of|to|toward|towards) [the|my] {debtName:debt} [so far]",
            "(show|show me|list|what are|what were|see|give me|pull up) [me] [all] [the|my] [last|latest|past|previous] ([{number:limit}] (payments|installments|instalments)|{installments:limit}) [i made|i've made|made|so far] (on|for|of|to|toward|towards) [the|my] {debtName:debt}",
            "when did i [last|make my last|make the last] (pay|payment|payment on|payment for|make a payment on|pay on|installment on) [the|my] {debtName:debt}",
            "when was [the|my] (last|latest|most recent) {debtName:debt} (payment|installment|instalment)",
            "when was [the|my] (last|latest|most recent) (payment|installment|instalment) (on|for|of) [the|my] {debtName:debt}",
            "(what|which|how many) [{debtName:debt}] (payments|installments|instalments) (have|did) i (made|make|paid|pay) [so far|already] (on|for|of|to|toward) [the|my] {debtName:debt} [so far|already]",
            "did i [already] (make|pay) [the|my|this month's] {debtName:debt} (payment|installment|instalment) [this month|yet|already]"
          ],
          "weight": 14
        }
      ]
    },
    "get_upcoming_installments": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "[<show>] [the|my] (upcoming|next|coming|future|pending) <instalment>",
            "[my|the] <instalment> [due|for]"
          ],
          "weight": 12
        },
        {
          "say": [
            "(what|which|how many|list|show|show me|see) [of] [the|my] <instalment> [do i have|are|i have|are due|do i have due|are coming|are coming up|due|coming up|have i got|will i have|come due|fall due|do i owe|do i have coming up|do i have to pay]",
            "<howMuch> (do i have|will i pay|do i pay|are|is|do i owe|will i owe) [due] [in] [my|the] <instalment>",
            "(any|do i have any|are there any|do i have|are there|is there an|is there a) [more|other|any] <instalment> [still|left] [due|coming up|coming|left|to pay|pending]",
            "(what|which|how many) <instalment> [do i|are|will|still|have|have i] [still|left|be|have] (coming up|due|coming|left|left to pay|to pay|pending|upcoming|be due|outstanding|fall due|come due)",
            "(when|what day) (is|are|do|does|will) [my|the] [next] <instalment> (due|fall due|come out|come due|be due|hit)",
            "(when's|when is|what's|what is) [my|the] next <instalment> [due]",
            "(how much|what) [is|do i have|will i pay|am i paying|do i owe] (in|on|for) <instalment> [do i have|will i pay|do i owe|is due|am i paying|do i pay]",
            "what (do i owe|have i got to pay|will i owe|do i have to pay|have i got) in <instalment>"
          ],
          "isLoose": true,
          "weight": 12,
          "allows": [
            "wish",
            "future"
          ]
        }
      ]
    },
    "add_investment_contribution": {
      "isWrite": true,
      "required": [
        "investmentRef",
        "amount"
      ],
      "questions": {
        "investmentRef": "Into which investment?",
        "amount": "How much was it?"
      },
      "sentences": [
        {
          "say": [
            "[<record>] [that] <invested> [another|about|an extra|extra] {money} <invest> {investment}",
            "[<record>] [that] <invested> (a further|one more|some more) {money} <invest> {investment}",
            "[<record>] [that] <invested> <invest> {investment} {money}",
            "<record> [a|an|the|another] [contribution|deposit|investment] [of] {money} <invest> {investment}",
            "[the|that|those] {money} (was|were|is) [actually] [for] [a|my] (contribution|deposit|investment) <invest> {investment}",
            "(it|that) was [actually] [a] (contribution|deposit|investment) of {money} <invest> {investment}",
            "[a|another] (contribution|deposit) [of] {money} <invest> {investment}",
            "[another] {spokenMoney} (into|to|toward|towards) [my|the] {investment}",
            "<invested> [another|an extra|a further] {money} (aside|away|over|across|back) <invest> {investment}",
            "[+|plus] {money} (into|in|to|toward|towards|for) [my|the] {investment}",
            "topped up <invest> {investment} (with|by) {money}",
            "[i|we] (bought|purchased) [another|more] {money} (of|in|worth of) {investment}",
            "[i|we] (bought|purchased) [another|more] [{number:count}] {investment} (for|at) {money}"
          ],
          "weight": 12
        },
        {
          "say": [
            "(i invested|invested|i contributed|i just invested|i set aside|i saved) [another] {money}"
          ],
          "weight": 11
        }
      ]
    },
    "get_investments": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "[my] {investment} balance"
          ],
          "weight": 16
        },
        {
          "say": [
            "my (investments|portfolio|net worth)"
          ],
          "set": {
            "isAll": true
          },
          "weight": 14
        },
        {
          "say": [
            "(how much|how much money) (do i have|have i got|is|have i|do we have|did i) [saved|invested|saved up|put] [is] [in|into|on] [my|the|our] {investment}",
            "(how big|how large|how full|how healthy) is [my|the|our] {investment} [now|right now|these days|at the moment|today|so far]",
            "(how's|how is|how are|how're|how has) [my|the|our] {investment} [doing|going|looking|performing|coming along|growing|getting on|faring|holding up|been doing]",
            "(what's|what is|what have i got|what do i have|how much is|how much's|how much have i got|how much do i have) [sitting|stashed|saved|saved up|put away|tucked away] (in|inside) [my|the|our] {investment}",
            "(what's|what is|show|show me|check|give me) [in] [the] [balance|value|status|progress] [of|in|on] [my|the|our] {investment} [balance|at|worth]"
          ],
          "weight": 13
        },
        {
          "say": [
            "(how's|how is|how are|how're|how have) [all] [my|the] (investments|portfolio|investment portfolio) [doing|going|looking|performing|been doing]",
            "(how much) (do i have|have i|have i got|is) [invested|in investments|saved up in investments|in total investments]",
            "how much have i invested",
            "(show|show me|list|see|what are|check|give me|view|summary of) [all] [of] [my|the] (investments|portfolio)",
            "what's my (net worth|total invested)"
          ],
          "set": {
            "isAll": true
          },
          "isLoose": true,
          "weight": 14
        }
      ]
    }
  }
}
