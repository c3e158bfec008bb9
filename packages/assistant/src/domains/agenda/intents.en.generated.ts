// Generated from intents.en.yaml by scripts/generate.ts. Do not edit.
import type { IntentCatalogue } from '@parco/router'

/** What people say, domain agenda. */
export const INTENTS: IntentCatalogue = {
  "domain": "agenda",
  "locale": "en",
  "rules": {
    "amend": "[instead|now|please|kindly|on the calendar|in my calendar|in the calendar|same place] [(update|change|edit|correct|amend|fix|adjust) [it|that|this|my calendar|the calendar|my diary] [please]]",
    "remind": "(remind me|remind us|please remind me|can you remind me|could you remind me|would you remind me|will you remind me|i need you to remind me|i want you to remind me|i'd like you to remind me|don't let me forget|do not let me forget|make sure i remember|make sure i don't forget|make sure i do not forget|help me remember|ping me|nudge me|alert me|notify me|give me a reminder|send me a reminder|give me a heads up|i need to remember|i have to remember|i must remember|i must not forget|i can't forget|i don't want to forget|i need to be reminded|i need a reminder|i want a reminder|need a reminder|let me know|bug me|poke me|give me a nudge|drop me a reminder|give me a shout|shout at me|remind me again|i mustn't forget|prompt me|jog my memory|buzz me|please nudge me|could you nudge me|can you nudge me|can you ping me|could you ping me|please make sure i don't forget|pls remind me|plz remind me|send me a nudge|send me a ping|i'd like a reminder|could i get a reminder|can i get a reminder|i could use a reminder|remember me|i need that you remind me|i want that you remind me|i need you to please remind me)",
    "make": "(set|create|add|make|put|put in|put down|schedule|set up|new|i need|i want|i'd like|give me|can you set|can you create|can you add|could you set|please set|please add|please create|save|enter|log|drop)",
    "plan": "(schedule|book|set up|add|put|create|arrange|pencil in|pencil me in for|block|block off|plan|reserve|enter|make|mark|can you schedule|can you book|can you add|could you schedule|please schedule|please add|i need to schedule|i want to schedule|i'd like to schedule|let's schedule|note down|note|stick|pop|put in|book in|book me in for|book me in|slot in|squeeze in|get me in for|pencil|diarise|diarize|pop in|drop|could you put|can you put|please put|could you book|please book in|chuck)",
    "calendar": "(to calendar|in calendar|to diary|in diary|on my calendar|to my calendar|in my calendar|on the calendar|to the calendar|in the calendar|on calendar|on my schedule|to my schedule|in my schedule|in my agenda|to my agenda|on my agenda|on google calendar|in the diary|in my diary|to my diary|to the diary|into my diary|into my calendar|onto my calendar|on my cal|in my cal|in my planner|on the planner|to the schedule|on the family calendar|in the books|on the books|in the agenda|on the agenda|to the agenda)",
    "have": "(i have|i've got|i got|we have|we've got|i'll have|there's|there is|i'm having|we're having|having|i have got|i scheduled|i booked|i've booked|i've scheduled|have|got|i'm seeing|i'm meeting|i'm off to|i've a|i'm going to see|i'm due at|i'm due for|i'm booked in for|i'm booked for|i've got to be at|we're seeing|we're meeting|i've been booked in for|i have to be at|seeing|meeting up with|i'm catching up with|catching|i'm catching|i'm flying to|flying to)",
    "move": "(move|reschedule|push|push back|postpone|shift|change|bump|switch|delay|bring forward|move up|can you move|can you reschedule|please move|please reschedule|could you move|i need to move|i need to reschedule|i want to move|i have to move|let's move|update|make|rebook|swap|could you reschedule|could you push|can you push|can you shift|please push|please shift|pull forward|put back|put off|i need to push|i need to shift|i want to reschedule|let's push|let's shift|let's reschedule|bring)",
    "the": "(the|my|our|that|this|a|an)",
    "reminders": "(reminders|reminder|alerts)",
    "commitments": "(appointments|appointment|events|event|meetings|meeting|plans|commitments|engagements|anything|something|calls|commitment|anything planned|anything booked|anything scheduled|anything on|classes|bookings|obligations|dates)",
    "show": "(show|show me|list|see|view|display|give me|get|pull up|bring up|what|what are|what's|what is|which|tell me|tell me about|check|let me see|i want to see|can i see|can you show me|could you show me|how's|how is|how does|how are|open|read|read me|review|run me through|walk me through|summarize|what do i have|what have i got|what've i got|what do we have|have i got|is there|what are we doing|what am i up to|let me know|remind me of|talk me through|whats)"
  },
  "intents": {
    "create_reminder": {
      "isWrite": true,
      "required": [
        "title",
        "datetime"
      ],
      "questions": {
        "title": "What should I remind you of?",
        "datetime": "When should I remind you?"
      },
      "examples": [
        "remind me to call the bank tomorrow at 10"
      ],
      "sentences": [
        {
          "say": [
            "[{recurrence}] <remind> [{recurrence}] [to|about|that|of|for] {rest:title}",
            "[<make>] [a|another|the|me a|up a] [{recurrence}] reminder [{recurrence}] [to|for|about|that|of|for me to] {rest:title}",
            "<remind> [{recurrence}] {rest:title}"
          ],
          "weight": 12,
          "allows": [
            "negation",
            "wish",
            "future",
            "almost",
            "reported",
            "others",
            "order",
            "hypothetical",
            "question"
          ]
        },
        {
          "say": [
            "(remember|don't forget|do not forget|note to self|remember me|mustn't forget|must remember|must not forget|gotta remember|need to remember) [{recurrence}] [to] {rest:title}"
          ],
          "set": {
            "isDeed": true
          },
          "weight": 9,
          "allows": [
            "negation",
            "wish",
            "future",
            "almost",
            "others",
            "order",
            "reported"
          ]
        },
        {
          "say": [
            "{rest:title} (remind me|please remind me|remind me about it|remind me of it|remind me of that|remind me about that|remind me later|can you remind me|don't let me forget|set a reminder|add a reminder|make a reminder|set a reminder for that|put a reminder)"
          ],
          "set": {
            "isLead": true
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
        }
      ]
    },
    "complete_reminder": {
      "isWrite": true,
      "required": [
        "reminderRef"
      ],
      "questions": {
        "reminderRef": "Which reminder?"
      },
      "sentences": [
        {
          "say": [
            "(complete|finish|close|check off|tick off|cross off|clear|resolve|dismiss|can you complete|please complete|you can close) [the|my|that] reminder [to|for|about|of] {rest:title}",
            "(complete|finish|close|check off|tick off|cross off|resolve|dismiss|clear) [the|my|that] {rest:title} reminder",
            "(mark|set|check|flag) [the|my|that] reminder [to|for|about|of] {rest:title} [as] (done|complete|completed|finished|off)",
            "(mark|set|check|flag) [the|my|that] {rest:title} reminder [as] (done|complete|completed|finished|off)",
            "[the|my|that] reminder [to|for|about|of] {rest:title} (is done|is complete|is completed|done|is finished|can be closed|is taken care of|was done)",
            "[the|my|that] {rest:title} reminder (is done|is complete|is completed|done|is finished|can be closed|is taken care of|was done)",
            "(i did|i've done|i finished|i completed|i've completed|done with|i'm done with|finished|completed) [the|my|that] {rest:title} reminder",
            "(i did|i've done|i finished|i completed|i've completed|done with|i'm done with|finished|completed) [the|my|that] reminder [to|for|about] {rest:title}"
          ],
          "set": {
            "isLead": true
          },
          "weight": 14,
          "allows": [
            "order"
          ]
        },
        {
          "say": [
            "[the|my|that] reminder [to|for|about|of] {rest:title} [,] (is done|is already done|is taken care of|is finished|is sorted|is handled|done|already done) [,] [you can|please|so|so you can] (close it|check it off|tick it off|cross it off|clear it|mark it done|mark it as done|dismiss it|complete it|close it out|take it off)",
            "[the|my|that] {rest:title} reminder [,] (is done|is already done|is taken care of|is finished|is sorted|is handled|done|already done) [,] [you can|please|so|so you can] (close it|check it off|tick it off|cross it off|clear it|mark it done|mark it as done|dismiss it|complete it|close it out|take it off)"
          ],
          "set": {
            "isLead": true
          },
          "weight": 18,
          "allows": [
            "order"
          ]
        },
        {
          "say": [
            "[i already|i've already|i|i've|i have|i have already|i just|i've just|i finally|we|we've|already|done|just|finally] {rest:title} [,|so|and] (you can tick that reminder|you can tick the reminder|tick that reminder|tick the reminder|you can check that reminder|you can cross that reminder|you can tick that reminder off|tick that reminder off|cross that reminder off|check that reminder off|you can check that reminder off|you can cross that reminder off|mark that reminder as done|mark that reminder done|mark the reminder as done|mark the reminder done|you can mark the reminder as done|you can mark that reminder as done|you can close the reminder|you can close that reminder|you can clear that reminder|clear that reminder|you can delete the reminder|remove the reminder|remove that reminder|you can remove that reminder|drop the reminder|drop that reminder|dismiss the reminder|dismiss that reminder|you can dismiss the reminder|you can dismiss that reminder|no need to remind me|no need to remind me anymore|you don't need to remind me|you don't have to remind me|stop reminding me|you can stop reminding me|complete the reminder|complete that reminder|that reminder's done|the reminder's done|that reminder is done|reminder done|consider that reminder done|tick the reminder off|you can clear the reminder|clear the reminder|so clear the reminder|close the reminder|close that reminder)",
            "(i already|i've already|i|i've|i have|i have already|i just|i've just|i finally|we|we've|already|done) {rest:title} (tick that one off|tick it off|tick that off|cross that off|cross that one off|you can tick it off|so tick it off|you can clear it|clear it|you can close it|so you can clear it|you can dismiss it|mark that one as done|mark it off|check that off|check that one off|you can cross it off|scratch it off|mark it as complete|mark that as complete|close it out|mark it as done|mark it done|you can mark it as done|mark that as done|check it off|you can check it off|cross it off|mark it complete)"
          ],
          "set": {
            "isLead": true
          },
          "weight": 14,
          "allows": [
            "order",
            "question"
          ]
        },
        {
          "say": [
            "(complete|finish|close|check off|mark as done|dismiss) (the|that|this|my) [last] reminder"
          ],
          "weight": 13
        }
      ]
    },
    "get_reminders": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "[my] reminders"
          ],
          "weight": 11
        },
        {
          "say": [
            "<show> [of] [the|my] <reminders> [do i have|i have|i've set|have i set|are there|are set|did i set|active]",
            "how many <reminders> (do i have|are there|have i set)",
            "(do i have|have i got|are there|is there) [any|a] <reminders> [set|active|saved|left|coming up|today]",
            "any <reminders> [left|set|active|coming up|for today|today]",
            "(what|which) <reminders> (have i got|do i have|have i set|are set|are coming up)"
          ],
          "isLoose": true,
          "weight": 11
        },
        {
          "say": [
            "<show> [the|my] (pending|open|outstanding|upcoming|unfinished|active|remaining) <reminders> [do i have|i have|are there|are left]",
            "<show> [the|my] <reminders> (are pending|are open|are still open|that are pending|that are open|are left|are outstanding|are still pending|i haven't done|still to do|left to do|not done)",
            "[my] (pending|open|outstanding|unfinished) reminders",
            "[<show>] [the|my] [top|first|next|last] [{number:limit}] (pending|open|outstanding|unfinished) reminders [top|first|next|last|just|only] [{number:limit}]",
            "(do i have|are there|have i got) [any] (pending|open|outstanding|unfinished) <reminders> [left]",
            "any <reminders> (pending|open|still open|still pending|outstanding|unfinished|not done|left to do|still to do|i haven't done) [yet|still]",
            "any (pending|open|outstanding|unfinished) <reminders> [left]"
          ],
          "set": {
            "status": "pending"
          },
          "isLoose": true,
          "weight": 12,
          "allows": [
            "negation"
          ]
        },
        {
          "say": [
            "<show> [the|my] (completed|finished|done|past) <reminders> [do i have|i have]",
            "<show> [the|my] <reminders> (have i completed|did i complete|are completed|are done|i completed|i've completed|i finished|have i finished|i've done|have i done|that are done|that are completed)",
            "[my] (completed|finished|done) reminders"
          ],
          "set": {
            "status": "completed"
          },
          "isLoose": true,
          "weight": 12
        },
        {
          "say": [
            "<show> (all my reminders|all of my reminders|all the reminders|every reminder|all reminders)",
            "all [of] [my] reminders"
          ],
          "set": {
            "status": "all"
          },
          "isLoose": true,
          "weight": 13
        }
      ]
    },
    "create_event": {
      "isWrite": true,
      "required": [
        "title",
        "startTime"
      ],
      "questions": {
        "title": "What should I put on the calendar?",
        "startTime": "Which day and time?"
      },
      "sentences": [
        {
          "say": [
            "<make> [a|an|the] (event|new event|calendar event|calendar entry|appointment for) [<calendar>] [for|called|named|to] {rest:title}",
            "<plan> <calendar> [that i have|that|a|an|the] {rest:title}"
          ],
          "set": {
            "isAnything": true,
            "isOrder": true
          },
          "weight": 11,
          "allows": [
            "wish",
            "future",
            "order",
            "others"
          ]
        },
        {
          "say": [
            "(calendar|event|new event|appointment|agenda) {rest:title}"
          ],
          "set": {
            "isAnything": true,
            "isOrder": true,
            "needsColon": true
          },
          "weight": 11,
          "allows": [
            "wish",
            "future",
            "order",
            "others"
          ]
        },
        {
          "say": [
            "<plan> [in] [a|an|the|my] {rest:title} <calendar>",
            "<plan> [in] [a|an|the|my] {words:title} <calendar> (for|on|from|at) {rest:when}"
          ],
          "set": {
            "isAnything": true,
            "isOrder": true,
            "isLead": true
          },
          "weight": 11,
          "allows": [
            "wish",
            "future",
            "order",
            "others"
          ]
        },
        {
          "say": [
            "(block|block off|block out|reserve) [my calendar|my schedule|time|off] {rest:title}"
          ],
          "set": {
            "isAnything": true
          },
          "weight": 9,
          "allows": [
            "wish",
            "future",
            "order"
          ]
        },
        {
          "say": [
            "(put|pencil|mark|book) me down for [a|an|the|my] {rest:title}",
            "(pencil|mark|note|jot) down [a|an|the|my|our] {rest:title}"
          ],
          "holds": [
            "moment"
          ],
          "set": {
            "isAnything": true,
            "isOrder": true
          },
          "weight": 12,
          "allows": [
            "wish",
            "future",
            "order"
          ]
        },
        {
          "say": [
            "(put|pencil|mark|book|pop|get|jot) [a|an|the|my|our] {words:title} down (for|on|at) {rest:when}"
          ],
          "holds": [
            "moment"
          ],
          "set": {
            "isAnything": true,
            "isOrder": true,
            "isLead": true
          },
          "weight": 10,
          "allows": [
            "wish",
            "future",
            "order",
            "others"
          ]
        },
        {
          "say": [
            "(block|block off|block out|reserve|hold|keep) [out] {timeRange} [off|free|out] (for|to) [the|a|an|my|our] {rest:title}"
          ],
          "set": {
            "isAnything": true
          },
          "weight": 12,
          "allows": [
            "wish",
            "future",
            "order"
          ]
        },
        {
          "say": [
            "{rest:title} [please] (put it on my calendar|add it to my calendar|put that on my calendar|add that to my calendar|on my calendar|put it in my calendar|schedule it|please schedule it|add it to the calendar|put it on the calendar|put it on my schedule|calendar it)",
            "{rest:title} [please|so|can you|could you] (put|add|pop|stick|chuck|bung|get|enter|note|mark|pencil|save|log|throw) [it|that|this] [down|in] <calendar> [please|for me|would you|will you]"
          ],
          "set": {
            "isLead": true,
            "isAnything": true
          },
          "weight": 12,
          "allows": [
            "future",
            "wish",
            "others",
            "order"
          ]
        },
        {
          "say": [
            "<plan> [me] [a|an|the|my] {rest:title}"
          ],
          "weight": 9,
          "allows": [
            "wish",
            "future",
            "order"
          ]
        },
        {
          "say": [
            "[{timeRange}] <have> [a|an|the|my] {rest:title}",
            "(note that|note|put down that|write down that|remember that) <have> [a|an|the|my] {rest:title}"
          ],
          "weight": 7,
          "allows": [
            "future"
          ]
        },
        {
          "say": [
            "[the|my|a|an] {rest:title}"
          ],
          "holds": [
            "date",
            "moment"
          ],
          "set": {
            "isBare": true
          },
          "weight": -1,
          "allows": [
            "future"
          ]
        }
      ]
    },
    "update_event": {
      "isWrite": true,
      "required": [
        "eventRef",
        "startTime"
      ],
      "questions": {
        "eventRef": "Which event?",
        "startTime": "To which day and time?"
      },
      "sentences": [
        {
          "say": [
            "<move> [the time of|the date of|the time for] [<the>] {event} [to|back to|up to|until|forward to|from|at|forward|back|forward until|back until|out to|over to] <amend>",
            "[<the>] {event} (was moved|got moved|has been moved|is now|was rescheduled|got rescheduled|has been rescheduled|moved|was pushed|got pushed|was postponed|will now be|has moved|was brought forward|got brought forward|has been pushed|has been postponed|got postponed|got shifted|was shifted|'s been moved|'s now|'s been rescheduled|'s moved|is actually) [to|back to|up to|until|at|on|for] <amend>",
            "(they|they've|the clinic|the office|the school) [have|has|just] (moved|rescheduled|pushed|postponed|changed|shifted) [<the>] {event} [to|back to|until|for] <amend>"
          ],
          "weight": 13,
          "allows": [
            "future",
            "wish",
            "order",
            "others"
          ]
        },
        {
          "say": [
            "<move> [the] (location|place|venue|address) (of|for) [<the>] {event} to [the] {rest:place}",
            "[the] (location|place|venue) (of|for) [<the>] {event} (is|is now|changed to|will be) [at|in] {rest:place}"
          ],
          "weight": 12,
          "allows": [
            "future",
            "wish",
            "order"
          ]
        }
      ]
    },
    "create_followup": {
      "isWrite": true,
      "required": [
        "topic",
        "scheduledFor"
      ],
      "questions": {
        "topic": "About what?",
        "scheduledFor": "When should I ask?"
      },
      "sentences": [
        {
          "say": [
            "(ask me|can you ask me|please ask me|could you ask me|i want you to ask me|check in with me|check in on me|check in|check up on me|check on me|ask me again|drop me a line|see how i am|check back with me|check back|check with me|follow up with me|follow up|circle back|circle back with me|touch base with me|touch base|let's follow up|can you follow up|please follow up|can you check in|please check in|let's revisit|revisit|get back to me|come back to me|follow-up|schedule a follow up|schedule a follow-up|set a follow up|set up a follow up|schedule a check in|let's talk again|talk to me again) [with me] [about|on|how|if|whether|regarding] {rest:topic}"
          ],
          "weight": 13,
          "allows": [
            "wish",
            "future",
            "order",
            "others",
            "question",
            "negation",
            "hypothetical",
            "almost",
            "reported"
          ]
        },
        {
          "say": [
            "(ask how|ask if|ask whether|ask about|i want to know|i'd like to know|remember to ask me|don't forget to ask me|make sure to ask me|make sure you ask me|ping me to ask|bring up|let's talk about|let's discuss|bring this up again) [me] [about|on|how|if|whether|regarding] {rest:topic}"
          ],
          "set": {
            "needsTime": true
          },
          "weight": 7,
          "allows": [
            "wish",
            "future",
            "order",
            "others",
            "question",
            "negation",
            "hypothetical",
            "almost",
            "reported"
          ]
        },
        {
          "say": [
            "{rest:topic} (ask me how it went|ask me how it goes|ask me about it|ask me how that went|ask me about it later|check in with me|follow up with me|ask me how it was|check back with me|follow up|follow up on that|check in on that|check back on that|ask me about that|ask me about it then|check in then|ask me how it's going|check in on it|check up on it|circle back on it)"
          ],
          "set": {
            "isLead": true
          },
          "weight": 10,
          "allows": [
            "wish",
            "future",
            "order",
            "others"
          ]
        }
      ]
    },
    "get_agenda": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "[my] (agenda|calendar|schedule|appointments|meetings)"
          ],
          "weight": 6
        },
        {
          "say": [
            "(what|what's|what is|whats) [do i have|have i got|am i doing|'s] (on my calendar|on the calendar|on my agenda|on my schedule|in my calendar|scheduled|planned|coming up|booked|on the schedule|on the agenda|my schedule|my agenda|my day like|my week like|on for|happening)",
            "what (do i have|have i got|am i doing|do we have|do i have going on|do i have planned|do i have to do)",
            "what (am i|are we) (up to|doing) [on]",
            "what's on deck [for|on|today|tomorrow]",
            "what (have i|do i|have we|do we) (got on|have on|got going on|got planned|have planned|got coming up|have coming up|have lined up|got lined up)",
            "(anything|something|what|what's|what is|is there anything) (in the diary|in my diary|on the calendar|on my calendar|in the calendar|on the schedule|planned|coming up|lined up|booked in|on the cards|happening)",
            "what's on (for|today|tomorrow|this week|next week|this weekend|at the weekend|on the weekend) [{period}]",
            "what's on {date}",
            "what's {date} (look like|looking like|like)",
            "what does {date} look like",
            "(how busy am i|how's|how is|how does) (my|the) (day|week|weekend|diary|calendar|schedule) [look|looking|shaping up|going to be]",
            "(am i|are we) (doing anything|up to anything|free|busy|booked|tied up)",
            "do i have a (free|busy) (day|morning|afternoon|evening|slot)",
            "<show> [the|my] (agenda|calendar|schedule|appointments|events|meetings|plans|upcoming events|upcoming meetings|day|week|next meeting|next appointment) [look|looking like|look like|like|do i have|i have]",
            "(do i have|have i got|is there|are there|do we have) [any|a|an] <commitments> [scheduled|planned|on my calendar|booked|going on|coming up|on]",
            "how many <commitments> (do i have|are there|have i got)",
            "(am i|will i be) (free|busy|available|booked|booked up)"
          ],
          "isLoose": true,
          "weight": 6,
          "allows": [
            "future"
          ]
        }
      ]
    }
  }
}
