// Generated from speech/en.yaml by scripts/generate.ts. Do not edit.
import type { SpeechSource } from './speech.ts'

/** The words around what is said. */
export const SPEECH: SpeechSource = {
  "locale": "en",
  "fillers": "by the end of the week, by the end of the month, until the end of the week, until the end of the month, before the end of the month, before the end of the week, through the end of the month, more than, less than, over, a little over, just over, just under, close to, so, ok, okay, in the morning, in the evening, in the afternoon, at night, at lunch, after work, before work, at noon, after lunch, earlier, y'all, mate, lads, fam, honestly, tbh, ngl, my god, oh my god, good lord, geez, jeez, well, um, uh, uhm, er, like, just, please, hey, hey parco, parco, hi, hello, yo, dude, man, bro, guys, oh, ah, right, alright, anyway, also, btw, by the way, actually, basically, literally, kinda, sort of, about, around, roughly, approximately, some, maybe about, probably, thanks, thank you, lol, haha, hahaha, lmao, ugh, phew, whew, finally, good morning, good evening, good afternoon, already, too, as well, so far, till payday, until payday, before payday, to date, up to now, lately, these days, of late, at the moment, at lunchtime, over lunch, this lunchtime, first thing, first thing this morning, mid-morning, midmorning, before breakfast, bloody, thankfully, mind you, long story short, in total, total, all in all, altogether, a total of, now, right now, just now, recently, for me, again, then, there, here, sadly, unfortunately, luckily, thankfully, for the record, fyi, real quick, quick note, note, oops, whoops, exactly, only, and so, it turns out, another thing, one more thing, oh and, you know, i guess, i think, apparently, kind of, gosh, wow, damn, dang, dear, buddy, pal",
  "soft": "the, a, an, of, in, on, at, for, to, from, by, with, my, me, i, i've, i'm, you, your, our, we, us, is, are, was, were, be, been, has, have, had, do, did, does, so, far, still, yet, till, until, now, this, that, these, those, there, it, all, any, 's, can, could, would, tell, please, just, and, up, out, much, many, get, got, total",
  "connectors": "on, in, at, by, with, via, using, from, this, for, of, and, the, it was, was, that was, back, through, to, my, a, put it, put, paid, charged, split, over, as of, since",
  "conjunctions": "and, plus, +, then, and then, but, also, and also, as well as, oh and, along with, after that",
  "barred": "season, episode, chapter, version, page, i, he, she, they, we, you, it, if, that, because, when, where, how, what, which, who, why, whether, unless, although, while, not, no, never, nothing, none, nobody, didn't, don't, doesn't, haven't, hasn't, won't, wouldn't, can't, couldn't, shouldn't, isn't, wasn't, aren't, weren't, hadn't, but canceled, but cancelled, but i canceled, but i cancelled, almost, nearly, but, is, are, was, were, be, been, being, am, i'm, i've, i'd, i'll, he's, she's, it's, they're, you're, we're, has, have, had, having, will, would, could, should, might, may, must, can, shall, do, does, did, going, gonna, wanna, want, wants, wanted, wish, wishing, need, needs, needed, plan, planning, hope, hoping, think, thinks, thought, said, says, told, asked, says, heard, spent, spend, spends, spending, paid, pay, pays, paying, bought, buy, buys, buying, got, get, gets, getting, drank, drink water, slept, sleep, weighed, weigh, weighs, ran, walked, jogged, swam, cycled, biked, owe, owes, owed, cost, costs, log, record, add, delete, remove, change, update, correct, undo, remind, remember, forget, show, tell, let, let's, yesterday, today, tomorrow, tonight, time, hours, minutes, instead, than, went, came, saw, made, took, gave, forgot, lost, found, felt, feel, feeling, decided, tried, started, stopped, quit, left, skipped, missed, earned, earn, received, mark, unmark, me, us, them, him, her, supposed, due, hello, ate, make, makes, making, popped, nipped, gone, mean, meant, dropped, blew, woke, there, unpaid, overdue",
  "verbs": {
    "money": "spend spends spent spending, pay pays paid paying, buy buys bought buying, purchase purchases purchased purchasing, receive receives received receiving, earn earns earned earning, owe owes owed, lend lends lent, borrow borrows borrowed, send sends sent, transfer transfers transferred, invest invests invested, save saves saved, cost costs, sell sells sold, drop dropped, blow blew, splurge splurged, shell shelled, fork forked, get got, charge charged",
    "body": "weigh weighs weighed weighing, sleep sleeps slept sleeping, drink drinks drank drunk drinking, run runs ran running, walk walks walked walking, jog jogs jogged jogging, swim swims swam swimming, cycle cycled, bike biked, train trained, exercise exercised, lift lifted, wake wakes woke, hike hiked, row rowed, climb climbed, meditate meditated, gain gained, lose lost",
    "other": "said, told, asked, says, tells, went, came, saw, made, makes, took, gave, gives, thought, felt, decided, started, stopped, forgot, remembered, lost, found, left, called, met, visited, moved, quit, finished, tried, wanted, needed, lives, works, loves, hates, hated, loved, liked, likes, knows, knew, died, born, married, broke, happened, believes, dreamed, dreamt, joked, lied, suggested, recommended, promised, planned, hoped, wished, guess, bounced"
  },
  "irregular": {},
  "notVerbs": "sleep, drink, drinks, run, walk, walks, swim, work, train, trains, exercise, row, lift, bike, cycle, charge, cost, drop, save, time, left, call, loves, found, running, walking, swimming, training, hike, climb, jog, purchase, purchases, runs, work out, made, liked",
  "gates": {
    "negation": {
      "phrases": "not, no, never, didn't, don't, doesn't, haven't, hasn't, hadn't, won't, wouldn't, can't, couldn't, isn't, wasn't, aren't, weren't, without, nothing, none, nobody, neither, nor, forgot to, failed to, skipped, missed, instead of, did not, do not, have not, yet to",
      "reach": "clause"
    },
    "almost": {
      "phrases": "but canceled, but cancelled, but i canceled, but i cancelled, almost, nearly, was about to, were about to, was going to, were going to, was gonna, came close to, changed my mind, decided against, decided not to, tried to, ended up not",
      "reach": "message"
    },
    "hypothetical": {
      "phrases": "if i, if we, if he, if she, if they, if only, what if, suppose, supposing, imagine, imagine if, let's say, say i, assuming, i would, i'd, i would have, would have, could have, should have, might have, hypothetically, in case i, were i to, had i, pretend, if my, if it",
      "reach": "message"
    },
    "wish": {
      "phrases": "want to, wanna, i want, want, wants to, wish, i wish, would like, i'd like, i'd love, hope to, hoping to, plan to, planning to, planning on, thinking of, thinking about, thought about, considering, need to, needs to, have to, gotta, got to, should, must, might, may, can i, could i, supposed to, meant to, dream of, dreaming of, looking to, trying to, my goal, my plan, let's, feel like, i feel like, craving, dying to, ought to, better, it's time to",
      "reach": "clause"
    },
    "future": {
      "phrases": "will, i'll, we'll, going to, gonna, about to, tomorrow, next week, next month, next year, next time, later, soon, in the future, someday, one day, when i get, once i get, as soon as, when i'm paid, upcoming",
      "reach": "clause"
    },
    "reported": {
      "phrases": "mentioned, mentioned that, bragged, bragged that, swore, insisted, admitted, announced, he mentioned, she mentioned, said, says, told, he said, she said, they said, said that, said i, says i, told me, told him, told her, he told, she told, asked if, asked me, asked how, asked whether, he thinks, she thinks, thinks i, thinks that, claims, claimed, according to, i read that, i heard, heard that, i dreamed, i dreamt, dreamed, dreamt, in my dream, in the movie, in the book, in the song, in the game, in the show, the song, the lyrics, the quote, the joke, translate, how do you say, what does, write a, write me, for example, example, as a joke, just kidding, kidding, joking, just joking, jk, just a test, this is a test, it's a test, testing, test",
      "reach": "message"
    },
    "others": {
      "phrases": "my dad, my mom, my mum, my father, my mother, my parents, my brother, my sister, my husband, my wife, my boyfriend, my girlfriend, my partner, my fiance, my son, my daughter, my kids, my kid, my child, my children, my uncle, my aunt, my cousin, my grandma, my grandpa, my grandmother, my grandfather, my gran, my nan, my grandad, my auntie, my flatmate, my housemate, my mate, my mates, my bestie, my hubby, my missus, my bf, my gf, my in-laws, my landlord, my teacher, my boss, my friend, my friends, my buddy, my neighbor, my roommate, my coworker, my colleague, my nephew, my niece, my dog, my cat, my pet, my puppy, my baby, my ex, my team, my company, the company, the government, he, she, they, someone, somebody, everyone, everybody, people, mom, mum, dad, gran, nan, grandad, grandma, grandpa, auntie, americans, you",
      "reach": "clause"
    },
    "optOut": {
      "phrases": "don't log, don't record, don't save, don't add, don't track, don't write, don't note, don't register, don't put, don't count, do not log, do not record, do not save, do not add, no need to log, no need to record, no need to save, no need to add, no need to track, no need to write, just saying, just telling you, just sharing, just venting, just letting you know, just mentioning, just so you know, not logging, without logging, leave it out, ignore it, ignore this, ignore that, never mind, nevermind, off the record, that doesn't count, doesn't count",
      "reach": "message"
    },
    "order": {
      "phrases": "pay, send, transfer, wire, buy, order, purchase, deposit, withdraw, venmo, zelle, turn on, turn off, switch on, switch off, open, close, play, dim, lock, unlock, call, book, invest",
      "reach": "start"
    },
    "question": {
      "phrases": "how, what, which, who, when, where, why, did i, do i, am i, is, are, was, were, can i, can you, could you, could i, should i, would you, would it, does, have i, has, will, is there, are there, whats, what's, how's, hows, who's, isn't, aren't, didn't i, don't i",
      "reach": "start"
    }
  },
  "comments": "both, both of them, all of it, all of them, that's it, that's all, nothing else, nothing more, and that's it, and that's all, yes, yeah, done, expensive, cheap, pricey, ouch, ugh, rip off, ripoff, a rip off, steal, a steal, bargain, delicious, yummy, tasty, good, great, nice, bad, awful, terrible, amazing, wonderful, tired, exhausted, exhausting, happy, sad, long day, what a day, busy, crazy, insane, ridiculous, worth it, totally worth it, so, very, really, super, too, it was, was, it's, it, is, i'm, that, that's, this, the, a, an, what, day, week, month, feels, felt, feel, i, am, man, wow, omg, lol, haha, please, thanks, thank you, remember, remember this, please remember, don't forget this, paid it, paid them, paid that, i paid it, sorted it, did that one, all sorted, sorted, gutted, brilliant, lovely, cracking, spot on, knackered, shattered, log it, log that, log this, record it, record that, note it, note that, add it, add that, save it, track it, put it down, write it down, write that down, can you log it, can you log that, can you add that, jot it down, ok, okay, today, yesterday, again, hot, cold, rain, raining, traffic, hungry, thirsty, sore, dead, wiped, beat, did it, did that, i did it, i did, done, money, wallet, budget, price, hurts, my, but, and, way, much, though, hello, hi, hey, good morning, good evening, pretty, kind of, a bit, little, bit, fun, tough, rough, hard, easy, yay, woohoo, nailed it, not bad, of, for, to, in, on, me",
  "courtesy": {
    "opening": "hi, hello, hey, hi there, hello there, hey there, good morning, good afternoon, good evening, dear assistant, how are you, please, kindly, excuse me, sorry to bother you, sorry to bother, i would like to inform you that, i'd like to inform you that, i would like to report that, i'd like to report that, i wanted to let you know that, i want to let you know that, i'm writing to report that",
    "asking": "i would like to, i'd like to, i would like you to, i'd like you to, i want to, i want you to, i wanted to, could you, can you, would you, will you, would you mind, do you mind, could you please, would it be possible to, is it possible to, may i ask you to, i need you to, i need to, could i ask you to",
    "verbs": "log, logging, record, recording, note, noting, register, registering, track, tracking, delete, deleting, remove, removing, undo, undoing, correct, correcting, fix, fixing, update, updating, show, showing, list, listing, remind, reminding, schedule, scheduling, create, creating, translate, translating, summarize, summarise, search, look, unmark, amend, amending, jot, jotting, add, adding, mark, marking, tick, ticking",
    "wondering": "i would like to know, i'd like to know, i want to know, i was wondering, could you tell me, can you tell me, would you tell me, could you please tell me, please tell me, tell me, do you know, would you happen to know, do you happen to know",
    "wonders": "how, what, which, when, who, where, why",
    "closing": "thanks, thank you, thanks a lot, thank you very much, many thanks, thanks in advance, thank you so much, cheers, much appreciated, please, would you, could you log that, can you log that, could you log it, can you log it, could you note that down, can you note that down, could you record that, can you record that, could you make a note, if you can, if you could, if possible, if you don't mind, when you get a chance, when you can",
    "anywhere": "if you don't mind, if you wouldn't mind, if it's not too much trouble, if it isn't too much trouble, if it's no trouble, if possible, if at all possible, if that's ok, if that's okay, when you get a chance"
  }
}
