// Generated from speech/talk.en.yaml by scripts/generate.ts. Do not edit.
import type { IntentCatalogue } from '../grammar/catalogue.ts'

/** What is said and is for no tool. */
export const TALK: IntentCatalogue = {
  "domain": "talk",
  "locale": "en",
  "rules": {},
  "intents": {
    "none": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "(ok|okay|hey|hi|yo) (google|alexa|siri|cortana|bixby) [{anything}]",
            "(alexa|siri|cortana|bixby) {anything}",
            "undo [the|my|your|his|her|that|this|a] [top|bottom|first|last|few] (button|buttons|zipper|zip|knot|knots|bra|braid|braids|laces|shoelaces|seatbelt|seat belt|damage|spell|collar|bow) [{anything}]",
            "reverse [the|my|your|his|her|a] (car|van|truck|trailer|roles|polarity|curse|trend|ageing|aging) [{anything}]"
          ],
          "set": {
            "reason": "saying"
          },
          "weight": 30
        },
        {
          "say": [
            "(how are you|how's it going|how are you doing|how have you been|what's up|how was your day|how's your day|how is your day going|you good|how do you do|how's life|how is life|how's everything|how is everything|how are things|how's tricks|how goes it) [today|parco|doing|treating you|going|with you|on your end|these days|lately|buddy|then]",
            "(lol|haha|lmao|rofl|hehe) [{words}]",
            "(maybe|whatever|exactly|indeed|true|of course|absolutely|definitely|probably|i guess|i guess so|i think so|not really|hmm|whoa|yikes|ugh|oof)",
            "(tell me|tell|give me|say|know) [a|another|any|some|me a|me] [good|funny|fun] (joke|jokes|story|fun fact|riddle|something funny|something interesting|fact|poem) [{anything}]",
            "(who are you|what are you|what's your name|what is your name|are you a robot|are you human|are you an ai|are you real|who made you|who created you|how old are you|do you sleep|do you eat|do you have feelings|do you love me|do you like me|are you there|you there|anyone there|can you hear me) [{anything}]",
            "(i'm|i am|i feel) [so|really|very|super|a bit|kinda] (hungry|thirsty|bored|sleepy|cold|hot|freezing|starving) [{anything}]",
            "(it's|it is) [so|really|very|super] (cold|hot|raining|rainy|freezing|sunny|snowing|windy|humid|late|early|boring|nice out) [{anything}]"
          ],
          "weight": 2
        },
        {
          "say": [
            "(add|put|stick|pop) {anything} (to|on|onto) [the|my|our] (list|shopping list|grocery list|groceries list|to do list|to-do list|todo list|wish list|wishlist|cart|basket)",
            "(i'm|i am|we're|we are) down to [my|our] last {anything}"
          ],
          "weight": 14
        },
        {
          "say": [
            "(what's|what is|whats|anything good|anything) on (tv|telly|the tv|the telly|netflix|the box|the radio|at the cinema|at the movies) [{anything}]",
            "[my|the] (schedule|calendar|diary|week|day|weekend|plate|agenda) is (full|so full|packed|jam packed|crazy|busy|so busy|hectic|empty|a mess|chock-a-block|chock a block) [{words}]",
            "tell me about (your day|yourself|your life|you|your week|your weekend)"
          ],
          "weight": 16
        },
        {
          "say": [
            "what (a|an) {words}",
            "(is it|will it|is it going to|is it gonna|does it|is it supposed to) [be] (rain|raining|snow|snowing|cold|hot|sunny|windy|warm|cloudy|freezing|humid) [{world}]"
          ],
          "weight": 14
        },
        {
          "say": [
            "(hi|hello|hey|yo|howdy|good morning|good afternoon|good evening|good night|morning|sup|what's up|hiya|hey there|hi there|hello there|greetings|evening) [parco|there|how are you|buddy|again|friend|how's it going|everyone|how are things|how are you doing|what's up]"
          ],
          "set": {
            "reason": "greeting"
          },
          "weight": 2
        },
        {
          "say": [
            "(thanks|thank you|thx|ty|cheers|great|awesome|cool|nice|perfect|ok|okay|got it|i see|sounds good|alright|good job|well done|you're the best|love it|amazing|wonderful|excellent|good bot|you rock|interesting|wow|really|no way|oh|ah ok|makes sense|understood|gotcha|sweet|neat|fair enough|good to know|congrats|much appreciated|appreciate it|no problem|no worries|you're awesome|brilliant) [so much|a lot|very much|parco|man|dude|then|for the help|for your help|for everything|buddy|thanks|{words:rest}]"
          ],
          "set": {
            "reason": "thanks"
          },
          "weight": 2
        },
        {
          "say": [
            "(bye|goodbye|see you|see ya|later|good night|talk to you later|ttyl|gotta go|see you tomorrow|take care|catch you later|peace|cya|so long) [parco|later|tomorrow|then|bye]"
          ],
          "set": {
            "reason": "farewell"
          },
          "weight": 2
        },
        {
          "say": [
            "(help|help me|i need help|menu|commands|examples|instructions|how does this work|how do you work|how do i use this|how do i use you|how to use|where do i start|how do i start|getting started) [please|parco]",
            "what (can|do|could) (you|i) [do|know|say|ask|help] [you|do|to do|me with|with|here|for me|record|track|with this]"
          ],
          "set": {
            "reason": "help"
          },
          "weight": 12
        },
        {
          "say": [
            "(time|health|family|love|money|life|balance|sleep|discipline|patience|friendship|hard work|consistency|luck|education) (is all about|is everything|isn't everything|is not everything|is key|is the key|is money|is gold|is overrated|comes first|is priceless|can't buy happiness|doesn't buy happiness|doesn't grow on trees|isn't for sale) [{world}]"
          ],
          "set": {
            "reason": "saying"
          },
          "weight": 18
        },
        {
          "say": [
            "(i prefer|i'd prefer|i'd rather|i would rather) (not to say|not say|not to comment|not comment|not to talk about it|not talk about it|not to know|not know|not answer|not to answer|not to think about it|not get into it|not to get involved) [now|today|right now]"
          ],
          "weight": 40
        },
        {
          "say": [
            "(remember|don't forget) to {words} (i keep telling myself|i always tell myself|i tell myself|they say|they said|they always say|as they say|he says|she says|he always says|she always says|my (mum|mom|dad|gran|nan|grandma|therapist|coach|doctor|teacher) (says|said|always says|always said|used to say|keeps saying))"
          ],
          "set": {
            "reason": "saying"
          },
          "weight": 40
        },
        {
          "say": [
            "[i|we] (read the room|read between the lines|read my mind|read the fine print|ran the show|ran a red light|ran out of steam)",
            "(google|alexa|siri|chatgpt|gemini|claude) (is|was|does|knows) (better|smarter|faster|more) [{words}]"
          ],
          "weight": 30
        },
        {
          "say": [
            "(how much is that|how much is it|how much would that be|how much is {money}|what's that|what is that|what's {money}|what is {money}|convert that|convert it|convert {money}) (in|into|to) (dollars|us dollars|euros|pounds|reais|pesos|yen|bitcoin|usd|eur|gbp|brl)"
          ],
          "weight": 34
        },
        {
          "say": [
            "(yes|no|yep|nope|yeah|nah|sure|y|n)",
            "[it was|that was] not [on] {date}",
            "(it wasn't|that wasn't|wasn't) [on] {date}"
          ],
          "set": {
            "reason": "nothing-pending"
          },
          "weight": 3
        },
        {
          "say": [
            "(how much does|how much do|how much is|how much are|what's the price of|what is the price of|what does|how much would|how much for|how much did|how much was|what do) [the|a|an|one|some|it] {world} (cost|costs|sell for|set you back|worth|weigh|these days|make|earn|nowadays|go for|run|charge|in brazil|in the us|in europe|today)"
          ],
          "weight": 9
        },
        {
          "say": [
            "(how much is|how much are|what's the price of|what is the price of|what's the cost of|how much for|what's) (a|an|the price of|bitcoin|the dollar|gas in|the euro|gold|minimum wage|inflation|the minimum wage|the interest rate|the exchange rate|one|tesla|the new iphone|the latest iphone) [{world}]",
            "(how much|how many|how long|how often|how many hours|how many liters|how many glasses|how many calories|how much water|how much sleep|how many steps|how much exercise) [of|hours|water|sleep|exercise|calories] (should|does|do people|do adults|do you|does a|does an|are in|is recommended|are recommended|is healthy|is normal|do humans|should one|should i|should a person|can a person|do we|would|is in|is in a|are there in) [{world}]",
            "(what's|what is|who is|who's|who was|when was|when is|where is|where's|why is|why do|why does|how do you|how do i|how does|how to|what does|who won|who invented|who wrote|what are|when did|where do|which country|what time is it|what day is it|what year|how far|how tall|how big|how old is|is it going to|will it) (the capital|the president|the weather|the population|the meaning|the difference|the best|the tallest|the largest|the biggest|the temperature|the forecast|the time|the date|the distance|the speed|the square root|rain|snow|be cold|be hot|be sunny|a|an|the|in|it|like|world cup|to|make|cook|lose weight|save money|invest|sleep better|get|work|mean|today|now|tomorrow|going|stop|fix|calculate) [{world}]",
            "what (time is it|day is it|is the time|is the date|year is it|is today's date) [{world}]",
            "[what's|what is] {number} (plus|minus|times|divided by|x) {number}"
          ],
          "weight": -1
        },
        {
          "say": [
            "[{anything}] (which|what) (stock|stocks|fund|funds|crypto|coin|etf|investment|investments|bank|broker|shares|bond|bonds) (should|do|would|is|are|to|can|will|has|looks|look) [{anything}]",
            "(is it worth|is it better to|is it true that|would it be better to|is it worth it to|which is better|what is better|what's better) {anything}",
            "(should i|is it a good time to|is it worth|is now a good time to|where should i|is it smart to|is it wise to|how should i) (invest|buy stocks|buy bitcoin|buy crypto|sell my stocks|put my money|invest in|buy dollars|sell bitcoin|sell crypto|sell stocks|sell my shares|sell shares|sell tesla|sell apple|buy tesla|buy apple|invest my) [{anything}]",
            "[i think] (i have|i've got|i might have|i got|i may have|i must have|do i have|could i have|i'm having|i caught) [a|an|the|some] (diabetes|flu|the flu|covid|cancer|fever|cold|migraine|headache|infection|pneumonia|allergy|allergies|cough|sore throat|stomach ache|stomachache|back pain|rash|high blood pressure|adhd|strep|chest pain|asthma|ulcer|concussion|food poisoning) [{anything}]",
            "(what|which) (medicine|medication|drug|antibiotic|dose|pill|dosage|pills|painkiller|meds) (should|can|do|is|works|to|would) [{anything}]",
            "(can i|should i|is it safe to|is it ok to|is it okay to|could i) (take|mix|drink|stop taking|combine|double) [{anything}]",
            "what (should i take|can i take|do i take) [{anything}]",
            "(turn on|turn off|switch on|switch off|dim|open|close|lock|unlock|play|pause|stop|set|raise|lower|turn up|turn down|start|shut|activate|mute|skip|put on|brighten|arm|disarm) [a|the|my|some|all] [the|living room|bedroom|kitchen|front|garage|bathroom|office|hallway] (light|lights|lamp|ac|air conditioner|air conditioning|tv|television|music|song|songs|volume|door|doors|window|windows|blinds|curtains|fan|heater|heat|thermostat|alarm|garage door|garage|temperature|speaker|coffee maker|vacuum|radio|playlist|oven|dishwasher|washer|fireplace|sprinklers|gate|shades|camera|timer|robot vacuum|porch light) [{anything}]",
            "(decided|chose|i decided|i chose|opted|i've decided) (to have|to eat|to order|on|to get|to wear|to watch|to stay|i'm having|i'll have|to go with|to go for|to take|to cook|to make) [{anything}]"
          ],
          "weight": 13
        }
      ]
    }
  }
}
