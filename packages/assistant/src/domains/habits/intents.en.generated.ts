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
    "tail": "[a bit|a little|for a bit|before bed|after work|before work|in the morning|at night|at lunch|my book|a book|a chapter|some|again|at the gym|at home|at the park|before breakfast|when i woke up|spanish|french|english|german|piano|guitar|for the exam|a lot|first thing]",
    "create": "(create|add|start|set up|make|track|begin|i want to create|i want to start|i want to build|i want to add|i want to track|i'd like to start|i'd like to create|i'd like to build|new|build|i want|help me build|help me create|help me start|can you add|can you create|please add|i need|i'm starting|let's start|start tracking|begin tracking|help me track|keep track of|i'd like to track|set me up with|let's track|i'm trying to build|could you add|could you create|i plan to start)"
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
            "[<mark>] [that] [i|i've|i just|i already|already|just] (meditated|did a meditation|did my daily meditation|got my meditation in|did my meditation|did meditation|did some meditation|finished meditating|practiced meditation) [for] [{duration}] <tail>"
          ],
          "set": {
            "habit": "meditation"
          },
          "weight": 3
        },
        {
          "say": [
            "[<mark>] [that] [i|i've|i just|i already|already|just] (worked out|trained|did my workout|did a workout|went to the gym|hit the gym|exercised|got my workout in|finished my workout) <tail>"
          ],
          "set": {
            "habit": "workout"
          },
          "weight": 1
        },
        {
          "say": [
            "[<mark>] [that] [i|i've|i just|i already|just] (read|did my reading|did some reading|finished reading|got my reading in|got some reading in) [for] [{duration}] <tail>",
            "[<mark>] [that] (i|i just) read {number} (pages|chapters) <tail>"
          ],
          "set": {
            "habit": "reading"
          },
          "weight": 1
        },
        {
          "say": [
            "[<mark>] [that] [i|i've|i just|i already|just] (studied|did my studying|did some studying) [for] [{duration}] <tail>"
          ],
          "set": {
            "habit": "studying"
          },
          "weight": 3
        },
        {
          "say": [
            "[<mark>] [that] [i|i've|i just|i already|just] (stretched|did my stretching|did my stretches|did some stretching) <tail>"
          ],
          "set": {
            "habit": "stretching"
          },
          "weight": 1
        },
        {
          "say": [
            "[<mark>] [that] [i|i've|i just|i already|just] (prayed|said my prayers|did my prayers) [for] [{duration}] <tail>"
          ],
          "set": {
            "habit": "prayer"
          },
          "weight": 3
        },
        {
          "say": [
            "[<mark>] [that] [i|i've|i just|i already|just] (journaled|wrote in my journal|did my journaling|wrote in my diary) [for] [{duration}] <tail>"
          ],
          "set": {
            "habit": "journaling"
          },
          "weight": 3
        },
        {
          "say": [
            "[<mark>] [that] [i|i've|i just|i already|just] (flossed|did my flossing) <tail>"
          ],
          "set": {
            "habit": "flossing"
          },
          "weight": 3
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
            "<mark> [my|the] {ownHabit:habit} [habit] [<done>]",
            "<mark> [my|the] {rest:habit} habit [<done>]",
            "<mark> (my|the) habit [of] {rest:habit} [<done>]",
            "<did> my {ownHabit:habit} [habit] <tail>",
            "(got|i got|i've got|squeezed|i squeezed|fit|managed|i managed|did|knocked out|i knocked out|kept up|i kept up|stuck to|i stuck to|nailed|ticked off|i ticked off) [in] (my|some|the) {ownHabit:habit} [habit] [in|done|off] <tail>",
            "(ticked off|i ticked off|checked off|i checked off|crossed off|i crossed off) {ownHabit:habit} <tail>",
            "<did> (my|the) {rest:habit} habit",
            "[my] {ownHabit:habit} [habit] (done|complete|completed|check|is done)",
            "<mark> [my|the] {rest:habit} (as done|as complete|as completed|off my habits|off my habit list|in my habits)"
          ],
          "weight": 4
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
            "<create> [a|the|another|a new|my] [new] [daily] habit [of|to|for|called|named] {rest:name}",
            "new habit {rest:name}",
            "(i want to|i'd like to) get (in|into) the habit of {rest:name}",
            "make {rest:name} a habit"
          ],
          "weight": 13,
          "allows": [
            "wish",
            "future",
            "negation"
          ]
        },
        {
          "say": [
            "(add|put|set|track|create|make) {rest:name} (to my habits|as a habit|to my habit list|as a daily habit|a daily habit|in my habits|to the habits|as a new habit)"
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
            "(i want to start|i'm going to start|i'd like to start|i want to begin|start tracking|track|begin tracking|help me track|i want to track|i'd like to track|keep track of|i'm starting|i'm gonna start|let's start|i'd like to begin|i want to try) {rest:name}"
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
            "my {rest:habit} streak"
          ],
          "weight": 12,
          "allows": [
            "negation"
          ]
        },
        {
          "say": [
            "(did i|have i) [already] {ownHabit:habit} today",
            "(did i|have i) (do|done|complete|completed) my {ownHabit:habit} [habit] [today]"
          ],
          "weight": 8
        }
      ]
    }
  }
}
