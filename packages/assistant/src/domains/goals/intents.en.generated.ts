// Generated from intents.en.yaml by scripts/generate.ts. Do not edit.
import type { IntentCatalogue } from '@parco/router'

/** What people say, domain goals. */
export const INTENTS: IntentCatalogue = {
  "domain": "goals",
  "locale": "en",
  "rules": {
    "goal": "(goal|goals|target|targets|objective|objectives)",
    "make": "(create|set|add|make|define|establish|i want to set|i want to create|i'd like to set|i want|i'd like|new|put|register|save|log|track|set up|can you create|can you set|please create|please add|i need|i've set myself|i'm setting|i've set|give me|start|let's set|i have|i've got|i've got myself|please set|could you set|could you create|help me set|put down|note down|let's create|let's add|let's make|i'd like to add|i want to add|i need to set|put in|start tracking|make me|i've set|i set|i set myself|we need)",
    "change": "(change|update|edit|modify|move|increase|raise|bump|lower|decrease|reduce|adjust|extend|push|push back|bring forward|set|switch|can you change|please change|i want to change|i need to change|i'd like to change|make|postpone|bump up|put|put back|change up|dial up|dial down|could you change|push out|delay|bring|move up|stretch|can you push|can you move|can you extend|can you raise|can you lower|could you push|could you extend|could you move|could you raise|please move|please push|please extend|please update|please raise|please lower|i'm raising|i'm lowering|i'm pushing|i'm extending|let's move|let's push|let's extend|let's raise|let's lower|let's make|double|shift|revise|cut|drop|i want to push|i want to extend|i want to raise|i want to lower|i need to push|i need to extend|i need to lower|i need to raise)",
    "delete": "(delete|remove|cancel|drop|erase|get rid of|scrap|abandon|i want to delete|i want to cancel|can you delete|can you remove|please delete|please remove|i gave up on|i'm giving up on|give up on|archive|discard|trash|i give up on|i've given up on|i'm dropping|i'm abandoning|i'm ditching|i've abandoned|i've dropped|bin|ditch|kill|forget about|scratch|could you delete|could you remove|please drop|please cancel|take off|take away|i quit|i'm done with|lose|can you drop|could you drop|can you scrap|please scrap|please cancel|can you cancel|could you cancel|could you remove|go ahead and delete|go ahead and remove|wipe|clear|i no longer want|let's drop|let's delete|let's scrap|i want to drop|i want to remove|i want to scrap|call off|axe|toss|strike)",
    "show": "(show|show me|list|see|view|what are|what's|what is|how are|how is|how's|tell me about|check|give me|pull up|which|what|how many|do i have|let me see|progress on|status of|review|any|are there|are there any|do i have any|have i got any|overview of|summary of|an update on|update me on|i want to see|let's see|can i see|can you show me|could you show me|remind me of|display|which of|hows|bring up|list all|show all)"
  },
  "intents": {
    "create_goal": {
      "isWrite": true,
      "required": [
        "title",
        "area",
        "targetValue",
        "unit",
        "endDate"
      ],
      "questions": {
        "title": "What is the goal?",
        "area": "Which area of life is this goal about?",
        "targetValue": "What is the number to reach?",
        "unit": "In which unit?",
        "endDate": "By when?"
      },
      "examples": [
        "my goal is to read 12 books by the end of the year"
      ],
      "sentences": [
        {
          "say": [
            "<make> [me] [a|the|another|my|this as a] [new] [personal] (goal|target|objective) [of|to|for|called] {rest:title}",
            "(my|the|a|my new|one) [new|next|big|main|personal] (goal|target|objective) [this year|for this year|for the year|for next year] (is|is to|will be|will be to|is going to be) [to] {rest:title}",
            "(goal|new goal|target|objective|new target|new objective|another goal|one more goal|big goal|personal goal) [for this year|this year|for next year|for 2027|for the year] [to|is to|of] {rest:title}",
            "(i have|i've got) a goal (of|to) {rest:title}"
          ],
          "weight": 12,
          "allows": [
            "wish",
            "future",
            "negation"
          ]
        },
        {
          "say": [
            "(i want to|i'd like to|i wanna|i plan to|i'm planning to|i intend to|i'm going to|i will|i'll|i need to|i aim to|i'm aiming to|i hope to|i'm trying to|want to|trying to|i would like to|aiming to|looking to|i'm looking to|planning to|hoping to|i'm hoping to|i'm determined to|i'm gonna|gonna|i'd love to|i've set myself to|would like to|determined to|my aim is to|my plan is to|the plan is to|the aim is to|we want to|i'm working to|i wish to|i pretend to|i really want to|i'd really like to|i've decided to|i decided to|i'm going for|i'm set on|the goal is to|i'm working towards|i'm committed to|i'm resolved to|let's) {aim:title}"
          ],
          "set": {
            "isWish": true
          },
          "weight": 12,
          "allows": [
            "wish",
            "future",
            "hypothetical",
            "almost"
          ]
        },
        {
          "say": [
            "(add|put|save|set) {rest:title} (to my goals|as a goal|to my goal list|in my goals|as my goal)"
          ],
          "set": {
            "isLead": true
          },
          "weight": 13,
          "allows": [
            "wish",
            "future"
          ]
        }
      ]
    },
    "update_goal_progress": {
      "isWrite": true,
      "required": [
        "goalRef",
        "currentValue"
      ],
      "questions": {
        "goalRef": "Which goal?",
        "currentValue": "Where does it stand now?"
      },
      "examples": [
        "update my reading goal progress to 7 books"
      ],
      "sentences": [
        {
          "say": [
            "(update|set|change|log|record|mark|put) [the|my] (progress|current value) (on|of|for|in) [the|my] {rest:goal} [<goal>] (to|at|as) ({number}|{mass}|{distance}|{money}|{percent}|{duration}) [{words}]",
            "(update|log|record|mark|put|bump) [the|my] {rest:goal} <goal> [progress] (to|at|as|with) ({number}|{mass}|{distance}|{money}|{percent}|{duration}) [{words}]",
            "(update|set|change|log|record|mark) [the|my] {rest:goal} progress (to|at|as) ({number}|{mass}|{distance}|{money}|{percent}|{duration}) [{words}]",
            "(update|log|bump|move|set|change) [the|my] [progress on|progress for] [my|the] {rest:goal} <goal> [progress] (i'm at|i'm now at|i am at|i've saved|i have|i've got|i've read|i've run|i've lost|it's at|it's now|i'm on|i'm up to|now at|i've done|i've reached|i hit) ({number}|{mass}|{distance}|{money}|{percent}|{duration}) [{words}]",
            "(i've|i have|i|i've already|i already|now i've) [already|now] (saved|read|run|walked|lost|biked|swum|written|finished|done|completed|paid off|put away|watched|visited|gained|studied|practiced|meditated|hit|reached) ({number}|{mass}|{distance}|{money}|{percent}|{duration}) [{words:unit}] (for|toward|towards|of|on|in) [the|my] {rest:goal} <goal> [so far|already|now]",
            "[my|the] progress (on|for|toward|towards) [the|my] {rest:goal} <goal> (is|is at|is now|is now at) ({number}|{mass}|{distance}|{money}|{percent}|{duration}) [{words}]",
            "(log|record|add|put|note|mark) ({number}|{mass}|{distance}|{money}|{percent}|{duration}) [{words:unit}] (on|for|toward|towards|in|to) [the|my] {rest:goal} <goal>",
            "(i'm at|i am at|i'm now at|we're at|now at|up to|at|i've got|i've hit|i have saved|i have read|i just hit|just hit|i've reached|i reached|i hit|i've saved|i've read|i've run|i've lost|i've done|i'm on|i got to|i'm up to|i have) ({number}|{mass}|{distance}|{money}|{percent}|{duration}) [{words:unit}] (on|for|toward|towards|in|of) [the|my] {rest:goal} <goal>",
            "[the|my] {rest:goal} <goal> (is at|is now at|is up to|stands at|sits at|is currently at|now at) ({number}|{mass}|{distance}|{money}|{percent}|{duration}) [{words}]",
            "[on] [the|my] {rest:goal} <goal> [i'm|is|i am|is now|is currently|i've] (at|on|up to|reached|hit|is at) ({number}|{mass}|{distance}|{money}|{percent}|{duration}) [{words}]",
            "[my] {rest:goal} <goal> progress ({number}|{mass}|{distance}|{money}|{percent}|{duration}) [{words}]"
          ],
          "weight": 13
        },
        {
          "say": [
            "(i've|i have|i've already) [already] (run|walked|biked|swum|lost|gained|saved|read|studied|meditated|written|put away) ({number}|{mass}|{distance}|{money}|{percent}|{duration}) [{words:unit}] (of|toward|towards|for|on) (my|the) <goal> [so far|already|now]"
          ],
          "set": {
            "isByVerb": true
          },
          "allows": [
            "wish"
          ],
          "weight": 14
        },
        {
          "say": [
            "(i've|i have|i've now|i have now|i've already|so far i've) [already|now] (read|watched|visited|written|finished|completed|published|run|cooked) {number} (books|book|movies|countries|cities|chapters|articles|courses|recipes|museums|poems|stories|pages) [this year|so far|in total|already|of {number:target}|out of {number:target}|of my goal|for my goal|toward my goal] [so far|already]",
            "(i'm at|i'm on|i'm up to|i reached|i've reached|i hit) {number} (books|movies|countries|cities|chapters|articles|courses|recipes) [this year|so far|in total|already|of {number:target}|out of {number:target}|now|read]",
            "i'm on book {number} [this year|of my goal]"
          ],
          "set": {
            "isByUnit": true
          },
          "weight": 13
        }
      ]
    },
    "update_goal": {
      "isWrite": true,
      "required": [
        "goalRef"
      ],
      "questions": {
        "goalRef": "Which goal?",
        "endDate": "By when?",
        "targetValue": "What is the new number?"
      },
      "sentences": [
        {
          "say": [
            "<change> [the|my] {rest:goal} <goal> [deadline|target] (up to|down to) {rest:change}"
          ],
          "weight": 15,
          "allows": [
            "wish",
            "future"
          ]
        },
        {
          "say": [
            "<change> [the] (deadline|end date|due date|target|target value|date|number) (of|for|on) [the|my] {rest:goal} <goal> (to|until|by|from {number:old} to|back to|out to) {rest:change}",
            "<change> [the|my] {rest:goal} <goal> [deadline|target|end date|due date|from {number:old}] (to|until|by|back to|out to|forward to|back until|out until) {rest:change}",
            "<change> [the|my] goal (of|to) {rest:goal} (to|until|by) {rest:change}",
            "<change> [the|my] {rest:goal} <goal> (deadline|target|end date|due date|date) {rest:change}",
            "[the|my] {rest:goal} <goal> [deadline|target|date] (moves to|moved to|is moving to|goes to|is moved to|is pushed to|is pushed back to|needs to be|has to be|will be|is due|extends to|goes up to|goes down to|is extended to|is extended until|now ends|ends) {rest:change}",
            "[the|my] {rest:goal} <goal> (is now|should be|is going to be|changed to|now is) {rest:change}"
          ],
          "weight": 12,
          "allows": [
            "wish",
            "future"
          ]
        },
        {
          "say": [
            "(rename|change the name of|change the title of) [the|my] {rest:goal} goal to {rest:newTitle}"
          ],
          "weight": 14,
          "allows": [
            "wish"
          ]
        }
      ]
    },
    "delete_goal": {
      "isWrite": true,
      "required": [
        "goalRef"
      ],
      "questions": {
        "goalRef": "Which goal?"
      },
      "sentences": [
        {
          "say": [
            "<delete> [the|my|that|this] {rest:goal} <goal>",
            "<delete> [the|my|that|this] {rest:goal} <goal> [so|please|and|you can|just] (delete|remove|drop|cancel|scrap|erase|bin) [it|that|this|it please]",
            "<delete> [the|my|that|this] <goal> (of|to|about|for) {rest:goal}",
            "i don't want [the|my] {rest:goal} <goal> anymore",
            "(i don't care about|i no longer need|i no longer want|i don't need|forget|forget about|never mind) [the|my] {rest:goal} <goal> [anymore|any more|any longer]",
            "(i gave up on|i've given up on|i'm giving up on|i'm done|i quit|gave up on|giving up on) {rest:goal} [so|you can|and|please|just] (delete|remove|drop|cancel|scrap|erase|bin|take off) (that goal|the goal|it from my goals|this goal)",
            "(take|remove|delete|drop|cross|scratch) {rest:goal} (off my goals|from my goals|off my goal list|from my goal list|off the goals list|off my list of goals)",
            "[the|my] {rest:goal} <goal> (is off|is dead|isn't happening|is not happening|is no longer relevant|no longer makes sense|doesn't make sense anymore|is over) [so|please|you can|just] [delete|remove|drop|cancel|scrap] [it]",
            "(i'm giving up on|i gave up on|i've given up on|i give up on|i'm done with|i'm dropping) [my|the] {rest:goal} (drop the goal|delete the goal|remove the goal|cancel the goal|scrap the goal|bin the goal|drop that goal|delete that goal|drop it from my goals|delete it from my goals|take it off my goals|so drop the goal|so delete the goal)",
            "(i don't|i no longer) want to {rest:goal} (drop the goal|delete the goal|remove the goal|cancel the goal|scrap the goal|bin the goal|drop that goal|delete that goal)"
          ],
          "weight": 13,
          "allows": [
            "negation",
            "wish"
          ]
        },
        {
          "say": [
            "<delete> (the|that|this|my) <goal>"
          ],
          "weight": 12,
          "allows": [
            "wish"
          ]
        }
      ]
    },
    "get_goals": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "(my|all my) goals"
          ],
          "weight": 12
        },
        {
          "say": [
            "<show> [all] [of] [the|my] <goal> [do i have|i have|going|doing|coming along|for this year|for the year|this year|looking]",
            "how am i doing (on|with) [my|the] <goal>",
            "[<show>] how [all] [of] my <goal> (is|are) (going|doing|coming along|looking|progressing|getting on|shaping up)",
            "how (far along|far|close) am i (on|with|in|to|from|toward|towards) [my|the|all my] <goal>",
            "how am i (getting on|getting along|coming along|faring|progressing) (on|with) [my|the] <goal>",
            "how (close am i to|far am i from) [reaching|hitting|my] [my] [{name}] <goal>",
            "how's my {name} goal [going|doing|coming along]",
            "(how's|how is|how are|where am i|where do i stand|what's happening|what's up) (on|with) [my|the] [{name}] <goal>",
            "(am i|are we) [still] (on track|close|behind|ahead|making progress) (on|with|for|to hit|to hitting|to reaching|to) [my|the] [{name}] <goal>",
            "[how much] progress (on|toward|towards|with) [my|the] [{name}] <goal>"
          ],
          "isLoose": true,
          "weight": 12
        },
        {
          "say": [
            "<show> [my|the] (completed|finished|achieved|accomplished|met) <goal> [have i|do i have]",
            "<show> <goal> (have i|did i|i've|i) (completed|finished|achieved|accomplished|met|reached|complete|achieve|hit)",
            "[my|the|all my] (completed|achieved|finished|accomplished) (goals|targets)"
          ],
          "set": {
            "status": "completed"
          },
          "isLoose": true,
          "weight": 13
        },
        {
          "say": [
            "[my|the|all my] (active|open|ongoing|in-progress|in progress|current) (goals|targets)",
            "(goals|targets) (in progress|still open|still active|underway)",
            "<show> [my|the] (active|open|ongoing|current|in progress) <goal> [do i have|are]",
            "<show> [my|the] <goal> (are still open|still open|are still going|are left|are unfinished|are pending|are underway|underway|unfinished|have i not finished|are open|are in progress|in progress|are active|that are active|are ongoing|that are in progress|am i working on|i'm working on)"
          ],
          "set": {
            "status": "in_progress"
          },
          "isLoose": true,
          "weight": 13
        },
        {
          "say": [
            "<show> [my|the] <goal> (haven't i started|i haven't started|not started|i have not started|are not started|that i haven't started)"
          ],
          "set": {
            "status": "not_started"
          },
          "isLoose": true,
          "weight": 13,
          "allows": [
            "negation"
          ]
        },
        {
          "say": [
            "<show> [my|the] (failed|missed) <goal>",
            "<show> <goal> (did i fail|have i failed|did i miss|i failed|failed)"
          ],
          "set": {
            "status": "failed"
          },
          "isLoose": true,
          "weight": 13,
          "allows": [
            "negation"
          ]
        },
        {
          "say": [
            "<show> [my|the] (canceled|cancelled|abandoned) <goal>",
            "<show> <goal> (did i cancel|have i canceled|have i cancelled|i canceled)"
          ],
          "set": {
            "status": "canceled"
          },
          "isLoose": true,
          "weight": 13
        },
        {
          "say": [
            "<show> [all] [of] [me] [my|the|all my] {area} <goal> [do i have|going|doing|coming along]",
            "[my|any|all my] {area} goals",
            "(do i have|have i got|are there) [any] {area} <goal>",
            "<show> [my|the] <goal> (in|for|about|related to|on) [my] {area}"
          ],
          "weight": 14
        }
      ]
    }
  }
}
