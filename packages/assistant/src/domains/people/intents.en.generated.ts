// Generated from intents.en.yaml by scripts/generate.ts. Do not edit.
import type { IntentCatalogue } from '@parco/router'

/** What people say, domain people. */
export const INTENTS: IntentCatalogue = {
  "domain": "people",
  "locale": "en",
  "rules": {
    "keep": "(remember|note|note down|save|store|record|log|add|write down|jot down|update|put|keep in mind|register|make a note)",
    "predicate": "(likes|loves|really likes|really loves|enjoys|is into|is a fan of|is a big fan of|collects|is crazy about|adores|hates|dislikes|can't stand|detests|doesn't like|does not like|isn't into|doesn't eat|does not eat|doesn't drink|can't eat|cannot eat|can't have|is allergic to|is allergic|has an allergy to|is intolerant|is lactose|is gluten|is vegetarian|is vegan|is a vegetarian|is a vegan|is celiac|is diabetic|became vegetarian|became vegan|stopped eating|avoids|wants for christmas|wants for her birthday|wants for his birthday|would love to get|asked for|is really into|is so into|is very into|is mad about|is nuts about|is obsessed with|is keen on|is really keen on|is fond of|is a huge fan of|is a massive fan of|is a real fan of|is passionate about|is interested in|is big on|is mad on|isn't keen on|is not keen on|isn't a fan of|is not a fan of|isn't fond of|can't bear|can't handle|can't do|can't tolerate|couldn't stand|is not into|can't drink|isn't allowed|is off|has given up|gave up eating|is coeliac|has coeliac disease|has a nut allergy|has a peanut allergy|always loves|absolutely loves|absolutely hates|is hooked on|has her heart set on|has his heart set on|really wants|has been wanting|would love|'s allergic to|'s allergic|'s mad about|'s into|'s really into|'s obsessed with|'s vegan|'s vegetarian|'s a vegetarian|'s a vegan|'s keen on|'s a big fan of|'s a huge fan of|'s a fan of|'s lactose|'s gluten|'s diabetic|'s celiac|'s coeliac|'s crazy about|'s nuts about|'s not into|'s not keen on|'s interested in|'s intolerant|'s passionate about|is mad into|'s mad into|is well into|'s well into|is right into|'s right into|is dead into|is big into|'s big into|is mad for|'s mad for|is gone off|has gone off|'s gone off|gone off)"
  },
  "intents": {
    "update_person": {
      "isWrite": true,
      "required": [
        "personRef",
        "updates"
      ],
      "questions": {
        "personRef": "About whom?",
        "updates": "What changed?"
      },
      "sentences": [
        {
          "say": [
            "(is|was|isn't|wasn't) {date} [my] {person:who} 's (birthday|bday)",
            "[<keep>] [that] {words:who} 's (birthday|bday) [is|is on|falls on|on|was]",
            "[<keep>] [that] {words:who} (birthday|bday) (is|is on|falls on|on)",
            "[<keep>] [that] {words:who} (was born|was born on|was born in|has her birthday on|has his birthday on|has a birthday on|'s birthday's on|'s birthday's|celebrates her birthday|celebrates his birthday|turns)",
            "[<keep>] [that] (today|tomorrow|it|today's|tomorrow's) [is|'s] {words:who} 's (birthday|bday)",
            "[<keep>] [that] [the] birthday of {words:who} (is|is on|falls on)",
            "[<keep>] [that] [my] {person:who} (was born|was born on|was born in|turns {number}|turned {number}|is turning {number}|turned|is turning|'s turning {number}|will be {number}|will turn {number}) [on|in]",
            "[<keep>] [my] {person:who} 's (birthday|bday|b-day)",
            "(birthday|bday) (of|for) [my] {person:who}"
          ],
          "weight": 9,
          "allows": [
            "others",
            "future",
            "order"
          ]
        },
        {
          "say": [
            "[<keep>] [that] {words:who} [also] <predicate> [{rest}]"
          ],
          "weight": 1,
          "allows": [
            "others",
            "negation",
            "wish",
            "future",
            "hypothetical"
          ]
        },
        {
          "say": [
            "[<keep>] [my] {person:who} (birthday|bday|b-day|born|vegetarian|vegan|pescatarian|coeliac|celiac|lactose|gluten|dairy|diabetic|kosher|halal|allergic|hates|loves|likes|dislikes|into|wants|collects|enjoys|adores|can't|doesn't|mad|obsessed|keen|fan|gift|present|no) [{rest}]"
          ],
          "set": {
            "needsColon": true
          },
          "weight": 12,
          "allows": [
            "others",
            "negation",
            "wish",
            "future"
          ]
        },
        {
          "say": [
            "(is|'s|it's|that's|will be|is also|marks) [my] {person:who} 's (birthday|bday|b-day|big day)"
          ],
          "set": {
            "isDayFirst": true
          },
          "weight": 14,
          "allows": [
            "others",
            "future",
            "question"
          ]
        },
        {
          "say": [
            "[<keep>] [that] [my] {person:who} [really] (wants|would like|would love|is hoping for|asked for|has asked for|is asking for) [a|an|some|the|new] {rest} (for christmas|for her birthday|for his birthday|for their birthday|for xmas|as a present|as a gift)"
          ],
          "weight": 6,
          "allows": [
            "others",
            "wish",
            "hypothetical"
          ]
        },
        {
          "say": [
            "(gift idea|present idea|gift ideas|a gift idea) for [my] {person:who} {rest:gift}",
            "<keep> {rest:gift} (as a gift idea|as a present idea|as gift idea|to gift ideas|to the gift ideas|as a gift) for [my] {person:who}",
            "<keep> {rest:gift} to {person:who} 's (gift ideas|gift list|wish list|wishlist)"
          ],
          "weight": 10,
          "allows": [
            "others",
            "future"
          ]
        },
        {
          "say": [
            "<keep> (to|in|on) {person:who} 's (notes|profile|file|card|record) [that] {rest:note}"
          ],
          "weight": 10,
          "allows": [
            "others",
            "negation",
            "future",
            "wish"
          ]
        },
        {
          "say": [
            "<keep> [a note] (about|on|for) [my] {person:who} {rest:note}"
          ],
          "set": {
            "needsColon": true
          },
          "weight": 10,
          "allows": [
            "others",
            "negation",
            "future",
            "wish"
          ]
        },
        {
          "say": [
            "[<keep>] [that] {person:who} (is|is now|became|has become|'s|is going to be) my {rest}"
          ],
          "weight": 1,
          "allows": [
            "others"
          ]
        }
      ]
    },
    "log_interaction": {
      "isWrite": true,
      "required": [
        "personRef",
        "type"
      ],
      "questions": {
        "personRef": "With whom?",
        "type": "Was it a call, a message, a meeting, an email or a gift?"
      },
      "sentences": [
        {
          "say": [
            "[with|to] [my] {person:who}"
          ],
          "set": {
            "isOneMore": true
          },
          "after": [
            "log_interaction"
          ],
          "weight": 4,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "(i had|had|we had|i just had|just had) [a|some|a quick|a few] (coffee|tea|beer|beers|wine|drinks|cocktails|hot chocolate|milkshakes) with [my] {person:who} [{words}]"
          ],
          "set": {
            "type": "meeting"
          },
          "weight": 15
        },
        {
          "say": [
            "(i caught up with|caught up with|i spoke to|spoke to|i talked to|talked to|i spoke with|spoke with|i talked with|talked with|chatted with|i chatted with|had a chat with|i had a chat with|chatted to|i chatted to|had a natter with) [my] {person:who} (on the phone|over the phone|by phone|on a call|on facetime|on zoom|on skype|on whatsapp)"
          ],
          "set": {
            "type": "call"
          },
          "weight": 9
        },
        {
          "say": [
            "(i ran into|ran into|i bumped into|bumped into|i just ran into|just ran into|just bumped into) [my] {person:who} [{words}]"
          ],
          "set": {
            "type": "meeting"
          },
          "weight": 14
        },
        {
          "say": [
            "(i gave|gave|i just gave|just gave) [my] {person:who} a (ring|call|buzz|bell|phone call|quick call|quick ring|tinkle)",
            "had [my] {person:who} on the phone"
          ],
          "set": {
            "type": "call"
          },
          "weight": 9
        },
        {
          "say": [
            "(i dropped|dropped|i sent|sent|i shot|shot|i just sent|just sent) [my] {person:who} (a text|a message|a quick text|a quick message|a note|a line|a whatsapp|a voice note|a dm|some messages)"
          ],
          "set": {
            "type": "message"
          },
          "weight": 9
        },
        {
          "say": [
            "(i dropped|dropped|i sent|sent|i shot|shot|i fired off|just sent|i wrote|wrote) [my] {person:who} (an email|a quick email|a long email|a mail|an e-mail)"
          ],
          "set": {
            "type": "email"
          },
          "weight": 9
        },
        {
          "say": [
            "(we had|i had|had) [my] {person:who} (over for dinner|over for lunch|over for tea|over for drinks|over for coffee|round for dinner|round for lunch|round for tea|round for drinks|over|round|over to stay|to stay)",
            "(i took|took|we took) [my] {person:who} (out for dinner|out for lunch|out for drinks|out for coffee|to dinner|to lunch|to the cinema|to the movies|out)",
            "(i saw|saw|met|i met) [my] {person:who} (for coffee|for lunch|for dinner|for drinks|for a drink|for a coffee|for a pint|for brunch|for breakfast|in town|at the pub|at the party|at work|at the gym|at the shop|at the store|at school|at church)"
          ],
          "set": {
            "type": "meeting"
          },
          "weight": 9
        },
        {
          "say": [
            "(i bought|bought|i got|got) [a|some] (present|gift|presents|gifts|flowers) for [my] {person:who}",
            "(i sent|sent|i gave|gave) [my] {person:who} (flowers|some flowers|chocolates|a present|a gift|a little gift|a birthday gift|a birthday present)"
          ],
          "set": {
            "type": "gift"
          },
          "weight": 5
        },
        {
          "say": [
            "(i called|i phoned|i rang|i just called|called|i facetimed|i video called|i had a call with|had a call with|i had a phone call with|had a phone call with|i talked on the phone with|talked on the phone with|i spoke on the phone with|spoke on the phone with|i got off the phone with|just got off the phone with|had a video call with|i had a video call with|i gave a call to|i've called|i hopped on a call with|i zoomed with|phoned|rang|just called|just phoned|just rang|facetimed|i facetimed with|facetimed with|video called|video chatted with|i video chatted with|zoomed with|skyped with|i skyped with|had a call from|i got a call from|got a call from|got a phone call from|had a catch up on the phone with|was on the phone with|i was on the phone with|got off the phone with|spoke over the phone with|hopped on a call with|jumped on a call with|i jumped on a call with|rung|i rung|was on a call with|had a zoom with|had a zoom call with|had a long call with|had a quick call with|chatted on the phone with|caught up on the phone with) {rest:who}",
            "(log|record|note|add) [a|the|that i had a] (call|phone call|video call) (with|to) {rest:who}"
          ],
          "set": {
            "type": "call"
          },
          "weight": 4,
          "allows": [
            "order"
          ]
        },
        {
          "say": [
            "(log|record|note) that i called {rest:who}"
          ],
          "set": {
            "type": "call"
          },
          "weight": 14,
          "allows": [
            "order"
          ]
        },
        {
          "say": [
            "[i] [just|also|finally] (called|phoned|rang|facetimed|video called|video-called|skyped|zoomed|telephoned|rang up|called up|called back|phoned back) [up|back] [my] {person:who} [back|up|again] [(to|about|and|from) {words}]",
            "[i|we] [just|also|finally] (talked|spoke|chatted|caught up|had a chat|had a long chat|had a good chat|had a talk|had a long talk|had a good talk|got off|was) [to|with] [my] {person:who} (on the phone|over the phone|by phone|on a call|on facetime|on zoom|on skype|on whatsapp|over zoom|over facetime|by video|on video)",
            "[i] [just] (got off a call|got off the phone|hung up|got off facetime|got off zoom|had a phone chat|had a facetime|had a quick chat on the phone|took a call|answered a call|returned a call|returned the call) (with|from|to) [my] {person:who}"
          ],
          "set": {
            "type": "call"
          },
          "weight": 8,
          "allows": [
            "order"
          ]
        },
        {
          "say": [
            "[i] [just|also|finally] (texted|messaged|whatsapped|pinged|dmed) [my] {person:who} [back|again] [(to|about|and) {words}]",
            "[i] [just] (sent|shot|dropped) [my] {person:who} (photos|some photos|a photo|a pic|pics|a video|a voice note|a voice message|a card|a letter|a postcard|happy birthday wishes|birthday wishes)",
            "[i] (wrote|wrote a letter|sent a letter|sent photos|sent pictures|sent a pic|left a message|left a voicemail|left a note|replied to a text from|replied to a message) (to|for|from|) [my] {person:who}"
          ],
          "set": {
            "type": "message"
          },
          "weight": 8
        },
        {
          "say": [
            "[i] [just|also|finally] emailed [my] {person:who} [back|again] [(to|about|and) {words}]"
          ],
          "set": {
            "type": "email"
          },
          "weight": 8
        },
        {
          "say": [
            "[i|we] [just|also|finally] (met|met up|met with|saw|visited|hung out|hung out with|caught up|got together|ran into|bumped into|crossed paths|had lunch|had dinner|had coffee|had drinks|had brunch|had breakfast|had tea|grabbed lunch|grabbed dinner|grabbed coffee|grabbed drinks|grabbed a beer|grabbed a drink|grabbed a coffee|grabbed breakfast|grabbed brunch|grabbed ice cream|got lunch|got dinner|got coffee|got drinks|went out|went hiking|went shopping|went dancing|went fishing|went running|went bowling|went camping|went swimming|went skiing|went climbing|went cycling|went biking|went to dinner|went to lunch|went to the beach|went to the park|went to the movies|went to the cinema|went to a concert|went to a game|went to the game|went to a show|went to church|went to a museum|went for a run|went for a hike|went for ice cream|watched a movie|watched the game|watched a game|played golf|played chess|played cards|played basketball|played football|played soccer|played video games|cooked dinner|baked|studied|worked out|took a walk|took a trip|spent time|spent the day|spent the afternoon|spent the evening|spent the night|spent the weekend|spent the morning|had a picnic|had a barbecue|had a bbq|had pizza|had sushi|had ice cream|had a beer|had a drink|had a great time|celebrated) [up] [with] [my] {person:who} [(at|for|over|near|around|to|and) {words}]",
            "[i|we] (took|drove|brought|accompanied|walked) [my] {person:who} (to|out to|out for|for) {words}",
            "[i|we] (stopped by|dropped by|popped by|swung by|went by|went to|went over to|was at|were at|stayed at|slept at|had dinner at|had lunch at) [my] {person:who} 's [house|place|home|flat|apartment|party|birthday party|wedding|for dinner|for lunch]"
          ],
          "set": {
            "type": "meeting"
          },
          "weight": 8
        },
        {
          "say": [
            "[i] [just] (gave|sent|brought|took|bought|got|mailed|handed) [my] {person:who} (a|an|some|the|her|his|their) [nice|little|new|big|small|lovely|handmade] (scarf|book|books|cake|bouquet|candle|card|mug|plant|bottle of wine|wine|chocolates|chocolate|perfume|necklace|bracelet|earrings|watch|sweater|shirt|toy|toys|doll|puzzle|game|gift card|gift basket|hamper|box of chocolates|flowers|roses|tulips|orchid|frame|photo frame|souvenir|souvenirs|birthday present|birthday gift|christmas present|christmas gift|wedding gift|wedding present|present|gift|gifts|presents|cookies|teddy bear|jacket|hat|gloves|socks|record|vinyl|painting|poster|hoodie|blanket|jewelry|ring)"
          ],
          "set": {
            "type": "gift"
          },
          "weight": 8
        },
        {
          "say": [
            "(i texted|i messaged|texted|messaged|i sent a message to|i sent a text to|sent a message to|sent a text to|i wrote to|i dmed|i replied to|i whatsapped|i text messaged|i've texted|i've messaged|i exchanged messages with|i chatted online with|i sent a voice message to|whatsapped|dmed|dm'd|i dm'd|pinged|i pinged|got a text from|i got a text from|got a message from|i got a message from|had a text from|had a message from|heard from|sent a voice note to|i sent a voice note to|wrote to|replied to|text messaged|just texted|just messaged|swapped messages with|exchanged messages with|exchanged texts with|messaged with|texted with|sent a card to|sent a postcard to|i heard from) {rest:who}"
          ],
          "set": {
            "type": "message"
          },
          "weight": 4
        },
        {
          "say": [
            "(log|record|note) that i (texted|messaged) {rest:who}"
          ],
          "set": {
            "type": "message"
          },
          "weight": 14
        },
        {
          "say": [
            "(i met|i met with|i met up with|met with|met up with|met|i saw|i visited|visited|i had lunch with|i had dinner with|i had coffee with|i had breakfast with|had lunch with|had dinner with|had coffee with|had breakfast with|i had drinks with|had drinks with|i hung out with|hung out with|i got together with|i caught up with|caught up with|i grabbed coffee with|grabbed coffee with|i grabbed lunch with|grabbed lunch with|grabbed a beer with|i had a meeting with|had a meeting with|i went out with|went out with|i spent time with|i spent the day with|spent the day with|spent the afternoon with|i went to the movies with|i went to see|i ran into|ran into|i bumped into|bumped into|i dined with|we had lunch with|we had dinner with|we met|we visited|i grabbed dinner with|had brunch with|i had brunch with|popped round to see|popped round to|popped over to see|popped in to see|popped in on|went round to|went round to see|went over to see|stopped by to see|dropped in on|dropped by to see|went to visit|went to see|went out for dinner with|went out for lunch with|went out for drinks with|went out for coffee with|went for dinner with|went for lunch with|went for drinks with|went for a drink with|went for a pint with|went for coffee with|went for a walk with|had a pint with|i had a pint with|had a beer with|had tea with|had a coffee with|had a cuppa with|had a natter with|had a catch up with|had a catch-up with|had a meal with|shared a meal with|grabbed a coffee with|grabbed a bite with|grabbed dinner with|grabbed drinks with|caught a film with|saw a film with|hung with|chilled with|spent the evening with|spent the weekend with|spent the morning with|i spent the evening with|i spent the weekend with|i just met|just met|just saw|finally met up with|got coffee with|got lunch with|got dinner with|got drinks with|met my|i've met up with|we had coffee with|we went out with|had a date with|went on a date with|played tennis with|ran into my|linked up with|met up for lunch with|met up for coffee with|met up for drinks with) {rest:who}",
            "(log|record|note|add) [a|the|that i had a|that i had] (meeting|lunch|dinner|coffee|visit|brunch) with {rest:who}"
          ],
          "set": {
            "type": "meeting"
          },
          "weight": 2
        },
        {
          "say": [
            "(log|record|note) that i (met|met with|saw|visited|had lunch with|had dinner with|had coffee with) {rest:who}"
          ],
          "set": {
            "type": "meeting"
          },
          "weight": 14
        },
        {
          "say": [
            "(i emailed|emailed|i sent an email to|sent an email to|i wrote an email to|i e-mailed|i replied to an email from|i exchanged emails with|got an email from|i got an email from|had an email from|wrote an email to|dropped an email to|fired off an email to|just emailed|replied to an email from|e-mailed|exchanged emails with) {rest:who}"
          ],
          "set": {
            "type": "email"
          },
          "weight": 4
        },
        {
          "say": [
            "[my] {person:who} (called|phoned|rang|facetimed|called me back|rang me back|phoned me back|called back|called me up|just called|just called me|just rang|called in|skyped me|zoomed me|left me a voicemail|called me|phoned me|rang me|facetimed me|gave me a ring|gave me a call|gave me a buzz|video called me|rang me up|called me up) [(about|regarding|re|asking|to) {words}]"
          ],
          "set": {
            "type": "call"
          },
          "weight": 9,
          "allows": [
            "others",
            "future",
            "question",
            "wish"
          ]
        },
        {
          "say": [
            "[my] {person:who} (texted|messaged|texted me back|texted back|messaged me back|just texted me|just messaged me|replied to me|replied to my message|replied to my text|sent me a photo|sent me photos|sent me a pic|sent me a video|sent me a voice message|sent me a dm|sent me a postcard|sent me a letter|wrote me|wrote me a letter|texted me|messaged me|wrote to me|sent me a message|sent me a text|whatsapped me|dmed me|sent me a whatsapp|sent me a voice note|pinged me|dropped me a text|dropped me a line) [(about|regarding|re|asking|to) {words}]"
          ],
          "set": {
            "type": "message"
          },
          "weight": 9,
          "allows": [
            "others",
            "future",
            "question",
            "wish"
          ]
        },
        {
          "say": [
            "[my] {person:who} (emailed|emailed me|emailed me back|sent me an email|sent me an e-mail|replied to my email|wrote me an email|got back to me by email) [(about|regarding|re|on|asking|to) {words}]"
          ],
          "set": {
            "type": "email"
          },
          "weight": 9,
          "allows": [
            "others",
            "future",
            "question",
            "wish"
          ]
        },
        {
          "say": [
            "[my] {person:who} (came for dinner|came for lunch|came for coffee|came for drinks|came for tea|came for the weekend|came round for lunch|came round for drinks|came round for a cuppa|came over for coffee|came over for tea|came over to my place|came to my place|came to the house|came to dinner|came to lunch|was over|was over for dinner|stayed the weekend|stayed with us|stayed with me|slept over|spent the weekend with us|spent the day with me|spent the afternoon with me|had lunch with me|had dinner with me|had coffee with me|met me for lunch|met me for coffee|met me for drinks|picked me up|dropped by the house|stopped by the house|stopped by for coffee|visited|visited us|visited me|paid me a visit|came over|came to visit|came to visit me|stopped by|came by|popped round|popped in|came round|came to see me|dropped by|swung by|turned up|came to stay|dropped in|popped over|came over for dinner|came over for lunch|came over for drinks|came round for tea|came round for dinner|stayed over)"
          ],
          "set": {
            "type": "meeting"
          },
          "weight": 12,
          "allows": [
            "others",
            "future",
            "question",
            "wish"
          ]
        },
        {
          "say": [
            "[my] {person:who} (gave me a gift|gave me a present|sent me a gift|sent me a present|sent me flowers|gave me flowers|brought me a gift|brought me a present|brought me flowers|bought me a gift|bought me a present|got me a gift|got me a present|gave me a birthday present|gave me a birthday gift)"
          ],
          "set": {
            "type": "gift"
          },
          "weight": 9,
          "allows": [
            "others",
            "future",
            "question",
            "wish"
          ]
        },
        {
          "say": [
            "(i gave a gift to|i gave a present to|gave a gift to|gave a present to|i sent a gift to|i brought a gift for|i got a gift from|i received a gift from|i got a present from) {rest:who}",
            "(i gave|gave|i got|got) {person:who} (a gift|a present|her gift|his gift|a birthday gift|a birthday present|her present|his present)"
          ],
          "set": {
            "type": "gift"
          },
          "weight": 4
        },
        {
          "say": [
            "(i talked to|i talked with|i spoke to|i spoke with|i chatted with|talked to|talked with|spoke with|spoke to|chatted with|i had a chat with|had a chat with|i had a conversation with|had a conversation with|we talked to) {rest:who}",
            "(log|record|note) [a|that i had a] (conversation|chat|interaction|talk) with {rest:who}"
          ],
          "set": {
            "type": "other"
          },
          "weight": 2
        },
        {
          "say": [
            "(log|record|note) that i (talked to|spoke with|spoke to|talked with) {rest:who}"
          ],
          "set": {
            "type": "other"
          },
          "weight": 14
        }
      ]
    },
    "get_person": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "(when is|when's|what day is|what's|what is|when was|do you know when|do you remember when|tell me when|what date is|remind me when) [is] {rest:who} 's (birthday|bday)",
            "(when is|when's|what day is|do you know when) {rest:who} (birthday|bday)",
            "(when|what day) (was|does) {rest:who} (born|have her birthday|have his birthday|celebrate her birthday)"
          ],
          "set": {
            "fields": [
              "birthday"
            ]
          },
          "isLoose": true,
          "weight": 13,
          "allows": [
            "others",
            "future",
            "hypothetical",
            "reported"
          ]
        },
        {
          "say": [
            "(when|when was the last time|when did|when was the last time that|what was the last time|what day was it|when was it|what day was it that|do you know when|do you remember when|can you remember when) [did|was it] [that] [i|we] [last] (talk to|talk with|speak to|speak with|see|call|ring|phone|rang|phoned|message|messaged|email|emailed|facetime|facetimed|bump into|bumped into|run into|ran into|catch up with|caught up with|meet up with|met up with|have coffee with|had coffee with|had lunch with|had dinner with|meet|meet with|text|visit|talked to|spoke to|spoke with|saw|called|met|visited|hear from|contact|heard from|texted|hang out with|have lunch with) {rest:who} [last|the last time]",
            "how long (has it been|is it|'s it been) since [i] [last] (talked to|spoke to|spoke with|saw|called|met|visited|heard from|texted|contacted|talked with) {rest:who}",
            "how long (has it been|ago did i|since) [since|i] [last] (talk to|talked to|see|saw|call|called|speak to|spoke to) {rest:who}",
            "(my last contact|last contact|last conversation|my last conversation) with {rest:who}"
          ],
          "set": {
            "fields": [
              "lastContact"
            ]
          },
          "isLoose": true,
          "weight": 13,
          "allows": [
            "others",
            "negation",
            "reported"
          ]
        },
        {
          "say": [
            "what (does|doesn't|can't) {rest:who} (like|love|enjoy|want|hate|dislike|eat|want for christmas|want for her birthday|want for his birthday|not like|like to eat|drink|fancy|hate eating|enjoy doing|like doing|usually like|not eat)",
            "what is {rest:who} allergic to",
            "(what's|what is) {rest:who} (into|fond of|keen on|allergic to|interested in|crazy about|mad about)",
            "(does|is) {rest:who} (like|into|allergic to|vegetarian|vegan|keen on) [{words}]",
            "(what could|what shall|what might) i (get|buy|give) {rest:who} [for her birthday|for his birthday|for christmas|as a gift|as a present]",
            "[what are|what's] {rest:who} 's (preferences|interests|likes|dislikes|dietary restrictions|allergies|favorite food|hobbies|favorites)",
            "[any|some|give me|do you have] (gift ideas|gift idea|present ideas|gift suggestions|ideas for a gift) for {rest:who}",
            "what (should|can|do|could) i (get|give|buy) {rest:who} [for her birthday|for his birthday|for christmas|as a gift|as a present]"
          ],
          "set": {
            "fields": [
              "preferences"
            ]
          },
          "isLoose": true,
          "weight": 9,
          "allows": [
            "others",
            "negation",
            "wish",
            "reported"
          ]
        },
        {
          "say": [
            "[tell me|show me] (what|everything) (do you know|you know|do you remember|do you have|you have|you remember|have you got) (about|on) [my] {person:who}",
            "(who is|who's|who was) [my] {person:who}",
            "(remind me|tell me) who [my] {person:who} is",
            "who is [my] {person:who} (again|to me|exactly)",
            "(what's|what is) the (deal|story) with {person:who}",
            "what do i know about [my] {person:who}",
            "(tell me|show me|open|pull up|bring up|give me) (about|everything about|info on|information on|information about|what you have on|the profile of|the file on|details about) [my] {person:who}",
            "(show|show me|open|pull up) {person:who} 's (profile|info|details|card|file|notes)"
          ],
          "weight": 13,
          "allows": [
            "others",
            "reported"
          ]
        }
      ]
    }
  }
}
