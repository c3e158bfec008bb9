// Generated from intents.en.yaml by scripts/generate.ts. Do not edit.
import type { IntentCatalogue } from '@parco/router'

/** What people say, domain habits. */
export const INTENTS: IntentCatalogue = {
  "domain": "habits",
  "locale": "en",
  "rules": {
    "mark": "(mark|log|record|check off|tick off|check|tick|register|track|note|add|complete|cross off|please log|please mark|can you log|can you mark|put down|ticked off|checked off|crossed off|logged|marked off|chalk up|put a tick by|strike off)",
    "done": "(as done|as complete|as completed|done|complete|off|as finished|off the list|for today|today)",
    "did": "(i did|did|i completed|completed|i finished|finished|i practiced|practiced|i just did|just did|i kept|i managed to do|just finished|i just finished|i've done|i already did|done with)",
    "for": "[(for|about|a good|a solid|another|just|around|nearly|almost|over|for about|for around|at least|for at least|some)]",
    "lead": "[<mark>] [that] [i|i've|i have|i just|i already|already|just|finally|i finally|today i|managed and]",
    "where": "(at the gym|at home|at the park|on the bus|on the train|at work|in bed|at church|on the subway|on the tube|on the couch|at the library|with the app|on the app|on my commute|in the garden|on the balcony|in the office|on my lunch break)",
    "when": "(tonight|before bed|after work|before work|in the morning|at night|at lunch|before breakfast|after breakfast|after dinner|before dinner|when i woke up|after lunch|over lunch|first thing|before sleep|before sleeping|after waking up|right after waking up|at dawn|before class|after class|in the evening|in the afternoon|this morning|this evening|after my shower|before going out|before coffee|at bedtime)",
    "more": "(a bit|a little|for a bit|for a while|my book|a book|the book|a chapter|two chapters|a few pages|some pages|some|again|spanish|french|english|german|italian|japanese|portuguese|math|piano|guitar|for the exam|for my exam|for the test|for class|for school|a lot|with the kids|with my family|as usual|like always|on schedule|properly|in full|and it felt great|and feel great|all done)",
    "tail": "[<more>] [<where>|<when>] [<when>|<where>|<more>]",
    "create": "(create|add|start|set up|make|track|begin|i want to create|i want to start|i want to build|i want to add|i want to track|i'd like to start|i'd like to create|i'd like to build|new|build|i want|help me build|help me create|help me start|can you add|can you create|please add|i need|i'm starting|let's start|start tracking|begin tracking|help me track|keep track of|i'd like to track|set me up with|let's track|i'm trying to build|could you add|could you create|i plan to start|put in|put down|log|register|add in|i'd like|i want to build up|i want to pick up|i'm picking up|i'm adding|we need|let's create|let's add|let's build|i want to develop|develop|form|i want to form|i want to get into|please create|please start|please set up|introduce|i'm building)"
  },
  "intents": {
    "record_habit": {
      "isWrite": true,
      "required": [
        "habitRef"
      ],
      "questions": {
        "habitRef": "Which habit?",
        "date": "On which day was it?"
      },
      "examples": [
        "I meditated today"
      ],
      "sentences": [
        {
          "say": [
            "<lead> (meditated|did a meditation|did my daily meditation|got my meditation in|did my meditation|did meditation|did some meditation|finished meditating|practiced meditation|managed to meditate|sat down to meditate|meditating|sat in meditation|done meditating) <for> [{duration}] <tail>",
            "<lead> (did|finished|completed|had|got in|managed|squeezed in|just did) <for> {duration} [of] (meditation|meditating|mindfulness) <tail>"
          ],
          "set": {
            "habit": "meditation",
            "isTimed": true
          },
          "weight": 12
        },
        {
          "say": [
            "<lead> (worked out|trained|did my workout|did a workout|exercised|got my workout in|finished my workout|got a workout in|completed my workout|managed to work out) <tail>"
          ],
          "set": {
            "habit": "workout"
          },
          "weight": 12
        },
        {
          "say": [
            "<lead> (went to the gym|hit the gym|made it to the gym|got to the gym|showed up at the gym|was at the gym|been to the gym|did not skip the gym|didn't skip the gym) <tail>"
          ],
          "set": {
            "habit": "gym"
          },
          "weight": 12,
          "allows": [
            "negation"
          ]
        },
        {
          "say": [
            "<lead> (read|did my reading|did some reading|finished reading|got my reading in|got some reading in|managed to read|sat down to read|finished my reading) <for> [{duration}] <tail>",
            "<lead> (did|finished|got in|had|squeezed in|managed) <for> {duration} of reading <tail>",
            "<lead> read <for> ({number}|a|another|another {number}|a few|a couple of|two) (pages|chapters|chapter|page) [of my book|of the book|today|(of|from) {name}] <tail>"
          ],
          "set": {
            "habit": "reading",
            "isTimed": true
          },
          "weight": 1
        },
        {
          "say": [
            "<lead> (studied|did my studying|did some studying|got some studying in|got my studying in|managed to study|sat down to study|done studying|finished studying) <for> [{duration}] <tail>",
            "<lead> (did|finished|got in|put in|squeezed in|had) <for> {duration} of (studying|study) <tail>"
          ],
          "set": {
            "habit": "studying",
            "isTimed": true
          },
          "weight": 12
        },
        {
          "say": [
            "<lead> (stretched|did my stretching|did my stretches|did some stretching) <tail>"
          ],
          "set": {
            "habit": "stretching"
          },
          "weight": 12
        },
        {
          "say": [
            "<lead> (prayed|said my prayers|did my prayers|finished my prayers|did my prayer|spent time in prayer) <for> [{duration}] <tail>"
          ],
          "set": {
            "habit": "prayer",
            "isTimed": true
          },
          "weight": 12
        },
        {
          "say": [
            "<lead> (journaled|wrote in my journal|did my journaling|wrote in my diary|journalled|finished journaling|did some journaling|got my journaling in|did my journal|filled in my journal) <for> [{duration}] <tail>",
            "<lead> (did|got in|had|spent) <for> {duration} [of] journaling <tail>"
          ],
          "set": {
            "habit": "journaling",
            "isTimed": true
          },
          "weight": 12
        },
        {
          "say": [
            "<lead> (flossed|did my flossing) <tail>"
          ],
          "set": {
            "habit": "flossing"
          },
          "weight": 12
        },
        {
          "say": [
            "(i did|did|i just did|i finished|finished|i completed|completed|i've done|just did) my {activity} <tail>"
          ],
          "set": {
            "isOwn": true
          },
          "weight": 5
        },
        {
          "say": [
            "<lead> (studied|managed to study|sat down to study|finished studying|did some studying of) <for> [{duration}] [of] {ownHabit:habit} <for> [{duration}] <tail>"
          ],
          "set": {
            "isTimed": true,
            "study": "studying"
          },
          "weight": 16
        },
        {
          "say": [
            "<lead> (practiced|practised|played|did|worked on|got in|got|finished|completed|had|put in|squeezed in) <for> [{duration}] [of|my|some|the|a] {ownHabit:habit} [practice|session|lesson|in] <for> [{duration}] <tail>"
          ],
          "set": {
            "isTimed": true
          },
          "weight": 14
        },
        {
          "say": [
            "<mark> [off] [my|the|today's|off my] ['s] {ownHabit:habit} [habit|practice|session] [<done>]",
            "<mark> [off] [my|the|today's] ['s] {activity:habit} [habit|practice|session] <done>",
            "<mark> [off] [my|the] {rest:habit} habit [<done>]",
            "<mark> (my|the) habit [of] {rest:habit} [<done>]",
            "<lead> <did> [my|the|some] {ownHabit:habit} [habit|practice|session] <tail>",
            "(got|i got|i've got|squeezed|i squeezed|fit|i fit|fitted|managed|i managed|did|knocked out|i knocked out|kept up|i kept up|kept up with|i kept up with|stuck to|i stuck to|stuck with|i stuck with|nailed|i nailed|ticked off|i ticked off|took|i took|made time for|i made time for|remembered|i remembered|stayed on top of|wrapped up|i wrapped up|crushed|i crushed|did all|got through|i got through) [in] [my|some|the|all my] ({ownHabit:habit}|{activity:habit}) [habit|practice|session] [in|done|off] <tail>",
            "(ticked off|i ticked off|checked off|i checked off|crossed off|i crossed off|check off|tick off|cross off) [my|the|today's] ['s] ({ownHabit:habit}|{activity:habit}) [habit] <tail>",
            "<did> (my|the) {rest:habit} habit",
            "[my|today's] ['s] {ownHabit:habit} [habit|practice|session] [today] (done|complete|completed|check|is done|was done|is complete|checked|all done|in the bag|sorted|finished|is in the books) <tail>",
            "[my|today's] ['s] {activity:habit} [habit|practice|session] [today] (done|complete|completed|check|is done|checked|all done|in the bag|finished) <tail>",
            "(habits today|today's habits|habits for today|habits done today|habits done|habits i did today|my habits today) [:|-] [my|the] {ownHabit:habit} [done|complete|completed|check|both done|all done] <tail>",
            "(done with|i'm done with|check|done) [on|for|:] [my|the|today's] ['s] {ownHabit:habit} <tail>",
            "(<mark>|set|count|put|consider|call) [my|the] {rest:habit} [down] (as done|as complete|as completed|as finished)",
            "<mark> [my|the] {rest:habit} (off my habits|off my habit list|in my habits|on my habits|off my list of habits)"
          ],
          "weight": 4
        },
        {
          "say": [
            "[my|the] {userHabit:habit} <tail>"
          ],
          "weight": 2
        },
        {
          "say": [
            "[and|,] [my|the] {ownHabit:habit} [too|done|as well|both done|all done|check] <tail>"
          ],
          "after": [
            "record_habit"
          ],
          "weight": -1
        }
      ]
    },
    "create_habit": {
      "isWrite": true,
      "required": [
        "name",
        "frequency"
      ],
      "questions": {
        "name": "Which habit?",
        "frequency": "How often? Every day, on weekdays, on weekends?"
      },
      "examples": [
        "create a habit of reading every night"
      ],
      "sentences": [
        {
          "say": [
            "<create> [a|the|another|a new|my] [new] [daily|nightly|weekday|weekend|morning|evening|bedtime] habit [of|to|for|called|named] {rest:name}",
            "new habit {rest:name}",
            "(make|making|turn|want to make) it (a|into a|my) [new] [daily|nightly] habit (to|of) {rest:name}",
            "(i want to|i'd like to) get (in|into) the habit of {rest:name}",
            "(my new|my next|a new|the new) habit (is|will be|is going to be) [to] {rest:name}"
          ],
          "weight": 13,
          "allows": [
            "wish",
            "future",
            "negation",
            "hypothetical"
          ]
        },
        {
          "say": [
            "(add|put|set|track|create|make) {rest:name} (to my habits|as a habit|to my habit list|as a daily habit|a daily habit|in my habits|to the habits|as a new habit)",
            "(make|turn|i want to turn|i'd like to turn|i want to make|i'd like to make) {rest:name} (a habit|into a habit|my habit|[into] a ({recurrence}|daily|nightly|weekday|weekend|morning|evening|bedtime) habit) [{recurrence}] [{words}]"
          ],
          "set": {
            "isLead": true
          },
          "weight": 13,
          "allows": [
            "wish",
            "future"
          ]
        },
        {
          "say": [
            "(i want to start|i'm going to start|i'd like to start|i want to begin|start tracking|track|begin tracking|help me track|i want to track|i'd like to track|keep track of|i'm starting|i'm gonna start|let's start|i'd like to begin|i want to try|i plan to start|i've decided to start|from now on i'll|from now on i want to|starting today i'll|starting tomorrow i'll|starting monday i'll|i want to get back to|i want to get into|i intend to start|i need to start|time to start) {rest:name}",
            "habit {rest:name}"
          ],
          "set": {
            "needsRhythm": true
          },
          "weight": 9,
          "allows": [
            "wish",
            "future",
            "hypothetical"
          ]
        }
      ]
    },
    "get_habits": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "[all] my habits"
          ],
          "weight": 12
        },
        {
          "say": [
            "(show|show me|list|see|what are|how are|how's|check|give me|tell me about|view|pull up) [all] [of] [my|the] habits [going|doing|today|do i have|looking|look|i have]",
            "(which|what) habits [do|did|have|are] [i] [have|done|left|completed|do|still have to do|still need to do|am i tracking|tracking|missed|complete]",
            "(did i|have i) (do|done|complete|completed) [all] [of] my habits",
            "(which|what|how many) habits (are left|are still left|are pending|remain|are remaining|still need doing|haven't i done|did i do|did i complete|did i miss|have i completed|have i done|have i missed|have i finished|do i still need|do i have left|am i missing|am i behind on|should i do|did i skip) [to do|today|for today|so far]",
            "(how am i|how'm i|am i) (doing|getting on|keeping up|on track|faring|going) (with|on) [my|the|all my] habits",
            "what's left (on|of|in|for) [my] (habits|habit list) [today]",
            "(any|are there any) habits (left|pending|remaining|i missed|to do) [to do|today]",
            "[show|what are|how are] my (streaks|habit streaks)"
          ],
          "isLoose": true,
          "weight": 12,
          "allows": [
            "negation"
          ]
        },
        {
          "say": [
            "(what's|what is|how's|how is|how long is|show|show me|check|tell me) [my|the] {ownHabit:habit} (streak|habit|consistency|habit going|habit doing|streak at)",
            "(what's|what is|how's|how long is|show|show me|check) [my|the] (streak|consistency) (for|of|on|with) {ownHabit:habit}",
            "how many days (in a row|straight) [have i|did i|i've] [been|done|do|doing] {ownHabit:habit}",
            "how am i doing (with|on) [my] {ownHabit:habit} [habit]",
            "[what's|what is|how's|how is|where's|is|show me|check|tell me] [my|the] [current|longest|best] (streak|consistency) (at|for|of|on|with|in) ({ownHabit:habit}|{activity:habit}) [at|now|looking|going]",
            "(what's|what is|how's|how is|how long is|show|show me|check|tell me|where's|where is) [my|the] [current|longest|best] {activity:habit} (streak|habit|consistency|streak at|streak like|streak looking)",
            "(how long|how many days|how many days in a row) [is] [have i|did i|i've] [been] [keeping up|kept up|sticking to|stuck to|stuck with] [with] [my|the] {ownHabit:habit} [habit|streak|every day|daily|for]",
            "(am i|have i been|have i) (keeping up|kept up|on track|consistent|staying consistent|sticking|still on track) [with|to] [my] {ownHabit:habit} [habit]",
            "[what's|whats|what is|how's|hows|how is|how long is|where's|check|show me|tell me] my [current|longest|best] {rest:habit} streak [at|going|doing|looking|like|now|holding up|coming along|these days|so far]"
          ],
          "weight": 12,
          "allows": [
            "negation"
          ]
        },
        {
          "say": [
            "(did i|have i) [already] {ownHabit:habit} today",
            "(did i|have i) [already] (do|done|complete|completed|practice|practiced|finish|finished|log|logged|take|taken|mark|marked) [my|any|the] ({ownHabit:habit}|{activity:habit}) [habit|practice] [today|yet]"
          ],
          "weight": 8
        }
      ]
    }
  }
}
