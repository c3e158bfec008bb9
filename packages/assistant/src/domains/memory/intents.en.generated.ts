// Generated from intents.en.yaml by scripts/generate.ts. Do not edit.
import type { IntentCatalogue } from '@parco/router'

/** What people say, domain memory. */
export const INTENTS: IntentCatalogue = {
  "domain": "memory",
  "locale": "en",
  "rules": {
    "keep": "(don't let me forget|dont let me forget|do not let me forget|never let me forget|remember|keep in mind|note|note down|save|store|memorize|bear in mind|don't forget|do not forget|make a note|make a mental note|take note|write down|jot down|record|log|learn|know|please remember|please note|please keep in mind|please save|can you remember|could you remember|you should know|i want you to know|i want you to remember|i'd like you to remember|just so you know|so you know|for your information|fyi|add to memory|save to memory|put in memory|add to my profile|add to your memory|save to your memory|commit to memory|for the record|make a note of the fact|bank this|file away|for future reference|for your records|put on record|take a note|please make a note|could you note|can you note|i'd like you to know|you should remember|you ought to know|hold on to this|hang on to this|please bear in mind|please take note|add to your notes|don't lose this|for reference)",
    "code": "(gate code|door code|alarm code|access code|code|pin|pin code|password|passcode|wifi password|wi-fi password|wifi|username|login|license plate|number plate|plate number|locker combination|locker number|combination|padlock code|safe code|spare key|spare keys|confirmation number|booking reference|booking number|account number|policy number|membership number|serial number|extension|garage code|building code|house number|postcode|zip code|emergency number|emergency contact)",
    "own": "(size|shoe size|ring size|jacket size|shirt size|dress size|pants size|blood type|blood group|locker|locker code|parking spot|parking space|parking bay|desk|seat|apartment|apartment number|unit|room|room number|passport number|employee id|employee number|student id|student number|address|phone number|number|email|nickname|middle name|maiden name|last name|surname|full name|name|star sign|zodiac sign|pronouns|doctor|gp|dentist|therapist|lawyer|accountant|mechanic|vet|landlord|hairdresser|barber|plumber|electrician|insurance|health insurance|bank|gym|team|school|university|college|job|job title|profession|religion|hometown|native language|nationality|day off|shift|medication|meds|allergy|hobby|sport|perfume|shampoo|coffee order|usual order|go-to order|usual|anniversary)",
    "unlearn": "(you can drop|you can erase|you can delete|you can lose|you can ignore|you can disregard|you can scratch|you can let go of|feel free to forget|go ahead and delete|go ahead and erase|it's ok to forget|you no longer need to remember|forget|please forget|you can forget|go ahead and forget|erase|scratch|disregard|ignore|unlearn|stop remembering|you can stop remembering|no need to remember|you don't need to remember|no need to keep|you don't have to remember|drop|strike|scrub|wipe|scrap|bin|lose|let go of|get rid of|i'd like you to forget|i want you to forget|can you forget|could you forget)",
    "forget": "(scratch|strike|scrub|you don't need to remember|you don't have to remember|you no longer need to remember|no need to keep|go ahead and forget|go ahead and delete|forget|please forget|you can forget|erase|delete|remove|clear|wipe|you can stop remembering|stop remembering|no need to remember|i want you to forget|can you forget|could you forget|disregard|unlearn|drop|please erase|could you erase|can you erase|please wipe|can you delete|could you delete|please delete|please remove|i'd like you to forget)",
    "known": "(what you know|everything you know|what you remember|what you have|the fact|the note|the memory|the memories|memories|notes|the info|the information|what i said|what i told you|what i've told you|what you saved|what you stored|information|info|facts|the part|what you've got|everything you've got|whatever you have|whatever you've got|what you've stored|all you have|all you've got|what you've saved|everything you have|the bit|what you were told|anything you know|anything you have|what i mentioned|my note|my notes|the details|details|all my notes|whatever you know)",
    "tell": "(tell me|show me|list|show|give me|find|look up|search|search for|pull up|remind me|recall|bring up|summarize)"
  },
  "intents": {
    "add_knowledge": {
      "isWrite": true,
      "required": [
        "type",
        "content"
      ],
      "questions": {
        "content": "What should I keep in mind?",
        "type": "What kind of information is it?"
      },
      "examples": [
        "remember that I'm allergic to peanuts"
      ],
      "sentences": [
        {
          "say": [
            "(i changed jobs|i switched jobs|i've changed jobs|i've switched jobs|changed jobs|switched jobs|i got a new job|got a new job|new job) [and|so|,|:] (i'm now|i am now|now i'm|now i am|i now work as|i work now as|now i work as|i'm) (a|an|the) {rest:content}"
          ],
          "set": {
            "isOwnWork": true
          },
          "weight": 12
        },
        {
          "say": [
            "(note to self|reminder to self) (the|my|our|his|her) {rest:content}"
          ],
          "weight": 11,
          "allows": [
            "negation",
            "others",
            "future"
          ]
        },
        {
          "say": [
            "<keep> [this|the following|one thing|something about me|that down] that {rest:content}",
            "(just so you know|so you know|for your information|fyi|a fact about me|one thing about me|something about me|about me|mental note|add to memory|save to memory|commit to memory|for the record) [that] {rest:content}"
          ],
          "weight": 12,
          "allows": [
            "negation",
            "wish",
            "future",
            "almost",
            "others",
            "reported",
            "hypothetical",
            "order",
            "optOut"
          ]
        },
        {
          "say": [
            "<keep> [this|the following|one thing|something|a fact|a fact about me|something about me|this about me] {rest:content}"
          ],
          "set": {
            "needsColon": true
          },
          "weight": 9,
          "allows": [
            "negation",
            "wish",
            "future",
            "almost",
            "others",
            "reported",
            "hypothetical",
            "order"
          ]
        },
        {
          "say": [
            "(remember|keep in mind|bear in mind|note|memorize|don't forget|do not forget|never forget|please remember|please note|please keep in mind|be aware) [,] {rest:content}"
          ],
          "set": {
            "isSelf": true
          },
          "weight": 9,
          "allows": [
            "negation",
            "wish",
            "future",
            "almost",
            "others",
            "order"
          ]
        },
        {
          "say": [
            "{rest:content} (keep it somewhere|keep that somewhere|keep it safe|keep that safe|save it|save this|store it|store this|save it for me|save that for me|save that for later|save it for later|keep that for me|keep it for me|hold on to that|hold onto that|hang on to that|remember that for me|remember this for me|remember it for me|add that to your notes|add it to your notes|add that to my profile|add it to memory|add that to memory|put that in your notes|put it in your notes|keep this in mind|keep this in mind please|commit that to memory|take a note of that|make a note please|please save that|please save it|please keep it|please note it|please store that|don't forget it|don't forget this|don't forget please|just for your info|just for reference|log that|write it down|jot it down|make a mental note|that's good to know|good to know|remember that|keep that in mind|please remember that|save that|please remember|please keep that in mind|remember this|save this to memory|don't forget that|make a note|make a note of that|make a note of it|note that|note it down|note that down|write that down|keep a note|keep a note of that|jot that down|put that down|keep that on file|store that|file that away|bear that in mind|take note|worth remembering|remember it|keep it in mind|note it|please note|please note that|for future reference|for the record|just so you know|fyi)"
          ],
          "set": {
            "isLead": true,
            "isAfterthought": true
          },
          "weight": 12,
          "allows": [
            "negation",
            "others",
            "order"
          ]
        },
        {
          "say": [
            "(i'm|i am) [also|a|an] (allergic|vegetarian|vegan|lactose intolerant|gluten intolerant|intolerant|celiac|diabetic|pescatarian|asthmatic|married|single|divorced|widowed|left handed|left-handed|right handed|color blind|catholic|christian|jewish|muslim|buddhist|atheist|teacher|doctor|nurse|lawyer|engineer|programmer|developer|designer|architect|dentist|student|retired|freelancer|smoker|morning person|night owl|an only child|a father of|a mother of|from) [{rest}]",
            "i have (an allergy|allergies|diabetes|asthma|adhd|celiac disease|a peanut allergy|a gluten intolerance|high cholesterol|hypothyroidism) [{rest}]",
            "i (live in|live at|live with (my|a|an|two|three|2|3)|was born|grew up|work at|work for|work as|work in|study at|wear a size|wear size|speak|graduated from|support) {rest}",
            "[i] (don't|do not|can't|cannot) (eat|drink|smoke|tolerate|stomach|digest) {rest}",
            "[i] (can't|cannot) (do|have) (dairy|gluten|nuts|shellfish|caffeine|lactose|alcohol|sugar|wheat|eggs|seafood|spicy food|meat|pork|beef|milk|cheese|bread) [{rest}]",
            "i (prefer|'d rather have|would rather have|much prefer|always prefer|favor|favour) {rest}",
            "i (never|rarely|hardly ever|seldom|no longer) (eat|drink|smoke|have|take|use|wear|watch|fly|drive|touch) {rest}",
            "i have a (fear|phobia) of {rest}",
            "[i] (get|always get|easily get|tend to get) (carsick|seasick|motion sick|airsick|migraines|headaches|heartburn|a headache|a rash|hives|nauseous|bloated|dizzy|sick) [{rest}]",
            "{words} (gives me|give me|makes me|make me) (a rash|hives|heartburn|headaches|a headache|migraines|a migraine|nauseous|bloated|jittery|sleepy|gassy)",
            "(i'm|i am) [a|an|the|more of a|kind of a|usually a|definitely a] (pescatarian|flexitarian|introvert|extrovert|early bird|early riser|light sleeper|heavy sleeper|deep sleeper|homebody|dog person|cat person|tea person|coffee person|beach person|city person|people person|picky eater|leftie|lefty|blood donor|organ donor|shift worker|single mom|single dad|single parent|stay-at-home mom|stay-at-home dad|widow|widower|twin|triplet|only child|firstborn|middle child|leo|virgo|libra|scorpio|capricorn|aquarius|pisces|aries|taurus|gemini|sagittarius|o positive|o negative|a positive|a negative|b positive|b negative|morning person|night owl|nurse|teacher|cancer survivor|vegetarian|vegan|coeliac|diabetic) [{rest}]",
            "(i'm|i am) (colour blind|colour-blind|color-blind|colorblind|colourblind|dyslexic|epileptic|anemic|anaemic|hypertensive|near-sighted|nearsighted|short-sighted|far-sighted|hard of hearing|deaf in|engaged to|originally from|based in|based out of|trained as|fluent in|good at|bad at|terrible at|hopeless at|working at|working for|working as|studying at|living in|living with|staying in) [{rest}]",
            "i (sleep|work|study|think|focus|concentrate|function) (better|best|much better) {rest}",
            "i can only (sleep|work|study|focus|concentrate|eat|drink|wear) {rest}",
            "(i started working|i started a new job|i got a job|i got a new job|i work now|i now work|i now live|we live|we now live|i was raised|i grew up|i was adopted|i went to school|i studied|i majored|i used to live|i used to work) (at|as|for|in|with|by|on) {rest}",
            "i (don't|do not|can't|cannot) (drive|swim|cook|ride a bike|speak|have a car|have kids|have a license|own a car|wear|use|watch|tolerate) [{rest}]",
            "my (birthday|bday) (is|'s|falls) [on|the] {date:on}",
            "my (<code>|<own>) [(for|at|of|on|in) {words}] (is|are|starts with|ends in|ends with) {rest}",
            "(the|our) (spare key|spare keys|extra key|first aid kit|fuse box|passport|passports|birth certificates|warranty|warranties|insurance papers|deed|toolbox|christmas decorations|suitcases|fire extinguisher|main valve|water shutoff|router|breaker box) (is|are|lives|live) (in|on|under|behind|at|with|next to|above|below|inside|by) {rest}",
            "i (realized|noticed|learned|found out) [that] i {rest}",
            "i have ({number}|a|two|three) (kid|kids|child|children|son|sons|daughter|daughters|brother|brothers|sister|sisters|siblings|cat|cats|dog|dogs|grandchildren|nephews) [{rest}]",
            "(i moved|we moved|i just moved) [from {words:old}] to {rest:place}",
            "my [all-time|all time] (favorite|favourite) {words} (is|are|has always been|will always be|is still) {rest}",
            "my (go-to|usual|regular) {words} (is|are) {rest}",
            "my (blood type|shoe size|height|favorite color|name|zodiac sign|health insurance|car|nickname|religion|profession|hometown|team|locker code|locker number|locker combination|wifi password|door code|gate code|alarm code|pin|passport number|license plate|number plate|plate number|bank|dentist|doctor|gp|favourite colour|favourite food|favourite book|favourite film|favorite food|favorite movie|favorite book|star sign|dress size|ring size|shirt size|waist size|pronouns|surname|maiden name|middle name|mother tongue|native language|nationality|birthplace|parking spot|parking space|employee number|student number|policy number|insurance number|national insurance number|social security number) is {rest}"
          ],
          "set": {
            "isBare": true
          },
          "weight": -2,
          "allows": [
            "negation",
            "wish"
          ]
        },
        {
          "say": [
            "(i|i've|i just|i have) [just] (changed jobs|switched jobs|changed companies|switched companies|got a new job|started a new job|have a new job|took a new job) [and|so|:] [now] (i'm|i am|i work|i'm working|working) (at|with|for) {rest:workplace} [now]",
            "(changed jobs|switched jobs|got a new job|started a new job|new job) [and|so|:] [now] (i'm|i am|i work|i'm working|working) (at|with|for) {rest:workplace} [now]"
          ],
          "set": {
            "isBare": true
          },
          "weight": 12
        },
        {
          "say": [
            "[the|our|my] <code> [(for|at|of|to|on|in) {words}] (is|are|starts with|ends in|ends with) {rest}",
            "(the|our|my) {words} <code> (is|are|starts with|ends in|ends with) {rest}"
          ],
          "set": {
            "isBare": true
          },
          "weight": 12,
          "allows": [
            "negation"
          ]
        },
        {
          "say": [
            "my {words} 's name is {rest}",
            "my {words} (is|are) (called|named) {rest}",
            "the name of my {words} is {rest}"
          ],
          "set": {
            "isBare": true
          },
          "weight": 6,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "i (only|always|usually|normally|mostly|exclusively|strictly) (eat|drink|have|take|use|wear|buy|order|fly|watch|read|listen to|go for|get|sit|sleep) {rest}",
            "i (take|like|have|drink|eat|want) my (coffee|tea|steak|eggs|pizza|burger|toast|latte|meat|water|wine|beer|food|room|office|pasta|rice|curry|sandwich|salad) [{rest}]",
            "i'd rather [always] (text|call|email|meet|cook|stay|pay|train|study|read|watch|be|have|sit|fly|drive|walk|work|get|eat|drink|take|text) {rest} than {rest}",
            "i like {words} (better|more|way more|much more) than {rest}",
            "(you can call me|you can just call me|everyone calls me|everybody calls me|my friends call me|people call me|most people call me) {name}",
            "i (go by|prefer to be called|like to be called|want to be called|'d rather be called|prefer being called) {rest}",
            "no {words} for me (ever|please|thanks)"
          ],
          "set": {
            "isBare": true,
            "isPreference": true
          },
          "weight": 1,
          "allows": [
            "negation",
            "wish",
            "order",
            "hypothetical"
          ]
        },
        {
          "say": [
            "i [really|absolutely|totally|just|truly] (love|hate|like|dislike|enjoy|adore|can't stand|can't bear|can't abide|loathe|despise|detest) {rest}",
            "[i'm|i am] (not a fan of|not a big fan of|not much of a fan of|not keen on|not into|not fond of|not big on|not crazy about|no fan of|a big fan of|a huge fan of|a fan of|really into|very into|into|big on|keen on|really keen on|mad about|crazy about|fond of|obsessed with|partial to|a sucker for) {rest}",
            "(can't stand|can't bear|can't abide|don't like|don't care for|hate|loathe|detest) {rest}",
            "i (don't|do not) [really|much] (care for|fancy|dig) {rest}",
            "i (don't|do not) [really] (like|enjoy) {rest}"
          ],
          "set": {
            "isBare": true,
            "isTaste": true
          },
          "weight": -3,
          "allows": [
            "negation"
          ]
        }
      ]
    },
    "forget_knowledge": {
      "isWrite": true,
      "required": [
        "query"
      ],
      "questions": {
        "query": "What should I forget?"
      },
      "sentences": [
        {
          "say": [
            "<unlearn> [about] (the|my|our|that|those) {rest:query}"
          ],
          "set": {
            "isOfThing": true
          },
          "weight": 9,
          "allows": [
            "negation",
            "wish",
            "others",
            "reported",
            "order",
            "question"
          ]
        },
        {
          "say": [
            "[i'm|i am|we're] (no longer|not) {rest:query} [,] (forget that|you can forget that|forget it|please forget that|you can forget it|so forget that|so you can forget that|you can delete that|scratch that|drop that|erase that|delete that)",
            "i (no longer|don't|do not|stopped|quit|never) {rest:query} (scratch that|drop that|erase that|delete that|forget that|you can forget that|forget it|please forget that|you can forget it|so forget that|so you can forget that|you can delete that)"
          ],
          "set": {
            "isLead": true,
            "isNoMore": true
          },
          "weight": 12,
          "allows": [
            "negation",
            "question"
          ]
        },
        {
          "say": [
            "<forget> [the fact] that {rest:query}",
            "<unlearn> (the|that|this|my) (thing|stuff|business|bit|part|idea|whole thing|whole story|story|whole idea|plan) (about|with|where|on|of) [me|my|i|i'm] [being|having|working|living|liking|wanting|going] {rest:query}",
            "<unlearn> (what|whatever|everything|all|anything) i [ever] (said|told you|mentioned|shared|wrote|noted|asked) [to you] (about|on|regarding) {rest:query}",
            "<forget> <known> [about|that|on|of|regarding] {rest:query}",
            "(bin|ditch|scrub|purge|get rid of|scrap|throw out|chuck out) <known> (about|on|of|regarding) {rest:query}",
            "forget [about] (my|the) (allergy|preference|job|address|note|memory|info|information|detail|fact|password|plate|license|phone|shoe|shirt|wifi|door|account|code|name|birthday|blood|number|nickname) [{rest:query}]",
            "forget (my|the|our) {words:query} (pin|combination|number|password|code|address|size|name|allergy|birthday|plate)",
            "forget (i|i'm|i've) {rest:query}"
          ],
          "weight": 12,
          "allows": [
            "negation",
            "wish",
            "others",
            "reported",
            "order",
            "question"
          ]
        },
        {
          "say": [
            "{rest:query} [,] (you can forget it|you can forget that|forget it|forget that|just forget it|just forget that|you can forget about it|you can drop it|please forget it|you can stop remembering that|delete that from memory|erase that|no need to remember that|no need to remember it|you don't need to remember that)"
          ],
          "set": {
            "isLead": true,
            "isStory": true
          },
          "weight": 3,
          "allows": [
            "negation",
            "others",
            "order",
            "question"
          ]
        },
        {
          "say": [
            "(forget|please forget|erase|delete|remove|clear|wipe|bin|ditch|scrub|purge|get rid of|drop|please erase|please delete|please remove|please wipe|could you forget|could you delete|can you delete|i'd like you to forget|i want you to forget|can you forget) (everything|everything you've got|everything you have got|all you've got|all you have|whatever you know|whatever you've got|anything you know|anything you've got|every note|every memory|every trace|the lot|it all|all that you know|all my notes|all the notes|everything you have|everything you've saved|everything you've stored|everything you know|all you know|all the memories|all memories|all the info|all information|everything i said|everything i told you|everything i've told you|anything|all of it|all notes|everything you have|all the notes|all facts) (about|on|regarding|related to|of|involving|with) {rest:query}"
          ],
          "set": {
            "scope": "all"
          },
          "weight": 15,
          "allows": [
            "negation",
            "wish",
            "others",
            "reported",
            "order",
            "question"
          ]
        }
      ]
    },
    "save_decision": {
      "isWrite": true,
      "required": [
        "title",
        "area"
      ],
      "questions": {
        "title": "What did you decide?",
        "area": "Which area of life is this decision about?"
      },
      "sentences": [
        {
          "say": [
            "[i|we|i've|we've|i have|we have] [finally|just|ultimately|now|both] (decided|chose|chosen|settled|opted|made up my mind|made up our minds|made the decision|resolved|ended up choosing|ended up deciding|plumped|ruled out) [to|on|for|with|that] [i'll|i will|i'm|i am|i'm going to|we'll|we're|we're going to] {rest:title}",
            "(i'm|i am|we're|we are) (going with|sticking with|choosing|passing on|settling on|settling for|opting for|turning down) {rest:title}",
            "(in the end|after all|after a lot of thought|after much thought|after thinking about it|after thinking it over|all things considered) [,] (i|we|i've|we've) [finally|just] (decided|chose|chosen|settled|opted) [to|on|for|with|that] {rest:title}"
          ],
          "set": {
            "needsReason": true
          },
          "weight": 28,
          "allows": [
            "negation",
            "future",
            "wish",
            "almost",
            "hypothetical"
          ]
        },
        {
          "say": [
            "(final call|final decision|final answer|made up my mind|i've made up my mind|i made up my mind|it's decided|it's settled|decision made|we've made up our minds) [:|,|-] [i'm|i am|i'll|we're|we'll|i will] [going to|gonna] {rest:title}"
          ],
          "set": {
            "needsReason": true
          },
          "weight": 30,
          "allows": [
            "negation",
            "future",
            "wish"
          ]
        },
        {
          "say": [
            "(made up my mind|i've made up my mind|i made up my mind|it's decided|it's settled|decision made|my mind's made up|my mind is made up|we've made up our minds) [:|,|-] [i'm|i am|i'll|we're|we'll|i will] [going to|gonna] {rest:title}"
          ],
          "weight": 6,
          "allows": [
            "negation",
            "future",
            "wish"
          ]
        },
        {
          "say": [
            "(going with|gone with|plumping for|sticking with|i've gone for|we've gone for|gone for|i've plumped for|i went with|we went with|i picked|we picked|in the end i went with|in the end we went with|i ended up going with) {rest:title}"
          ],
          "set": {
            "needsReason": true
          },
          "weight": 2,
          "allows": [
            "negation",
            "future",
            "wish"
          ]
        },
        {
          "say": [
            "(log|record|save|note|note down|write down|document|register|keep|add|track|remember|put down|make a note of) [down] [a|my|the|this|that|as a] (decision|i decided|i've decided|decision that|we decided|i chose|we chose|i've chosen|i settled on|we settled on|i went with|we went with|i picked|we picked|i opted) [to|on|that|for|about|of] [i'll|i'm going to|i will] {rest:title}",
            "(decision|my decision|new decision|decision made) [is|was] [to] {rest:title}"
          ],
          "set": {
            "isKept": true
          },
          "weight": 12,
          "allows": [
            "negation",
            "wish",
            "future",
            "others"
          ]
        },
        {
          "say": [
            "(i decided|i've decided|i have decided|we decided|we've decided|i made the decision|i made a decision|i've made the decision|i've made up my mind|i made up my mind|i finally decided|i just decided|i opted|i've opted|i chose|i've chosen|i'm going with|i settled on|i ended up going with|we're going with|i've gone with|we've gone with|i'm sticking with|i've picked|i've settled on|we settled on|we've settled on|i've opted for|i opted for|we opted for|we chose|i ended up choosing|decided|i've plumped for|i plumped for|i landed on|i've landed on|after much thought i decided|final decision|i've ruled out|i ruled out|we've chosen|in the end i chose|in the end i went with|in the end we went with|in the end i decided|i've made my mind up) [to|on|that|for|to go with|to go for|in favor of|in favour of] [i'll|i will|i'm going to|i should|we'll|we're going to] {rest:title}"
          ],
          "weight": 2,
          "allows": [
            "negation",
            "future",
            "almost",
            "wish",
            "hypothetical"
          ]
        }
      ]
    },
    "search_knowledge": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "(what's|what is|what was|whats|what were|which was|where was|who was) (that|the|those) {rest:query} (i told you|i told you about|i gave you|i gave you earlier|i mentioned|i mentioned to you|i asked you to remember|i asked you to keep|you saved|you saved for me|i saved|i had you save|i had you remember|you noted|we talked about|i liked)"
          ],
          "set": {
            "isLead": true
          },
          "weight": 14,
          "allows": [
            "reported",
            "negation",
            "others",
            "question"
          ]
        },
        {
          "say": [
            "(what's|what is|what was|whats|what're|what are) (the|our) <code> [again] [(for|to|of|at|on|in) {rest:query}]",
            "(what's|what is|what was|whats) (my|our) (<code>|<own>) [again] [(for|to|of|at|on|in) {rest}]",
            "where (did i|have i|do i) [say|tell you] [i|the|my|that] [put|left|keep|leave|stash|hide|kept|stored|parked|hid] {rest:query}",
            "where (did i|have i) (put|leave|left|stash|stashed|hide|hidden|store|stored|park|parked|file|save|write down|lay|tuck) {rest:query}",
            "which {words} did i (put|leave|stash|hide|store|keep|park) {rest:query}",
            "(did|have) i (ever|already) (tell|told|mention|mentioned|say|said|given|give) [you] [to you] (what|where|which|who|how|when|about|that|the|my) {rest:query}",
            "do you [still|happen to] (have|remember|recall|know) [written down|saved|stored|a note of] (my|the|what|where|who|which|when|how) {rest:query}"
          ],
          "set": {
            "isWholeQuestion": true
          },
          "weight": 9,
          "allows": [
            "reported",
            "negation",
            "others",
            "question",
            "hypothetical"
          ]
        },
        {
          "say": [
            "(what|why|which|when) did (i|we) [end up] (decide|deciding|choose|choosing|pick|settle|go with) [about|on|regarding|to|with|for] {rest:query}",
            "(remind me|tell me|do you remember|do you recall|remember|can you recall) (what|why|which) (i|we) [had] (decided|chose|chosen|picked|settled) [about|on|regarding|to|for] {rest:query}",
            "(remember|recall|do you remember|do you recall|you remember) (what|when|where|that|that time) i (said|told you|mentioned|wrote|talked) [to you] (about|on|regarding) {rest:query}",
            "(find|pull up|dig up|dig out|look up|get me|give me|show me|bring up|fetch|search for) (the|that|those|my) {rest:query} (i gave you|i told you|i told you about|i saved|i mentioned|i asked you to keep|i asked you to save|i asked you to remember|you saved|you have for me|i shared|i sent you|from my notes|in my notes|from your memory|in your memory)"
          ],
          "set": {
            "isLead": true
          },
          "weight": 14,
          "allows": [
            "reported",
            "negation",
            "others",
            "question"
          ]
        },
        {
          "say": [
            "did i [ever] (tell you|mention to you|give you) [about|what] {rest:query}",
            "have i [ever] (told you|mentioned|given you) [about|what] {rest:query}",
            "(can you recall|can you remember|could you recall|can you find|could you find|dig up|dig out) [what i said about|what i told you about|my|the] {rest:query}"
          ],
          "weight": 9,
          "allows": [
            "reported",
            "negation",
            "others",
            "question"
          ]
        },
        {
          "say": [
            "[<tell>] (what|everything) (do you know|have you learned|do you remember|have you saved|you know|you remember|you've saved|have you got|have you stored|do you have|you have) (about me|on me|in memory|so far|in your memory|stored about me)",
            "[<tell>] [my|your|all] (memories|saved facts|facts about me|memories of me|what's in memory|what's in your memory|stored information)"
          ],
          "weight": 14
        },
        {
          "say": [
            "[<tell>] (what|everything) (do you know|do you remember|have you saved|you know|you remember|you've saved|do you have|have you got|have you stored) (about|on|regarding) {rest:query}",
            "[<tell>] what [did|have] i [ever] (say|tell you|told you|said|mention|mentioned|tell|ask you to remember|save|write down|note) [to you] (about|on|regarding) {rest:query}",
            "do you (remember|recall|know) (what i said|what i told you|what i mentioned|anything i said|anything) (about|on|regarding) {rest:query}",
            "(search|look|check|look up|find|look in|search in|search through) [in|through|for] (my memory|your memory|memory|my notes|your notes|my memories|what i told you|what you know|the notes) (for|about|on) {rest:query}",
            "[<tell>] (my|the) (memories|notes|facts|preferences) (about|on|of|regarding) {rest:query}"
          ],
          "weight": 10,
          "allows": [
            "reported",
            "negation",
            "others"
          ]
        },
        {
          "say": [
            "do you (remember|recall|know) (where|what|when|who|if|how|which|my|the name of|what my) {rest:query}",
            "remind me (what|where|who|which|of what) {rest:query}"
          ],
          "weight": 13,
          "allows": [
            "reported",
            "negation",
            "others",
            "hypothetical"
          ]
        },
        {
          "say": [
            "(what's|what is|what was|what are|whats) (the|my|our) (name|size|number|type|address|phone number|password|license plate|brand|model|breed|height|nickname|sign|color) (of|for) (my|our) {rest:query}",
            "(what's|what is|what was|whats|what are) my {words} (name|names|size|number|address|phone number|breed|license plate)",
            "(what's|what is|what was|whats|what are) my (blood type|locker code|locker number|locker combination|door code|gate code|alarm code|pin|pin number|passport number|number plate|plate number|policy number|parking spot|parking space|dress size|ring size|shirt size|waist size|star sign|favourite colour|favourite food|favourite book|favourite film|dentist's name|doctor's name|wi-fi password|combination|shoe size|favorite color|favorite food|favorite movie|favorite book|favorite restaurant|favorite team|height|name|address|zodiac sign|license plate|allergies|allergy|health insurance|nickname|dietary restrictions|preferences|hometown|job|wifi password) [{rest}]",
            "where (did|do) i (leave|put|store|keep|park|work|live|hide) [{rest:query}]",
            "what am i allergic to [{rest:query}]",
            "did i (tell you|mention|say) (anything|what|where|something|about) {rest:query}"
          ],
          "set": {
            "isWholeQuestion": true
          },
          "weight": 7,
          "allows": [
            "reported",
            "negation",
            "others",
            "question"
          ]
        }
      ]
    },
    "comment": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "(pull|bring|look|dig) (that|it|this|those|them) (up|out) [for me|please|again]",
            "(show|tell|give) me (that|it|this) [again|please]",
            "what was it [again]"
          ],
          "weight": -6
        }
      ]
    },
    "analyze_context": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "(is it|would it be|is it really|do you think it's|would it really be) [too|a] (good|bad|crazy|selfish|wrong|stupid|early|late|worth|right|time) [idea|for me|it] [to] (get|getting|going|go|doing|do|quit|quitting|leave|leaving|move|moving|change|changing|start|starting|have|having|take a year off|taking a year off|take a break|taking a break|take the job|taking the job|sell|selling|stay|staying|marry|marrying|retire|retiring|break up|breaking up|adopt|adopting|study|studying|work|working|become|becoming|end|ending|forgive|forgiving|give up|giving up|say yes|say no|settle) {rest:topic}",
            "[i|we] [still|just] (haven't|have not|hasn't|can't|cannot|couldn't) (decided|decide|made up my mind|make up my mind|figured out) [yet] (if|whether|about|between|on|what to do about) [i|to|we] [should|want to|can] {rest:topic}",
            "why (do|am|can't|don't|won't) i (keep|always|never|constantly|still|just|seem to) {rest:topic}",
            "i (keep|always|constantly|never seem to|never) {words} why (do i do that|do i do this|is that|am i like this|do i keep doing that|do i keep doing this)",
            "i (can't decide|cannot decide|can't make up my mind|can't figure out|haven't decided|have not decided|still haven't decided|still don't know|don't know|keep wondering|keep asking myself|wonder|keep going back and forth on) (if|whether|about|between|on) [i|to|we] [should|want to|can] {rest:topic}"
          ],
          "set": {
            "areas": "professional, finance, relationships"
          },
          "weight": 30,
          "allows": [
            "negation",
            "wish",
            "others",
            "hypothetical",
            "almost",
            "question",
            "future"
          ]
        },
        {
          "say": [
            "(everything|nothing|life|my life|it all|work|my job|my marriage|my relationship|my family life|home) [just|really|all] (feels|seems|is|has been|makes|is getting|'s) [so|really|too|completely|totally|kind of] (pointless|meaningless|empty|hopeless|heavy|hard|overwhelming|falling apart|a mess|on the rocks|off|wrong|sense|unbearable|exhausting|hanging by a thread|going downhill|too much|stuck|out of control) [anymore|lately|these days|right now] [{rest:topic}]",
            "[my|our|the] (marriage|relationship|job|work|career|life|love life|social life|family|family life|friendship|business|finances|financial situation|routine|mental health|self-esteem|confidence|situation) [(with|at|between|in|as) {words}] [just|really] (feels|feel|seems|is|are|has been|has become|is getting|is becoming|'s) [so|really|too|a bit|very|kind of|completely|totally|a|in|out|falling|going] (stale|cold|distant|dead|empty|bad|terrible|rocky|shaky|boring|hard|tough|difficult|messy|mess|crisis|of control|apart|nowhere|downhill|stuck|toxic|draining|exhausting|stagnant|flat|lonely|unstable|strained|tense|overwhelming|meaningless|pointless|wreck|disaster|a mess|on the rocks|at a standstill|unfulfilling) [lately|these days|right now|anymore|recently] [{rest:topic}]",
            "i (have|feel|'ve had|have had|'ve got|have got) (no|zero|little|very little|absolutely no) (energy|motivation|drive|desire|patience|appetite|hope|focus|strength|will|interest|direction|purpose|spark) [at all|left|lately|today|these days|for anything|to do anything|in anything] [{rest:topic}]",
            "(i'm|i am|i've been) [having|finding it] [a] [really|so|very|super|incredibly] [hard|difficult|tough|impossible] [time] (to get out of bed|to sleep|to focus|to cope|to keep up|to get up|to stay motivated|to concentrate|sleeping|focusing|coping|keeping up|getting out of bed|staying motivated) [{rest:topic}]"
          ],
          "set": {
            "area": "health"
          },
          "weight": 30,
          "allows": [
            "negation",
            "wish",
            "others",
            "hypothetical",
            "almost",
            "question",
            "future"
          ]
        },
        {
          "say": [
            "(i'm|i am|i feel|i'm feeling|i've been feeling|i have been feeling|i've been|i keep feeling|i woke up feeling|feeling|i still feel|i just feel|i feel like i'm|i'm getting) [so|really|very|a bit|kind of|super|too|pretty|a little|extremely|completely|totally|kinda|just|always|like|rather|quite|proper|well|terribly|awfully|bloody|incredibly|absolutely|utterly|deeply|a tad|a touch|somewhat|constantly|more and more|increasingly|particularly|unusually|dead] (sad|awful|terrible|down|anxious|depressed|stressed|stressed out|worried|scared|lonely|alone|overwhelmed|unmotivated|lost|nervous|exhausted|burned out|burnt out|irritated|confused|frustrated|guilty|insecure|empty|hopeless|miserable|like crap|like garbage|horrible|off|low|blue|numb|angry|upset|hurt|disappointed|drained|stuck|tired|happy|fulfilled|rubbish|a bit rubbish|knackered|rough|blah|crap|shattered|fed up|gutted|worn out|wiped out|on edge|out of sorts|under the weather|meh|tearful|homesick|heartbroken|panicky|demotivated|discouraged|apathetic|unhappy|melancholy|restless|uneasy|hollow|flat|grumpy|moody|burnt|stretched thin|at my wits' end|at the end of my rope|at the end of my tether|in a slump|in a rut|jealous|ashamed|bitter|resentful|rejected|betrayed|unappreciated|invisible|worthless|like a failure|unloved|ecstatic|on top of the world|over the moon) [{rest:topic}]",
            "i (can't|cannot|can't seem to|haven't been able to) (sleep|focus|concentrate|stop thinking|relax|get over|cope|stop worrying) [{rest:topic}]"
          ],
          "set": {
            "area": "health"
          },
          "weight": 4,
          "allows": [
            "negation",
            "others",
            "hypothetical",
            "almost",
            "wish",
            "reported"
          ]
        },
        {
          "say": [
            "(i've been|i have been|i'm|i am|we've been|i keep|we keep) [constantly|always|really] (fighting|arguing|having problems|having trouble|having a hard time|struggling|going through|worried|worrying|dealing|suffering|having issues|losing sleep|not sleeping|having panic attacks|having a crisis) [a lot] {rest:topic}",
            "(i can't stand|i'm sick of|i'm fed up with|i've had it with|i'm done with) (my|the) {rest:topic}",
            "[my|the] {words} [is|are|has been|have been|keeps|'s] (getting me down|bringing me down|doing my head in|driving me mad|driving me crazy|driving me nuts|driving me up the wall|draining me|eating at me|eating me up|weighing on me|weighing me down|wearing me out|stressing me|making me miserable|making me unhappy|freaking me out|keeping me awake)",
            "[my|the] {words} is (stressing me out|wearing me down|making me anxious|keeping me up at night|burning me out|making me sad)",
            "my {words} is (killing me|getting to me)"
          ],
          "set": {
            "area": "health"
          },
          "weight": 3,
          "allows": [
            "negation",
            "others",
            "wish"
          ]
        },
        {
          "say": [
            "[my|our|the] (work|job|boss|school|uni|university|college|course|degree|studies|thesis|project|workload|deadlines|shifts|commute|business|debt|debts|bills|money|money worries|money problems|motherhood|fatherhood|parenting|divorce|breakup|marriage|grief|anxiety|stress|life) [(at|with|from|of) {words}] [is|are|has been|have been|'s been|'s] [really|just|slowly|absolutely|totally] (eating me alive|eating me up|crushing me|draining me|wearing me down|wearing me out|grinding me down|killing me|burning me out|breaking me|stressing me out|getting on top of me|more than i can take|too much for me) [lately|these days|recently|right now|again|for (days|weeks|months|ages)] [(and|because|since) {rest:topic}]"
          ],
          "set": {
            "area": "health"
          },
          "weight": 12,
          "allows": [
            "negation",
            "others"
          ]
        },
        {
          "say": [
            "(nothing|everything) (is|'s|has been|'s been|seems to be|keeps) [just|all] (going|gone) (right|wrong|well|badly|my way|against me) [for me] [lately|these days|this week|this month|this year|right now|at the moment]",
            "my (head|mind|heart) (is|'s|has been|feels) [such|all|just] (a mess|all over the place|broken|in pieces|spinning|shattered|not in it) [lately|these days|right now] [(since|after|because|over) {rest:topic}]",
            "[i'm|i am|i've been] [really|totally|completely|just] (freaking out|panicking|spiraling|spiralling|stressing out|stressing|losing sleep|losing my mind) (about|over) [my|the|this] {rest:topic}",
            "[i'm|i am] so (done with|over|fed up with|sick of) (my|this) (boss|manager|job|work|school|ex|marriage|relationship|life|commute|landlord|coworkers|colleagues|family|in-laws|town|city)"
          ],
          "set": {
            "area": "health",
            "isWholeTopic": true
          },
          "weight": 12,
          "allows": [
            "negation",
            "others"
          ]
        },
        {
          "say": [
            "(i|i've|i just) [just|been] (got|was|been|have been|am|i'm being|getting) (laid off|fired|let go|made redundant|sacked|given the sack|given the boot) [from my job|from work|at work] [(after|because|and|by|without|over) {rest:topic}]",
            "[i] [just] (lost|got let go from|got fired from|was fired from|got laid off from) my job [(after|because|and|over) {rest:topic}]"
          ],
          "set": {
            "areas": "professional, finance, health"
          },
          "weight": 12
        },
        {
          "say": [
            "(i broke up|we broke up|i fought|we fought|i argued|we argued|i got into a fight|i had a fight|i had an argument|i got divorced|i got dumped|i fell out|i had a falling out) (with) {rest:topic}",
            "(i broke up|we broke up|i got dumped|i got divorced|we split up)",
            "[i|we] [just] (had|got into) [a|an|another|yet another|this] [huge|big|bad|nasty|massive|terrible|stupid|awful] (fight|argument|row|falling out|blowout) with {rest:topic}",
            "i [really|just] miss my (mom|mum|mother|dad|father|gran|nan|grandma|grandpa|grandad|sister|brother|kids|family|friends|wife|husband|ex|boyfriend|girlfriend|best friend|parents) [so much|so bad|a lot|like crazy|terribly|today|so much today|lately|right now]"
          ],
          "set": {
            "area": "relationships"
          },
          "weight": 3,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "(should i|do you think i should|you think i should|is it time to|am i right to|was i right to|am i wrong to|is it a good idea to|would it be smart to) (give|let|invite|propose|adopt|buy a house|sell the house|sell my house|study|work|freelance|go freelance|go part-time|go part time|go full-time|go full time|go self employed|go self-employed|go solo|go independent|go it alone|become|say yes|say no|wait|settle|separate|divorce|reach out|apologize|apologise|cut ties|cut off|lend|drop out|sign|commit|renew|extend|start over|hire|fire|trust|report|move in|open up|come out|confess|negotiate|ask out|see a therapist|go to therapy|quit|leave|change|break up|accept|take|go back|get married|get divorced|move|have kids|start|talk to|forgive|turn down|stay|give up|keep|apply|tell|switch|ask for|confront|marry|resign|end|retire) [{rest:topic}]",
            "(i'm|i am|i've been|been) [seriously|really] (thinking about|thinking of|considering|contemplating|torn between|torn about|having second thoughts about|having doubts about|in two minds about|leaning towards|leaning toward|toying with|toying with the idea of|going back and forth on|going back and forth about|agonizing over|agonising over|struggling with whether to|struggling to decide|unsure about|conflicted about|debating|wondering whether to|wondering if i should|on the fence about) (two|both|us|him|her|our|these|this|that|it all|a|an|what|going|ending|asking|retraining|proposing|relocating|selling|buying|having|adopting|dropping out|working|becoming|telling|quitting|leaving|changing|breaking up|accepting|taking|going back|getting married|getting divorced|moving|having kids|starting|talking|forgiving|turning|staying|giving up|my|whether|switching|resigning|a career|the|retiring|to) [{rest:topic}]",
            "(i don't know|i'm not sure|not sure|i do not know) (if i should|whether to|whether i should|what to do about|what to do with|how to deal with|how to handle) {rest:topic}",
            "what (should i do|do i do|can i do|would you do) (about|with|regarding) {rest:topic}",
            "how (should i|do i|can i) (deal with|handle|cope with|get over|approach|tell) {rest:topic}",
            "(i need|i want|i'd like|i could use|give me|can you give me|do you have) [some|your|any] (advice|opinion|help deciding|guidance|thoughts|help thinking|perspective) (on|about|with|regarding) {rest:topic}",
            "help me (think|decide|figure out|understand|think through|process|deal with) [about|if|whether|why|what to do about] {rest:topic}",
            "what do you think (about me|of me|about my|of my) {rest:topic}"
          ],
          "set": {
            "areas": "professional, finance, relationships"
          },
          "weight": 6,
          "allows": [
            "negation",
            "wish",
            "others",
            "hypothetical",
            "almost",
            "question",
            "future"
          ]
        },
        {
          "say": [
            "(should i|do you think i should) (take|accept|turn down|decline|leave|quit|stay in|keep|change) [the|this|that|my] [new] (job|offer|position|promotion|jobs|internship|degree|course|apartment|relationship|marriage|career|company|team|school|college|city|country) [{rest}]"
          ],
          "weight": 16,
          "allows": [
            "negation",
            "wish",
            "others",
            "hypothetical",
            "almost",
            "question",
            "future"
          ]
        }
      ]
    }
  }
}
