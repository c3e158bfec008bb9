// Generated from speech/talk.en.yaml by scripts/generate.ts. Do not edit.
import type { IntentCatalogue } from '../grammar/catalogue.ts'

/** What is said and is for no tool. */
export const TALK: IntentCatalogue = {
  "domain": "talk",
  "locale": "en",
  "rules": {
    "dear": "(dad |mom |mum |mother |father |grandma |grandpa |grandmother |grandfather |granny |gran |nan |nana |grandad |brother |sister |son |daughter |husband |wife |partner |uncle |aunt |auntie |cousin |friend |best friend |dog |puppy |cat |kitty |kitten |pet |hamster |rabbit |horse |parrot |bird |baby |boyfriend |girlfriend |fiancé |fiancée |stepdad |stepmom |nephew |niece |neighbor |neighbour |coworker |colleague |father in law |mother in law |godfather |godmother)"
  },
  "intents": {
    "none": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "[i|we] [just] (withdrew|took out|pulled out|took|got) {money} [cash] (from|at|out of) (the|an|my) (atm|cash machine|cashpoint|bank)",
            "[i|we] [just] withdrew {money} [in cash|cash]"
          ],
          "set": {
            "reason": "withdrawal"
          },
          "weight": 22
        },
        {
          "say": [
            "[so] (what|how) (could|can|should|might|would) (i|we) [change|do|try|do differently|try out] [to] (sleep|feel|spend|save|eat|rest|relax|focus|study|lose|stress|drink|earn|exercise|wake up|stay|get) (more|less|better|longer|earlier|healthier|fitter|faster|calmer|happier|weight|money) [{words}]"
          ],
          "set": {
            "reason": "advice"
          },
          "weight": 20,
          "allows": [
            "question",
            "wish"
          ]
        },
        {
          "say": [
            "[and|but|so] what (can't|cannot|can not|don't|won't|are you not able to|aren't you able to) (you|parco) [do|not do|know]",
            "[and|but] what are (your|parco's) (limits|limitations)"
          ],
          "set": {
            "reason": "limits"
          },
          "weight": 22,
          "allows": [
            "question",
            "negation"
          ]
        },
        {
          "say": [
            "[so|and|but] (where|how) [do|are|is] (you|my) [store|keep|save|put] [my] (data|stuff|info|information) [stored|kept|saved|go]",
            "[so|and|but] (do|are) you (store|save|keep|storing|sharing|selling|share|sell|send) [all|any of] my (data|info|information|stuff) [anywhere|somewhere|to anyone|with anyone]",
            "[is|are] my (data|info|information|records) (safe|private|secure|shared|encrypted) [here|with you]",
            "who [else] (can see|sees|reads|can read|has access to) (my data|this|what i write|what i say|my stuff|my messages|all this|all of this|my conversations)",
            "[and|but|so] where (does|do|is|are) (this|all this|everything|it all|what i say|what i write|what i tell you|my messages|my conversations|our conversations) [i say|i tell you|i write] (go|stored|kept|saved|end up|live)",
            "[and|but|so] (can|does|will|do) (anyone|anybody|someone|somebody|anyone else|anybody else|other people|my boss|google) [else] (see|read|have access to|get to see|know about) (this|my data|my messages|what i write|what i say|what i tell you|all this|our conversations)",
            "[and|but|so] (is|are) (this|it|what i say|what i write|what i tell you|our conversation|our conversations|my messages) [all] (private|safe|secure|confidential|encrypted|just between us|between us) [here|with you]",
            "[and|but|so] (do|does|are|will) (you|parco|this app|it) (send|sending|upload|uploading|share|sharing|sell|selling|pass|leak) [all|any of] [my] (stuff|data|things|messages|notes|conversations|everything|it|this) (to|with|on|onto) (the cloud|the internet|google|anyone|anybody|a server|someone else|other companies|third parties|your servers)",
            "can i [really] trust you [with my data|with this]"
          ],
          "set": {
            "reason": "privacy"
          },
          "weight": 22,
          "allows": [
            "question"
          ]
        },
        {
          "say": [
            "(is|are) (this|it|parco|you) [really] (free|free of charge|open source|for free)",
            "(how much|what) (is it|does it cost|do i pay|would i pay|do you charge) [to use|for] [you|this|parco|the app]",
            "(is there|do you have|does parco have) (a subscription|a monthly fee|a paid plan|any cost|a fee)",
            "(how much does (this|it|parco) cost|what does (this|parco) cost|do i have to pay [for this|for parco|anything])"
          ],
          "set": {
            "reason": "price"
          },
          "weight": 22,
          "allows": [
            "question"
          ]
        },
        {
          "say": [
            "(do you|does parco|does this|does it|can i use (you|this|parco)|will (you|this|it)|can you) [also|still] (work|works|run|offline|without internet) [offline|without internet|without wifi|without a connection|without the internet|with no internet|on a plane]",
            "do (you|i) need [the|an] (internet|wifi|internet connection|connection) [for this|to use you|to use this|to work]"
          ],
          "set": {
            "reason": "offline"
          },
          "weight": 22,
          "allows": [
            "question",
            "negation"
          ]
        },
        {
          "say": [
            "how [do|can|would|could] [i|one|you] (delete|erase|remove|wipe) (everything|all my data|my data|all of my data|my account|all my stuff|what you know about me)",
            "can i (delete|erase|wipe) (everything|all my data|my data|my account) [later|if i want|one day|at any time]"
          ],
          "set": {
            "reason": "erase"
          },
          "weight": 24,
          "allows": [
            "question"
          ]
        },
        {
          "say": [
            "(which|what) (model|ai|llm|language model|ai model) (are|do) you [using|use|running|run|running on|powered by|on]",
            "(do you use|are you using|are you running on|are you powered by|are you based on) (chatgpt|gpt|gpt-4|gemini|claude|ollama|ai|an ai|a language model|an llm|openai)"
          ],
          "set": {
            "reason": "model"
          },
          "weight": 22,
          "allows": [
            "question"
          ]
        },
        {
          "say": [
            "(how|where) (do|can|would|could) (i|we) (connect|add|set up|configure|install|choose|use|plug in|hook up) [to] [a|an|the|another|my] (model|language model|ai model|ai|llm|chatgpt|gpt|ollama|gemini|claude) [here|to this|to parco|with this]",
            "[what if|and] i (don't|do not) have (an|a|any) (api key|key|openai key|api keys) [for this|for a model] [what now|now what]",
            "do i [really] need (an|a) (api key|key|model|language model) [for this|to use this|to use you]"
          ],
          "set": {
            "reason": "connect"
          },
          "weight": 22,
          "allows": [
            "question"
          ]
        },
        {
          "say": [
            "(can you|do you|could you|are you able to) (read|see|access|open|check|look at|look into|connect to) my (email|emails|e-mail|mail|inbox|messages|texts|whatsapp|photos|contacts|bank account|bank|slack|gmail|google calendar account|instagram)"
          ],
          "set": {
            "reason": "mail"
          },
          "weight": 22,
          "allows": [
            "question",
            "order"
          ]
        },
        {
          "say": [
            "[can i|could i|how do i|i'd like to|i want to|can you|please] (make|have|use|get|change|increase) [the|a] (text|letters|font|font size|text size|print) [size] [bigger|larger|smaller|big|large] [please]",
            "[can i|could i|can you|please] (have|use|get) [a] (bigger|larger|smaller) (text|letters|font|font size|print)",
            "the (text|letters|font|print) (is|are) (too|so|very) (small|tiny)"
          ],
          "set": {
            "reason": "letters"
          },
          "weight": 24,
          "allows": [
            "question",
            "wish",
            "hypothetical",
            "order"
          ]
        },
        {
          "say": [
            "i (don't|do not|didn't|did not) (understand|get) (you|that|what you said|what you mean|a word [of that]|anything [you said]|your answer)",
            "(that|this|it) (makes no sense|is confusing|was confusing|confuses me)",
            "(what do you mean|i'm confused|i am confused) [by that]"
          ],
          "set": {
            "reason": "confused"
          },
          "weight": 22,
          "allows": [
            "negation",
            "question",
            "reported"
          ]
        },
        {
          "say": [
            "[can you|please|i want to|how do i|can i] (export|download|back up|backup) [all] [of] [my|the] (data|records|everything|expenses)"
          ],
          "set": {
            "reason": "export"
          },
          "weight": 22,
          "allows": [
            "question",
            "wish"
          ]
        },
        {
          "say": [
            "[and|but|so] (can|could|how do|how can) i (get|take|pull|move) [all|all of] my (data|stuff|records|notes) (out|out of here|out of this|elsewhere|somewhere else|with me|to another app) [like an export|as a file|as an export]",
            "is there (an|a|any) (export|way to export|way to download) [my data|everything|of my data|my stuff]"
          ],
          "set": {
            "reason": "export"
          },
          "weight": 22,
          "allows": [
            "question",
            "wish"
          ]
        },
        {
          "say": [
            "how (do|can|would|could) i (undo|fix|correct|change|edit|remove|delete) (something|a thing|an entry|an expense|one|a record|a value) [that] [i|i've] (logged|noted|entered|saved|recorded|wrote|added|put in) [wrong|by mistake|by accident|wrongly]",
            "i (logged|entered|noted|saved) [something|it] (wrong|by mistake) (what now|now what|how do i fix it|how do i undo it|what do i do)"
          ],
          "set": {
            "reason": "mistakes"
          },
          "weight": 24,
          "allows": [
            "question"
          ]
        },
        {
          "say": [
            "[can you|could you|please|i need you to] (help me|write|draft|compose) [to] [write|draft|compose|reply to|come up with] (a|an|my|this|the) (email|e-mail|letter|cover letter|resume|speech|post|caption|essay|poem|invitation|reply|message|text|story|song|presentation) [{anything}]"
          ],
          "set": {
            "reason": "compose"
          },
          "weight": 40,
          "allows": [
            "question",
            "order",
            "others",
            "reported",
            "wish"
          ]
        },
        {
          "say": [
            "[can you|please] (show|draw|make|give|plot) [me] [a|some] (chart|charts|graph|graphs|plot) [of|for|with] [{words}]"
          ],
          "set": {
            "reason": "chart"
          },
          "weight": 22,
          "allows": [
            "question"
          ]
        },
        {
          "say": [
            "(never mind|nevermind|nvm|forget it|forget about it|no worries then|ignore me)"
          ],
          "set": {
            "reason": "never-mind"
          },
          "weight": 22
        },
        {
          "say": [
            "[i|we|finally|i finally|i just|just] [i|we] [finally|just] (passed|aced|nailed) [my|the] [driving|final|math|english] (exam|test|interview|driving test|bar exam|class|course|finals|exams)",
            "[i|finally|i finally|i just|just] (got|landed|found) (the|a|my) [new|first|dream] (job|internship|promotion|scholarship|raise)",
            "[i|finally|i finally|i just|just|we|we just] (got promoted|got hired|got engaged|graduated|got accepted|got into college)",
            "(i'm|i am|we're|we are) [so|finally] (pregnant|expecting|expecting a baby|having a baby|getting married|engaged|going to be parents)"
          ],
          "set": {
            "reason": "achieved"
          },
          "weight": 22
        },
        {
          "say": [
            "[today|right now] (i feel|i'm feeling|i am feeling|feeling|i'm|i am) [so|really|pretty|very|quite] (great|good|amazing|awesome|wonderful|fantastic|happy|better|much better|excited|proud|relaxed|well rested) [today|now|this morning|tonight]",
            "[today] (it's|it was|today was|what) [been] (a great|a good|an amazing|a wonderful) day [today]"
          ],
          "set": {
            "reason": "glad"
          },
          "weight": 22
        },
        {
          "say": [
            "[a very|have a] (merry|happy|nice|good|great|lovely) (christmas|new year|easter|thanksgiving|holidays|hanukkah|diwali|weekend|halloween) [parco|to you|too|everyone|and a happy new year]"
          ],
          "set": {
            "reason": "season"
          },
          "weight": 3
        },
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
            "(i'm|i am|i feel) [so|really|very|super|a bit|kinda] (hungry|thirsty|bored|sleepy|cold|hot|freezing|starving) [{anything}]"
          ],
          "set": {
            "reason": "passing"
          },
          "weight": 2
        },
        {
          "say": [
            "(maybe|whatever|idk|dunno|i don't know|no idea|exactly|indeed|true|of course|absolutely|definitely|probably|i guess|i guess so|i think so|not really|hmm|whoa|yikes|ugh|oof)",
            "(it's|it is) [so|really|very|super] (cold|hot|raining|rainy|freezing|sunny|snowing|windy|humid|late|early|boring|nice out) [{anything}]"
          ],
          "weight": 2
        },
        {
          "say": [
            "(how are you |how's it going |how are you doing |how have you been |what's up |how was your day |how's your day |how is your day going |you good |how do you do |how's life |how is life |how's everything |how is everything |how are things |how's tricks |how goes it) [today|parco|doing|treating you|going|with you|on your end|these days|lately|buddy|then]",
            "[hi|hello|good morning|good afternoon|good evening] [my] (dear|dear parco|dear friend|parco) [,] how are you [today|doing] [,] [i hope] [you are|you're] [well|fine]",
            "i hope (you are|you're|this finds you) [doing] (well|fine)"
          ],
          "set": {
            "reason": "wellbeing"
          },
          "weight": 3
        },
        {
          "say": [
            "(lol|haha|lmao|rofl|hehe) [{words}]",
            "[lol|haha|lmao|hehe] (nice one|good one|that's a good one|that was a good one|funny|that's funny|that was funny)"
          ],
          "set": {
            "reason": "laugh"
          },
          "weight": 3
        },
        {
          "say": [
            "(tell me|tell|give me|say|know) [a|another|any|some|me a|me] [good|funny|fun] (joke|jokes|story|fun fact|riddle|something funny|something interesting|fact|poem) [{anything}]"
          ],
          "set": {
            "reason": "joke"
          },
          "weight": 3
        },
        {
          "say": [
            "(who are you|what are you|what's your name|what is your name|how old are you|are you there|you there|anyone there|can you hear me) [{anything}]"
          ],
          "set": {
            "reason": "who"
          },
          "weight": 3
        },
        {
          "say": [
            "who (made|created|built|developed|programmed|invented|owns) (you|parco|this|this app)",
            "who (is|was) your (creator|maker|developer|owner)"
          ],
          "set": {
            "reason": "maker"
          },
          "weight": 3
        },
        {
          "say": [
            "are you [really] (a robot|a bot|a machine|a program|human|a human|a person|an ai|real|alive|chatgpt)",
            "(am i|is this|are you) [talking to|speaking to|speaking with|chatting with|really] (a real person|a person|a human|a human being|a real human|somebody real|a bot|a machine) [or a bot|or a machine|or a person]",
            "do you [ever] (sleep|eat|dream|get tired|have feelings|feel|love me|like me) [{words}]"
          ],
          "set": {
            "reason": "robot"
          },
          "weight": 3
        },
        {
          "say": [
            "[sorry] [,] (i was|that was|i've been) [a bit|very|so|too] (rude|harsh|unfair|mean|grumpy) [of me|to you|earlier|before] [sorry]"
          ],
          "set": {
            "reason": "apology"
          },
          "weight": 3
        },
        {
          "say": [
            "[i'm|i am|so|oh|oops] [so|really|very] (sorry|my bad|apologies|oops|my apologies|my mistake|forgive me) [i|i really] [didn't mean (it|that|to)] [about that|parco|man|mate|for that|again|for the mess|for the confusion]"
          ],
          "set": {
            "reason": "apology"
          },
          "weight": 3
        },
        {
          "say": [
            "(you're|you are|parco is|you) [so|really|such|a|an|just|pretty|very|completely] [a|an] (stupid |dumb |useless |idiot |moron |terrible |awful |bad |slow |trash |garbage |worthless |annoying |rubbish |pathetic |suck |sucks |hopeless |an idiot |joke) [man|mate|parco]",
            "[no|but|hey] you (got (that|it|this) wrong|got (that|it) all wrong|misunderstood [me|that]|made a mistake|were wrong|are wrong|mixed that up|mixed it up) [again]",
            "you (don't understand anything|know nothing|can't do anything|don't know anything|never understand|understand nothing|never get it|don't get it|don't get me) [right]",
            "(this|the) (app|thing|program|assistant|parco) [really|just|totally] (sucks|is awful|is terrible|is bad|is trash|is garbage|is useless|is crap|is broken|doesn't work|never works|is so bad|is so dumb|is stupid) [man|so much|again]",
            "(stupid|dumb|useless) (bot|robot|thing|assistant|app|machine|program)"
          ],
          "set": {
            "reason": "insult"
          },
          "weight": 14
        },
        {
          "say": [
            "[i] (love|adore|like) you [so much|a lot|parco|too]",
            "(you're|you are) [so|really|just] (great|awesome|amazing|sweet|lovely|wonderful|kind|the best|fantastic|brilliant) [parco]"
          ],
          "set": {
            "reason": "affection"
          },
          "weight": 14
        },
        {
          "say": [
            "(my|our) <dear> [just|has|recently] (died|passed away|has died|has passed away|was put down|had to be put down|is dead|is gone) [{words}]",
            "(my|our) <dear> [just|has|recently] passed [(last|this|on|in|yesterday|today|suddenly|peacefully|from) [{words}]]",
            "(i|we) [just|recently] lost (my|our) <dear> [{words}]",
            "(i|we) [just|recently] lost (a|an|a dear|a close|an old|a good) (friend|cousin|uncle|aunt|neighbor|neighbour|colleague|coworker) [this week|yesterday|today|this month|suddenly]",
            "[i'm|i am|we're] grieving [{words}]"
          ],
          "set": {
            "reason": "grief"
          },
          "weight": 20
        },
        {
          "say": [
            "(i'm|i am|we're|we are) [so|totally|completely|flat|dead|stone|always|really] (broke|in debt|deep in debt|drowning in debt|out of money|bankrupt|penniless|skint|up to my ears in debt|in the red|overdrawn) [again|this month|right now|and {words}|(till|until|til|before) [{words}]]",
            "[i|we] (can't|cannot|can't afford to|couldn't|won't be able to|don't know how to|don't know how i'll) pay [my|the|our|for] (rent|bills|debts|debt|mortgage|loan|credit card|card|food|electricity) [{words}]",
            "[i|we] (have no money|don't have any money|ran out of money|have run out of money|can't make ends meet|have nothing left|don't have enough money) [{words}]"
          ],
          "set": {
            "reason": "money-trouble"
          },
          "weight": 20
        },
        {
          "say": [
            "my (girlfriend|boyfriend|wife|husband|partner|fiancé|fiancée|ex) [just] (left me|left|dumped me|broke up with me|cheated on me|wants a divorce|walked out|wants to split up) [{words}]"
          ],
          "set": {
            "reason": "heartbreak"
          },
          "weight": 20
        },
        {
          "say": [
            "[i think|i feel like|it feels like|feels like] (i'm|i am) (doing everything wrong|failing at everything|failing at this|failing them|not good enough|not good enough at this) [lately|today|again]",
            "i (can't|cannot) (keep up|cope|keep up with everything|cope with everything|handle everything|do it all|do this alone) [anymore|any more|alone|on my own]",
            "[today] i (yelled|shouted|snapped|lost my temper) [at|with] (him|her|them|my dad|my mom|my mum|my son|my daughter|my kids|the kids) [today|again] [,] and [i|now i] [feel|feeling] [so|really] (awful|terrible|horrible|bad|guilty|like a monster) [about it|now]",
            "[i] [just|today] [had|having|it was|it's been|what|i've had|been] [such] (a|an) [really|very] (terrible|awful|horrible|bad|rough|shitty|hard|tough|crappy|lousy|miserable) day [today|at work|{words}]"
          ],
          "set": {
            "reason": "low"
          },
          "weight": 15
        },
        {
          "say": [
            "(i|we) (want to|need to|have to|should|would like to|have got to|gotta|really need to|really want to|must) (stop spending|spend less|save more|cut back|cut down|cut down on|cut back on|rein in|stop wasting money|save money) [so much|my spending|money] [(on|at|with) {words}] [this month]"
          ],
          "set": {
            "reason": "spend-less"
          },
          "weight": 22,
          "allows": [
            "wish",
            "future"
          ]
        },
        {
          "say": [
            "[last night] (i|we) slept [so|really|very|pretty] (badly|terribly|awfully|poorly|horribly|like crap) [last night|again]",
            "(i|we) (didn't sleep|did not sleep|couldn't sleep|could not sleep|barely slept|hardly slept|can't sleep) [well|at all|a wink|much] [last night|again|all night]",
            "[i|we] (had|was up|tossed and turned) [a|another] [sleepless night|terrible night|rough night|awful night|bad night|all night] [again|last night]"
          ],
          "set": {
            "reason": "bad-night"
          },
          "weight": 30,
          "allows": [
            "negation"
          ]
        },
        {
          "say": [
            "my (boss|manager|coworker|colleague|supervisor|job|work) (is|was|has been|'s been|is being) [such|so|really|being] [a|an] (pain|jerk|nightmare|idiot|ass|annoying|awful|unbearable|exhausting|stressful|horrible|rude|unfair) [{words}]",
            "i (hate|can't stand|am sick of|'m sick of|am tired of|'m tired of|can't take) (my|this) (boss|manager|coworker|colleague|job|work) [anymore|any more|{words}]"
          ],
          "set": {
            "reason": "fed-up"
          },
          "weight": 22,
          "allows": [
            "negation",
            "others"
          ]
        },
        {
          "say": [
            "[today] (i've got|i have|i got|i woke up with|woke up with|got) [a|an|the|this] [really|such a|such] [bad|terrible|awful|splitting|nasty|killer] (headache |migraine |cold |fever |flu |sore throat |stomach ache |stomachache |toothache |backache |cramps |cough |covid |heartburn) [today|again|since {words}|for {words}]",
            "[today] (i'm|i am|i've been|i feel|feeling|i'm feeling) [really|so|quite|a bit|pretty] (sick|ill|unwell|under the weather|nauseous|feverish|sick in bed) [today|again|since {words}|for {words}]",
            "[today] my (back|head|stomach|tummy|throat|knee|neck|shoulder|tooth|ear|foot|leg|arm|whole body) (hurts|aches|is killing me|is sore|really hurts|hurts a lot|hurts so much) [today|again|so much|a lot]"
          ],
          "set": {
            "reason": "unwell"
          },
          "weight": 15
        },
        {
          "say": [
            "(it's|it is|it's been) [so|really|very|super|pretty] (cold|hot|raining|rainy|freezing|boiling|sunny|snowing|windy|humid|pouring|nice out) [out|outside|today|here|out there|again|all day]"
          ],
          "set": {
            "reason": "weather"
          },
          "weight": 15
        },
        {
          "say": [
            "(add|put|stick|pop) {anything} (to|on|onto) [the|my|our] (cart|basket)",
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
            "(my dear|dear|darling|my friend|old friend) [parco]"
          ],
          "set": {
            "reason": "greeting"
          },
          "weight": 3
        },
        {
          "say": [
            "(good morning|morning) [parco|there|buddy|again|friend|everyone|to you|how are you|how's it going|how are things|how are you doing]"
          ],
          "set": {
            "reason": "good-morning"
          },
          "weight": 3
        },
        {
          "say": [
            "(good afternoon|afternoon) [parco|there|buddy|again|friend|everyone|to you|how are you|how's it going|how are things|how are you doing]"
          ],
          "set": {
            "reason": "good-afternoon"
          },
          "weight": 3
        },
        {
          "say": [
            "(good evening|evening) [parco|there|buddy|again|friend|everyone|to you|how are you|how's it going|how are things|how are you doing]"
          ],
          "set": {
            "reason": "good-evening"
          },
          "weight": 3
        },
        {
          "say": [
            "(good night|goodnight|nighty night|sleep well) [parco|there|buddy|again|friend|everyone|to you|how are you|how's it going|how are things|how are you doing]"
          ],
          "set": {
            "reason": "good-night"
          },
          "weight": 3
        },
        {
          "say": [
            "(hi|hello|hey|yo|howdy|sup|what's up|hiya|hey there|hi there|hello there|greetings) [parco|there|how are you|buddy|again|friend|how's it going|everyone|how are things|how are you doing|what's up]"
          ],
          "set": {
            "reason": "greeting"
          },
          "weight": 2
        },
        {
          "say": [
            "(great |awesome |cool |nice |perfect |ok |okay |got it |i see |sounds good |alright |good job |well done |you're the best |love it |amazing |wonderful |excellent |good bot |you rock |interesting |wow |really |no way |oh |ah ok |makes sense |understood |gotcha |sweet |neat |fair enough |good to know |congrats |no problem |no worries |you're awesome |brilliant) [so much|a lot|very much|parco|man|dude|then|for the help|for your help|for everything|buddy|thanks|{words:rest}]"
          ],
          "set": {
            "reason": "fine"
          },
          "weight": 2
        },
        {
          "say": [
            "(thanks|thank you|thx|ty|cheers|much appreciated|appreciate it) [so much|a lot|very much|parco|man|dude|then|for the help|for your help|for everything|buddy|thanks|{words:rest}]"
          ],
          "set": {
            "reason": "thanks"
          },
          "weight": 2
        },
        {
          "say": [
            "(bye|goodbye|see you|see ya|later|talk to you later|ttyl|gotta go|see you tomorrow|take care|catch you later|peace|cya|so long) [parco|later|tomorrow|then|bye]"
          ],
          "set": {
            "reason": "farewell"
          },
          "weight": 2
        },
        {
          "say": [
            "(help |help me |i need help |menu |commands |examples |instructions |how does this work |how do you work |how do i use this |how do i use you |how to use |where do i start |how do i start |getting started |i'm new here |i'm new to this |i just installed this) [please|parco]",
            "[i] [want to|wanna|need to|would like to|'d like to] (keep track of|track|organize|control|manage|take care of|get a grip on) my (money|finances|spending|expenses|bills|health|life|routine)",
            "what (can|do|could) (you|i) [do|know|say|ask|help] [you|do|to do|me with|with|here|for me|record|track|with this]"
          ],
          "set": {
            "reason": "help"
          },
          "weight": 12
        },
        {
          "say": [
            "(time|health|family|love|money|life|balance|sleep|discipline|patience|friendship|hard work|consistency|luck|education) (is all about |is everything |isn't everything |is not everything |is key |is the key |is money |is gold |is overrated |comes first |is priceless |can't buy happiness |doesn't buy happiness |doesn't grow on trees |isn't for sale) [{world}]"
          ],
          "set": {
            "reason": "saying"
          },
          "weight": 18
        },
        {
          "say": [
            "(i prefer|i'd prefer|i'd rather|i would rather) (not to say |not say |not to comment |not comment |not to talk about it |not talk about it |not to know |not know |not answer |not to answer |not to think about it |not get into it |not to get involved) [now|today|right now]"
          ],
          "weight": 40
        },
        {
          "say": [
            "(remember|don't forget) to {words} (i keep telling myself |i always tell myself |i tell myself |they say |they said |they always say |as they say |he says |she says |he always says |she always says |my (mum|mom|dad|gran|nan|grandma|therapist|coach|doctor|teacher) (says|said|always says|always said|used to say|keeps saying))"
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
            "(how much is that |how much is it |how much would that be |how much is {money} |what's that |what is that |what's {money} |what is {money} |convert that |convert it |convert {money}) (in|into|to) (dollars|us dollars|euros|pounds|reais|pesos|yen|bitcoin|usd|eur|gbp|brl)"
          ],
          "set": {
            "reason": "rates"
          },
          "weight": 34
        },
        {
          "say": [
            "(what's|what is|how's|how is|how much is|where is) (the|a) (exchange rate|dollar|euro|pound|real|yen|bitcoin|dollar rate|euro rate) [today|now|right now|at|worth|going for] [for {words}|in {words}]",
            "how many (dollars|euros|pounds|reais|pesos|yen) is {money}"
          ],
          "set": {
            "reason": "rates"
          },
          "weight": 34
        },
        {
          "say": [
            "(what's|what is|how's|how is|what will|how will) [be] [the] (weather|forecast|weather forecast|temperature) [be|going to be] [like|looking] [outside|today|tonight|tomorrow|now|this weekend|this week|on {words}|in {words}]",
            "(will it|is it going to|does it look like|is it) (rain|snow|raining|snowing|be sunny|be hot|be cold|be windy) [outside|today|tonight|tomorrow|now|later|this weekend|this week|on {words}|in {words}]",
            "do i need (an umbrella|a jacket|a coat) [today|tonight|tomorrow|this weekend]"
          ],
          "set": {
            "reason": "forecast"
          },
          "weight": 30
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
            "(how much does |how much do |how much is |how much are |what's the price of |what is the price of |what does |how much would |how much for |how much did |how much was |what do) [the|a|an|one|some|it] {world} (cost|costs|sell for|set you back|worth|weigh|these days|make|earn|nowadays|go for|run|charge|in brazil|in the us|in europe|today)"
          ],
          "weight": 9
        },
        {
          "say": [
            "(how much is|how much are|what's the price of|what is the price of|what's the cost of|how much for|what's) (a |an |the price of |bitcoin |the dollar |gas in |the euro |gold |minimum wage |inflation |the minimum wage |the interest rate |the exchange rate |one |tesla |the new iphone |the latest iphone) [{world}]",
            "(how much |how many |how long |how often |how many hours |how many liters |how many glasses |how many calories |how much water |how much sleep |how many steps |how much exercise) [of|hours|water|sleep|exercise|calories] (should |does |do people |do adults |do you |does a |does an |are in |is recommended |are recommended |is healthy |is normal |do humans |should one |should i |should a person |can a person |do we |would |is in |is in a |are there in) [{world}]",
            "(what's |what is |who is |who's |who was |when was |when is |where is |where's |why is |why do |why does |how do you |how do i |how does |how to |what does |who won |who invented |who wrote |what are |when did |where do |which country |what time is it |what day is it |what year |how far |how tall |how big |how old is |is it going to |will it) (the capital |the president |the weather |the population |the meaning |the difference |the best |the tallest |the largest |the biggest |the temperature |the forecast |the time |the date |the distance |the speed |the square root |rain |snow |be cold |be hot |be sunny |a |an |the |in |it |like |world cup |to |make |cook |lose weight |save money |invest |sleep better |get |work |mean |today |now |tomorrow |going |stop |fix |calculate) [{world}]",
            "what (time is it|day is it|is the time|is the date|year is it|is today's date) [{world}]",
            "[what's|what is] {number} (plus|minus|times|divided by|x) {number}"
          ],
          "weight": -1
        },
        {
          "say": [
            "[{anything}] (which|what) (stock|stocks|fund|funds|crypto|coin|etf|investment|investments|bank|broker|shares|bond|bonds) (should|do|would|is|are|to|can|will|has|looks|look) [{anything}]",
            "(is it worth|is it better to|is it true that|would it be better to|is it worth it to|which is better|what is better|what's better) {anything}",
            "(should i|is it a good time to|is it worth|is now a good time to|where should i|is it smart to|is it wise to|how should i) (invest |buy stocks |buy bitcoin |buy crypto |sell my stocks |put my money |invest in |buy dollars |sell bitcoin |sell crypto |sell stocks |sell my shares |sell shares |sell tesla |sell apple |buy tesla |buy apple |invest my) [{anything}]",
            "[i think] (i have|i've got|i might have|i got|i may have|i must have|do i have|could i have|i'm having|i caught) [a|an|the|some] (diabetes |flu |the flu |covid |cancer |fever |cold |migraine |headache |infection |pneumonia |allergy |allergies |cough |sore throat |stomach ache |stomachache |back pain |rash |high blood pressure |adhd |strep |chest pain |asthma |ulcer |concussion |food poisoning) [{anything}]",
            "(what|which) (medicine|medication|drug|antibiotic|dose|pill|dosage|pills|painkiller|meds) (should|can|do|is|works|to|would) [{anything}]",
            "(can i|should i|is it safe to|is it ok to|is it okay to|could i) (take|mix|drink|stop taking|combine|double) [{anything}]",
            "what (should i take|can i take|do i take) [{anything}]",
            "(decided|chose|i decided|i chose|opted|i've decided) (to have|to eat|to order|on|to get|to wear|to watch|to stay|i'm having|i'll have|to go with|to go for|to take|to cook|to make) [{anything}]"
          ],
          "weight": 13
        },
        {
          "say": [
            "(turn on |turn off |switch on |switch off |dim |open |close |lock |unlock |play |pause |stop |set |raise |lower |turn up |turn down |start |shut |activate |mute |skip |put on |brighten |arm |disarm) [a|the|my|some|all] [the|living room|bedroom|kitchen|front|garage|bathroom|office|hallway] (light |lights |lamp |ac |air conditioner |air conditioning |tv |television |music |song |songs |volume |door |doors |window |windows |blinds |curtains |fan |heater |heat |thermostat |alarm |garage door |garage |temperature |speaker |coffee maker |vacuum |radio |playlist |oven |dishwasher |washer |fireplace |sprinklers |gate |shades |camera |timer |robot vacuum |porch light) [{anything}]",
            "[can you|could you|please] (play|put on) (some|a|my|the) {words} (music|song|songs|playlist|album|podcast|radio)",
            "[can you|could you|please] (play|put on) (some music|music|a song|something)"
          ],
          "set": {
            "reason": "machine"
          },
          "weight": 13,
          "allows": [
            "order",
            "question",
            "wish"
          ]
        },
        {
          "say": [
            "[can you|could you|will you|please|i want you to] [to] (order|buy) (me|us) [a|an|some|the|another] {anything}"
          ],
          "set": {
            "reason": "order"
          },
          "weight": 14,
          "allows": [
            "order",
            "question",
            "wish"
          ]
        },
        {
          "say": [
            "[can you|could you|will you|please] (call|phone|ring) (my|the) {words} [now|please|for me]",
            "[can you|could you|will you|please] (text|message|email|whatsapp|dm) {words} (that|and|saying|about|to) {anything}",
            "[can you|could you|will you|please] send (a|an) (text|message|email|whatsapp|voice note) to {anything}"
          ],
          "set": {
            "reason": "reach"
          },
          "weight": 14,
          "allows": [
            "order",
            "question",
            "wish"
          ]
        },
        {
          "say": [
            "(do you|can you|you) (speak|talk|understand|know|answer in) (english|portuguese|spanish|french|german|italian|japanese|chinese|other languages|any other language|another language)",
            "(what|which|how many) languages (do|can) you (speak|understand|know)",
            "(hola|buenas|bonjour|ciao|guten tag|konnichiwa|salut) [que tal|como estas|ça va]"
          ],
          "set": {
            "reason": "languages"
          },
          "weight": 14,
          "allows": [
            "question"
          ]
        }
      ]
    }
  }
}
