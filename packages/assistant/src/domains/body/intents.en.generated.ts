// Generated from intents.en.yaml by scripts/generate.ts. Do not edit.
import type { IntentCatalogue } from '@parco/router'

/** What people say, domain body. */
export const INTENTS: IntentCatalogue = {
  "domain": "body",
  "locale": "en",
  "rules": {
    "i": "[i|i've|i just|i have]",
    "is": "(is|was|'s|at|of|about|a|an|around|are|were|came out to|came in at|came to|hit|got|feels like|feels like a|is like a|like a|like|probably a|maybe a|measured|measured at|says|said|read|reads|came out at|level is|level|rating|it's|it's a|it's at|today is|right now is|currently|has been|solid|score|out of ten|to|average|ended up at|sitting at|:|a solid|about a|around a|only a|maybe a|probably a|more like a|a strong|a weak|closer to a|easily a|down to a|up to a|dropped to|dropped to a|went up to|climbed to|hovering around|hovering at|somewhere around|deserves a|gets a|earns a|a good|a low|a high|barely a|pretty much a|no more than a)",
    "record": "(log|record|add|note|note down|put down|put in|put|enter|register|save|track|jot down|write down|mark down|please log|can you log|can you add|can you record|could you log|could you add|could you record|i want to log|i want to add|i want to record|i'd like to log|i need to log|i need to record|let me log|count|make a note of|make a note that|remember that|remember|another|insert|include|plus|update with) [that|my|a|an|the|another|me at|of|me down for|in] [i]",
    "weighed": "(weighed|weigh|weighing|weighed in at|weighing in at|weigh in at|am at|i'm at|i'm|i am|i'm down to|i'm up to|down to|up to|tipped the scale at|tipped the scales at|scale says|the scale says|scale said|the scale said|scale read|the scale reads|the scale read|scale shows|the scale showed|clocked in at|hit|sitting at|i'm sitting at|currently at|i'm currently|i'm currently at|i'm now|i'm now at|came in at|weigh about|now weigh|dropped to|got down to|just weighed myself|weighed myself|weighed myself at|weighing|woke up at|just weighed in at|got on the scale and i'm|got on the scale it said|stepped on the scale|stepped on the scale and it said|scale|back to|back down to|back up to|weigh in|weigh-in|i weighed|was at|was|scales said|the scales said|scales say|the scales say|scales read|the scales read|the scales showed|got weighed at|came out at|clocking in at|i'm hovering around|hovering around|hovering at)",
    "slept": "(slept|sleep|got|had|managed|slept for|slept about|only slept|just slept|only got|managed to sleep|managed to get|clocked|logged|napped|napped for|took a nap of|was asleep for|been asleep for|slept a total of|slept around|dozed|i was in bed for|slept like|got in|barely slept|barely got|ended up sleeping|crashed for|slept maybe|rested|rested for|knocked out for|snoozed|snoozed for|kipped|kipped for|had a kip of|got in about|clocked up|managed about|grabbed|caught|slept through for|zonked out for|slept a solid|sleeped|have slept|have sleeped|slept only|have slept only)",
    "drank": "(drank|had|drink|downed|chugged|finished|consumed|just drank|already drank|just had|hydrated with|sipped|gulped|gulped down|took in|got in|went through|polished off|knocked back|put away|drinking|i've had|i've drunk|managed|did|necked|put back|drained|got through|slurped|drunk|have drunk|have had|drinked|has drunk|sank|got down|just finished|just finished off|finished off|just polished off|just chugged|just downed|downed another|drank up|emptied|killed|crushed|gotten through|have finished|made it through|worked through|am at|i'm at|i'm up to|up to|hit|reached|logged)",
    "bottle": "(bottle|bottles|flask|tumbler|jug|thermos|hydro flask|stanley|canteen|pitcher|glass|cup|mug|nalgene)",
    "upto": "[so far|in total|today|up to now|all day|all morning|since (lunch|lunchtime|breakfast|dinner|this morning|the morning|noon|midday|{time}|waking up|i (woke up|got up|got here|got in|got home|started)|the (gym|workout|run)|my (workout|run|last entry))]",
    "water": "(water|of water|h2o|of h2o|waters|of sparkling water|sparkling water|cold water|of cold water|water intake|mineral water|of mineral water|lemon water|of lemon water|bottle of water|bottles of water|glass of water|glasses of water|cup of water|cups of water|can of water|jug of water|pint of water|tap water|of tap water|of plain water|of still water|still water|of ice water|ice water|bottle of still water|bottle of sparkling water)",
    "moved": "(ran|walked|jogged|swam|cycled|biked|rode|hiked|rowed|exercised|worked out|trained|lifted|lifted weights|danced|climbed|surfed|skated|boxed|stretched|jumped rope|played|went running|went for a run|went for a walk|went walking|went swimming|went for a swim|went cycling|went biking|went for a bike ride|went jogging|went for a jog|went hiking|went for a hike|just ran|just walked|just biked|just swam|rode my bike|rode a bike|biked around|took a walk|took a run|did some running|hit the gym|went to the gym|power walked|sprinted|walked the dog|skied|snowboarded|just worked out|went on a run|went on a walk|went on a hike|went on a bike ride|just did|went for a ride|paddled|spun|cycled to work|biked to work|walked to work|power-walked|speed walked|strolled|went for a stroll|went on a stroll|pedaled|pedalled|went for a spin|kayaked|canoed|trained legs|did the treadmill|bouldered|wrestled|have run|have walked|have swum|swum|went out running|went out for a run|went out for a walk|went for a dip|went on the treadmill|walked the dogs|ran the treadmill|squatted|deadlifted|benched|paddleboarded|golfed|bowled|rollerbladed|rode|rode the bike|rode my bicycle|rode the peloton|rode the stationary bike|went out on my bike|went out for a ride|went rowing|went surfing|went climbing|went skiing|went skating|went dancing|went bouldering|went kayaking|was at the gym|spent|trained upper body|trained lower body|trained chest|trained back|trained arms|got my run in|got a run in|got a walk in|got a ride in|got a swim in|did a run|did a walk|jumped|skipped rope|shot hoops|kicked a ball around|played pickup|shadowboxed|sparred|did my run|did my walk|biked home|ran home|walked home|ran to work|hit the treadmill|hit the pool|hit the trails|hit the weights|hit the track)",
    "did": "(did|had|got in|finished|completed|just did|just finished|put in|went to|played|took|got|went|went for|went to a|attended|crushed|knocked out|managed|squeezed in|practiced|just completed|logged|banged out|hit|i'm done with|just got back from|came back from|got done with|spent|survived|wrapped up|hit the|made|i made|do|have done|i have done|smashed|smashed out|powered through|got through|banged in|managed to do|managed a|was at|have finished|snuck in|fit in|fitted in|threw in|racked up|clocked|clocked up|joined|took part in|sweated through|ground out|got a|got my|just got in|managed to get in|got myself through|ticked off|put in a|logged a|did a|did about|clocked in|ran through|rattled off|breezed through|struggled through|pushed through|slogged through|fancied|spent about|was on the|back from|just back from|home from|fresh off|had a|attended a|took a|went to my|today was|today:|tonight:)",
    "go": "(took|took about|took around|took just|took only|took me about|it took about|in around|in roughly|all in|clocking|clocked at|clocked|finishing in|done in|in|for|during|and it took me|took me|taking|in about|for about|in just|it took|it took me|and took|that took|lasting|which took|at|of|over|for a total of|in under|time|over the course of|with a time of|with|for like|was|in a time of|finished in)",
    "change": "(change|update|correct|fix|edit|modify|adjust|make|set|switch|revise|amend|please change|can you change|can you fix|can you update|can you correct|i need to change|i need to fix|i want to change|alter)",
    "delete": "(delete|remove|erase|drop|get rid of|take out|cancel|scratch|scrub|ditch|nuke|bin|trash|clear|discard|scrap|undo|please delete|please remove|can you delete|can you remove|could you delete|i want to delete|i need to delete|wipe)",
    "my": "[the|a|an|my|that|this|those|last|latest] ['s]",
    "entry": "(entry|entries|record|log|reading|measurement|data|value|weigh in|one|session|number|recording|logs)",
    "show": "(show|show me|plot|chart|list|see|view|display|give me|get|pull up|bring up|what|what are|what were|what's|what is|what was|how's|how is|how are|how was|how were|how has|how have|tell me|tell me about|check|let me see|i want to see|can i see|can you show|can you show me|could you show me|graph|history of|average|what's my average|what is my average|what was my average|my average|stats on|stats for|give me stats on|data on|my|report on|how much|whats|hows|how's my|review|look up|pull|i'd like to see|might i see|may i see|could i see|summary of|records of|a summary of|print|how do my|how does my)",
    "who": "(the doctor|my doctor|doctor|the nurse|a nurse|the nutritionist|my nutritionist|nutritionist|the trainer|my trainer|the doc|my doc|dietitian|he|she|they)",
    "with": "(with {person:companion}|with (the|my|some|a) (boys|girls|lads|guys|kids|dog|dogs|family|team|club|group|gang|crew|friends|friend|trainer|pt|coach|mates|colleagues|coworkers)|solo|by myself|on my own|alone)",
    "scale": "[on a scale of 1 to 10|on a scale from 1 to 10|on a scale of one to ten|out of 10|out of ten|on a scale of 0 to 10|from 1 to 10]",
    "logged": "[[that] (i logged|i recorded|i added|i entered|i put in|i noted|you logged|you recorded)]",
    "around": "[<with>] [<where>|<meal>] [<where>|<meal>] [<purpose>]",
    "purpose": "[to (start|end|finish|kick off|wrap up|close out|begin) (the|my) (day|week|morning|night|weekend)|to (wind down|unwind|relax|warm up|cool down|wake up|loosen up|clear my head|de-stress|decompress)|in the (rain|heat|cold|sun|snow|dark|wind)|straight|nonstop|non-stop|without stopping|total|all told|at an easy pace|easy|hard|flat out|with weights|outside|outdoors|indoors|at home]",
    "where": "[to (work|school|the office|the gym|the park|the station|the store|class|campus|the beach)|home|back home|there and back|(around|round) (the|my) (block|park|neighborhood|neighbourhood|lake|track|field)|along the (river|beach|canal|coast|seafront)|(at|in|on|around|from|outside|by) [the|my|a] (gym|leisure center|sports centre|sports center|swimming baths|lido|pharmacy|clinic|doctor's|doctor|doctors|hospital|home|office|work|park|beach|pool|track|club|court|bathroom|bath|nurse|checkup|check-up|appointment|yard|backyard|river|lake|trail|trails|woods|neighborhood|neighbourhood|block|studio|ymca|rec center|leisure centre|chemist|drugstore|garage|basement|treadmill|bike|promenade|seafront|hotel|hotel gym|city|hills|canal)]",
    "meal": "[(before|after|at|while|pre|post|upon|on) [my|the] (school|work|class|uni|the school run|nursery|breakfast|lunch|dinner|eating|meal|meals|fasting|rest|coffee|bed|waking|waking up|a run|run|workout|meds|medication|exercise|supper|walk|the gym|gym|training|practice|practise|brekkie|brekky|tea|the game|the match|football|a shower|church|the kids wake up|the kids woke up|bedtime|school drop-off|drop-off|the school drop-off|the commute|physio)|with [my|the] (breakfast|brekkie|lunch|dinner|tea|supper|meal|meds|pills|tablets|food)|fasting|fasted|at rest|resting|when i woke up|on an empty stomach|just now]",
    "exact": "[on the dot|flat|even|exactly|dead on|on the nose|in weight|body weight|bodyweight|of body weight|on the scale|on the scales|now|again|before breakfast|after breakfast|after the gym|after training|fasted|naked|with clothes on|on the (scale|scales) (this morning|today|now|at the gym)|give or take|this morning|as of today|as of this morning|as of now|as of last night|as of tonight]",
    "night": "[[the|on the] [night] [from|of] {date:eve} (to|into|through to)|(rough|bad|good|great|terrible|awful|short|long|solid|decent|crap|lovely|restless|horrible|amazing|broken|tough|quiet) (night|sleep|night's sleep|night of sleep)|what a night|last night|night before|tonight|a (bad|good|rough|great|terrible|short|restless) night|overnight|the night]",
    "woke": "[and] [woke up|got up|i'm|feeling|feel|i feel|felt|woke] (great|refreshed|tired|exhausted|wrecked|groggy|like a zombie|shattered|rested|well rested|awful|terrible|amazing|dead|sleepy|knackered|like new|drained|wiped|energized|fresh|rough|like crap|good|fine|ok)",
    "behind": "[(after|following|with) ({number:beside}|{duration:beside}) [of] {words}]",
    "stressed": "[(ran|walked|swam|cycled|biked|rode|trained|lifted|rowed|hiked|jogged) , [and|but] [when i say] (i mean|i mean really|really|i do mean|i mean i|i really) [i]]",
    "really": "[hard|properly|for real|really|a lot] [:|,]",
    "why": "[(because|since|cause|cuz|thanks to|due to|because of|on account of) {words}|(the|my) (kid|kids|baby|toddler|dog|cat|neighbor|neighbors|neighbours|son|daughter) (was|were|kept|woke|had|wouldn't) {words}|kid was sick|baby was up|kids were up|[my|the|our] (boss|manager|work|phone|alarm|doorbell|storm|thunder|builders|roommate|flatmate|insomnia|cough|jet lag|stress|heat|mosquitoes|construction|landlord|party next door) (called|rang|kept|woke|was|were|had|went|needed|wouldn't|got|hit|started) {words}]",
    "fix": "[(please|can you|could you|pls|so) (fix|correct|update|change|adjust|amend|edit) [it|that|this|the entry|the record]|(fix|correct|update|change|adjust|amend) (it|that|this|the entry|the record|please)]",
    "mistake": "[because|since|cause|as] (i logged it twice|i logged that twice|i logged it wrong|i logged it by mistake|i logged it by accident|i entered it wrong|i entered it twice|i entered that wrong|i recorded it twice|i recorded it wrong|i typed it wrong|i added it twice|i added it by mistake|i put it in twice|i put it in wrong|i put that in by mistake|it's wrong|it was wrong|that's wrong|that was wrong|it's a duplicate|it's duplicated|it was a duplicate|that was a duplicate|it was a mistake|it's a mistake|that was a mistake|logged twice|logged it twice|logged by mistake|entered twice|it got logged twice|it got added twice|it went in twice|wrong day|it's the wrong day|that was the wrong day|wrong entry|my mistake|my bad|it was a typo|typo|[the|my|our] (scale|scales) (was|were|is|are) [all|way] (off|broke|broken|wrong|busted|dodgy|faulty|bust|out|acting up|miscalibrated)|it wasn't mine|it wasn't me|it doesn't count|it was a test|that was a test|i messed up|i messed it up|it was an accident|it's not right|that isn't right|it isn't right|that's not right)"
  },
  "intents": {
    "record_metric": {
      "isWrite": true,
      "required": [
        "type",
        "value",
        "unit"
      ],
      "questions": {
        "type": "What do you want to record?",
        "value": "What was the value?",
        "unit": "In which unit?"
      },
      "sentences": [
        {
          "say": [
            "<i> (went to bed|went to sleep|fell asleep|got to bed|crashed out|conked out|zonked out|flaked out|sparked out|hit the hay|hit the sack|in bed|bed|was in bed|passed out|crashed|slept|knocked out|turned in|dozed off|nodded off|was asleep|asleep|lights out|lights were out|called it a night|went to bed late|finally fell asleep|got into bed|got in bed|drifted off|hit the pillow|was out) [at|around|by|about] {time:bedtime} [and|,|then|up|until|but] [i] (alarm went off|alarm at|was up again|out of bed|on my feet|opened my eyes|didn't get up until|slept until|slept till|woke up|got up|woke|up|was up|awake|waking up|didn't wake up until|got out of bed|until|till) [at|around|by|about] {time:waketime}",
            "<i> (woke up|got up|got out of bed|woke|up|awake|was up) [at|around|about|by] {time:waketime} (in bed|in bed since|asleep|asleep since|bed|went to sleep|fell asleep|after going to sleep|after getting to bed|lights out|had gone to bed|after going to bed|after falling asleep|after crashing|after passing out|after hitting the hay|went to bed|and went to bed|after sleeping|having gone to bed|and i went to bed) [at|around|by|about|since] {time:bedtime}"
          ],
          "set": {
            "type": "sleep"
          },
          "weight": 11,
          "allows": [
            "future"
          ]
        },
        {
          "say": [
            "<i> <weighed> [<is>] {mass} <exact>",
            "<i> (weighed|weigh|weighed in at|weighing in at|weigh in at|scales said|the scales said|scales say|the scales say|the scales read|scale says|the scale says|scale said|the scale said|the scale read|tipped the scale at|clocked in at|weighed myself|weigh-in|weigh in|just weighed in at|weighing in|the scale shows|the scale showed|got on the scale and it said|stepped on the scale and it said|i weighed in at) [<is>] {number} [kg|kilos|pounds|lbs] <exact>",
            "<i> (weighing|weigh|weighed|stepped on the scale|got on the scale|scale) {number} [now|today]",
            "<i> (weighed|weighed in at|just weighed|clocked in at) {mass} <around>",
            "{mass} (on|according to) (the|my) (scale|scales|bathroom scale|bathroom scales)",
            "[{anything}] <who> (said|says|told me|confirmed|measured) [that] (i'm|i am|i weigh|me at|i'm at|that i'm|that i weigh|i was) [at] {mass}",
            "<i> (was|am|i'm) ({mass}|{number}) (on the scale|on the scales|at my weigh-in|on the bathroom scale|at the weigh-in|when i weighed myself|when i weighed in|in weight) [this morning]",
            "[the|my] [bathroom|gym|new|old|digital|home|smart|pharmacy] (scale|scales) [at the gym|at home|this morning|at the pharmacy|in the bathroom] (said|says|say|read|reads|showed|shows|show|has me at|had me at|put me at|puts me at|is showing|gave me|tells me|told me|landed on|hit|was at|is at|clocked me at|came up with|came out at|registers|registered|has|had|at|weighed me at) [that] [i'm|i am|i weigh|me] [at] ({mass}|{number}) <exact>",
            "(put|mark|log|jot) me [down] (at|for|as|in at|with) {mass} <exact>",
            "[my] weight (is down|is up|is back|went down|went up|dropped|fell|rose|crept up|climbed|came down|is holding|is stuck|has dropped|has gone up|has gone down|'s down|'s up) [from ({mass:old}|{number:old})] (to|at|down to|up to) ({mass}|{number}) <exact>",
            "<i> (still|back|now|currently|finally|down|up|holding|steady|stuck|maintaining|hovering|tipping the scales|checking in|started the week|ended the week|finished the week|starting the week|ending the week) [at|to|around] {mass} <exact>",
            "[i'm] (still|currently|finally|now|holding steady|holding|steady|stuck|back) at {mass} <exact>",
            "<i> (lost|gained|dropped|put on|shed) {mass:delta} {words} (now i'm|i'm now|i'm|now at|and i'm|so i'm|down to|up to|weighing) [at|down to|up to] ({mass}|{number})",
            "<i> (was|weighed|used to be|used to weigh|started at|started out at) [at] ({mass:old} [and|but] (now|now i'm|i'm now|today i'm|today|now at|now down to|am now) [at|down to|up to] ({mass}|{number})|{number:old} [and|but] (now|now i'm|i'm now|today i'm|now at|now down to|am now) [at|down to|up to] {mass}) <exact>",
            "[<i>|i'm] (went|dropped|am|down|got down|came down|slimmed down|shrunk|up|gained|bulked up|went down|went up|moved|have gone|gone|got) [down|up] from ({mass:old} to ({mass}|{number})|{number:old} to {mass}) <exact>",
            "<record> [my] weight (as|at|to|of|is|was) ({mass}|{number}) <exact>",
            "<record> {mass} [weight|body weight|on the scale|for my weight|as my weight|of weight]",
            "<record> weight ({mass}|{number})",
            "{mass} (on the scale|body weight|weight)",
            "{number} (on the scale|on the scales|on the bathroom scale|on the gym scale) [today|this morning|now]",
            "<i> (lost|gained) [{mass:delta}] (and i'm|and now i'm|and i am|now i'm|i'm now|now at|and am|so i'm) [at|down to|up to|now] ({mass}|{number})",
            "{mass}"
          ],
          "set": {
            "type": "weight"
          },
          "allows": [
            "reported",
            "others"
          ]
        },
        {
          "say": [
            "<who> (weighed me|weighed me in|had me|put me|clocked me|has me) <around> [at|in at|and] [it|i] [came to|came out at|was|said|read] ({mass}|{number}) <exact>",
            "<who> (weighed me|weighed me in) <around> [,] [it's|it was|i'm|i was] [at] ({mass}|{number}) <exact>"
          ],
          "set": {
            "type": "weight"
          },
          "weight": 12,
          "allows": [
            "reported",
            "others"
          ]
        },
        {
          "say": [
            "[so] (that's|that is|here's|this is) [my|today's|this morning's|the] (weight|weigh-in|weigh in|body weight) [for today|today] ({mass}|{number}) [today|now]",
            "[<record>] [my|current|body] weight [today|this morning|right now|now|currently] [<is>] [<is>] ({mass}|{number}) [today|now]",
            "[my|the|this week's|latest|current|this morning's] ['s] [morning|official|final|new|current] (weigh-in|weigh in|weight|body weight|weigh ins) [result|today|update|check|check-in] [<is>] [<is>] ({mass}|{number}) <exact>"
          ],
          "set": {
            "type": "weight"
          },
          "weight": 9,
          "allows": [
            "reported",
            "others"
          ]
        },
        {
          "say": [
            "(i'm|i am|i'm now|now i'm|finally) (down to|up to|down at|up at|back to|back at|back down to|back up to|at) {mass} <exact>",
            "(gained|lost|put on|dropped|shed) (a bit|a little|some|some weight|weight|a bit of weight|a little weight|a few pounds|a couple pounds|a few kilos|a couple of kilos) [and] [so] [i'm|i am|now|now i'm|i'm now] [at|down to|up to] {mass} <exact>"
          ],
          "set": {
            "type": "weight"
          },
          "weight": 16
        },
        {
          "say": [
            "[my] weight",
            "<i> (weighed myself|weighed in|stepped on the scale)",
            "<record> weight"
          ],
          "set": {
            "type": "weight"
          },
          "weight": -2
        },
        {
          "say": [
            "[<night>] <i> [<record>] <slept> [like a log|like a baby|like a rock|like the dead|like crap|like garbage|soundly|deeply|terribly|awful|badly|horribly|fine|ok|okay|late|in|a mere|all of|not even|a measly|a whopping|about|only|a solid|a good|maybe|barely|like|just|a full|around|a total of|almost|nearly|for|at least|over|roughly|poorly|badly|well|great] {duration} [of sleep|sleep|last night|of shut eye|asleep|of rest|in total|straight|of shuteye|only|a night|altogether|tops|max|at most|uninterrupted|broken|of kip|of broken sleep|kip|shut-eye|of solid sleep|of good sleep|of decent sleep|of sleep in total|on and off] [<night>] [<woke>] <why>",
            "<i> (slept|sleep|only slept|just slept|slept about|slept for|slept only) [about|only|maybe|like|for] {number} [hours|last night]",
            "<i> <slept> [poorly|badly|well|great|terribly|like crap] [about|only|maybe|barely|just|like|for] {duration} [of sleep|last night]",
            "<i> [<record>] (slept|sleep|was asleep|in bed|slept from|sleep from|asleep) [from|between] {timeRange}",
            "<i> (slept|asleep|was asleep|in bed|sleep|was out|out) (from|between|at) {time:bedtime} (to|until|till|and|through|til) [about|around] {time:waketime} [<night>] [<woke>] <why>",
            "<i> (took|had) a {duration} nap",
            "[<night>] [that's|that was|it was|total of|only|managed|about|a solid|a full] {duration} [of] [solid|good|broken|decent|actual|proper|uninterrupted|deep|restless] (sleep|shut eye|shuteye|asleep|slept|kip|rest|in bed) [<night>] [<woke>] <why>",
            "<record> [my] sleep [<is>] [for|of] ({duration}|{number})",
            "<record> {duration} [of] (sleep|slept|asleep)",
            "[my|last night's|tonight's] (sleep|kip|shuteye|night's sleep|rest) [last night] (was|has been|'s been|is) [pretty|really|so|a bit|kind of|absolutely|just|fairly] (rubbish|lousy|bad|awful|terrible|crap|crappy|poor|horrible|rough|short|broken|patchy|restless|garbage|shit|decent|good|great|ok|okay|fine|alright|lovely|amazing|excellent|solid|brilliant|not great) [last night] [,|:|at|with] [maybe|about|only|just|like|around|probably|roughly|barely|got|got about|i got] {duration} [<night>] [<woke>] <why>",
            "[my] sleep [last night] [<is>] [<is>] ({duration}|{timeRange}|{number} hours)"
          ],
          "set": {
            "type": "sleep"
          },
          "allows": [
            "future"
          ]
        },
        {
          "say": [
            "<i> (was asleep|was in bed|was out) [from|between] ({timeRange}|{time:bedtime} (to|until|till|and|through|til) {time:waketime})",
            "<i> (was asleep for|was out for|was in bed for|was asleep) [about|only|maybe|like] {duration}",
            "<i> (didn't|did not|couldn't|could not|wasn't able to|didn't manage to|failed to|barely) [even] (sleep|slept|get) [for] [any] (more than|over|past|longer than|beyond) {duration} [of sleep|of rest|straight|in a row] [<night>] [<woke>] <why>",
            "<i> (didn't|did not|barely|hardly|couldn't|never really|haven't) (sleep|slept|get) (much|well|a lot|great|very well|very much|properly|any real sleep|enough|much sleep|enough sleep|a lot of sleep|all that well|so well|so great) [only|maybe|about|just|got|like|barely|around|i got|managed] {duration} [tops|max|of sleep|at most|in total] [<night>]"
          ],
          "set": {
            "type": "sleep"
          },
          "weight": 4,
          "allows": [
            "negation",
            "question",
            "future"
          ]
        },
        {
          "say": [
            "<record> [my] sleep",
            "<record> how much i slept"
          ],
          "set": {
            "type": "sleep"
          },
          "weight": -2
        },
        {
          "say": [
            "<i> [<record>] <drank> [about|only|another|like|almost|nearly|a|an|a total of|around|my|some|just|over|more|at least] {volume} [more] <water> <upto>",
            "<i> (drank|drink|downed|chugged|just drank|already drank|hydrated with|gulped down) [about|only|another|like|almost|nearly|a|an|a total of|around|just|over] {volume} [<water>] <upto>",
            "<i> (drank|downed|chugged|gulped down) [about|only|another|like|almost|nearly|around|over] {volume} [<water>] <around>",
            "<i> (got|have got|put|poured) [about|around|just|only|nearly] {volume} <water> (into me|in me|down me|inside me|in my system|down my throat) <upto>",
            "<i> <drank> [about|only|another] {number:waterNumber} <water> <upto>",
            "[<record>] [that's|that makes|makes it|that makes it|it's|that is|so far|up to|i'm at|i'm up to|just|already|total of|total|today's total is|add|plus] [another|more|a|an|about] {volume} [more] [<water>] <water> (<upto>|[in me|down|today|total|already|before noon|before lunch|since this morning|with (lunch|dinner|breakfast|my meal|my meds|my pills|food)|at (lunch|dinner|breakfast|the gym|work|my desk)|during (lunch|dinner|my workout|the workout|practice|the run|my run)|after (my run|my workout|the gym|practice|training|waking up)|before bed|when i woke up|at a go|in one go|and counting])",
            "<i> (<drank>|refilled and drank|went through|got through) [my|a|the|another|one|an|whole|an entire|a whole|the whole] [big|large|small|tall|huge|giant|full|cold|nice] {volume} [<water>] [<bottle>] <water> <upto>",
            "<i> <drank> [my|a|the|another|one|an|an entire|a whole|the whole] [big|large|small|tall|huge|giant|full|cold|nice] {volume} <water> <bottle>",
            "<i> [<drank>] ({number:other}|a|an|a few|a couple of|some) (beer|beers|coffee|coffees|wine|wines|glasses of wine|glass of wine|pint|pints|soda|sodas|tea|teas|drink|drinks|cocktail|cocktails|cokes|juice|juices) (and|but) [just|only] [<drank>] [just|only] {volume} <water> [at the (party|bar|pub|game|wedding|office|match|club|concert|bbq|barbecue)] <upto>",
            "<i> <drank> [my|a|the|another|one|an|an entire|a whole|the whole] [big|large|small|tall|huge|giant|full|cold|nice] [water] <bottle> [of water] [,|of|with|at] {volume} [<water>]",
            "[<record>] <water> [of|:] {volume}",
            "<record> {volume} [more] [<water>]",
            "[<record>] [another|plus|extra] {volume}",
            "[<record>] [my|total|today's] (water intake|hydration|water|water total|water so far|fluid intake|intake of water) [today|so far|today so far] [<is>] [<is>] {volume} [so far|in total|total|today]"
          ],
          "set": {
            "type": "water"
          }
        },
        {
          "say": [
            "(not much|not a lot of|not enough|too little|very little|barely any|hardly any) <water> [today|yesterday|so far] [only|just|maybe|about|like|around|i had|had] {volume} [so far|in total|today]",
            "<i> (didn't|did not|barely|hardly|haven't) (drink|drank|drunk|have|had) (much|enough|a lot|that much|a lot of|enough of|much of) [<water>] [only|just|maybe|about|like|around|i had|had|barely] {volume} [<water>] <upto>"
          ],
          "set": {
            "type": "water"
          },
          "weight": 4,
          "allows": [
            "negation",
            "question"
          ]
        },
        {
          "say": [
            "[<i>] [<record>] [<drank>] {number:glasses} more (glasses|cups) [of] <water> <meal>",
            "[<i>] [<record>] [<drank>] {number:glasses} more (glasses|cups) of water <meal>"
          ],
          "set": {
            "type": "water"
          }
        },
        {
          "say": [
            "<i> <drank> [about|only|another|like|almost|nearly|around|over|a|an] {volume} [of] [<water>] <meal>",
            "[<record>] [another|plus|extra|about] {volume} [of] [<water>] <meal>",
            "[that's|that is] [another|a further|about] {volume} [of] [<water>] (down|drunk|done|in me|down me|gone|down the hatch) [already|so far|today|now] [<meal>]"
          ],
          "set": {
            "type": "water"
          }
        },
        {
          "say": [
            "[<i>] [<record>] [<drank>] (another|one more|yet another) (glass|cup) of water [<meal>]",
            "<i> <drank> (a|one|another|my) [nice|good] (big|large|small|tall|huge|full|cold|quick) [cold] (glass|cup) of water [<meal>]"
          ],
          "set": {
            "type": "water",
            "value": 250
          },
          "weight": 2
        },
        {
          "say": [
            "<i> (drank|drink|had) {number}"
          ],
          "set": {
            "isUnknownDrink": true
          },
          "weight": 1
        },
        {
          "say": [
            "<i> (drank|had|downed|chugged|drink) [some|a lot of|a bit of|more|lots of|plenty of|enough|a little|my] <water>",
            "<record> [my] (water|water intake|hydration)"
          ],
          "set": {
            "type": "water"
          },
          "weight": -2
        },
        {
          "say": [
            "<i> <stressed> [<record>] <moved> <really> [<go>] {duration} [{activityPart}] <around>",
            "<i> <stressed> [<record>] <moved> <really> [a|an|about|like|almost|over] {distance} [{activityPart}] <around> [<go>] [<go>] {duration} [{activityPart}] <around>",
            "<i> [<record>] <moved> [<go>] {duration} [and|,|covering|doing|and did|and covered|and went|for a total of|for] {distance}",
            "<i> [<record>] <moved> {activityPart} [<go>] {duration}",
            "<i> [<record>] <moved> [a|an|the|my|some] {activity} <around> [<go>] {duration}",
            "<i> [<record>] [<did>] [a|an|about|like|another|the|my|some|over|almost|around] [brisk|quick|gentle|nice|good|solid|long|short|hard|easy|lovely|little|light|steady|proper|full|intense|leisurely] {duration} [of|at|on|doing|playing|in|with|the|a|an|my|long|minute|min] [the|a|an|my] {activity} [{distance}] <around>",
            "<i> [<record>] [<did>] [a|an|my|the|some|another] [brisk|quick|gentle|nice|good|solid|long|short|hard|easy|lovely|little|light|steady|proper|full|intense|leisurely] {activity} [session|class|workout|practice|game|match|training|hard|light|done|complete|completed|finished|check|today] <around> [<go>] {duration} [{distance}] <around>",
            "<i> [<record>] [<did>] [a|an|my|the|some|another] ({activity};[of] {distance};[<go>] {duration}) <around>",
            "<i> [<record>] [<did>] [a|an] {distance} {activity} [<go>] {duration}",
            "<i> [<record>] [<did>] [a|an|my|the|another|today's] [long|quick|short|easy|hard|nice|morning|weekly|usual|first] {distance} [run|walk|ride|swim|jog|hike|bike ride|race|time trial|tt|loop|row|fun run|course|route|commute|parkrun] [<go>] {duration}",
            "<i> [<record>] (<moved>|raced) (my|the|another|a|an|today's) [long|quick|short|easy|hard|nice|morning|weekly|usual|first] {distance} [run|race|time trial|tt|loop|row|fun run|course|route|parkrun] [<go>] {duration}",
            "<i> [<record>] [a|an|my] (workout|exercise|training|exercising) [<go>|<is>] {duration}",
            "<i> [<record>] (<moved>|<did>) [a|some|my] {activity} (and|plus|,|with) [some] {activity:other} [<go>] {duration} <around>",
            "<i> [<record>] <did> {duration} [of] {activity} (and|plus|,) [some] {activity:other} <around>",
            "<i> [<record>] [<did>] {duration} 's [brisk|quick|gentle|nice|good|solid|long|hard|easy|lovely|light|steady|proper|full|intense|leisurely] {activity} <around>",
            "<i> [<record>] <did> [a|an|about|my|another|the] {distance} [<where>] [<go>] [<go>] {duration} [<where>] <around>",
            "<i> [<record>] <did> [a|an|about|my|another] {duration} [and|,|covering|for] {distance}",
            "<i> [<record>] [<did>] [a|an|about|my|another|the] [quick|easy|steady|hard] {distance} (on|in) [the|my|a] (rower|rowing machine|erg|treadmill|elliptical|cross trainer|cross-trainer|stationary bike|exercise bike|spin bike|bike|peloton|track|pool) [<go>] {duration} <around>",
            "<i> (went to|was at|hit|been to|got to|headed to|spent|trained at|worked out at|stopped by) [the|my] (gym|pool|park|track|ymca|studio|box|beach|climbing gym|tennis court|court|weight room) [and] [did|ran|swam|lifted|trained|worked out|walked|rode] [<go>] [about|around] {duration} [of|on|doing] [the] [{activity}] <around>",
            "<i> <did> {duration} [of] (exercise|exercising|working out|a workout|training)"
          ],
          "set": {
            "type": "exercise"
          }
        },
        {
          "say": [
            "<i> [<record>] (burned|burnt|torched|did|used) [about|around|like|almost] {number:burnt} (calories|cals|kcal|cal|calories worth) (on|with|doing|at|from) [the|my|a] {activity} [in|for|over|,] {duration} <around>",
            "<i> [<record>] (burned|burnt|torched|did|used) [about|around|like|almost] {number:burnt} (calories|cals|kcal|cal) [in|over|doing|during|from] {duration} (of|on|doing) [the|my|a] {activity} <around>"
          ],
          "set": {
            "type": "exercise"
          },
          "weight": 20
        },
        {
          "say": [
            "<i> [<record>] <moved> [a|an|about|like] [{distance}] [<go>] {duration} [{activityPart}] with {person:companion}",
            "<i> [<record>] <moved> with {person:companion} [{distance}] [<go>] {duration} [{activityPart}]",
            "<i> [<record>] [<did>] [a|an|the|my|some] {activity} [<go>] {duration} [{distance}] with {person:companion}",
            "<i> [<record>] [<did>] [a|an|the|my|some] {activity} with {person:companion} [<go>] {duration}"
          ],
          "set": {
            "type": "exercise"
          },
          "weight": 16
        },
        {
          "say": [
            "[a|an|went for a|went for an|did a|did an|took a|took an|had a|had an] (hour long|hour-long|one hour|1 hour|one-hour|1-hour) {activity} <around>"
          ],
          "set": {
            "type": "exercise",
            "value": 60
          },
          "weight": -1
        },
        {
          "say": [
            "[a|an|went for a|did a|took a|had a|took] (half hour|half-hour|half hour long|thirty minute|half-hour-long) {activity} <around>"
          ],
          "set": {
            "type": "exercise",
            "value": 30
          },
          "weight": -1
        },
        {
          "say": [
            "<i> (walked|biked|cycled|rode my bike|ran|jogged) (to|from|home from|back from|to and from) [the|my] {name:place} [<go>] ({duration} [{distance}]|{distance} [<go>] {duration})",
            "<i> (walked|ran|jogged|biked|cycled|swam|hiked) (around|along|near|at) [the|my] {name:place} [<go>] ({duration} [{distance}]|{distance} [<go>] {duration})",
            "<i> (walked|took|took out) [my|the] (dog|dogs|puppy|pup) [out] [for a walk|for] [<go>] {duration}"
          ],
          "set": {
            "type": "exercise",
            "kind": "cardio"
          },
          "weight": 2
        },
        {
          "say": [
            "<i> (spent) [about|around|over|nearly|a good|another] {duration} [on|doing|at|playing] [some|the|my] {activity} <around>",
            "<i> (spent) [about|around|over|nearly|a good] {duration} (at|in|on) [the|my] (gym|pool|park|track|climbing gym|weight room|treadmill|elliptical|bike|rower|rowing machine|stairmaster|peloton) <around>"
          ],
          "set": {
            "type": "exercise"
          },
          "weight": 16
        },
        {
          "say": [
            "<i> [<record>] <moved> [a|an|about|like|almost|over] {distance} [{activityPart}] [<with>]",
            "<i> [<record>] <did> [a|an] [long|quick|short|easy|hard|nice] {distance} (run|walk|ride|swim|jog|hike|bike ride|of running|of walking|of cycling)",
            "<i> (did|practiced|just did|finished|just finished|played|just played|had) [some|a|an|my|the] {activity} [session|class|practice]",
            "<i> (ran|walked|jogged|swam|cycled|biked|rowed|hiked|went for a run|went for a walk|went running|went swimming|went for a swim|went for a bike ride|went cycling|went for a jog|went jogging)"
          ],
          "set": {
            "type": "exercise"
          },
          "weight": -2
        },
        {
          "say": [
            "<scale> <i> [i'd say|i would say|i'd call|i'd put|let's say|say|gotta say|i guess|feels like|feeling like] [<record>] [my|today's|overall|the] ['s] (mood|moods|humor|humour) ['s] [today|right now|this morning|this evening|tonight|at the moment|currently|level|is at|score|check|check-in|check in|report|update|log|rating|this afternoon] [<is>] [<is>] [high|low|great|good|bad|terrible|awful|ok|okay|fine|decent|meh|up|down|excellent|amazing|poor|rough|solid|middling|average|through the roof|in the gutter|pretty good|pretty low|pretty high|so-so|fantastic|lousy|better|worse] [<is>] [a|an|like a] ({score}|{number}) [out of 10|out of ten|today|of 10] <scale> <behind> <why>",
            "<i> [<record>] ({score}|{number}) (for|on) [my] mood",
            "<i> (give|rate|i'd rate|i'd give|rating|would rate|put) [my] mood [today] [a|an|at|at a|as|as a] ({score}|{number}) [out of 10|out of ten|today]",
            "mood [:] ({score}|{number})",
            "[my] mood [today|right now|this morning] ? [i'd say|i'd give it|i'd call it|give it|call it|let's say|probably|maybe] [a|an] ({score}|{number}) [out of 10|out of ten|today]",
            "<i> (feeling|i feel|i'm|i'm at|i'm feeling|felt|at|i felt|i was) [like|about|at|around] [a|an] ({score}|{number}) (in|for|on|in terms of) [my] mood",
            "[feeling] [about|like|at] [a|an] ({score}|{number}) mood wise",
            "mood wise [i'm|i am|i'd say|feeling] [at|like|about] [a|an] ({score}|{number})",
            "[my|the|today's] mood (went|dropped|rose|climbed|jumped|fell|moved|changed|improved|shifted|sank|recovered|is up|is down|'s up|'s down|went up|went down) [today|just] from [a|an] {number:old} to [a|an] ({score}|{number})"
          ],
          "set": {
            "type": "mood"
          },
          "weight": 9,
          "allows": [
            "hypothetical",
            "wish"
          ]
        },
        {
          "say": [
            "<scale> <i> [i'd say|i would say|i'd call|i'd put|let's say|say|gotta say|i guess|feels like|feeling like] [<record>] [my|today's|overall|the] ['s] (energy|energys|energies|energy level|energy levels) ['s] [today|right now|this morning|this evening|tonight|at the moment|currently|level|is at|score|check|check-in|check in|report|update|log|rating|this afternoon] [<is>] [<is>] [high|low|great|good|bad|terrible|awful|ok|okay|fine|decent|meh|up|down|excellent|amazing|poor|rough|solid|middling|average|through the roof|in the gutter|pretty good|pretty low|pretty high|so-so|fantastic|lousy|better|worse] [<is>] [a|an|like a] ({score}|{number}) [out of 10|out of ten|today|of 10] <scale> <behind> <why>",
            "[my] (energy|energy level) [today|right now|this morning] ? [i'd say|i'd give it|i'd call it|give it|call it|let's say|probably|maybe] [a|an] ({score}|{number}) [out of 10|out of ten|today]",
            "<i> [<record>] ({score}|{number}) (for|on|in|of) [my] (energy|energy level)",
            "<i> (feeling|i feel|i'm|i'm at|i'm feeling|felt|at|i felt|i was|running at|i'm running at|running on) [like|about|at|around] [a|an] ({score}|{number}) (in|for|on|in terms of|of) [my] energy",
            "[feeling] [about|like|at] [a|an] ({score}|{number}) energy wise",
            "energy wise [i'm|i am|i'd say|feeling] [at|like|about] [a|an] ({score}|{number})",
            "<i> (give|rate|i'd rate|i'd give|rating|would rate|put) [my] (energy|energy level) [today] [a|an|at|at a|as|as a] ({score}|{number}) [out of 10|out of ten|today]",
            "[my|the|today's] (energy|energy level) (went|dropped|rose|climbed|jumped|fell|moved|changed|improved|shifted|sank|recovered|is up|is down|'s up|'s down|went up|went down) [today|just] from [a|an] {number:old} to [a|an] ({score}|{number})"
          ],
          "set": {
            "type": "energy"
          },
          "weight": 9,
          "allows": [
            "hypothetical",
            "wish"
          ]
        },
        {
          "say": [
            "<record> mood"
          ],
          "set": {
            "type": "mood"
          },
          "weight": -2
        },
        {
          "say": [
            "<record> energy"
          ],
          "set": {
            "type": "energy"
          },
          "weight": -2
        },
        {
          "say": [
            "[<record>] [my|the|took my|measured my|checked my|had my|got my|just took my|just checked my|just measured my|nurse took my|they took my|took|checked|measured] (blood pressure|bp|pressure) [reading|taken|checked|measured] [today|this morning|tonight] <where> <meal> [and] [it] [<is>] [<is>] {bloodPressure} [mmhg] <where> <meal>",
            "{bloodPressure} [for] [my] (blood pressure|bp) <where> <meal>"
          ],
          "set": {
            "type": "custom",
            "metricRef": "blood pressure",
            "unit": "mmHg"
          },
          "weight": 9
        },
        {
          "say": [
            "[<record>] [my|the|took my|measured my|checked my|tested my|had my|just checked my|just tested my|checked|tested] [morning|fasting] (glucose|blood glucose|glucose level) [reading|test|level] [today|this morning] <where> <meal> [and] [it] [<is>] [<is>] {number} [mg/dl|mg] <where> <meal>"
          ],
          "set": {
            "type": "custom",
            "metricRef": "glucose",
            "unit": "mg/dL"
          },
          "weight": 9
        },
        {
          "say": [
            "[<record>] [my|the|took my|measured my|checked my|tested my|had my|just checked my|just tested my|checked|tested] [morning|fasting] (blood sugar|sugar level|sugar levels|blood sugar level|sugar|sugars) [reading|test|level] [today|this morning] <where> <meal> [and] [it] [<is>] [<is>] {number} [mg/dl|mg] <where> <meal>"
          ],
          "set": {
            "type": "custom",
            "metricRef": "blood sugar",
            "unit": "mg/dL"
          },
          "weight": 9
        },
        {
          "say": [
            "[<record>] [my|the|took my|resting|checked my|average|avg|measured my] (heart rate|pulse|resting heart rate|bpm|resting pulse|average heart rate|avg heart rate|hr|resting hr) [today|this morning] <where> <meal> [<is>] [<is>] {number} [bpm|beats per minute|beats a minute] <where> <meal>",
            "{number} (bpm|beats per minute)"
          ],
          "set": {
            "type": "custom",
            "metricRef": "heart rate",
            "unit": "bpm"
          },
          "weight": 9
        },
        {
          "say": [
            "[<record>] [my|the|took my|body|checked my|measured my|running a] (temperature|temp|fever|body temperature) [today|this morning|tonight] <meal> [<is>] [<is>] {number} [degrees|°c|c|celsius|f|fahrenheit|degrees fahrenheit]",
            "<i> (had|have|got) a fever of {number} [degrees|celsius|c|f|fahrenheit]"
          ],
          "set": {
            "type": "custom",
            "metricRef": "temperature",
            "unit": "°C"
          },
          "weight": 9
        },
        {
          "say": [
            "<i> [<record>] (walked|took|did|hit|got|got in|made|had|reached|racked up|clocked|logged|walked a total of|finished with|ended with|ended the day with|managed|passed|crossed|just hit|my watch says|my watch counted|fitbit says|watch says|watch counted|phone says|my phone says|my fitbit says|up to|at) [about|over|almost|like|another|my] {number} steps [in|so far|in total|already|total|down|done] [<where>]",
            "[<record>] [my|total|today's] (steps|step count|steps count|step total) [today|so far] [<is>] [<is>] {number}",
            "[<record>] {number} steps"
          ],
          "set": {
            "type": "custom",
            "metricRef": "steps",
            "unit": "steps"
          },
          "weight": 9
        },
        {
          "say": [
            "[<record>] [my|the|measured my|took my|just measured my|i measured my] (waist|waistline|waist size) [circumference|measurement] [today|this morning|right now|now] <meal> [<is>] [<is>] {number} (cm|centimeters|centimetres)"
          ],
          "set": {
            "type": "custom",
            "metricRef": "waist",
            "unit": "cm"
          },
          "weight": 9
        },
        {
          "say": [
            "[<record>] [my|the|measured my|took my|just measured my|i measured my] (hips|hip) [circumference|measurement] [today|this morning|right now|now] <meal> [<is>] [<is>] {number} (cm|centimeters|centimetres)"
          ],
          "set": {
            "type": "custom",
            "metricRef": "hips",
            "unit": "cm"
          },
          "weight": 9
        },
        {
          "say": [
            "[<record>] [my|the|measured my|took my|just measured my|i measured my] (belly|tummy|abdomen|stomach) [circumference|measurement] [today|this morning|right now|now] <meal> [<is>] [<is>] {number} (cm|centimeters|centimetres)"
          ],
          "set": {
            "type": "custom",
            "metricRef": "belly",
            "unit": "cm"
          },
          "weight": 9
        },
        {
          "say": [
            "[<record>] [my|the|measured my|took my|just measured my|i measured my] (chest|bust) [circumference|measurement] [today|this morning|right now|now] <meal> [<is>] [<is>] {number} (cm|centimeters|centimetres)"
          ],
          "set": {
            "type": "custom",
            "metricRef": "chest",
            "unit": "cm"
          },
          "weight": 9
        },
        {
          "say": [
            "[<record>] [my|the|measured my|took my|just measured my|i measured my] (arm|arms|bicep|biceps) [circumference|measurement] [today|this morning|right now|now] <meal> [<is>] [<is>] {number} (cm|centimeters|centimetres)"
          ],
          "set": {
            "type": "custom",
            "metricRef": "arm",
            "unit": "cm"
          },
          "weight": 9
        },
        {
          "say": [
            "[<record>] [my|the|measured my|took my|just measured my|i measured my] (thigh|thighs) [circumference|measurement] [today|this morning|right now|now] <meal> [<is>] [<is>] {number} (cm|centimeters|centimetres)"
          ],
          "set": {
            "type": "custom",
            "metricRef": "thigh",
            "unit": "cm"
          },
          "weight": 9
        },
        {
          "say": [
            "[<record>] [my|the|measured my|took my|just measured my|i measured my] (calf|calves) [circumference|measurement] [today|this morning|right now|now] <meal> [<is>] [<is>] {number} (cm|centimeters|centimetres)"
          ],
          "set": {
            "type": "custom",
            "metricRef": "calf",
            "unit": "cm"
          },
          "weight": 9
        },
        {
          "say": [
            "[<record>] [my|the|measured my|took my|just measured my|i measured my] (neck) [circumference|measurement] [today|this morning|right now|now] <meal> [<is>] [<is>] {number} (cm|centimeters|centimetres)"
          ],
          "set": {
            "type": "custom",
            "metricRef": "neck",
            "unit": "cm"
          },
          "weight": 9
        },
        {
          "say": [
            "[<record>] [my|the|measured my|took my|just measured my|i measured my] (body fat|bodyfat|body fat percentage|bf|fat percentage|body fat level) [today|this morning|right now|now] <where> <meal> [<is>] [<is>] {percent}",
            "{percent} (body fat|bodyfat|body fat percentage|fat percentage|body fat level)"
          ],
          "set": {
            "type": "custom",
            "metricRef": "body fat",
            "unit": "%"
          },
          "weight": 9
        },
        {
          "say": [
            "[<record>] [my|the|measured my|took my|just measured my|i measured my] (oxygen saturation|blood oxygen|spo2|oxygen|oxygen level|o2|o2 sat) [today|this morning|right now|now] <where> <meal> [<is>] [<is>] {percent}",
            "{percent} (oxygen saturation|blood oxygen|spo2|oxygen|oxygen level|o2|o2 sat)"
          ],
          "set": {
            "type": "custom",
            "metricRef": "oxygen saturation",
            "unit": "%"
          },
          "weight": 9
        },
        {
          "say": [
            "[<record>] [my|the] {customMetric} [<is>] [<is>] {number}"
          ],
          "set": {
            "type": "custom"
          },
          "weight": 1
        },
        {
          "say": [
            "[another|then|and] ({mass}|{volume}|{duration})",
            "[another|then|and] {number}"
          ],
          "after": [
            "record_metric"
          ],
          "set": {
            "isRepeat": true
          },
          "weight": -3
        }
      ]
    },
    "comment": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "[and] (that's|that is|that was|this is|it's|which is) [what] [my|today's|this morning's|the|i] (weight|weigh|weighed|weigh-in|weigh in|body weight|sleep|slept|water|water intake|mood|energy|workout|exercise|reading|number|blood pressure|blood sugar|heart rate|result) [today|for today|this morning|last night|now]"
          ],
          "after": [
            "record_metric"
          ],
          "weight": 16
        }
      ]
    },
    "update_metric": {
      "isWrite": true,
      "required": [
        "entryRef",
        "value"
      ],
      "questions": {
        "entryRef": "Which entry?",
        "value": "What is the right value?"
      },
      "sentences": [
        {
          "say": [
            "<change> <my> {metric} <logged> [<entry>] [from [({mass:old}|{volume:old}|{duration:old}|{number:old})]] (to|as|at) [a|an] ({mass}|{volume}|{duration}|{score}|{number})",
            "<change> <my> {metric} <logged> [<entry>] [of] [({mass:old}|{volume:old}|{duration:old}|{number:old})] (to|as|at) [a|an] ({mass}|{volume}|{duration}|{score}|{number})",
            "(make|set|put) <my> {metric} <logged> [<entry>] ({mass}|{volume}|{duration}|{score})",
            "<my> {metric} <logged> [<entry>] (was wrong|is wrong|was off|is off|was incorrect) [it was|it's|it is|should be|it should be] ({mass}|{volume}|{duration}|{score}|{number})",
            "(actually|correction|i made a mistake|i was wrong|my mistake|my bad|i messed up|sorry|that's wrong|oops|wait|whoops|i logged it wrong|i entered it wrong|hold on|correction on|scratch that|i misread it|i misread|i misspoke) [the] <my> {metric} <logged> [<entry>] (was|is|should be|should have been) [actually] ({mass}|{volume}|{duration}|{score}|{number}) [of water|of sleep|water|sleep] [(not|and not|instead of|rather than) [a|an] ({mass:old}|{volume:old}|{duration:old}|{score:old}|{number:old})] <fix>",
            "<my> {metric} <logged> [<entry>] (was|is|were) [actually|really] [a|an] ({mass}|{volume}|{duration}|{score}|{number}) (not|and not|instead of|rather than) [a|an] ({mass:old}|{volume:old}|{duration:old}|{score:old}|{number:old}) <fix>",
            "<my> {metric} <logged> [<entry>] (wasn't|was not|isn't|is not|weren't) ({mass:old}|{volume:old}|{duration:old}|{score:old}|{number:old}) [it was|it's|but|it should be|more like|rather] ({mass}|{volume}|{duration}|{score}|{number}) <fix>",
            "<my> {metric} <logged> [<entry>] (was|is|were) [actually|really] [a|an] ({mass}|{volume}|{duration}|{score}|{number}) ((please|can you|could you|pls|so) (fix|correct|update|change|adjust|amend|edit) [it|that|this]|(fix|correct|update|change|adjust|amend) (it|that|this|please)|<mistake>)",
            "<change> <my> {metric} <logged> [<entry>] [it|that] (was|is|should be|should have been|was actually|it's) ({mass}|{volume}|{duration}|{score}|{number}) [of water|of sleep] [(not|and not|instead of|rather than) [a|an] ({mass:old}|{volume:old}|{duration:old}|{score:old}|{number:old})]",
            "(i (logged|entered|recorded|put|typed|noted|got|messed up|screwed up)|i put in) <my> {metric} <logged> [<entry>] [wrong|incorrectly|in wrong|by mistake] [it was|it's|it should be|should be|it should've been|it was actually|it's actually] ({mass}|{volume}|{duration}|{score}|{number}) [(not|instead of) ({mass:old}|{volume:old}|{duration:old}|{score:old}|{number:old})] <fix>",
            "<my> {metric} <logged> [<entry>] (was actually|is actually|should be|should have been|was really) ({mass}|{volume}|{duration}|{score}|{number}) [of water|of sleep|water|sleep] [(not|and not|instead of|rather than) [a|an] ({mass:old}|{volume:old}|{duration:old}|{score:old}|{number:old})] <fix>",
            "<my> {metric} <logged> [<entry>] (was wrong|is wrong|was off|is off|was incorrect) [it was|it's|it is|should be|it should be] ({mass}|{volume}|{duration}|{score}|{number})",
            "(actually|correction|i made a mistake|i was wrong|my mistake|my bad|i messed up|oops) [i] (weighed|weigh|slept|drank|ran|walked|i'm) [about] ({mass}|{volume}|{duration}|{number}) [of water|water|of sleep|hours] [(not|instead of|rather than) ({mass:old}|{volume:old}|{duration:old}|{number:old})]"
          ],
          "weight": 8,
          "set": {
            "isCorrection": true
          },
          "allows": [
            "negation",
            "wish"
          ]
        }
      ]
    },
    "delete_metric": {
      "isWrite": true,
      "required": [
        "entryRef"
      ],
      "questions": {
        "entryRef": "Which entry should I delete?"
      },
      "sentences": [
        {
          "say": [
            "<delete> <my> <my> ['s] {metric} <entry> [of] [{mass}|{volume}|{duration}|{score}|{number}] [that] [i logged|i recorded|i added|i entered|i put in|i noted|you logged|you recorded] [<mistake>]",
            "<delete> <my> <entry> (of|for|from|on) <my> ['s] {metric} [of] [{mass}|{volume}|{duration}|{score}|{number}] [that] [i logged|i recorded|i added|i entered|i put in|i noted|you logged|you recorded] [<mistake>]",
            "<delete> <my> [last|latest] ['s] {metric} [i logged|i recorded|that i logged|i added] [of] [{mass}|{volume}|{duration}|{score}|{number}] [that] [i logged|i recorded|i added|i entered|i put in|i noted|you logged|you recorded] [<mistake>]",
            "<my> ['s] {metric} <logged> [<entry>] [of] [{mass}|{volume}|{duration}|{number}] [is|was] <mistake> [so|please|can you|could you] <delete> [it|that|this|please]",
            "<delete> <my> ({mass}|{volume}|{duration}) [of] {metric} <logged> [<entry>]"
          ],
          "weight": 7
        }
      ]
    },
    "get_tracking_history": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "<show> {metric} [history|log|logs|data|entries|records|stats|average|numbers|readings|trend|chart|been|look|looking|doing|like|going|coming along]",
            "{metric} (history|log|logs|data|entries|records|stats|average|readings|report)",
            "(which|what) (day|night|week) did i {metricVerb} (the most|the least|best|worst|more|less|the best|the worst) [water]",
            "[what day] (when did i) {metricVerb} (the most|the least|best|worst)",
            "{metric} {period}",
            "(how much|how many|how many hours|how many liters|how many glasses|how many ounces|how many cups|how long|how many minutes|how much water|how many hours of sleep|how often|how many times|how many ml|how many miles|how many pounds|how many kilos) [water|sleep|exercise|did i|have i|i] {metricVerb} [water|of water]",
            "how (did i|have i been|am i|have i|well did i|well have i been|well am i|much have i been|much am i) {metricVerb}",
            "(did i|have i|am i|have i been) {metricVerb} (enough|well|much|a lot|ok|okay|badly|less|more) [water]",
            "(history|average|stats|data|log|records|report|entries) (of|on|for) {metric}",
            "what (did i|do i) {metricVerb}",
            "how (well|much|long|little|badly) (have i been|am i|was i|did i) {metricVerb} (lately|recently|these days|of late)",
            "how (have i been|am i|was i) {metricVerb} (lately|recently|these days|of late)",
            "how much do i {metricVerb}"
          ],
          "isLoose": true
        },
        {
          "say": [
            "(how many times|how often) (did i|have i) [been] (work out|worked out|exercise|exercised|train|trained|run|ran|go to the gym|gone to the gym|hit the gym|working out|running|gone running)"
          ],
          "set": {
            "type": "exercise"
          },
          "isLoose": true
        },
        {
          "say": [
            "(have i|did i) (lost|gained|lose|gain) [any] weight",
            "(how much weight|how many pounds|how many kilos) (have i|did i) (lost|gained|lose|gain)"
          ],
          "set": {
            "type": "weight"
          },
          "isLoose": true
        },
        {
          "say": [
            "[what about|how about] [my|the] {metric}"
          ],
          "after": [
            "get_tracking_history"
          ],
          "weight": -1
        }
      ]
    },
    "get_trends": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "(how|how's|hows) [has|have|did|was|were|is] [my|the] {metric} [been|gone|go|looked|look|done|doing|looking|going|behaved]"
          ],
          "set": {
            "isLong": true
          },
          "isLoose": true,
          "weight": 15
        },
        {
          "say": [
            "[<show>] [what's|what is|is there|are there|any] [the|a|my|any] (trend|trends|evolution|trajectory|progression) [in|for|of|on|with] [my] {words}",
            "[<show>] [my] {metric} (trend|trends|trajectory|progression) [{words}]",
            "(how's|how is|how are|hows) [my] {metric} (trending|evolving|changing|progressing|shifting|tracking|moving) [over time|lately] [{words}]",
            "how (has|have|did|is|are|'s|'ve) [my] {metric} (evolved|changed|been evolving|been changing|changing|evolving|trended|been trending|trending|evolve|change|moved|move|been moving|shifted|shift|been shifting|progressed|progress|been progressing|fluctuated|been fluctuating|varied|vary|developed|tracked|been tracking) [over time] [{words}]",
            "(am i|have i been|are we|have we been) {metricVerb} [any] (better|worse|more|less|longer|enough lately|faster|harder) [lately|these days|recently|nowadays|over time|now]",
            "(is|are|has|have) [my] ({metric}|{ownHabit:habit} [habit]|{activity:habit} habit) [been] (on the up|on the rise|on the decline|heading up|heading down|slipping|falling off|dropping off|picking up|holding up|holding steady|flagging|creeping up|creeping down|stable|steady|going up|going down|improving|getting better|getting worse|gotten better|gotten worse|got better|got worse|become better|become worse|worsened|deteriorated|suffered|recovered|climbed|declined|increasing|decreasing|trending up|trending down|rising|falling|dropping|improved|gone up|gone down|better or worse|up or down) [or] [down|worse|better|decreasing|going down|getting worse] [{words}]"
          ],
          "isLoose": true,
          "weight": 13
        },
        {
          "say": [
            "[how|how much|in what way] (does|do|did|is|are) [my|the] {words} (affect|affects|influence|influences|impact|impacts|relate to|relates to|correlate with|change|hurt|help|related to|linked to|connected to|tied to|drive|depend on|depends on|have any bearing on|have a bearing on|have an effect on|have any effect on|have an impact on|have any impact on|have anything to do with|have something to do with|make a difference to|make any difference to|play a part in|tie in with|go hand in hand with|track with|help with|mess with|affected by|influenced by|impacted by|dependent on|correlated with|improve with|get better with|get worse with|drop with|suffer from|boost|boosts|improve|improves|ruin|ruins|lower|lowers|raise|raises|damage|shape|determine|matter for|count for|move with|go up with|go down with|rise with|fall with) [my|the] {words}",
            "[<show>] [is there|are there|what's|what is|any|do you see|check|calculate|find] [a|an|the|any] (correlation|relationship|relation|connection|link|association|correlations) (between|of) [my] {words}",
            "[compare|correlate|cross] [my] {metric} (with|and|to|versus|vs|against) [my] {metric:other} [{words}]",
            "(do i|am i|did i) {metricVerb} (better|worse|more|less|longer|harder|deeper|faster) (when|if|after|on days|on nights|on the days|the more|because of|with) {words}",
            "(do|does|is|are) [my] {metric} (better|worse|higher|lower|up|down) (when|if|after|on days|on nights|on the days|with) {words}"
          ],
          "set": {
            "isRelation": true
          },
          "isLoose": true,
          "weight": 14,
          "allows": [
            "hypothetical",
            "question"
          ]
        }
      ]
    },
    "get_life_balance_score": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "[<show>] [what's|what is|how's|how is|calculate|check|give me] [the|my|a] (life balance|life balance score|balance score|life score|wheel of life|work life balance|overall score|life balance rating|overall balance|wellbeing score|balance in life) [score|looking|right now|like|today|going|doing]",
            "how (balanced is|is|'s) my life [overall|in general|going|doing|these days|as a whole|right now|balanced|looking]",
            "(is my life|am i) [well] (balanced|in balance|out of balance)",
            "how (balanced|well balanced) (am i|is my life)",
            "how am i doing (overall|in general|in life|in life overall|across all areas|in all areas of my life)"
          ],
          "weight": 14,
          "isLoose": true
        },
        {
          "say": [
            "[<show>] [the|my] (history|evolution|progress) of [my] (life balance|life balance score|balance score|life score|overall score)",
            "[<show>] [the|my] (life balance|life balance score|balance score|life score) (history|over time)"
          ],
          "set": {
            "includeHistory": true
          },
          "isLoose": true,
          "weight": 15
        },
        {
          "say": [
            "[<show>] [what's|what is|how's] [my] {area} (score|balance score|balance|rating)",
            "[<show>] [what's|what is|how's|how is] [the|my] (score|balance|balance score|life balance|life balance score|rating) [just|only] (in|for|on|in terms of|across|between) [just|only] [my] [the] {area} [area|life|side] [(and|vs|versus|,) {area:other}] [only|alone]"
          ],
          "weight": 13
        }
      ]
    }
  }
}
