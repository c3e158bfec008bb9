import { describe, expect, it } from 'vitest'
import { inWords, route } from './route.ts'

/** Left out of every row: what is said of no day is of today. */
const short = (words: string) =>
  words.replaceAll(/ (?:date|paidDate)=2026-11-18| isRecurring=true/g, '')

describe('a second thing behind a plan or before a fact', () => {
  it.each([
    [
      "paid 30 for parking, and Rita's birthday is June 9",
      'create_expense name=Parking category=transport actualAmount=30 + update_person personRef=Rita updates={birthday=--06-09}',
    ],
    [
      'remind me on Friday at 9 to call the plumber and I spent 18 on lunch',
      'create_reminder title=Call the plumber datetime=2026-11-20T09:00:00-03:00 + create_expense name=Lunch category=food actualAmount=18',
    ],
  ])('is lost by neither: %s', (text, call) => {
    expect(short(inWords(route(text, 'en')))).toBe(call)
  })
})

describe('plans, people and memory as speakers of English put them', () => {
  it.each([
    [
      "Mum's birthday is the 3rd of March",
      'update_person personRef=mum updates={birthday=--03-03}',
    ],
    ["my dad's birthday is 12 July", 'update_person personRef=dad updates={birthday=--07-12}'],
    ['Nana was born on the 9th of June', 'update_person personRef=nana updates={birthday=--06-09}'],
    ["Priya's bday: 4 Sept", 'update_person personRef=Priya updates={birthday=--09-04}'],
    [
      "Tom's birthday falls on October 2nd",
      'update_person personRef=Tom updates={birthday=--10-02}',
    ],
    [
      "it's Leo's birthday on the 7th of May",
      'update_person personRef=Leo updates={birthday=--05-07}',
    ],
    [
      'my sister is allergic to nuts',
      'update_person personRef=sister updates={preferences={dietaryRestrictions={0=nuts}}}',
    ],
    [
      'Jess is mad about cats',
      'update_person personRef=Jess updates={preferences={interests={0=cats}}}',
    ],
    [
      'my boss is really into cycling',
      'update_person personRef=boss updates={preferences={interests={0=cycling}}}',
    ],
    [
      "Nina isn't keen on seafood",
      'update_person personRef=Nina updates={preferences={dislikes={0=seafood}}}',
    ],
    [
      'Mark is a huge fan of jazz',
      'update_person personRef=Mark updates={preferences={interests={0=jazz}}}',
    ],
    [
      'my niece is obsessed with dinosaurs',
      'update_person personRef=niece updates={preferences={interests={0=dinosaurs}}}',
    ],
    [
      "Olivia's husband is vegan",
      "update_person personRef=Olivia's husband updates={preferences={dietaryRestrictions={0=vegan}}}",
    ],
    ['caught up with Priya on the phone', 'log_interaction personRef=Priya type=call'],
    ['rang Mum this morning', 'log_interaction personRef=mum type=call'],
    ['gave Dad a ring yesterday', 'log_interaction personRef=dad type=call date=2026-11-17'],
    ['FaceTimed with my sister', 'log_interaction personRef=sister type=call'],
    ['dropped Nina a text', 'log_interaction personRef=Nina type=message'],
    ['shot Paul an email', 'log_interaction personRef=Paul type=email'],
    [
      'had a pint with Dave last night',
      'log_interaction personRef=Dave type=meeting date=2026-11-17',
    ],
    [
      'met Sophie for coffee on Saturday',
      'log_interaction personRef=Sophie type=meeting date=2026-11-14',
    ],
    ['popped round to see Gran', 'log_interaction personRef=gran type=meeting'],
    ['bumped into my old teacher', 'log_interaction personRef=old teacher type=meeting'],
    ['went out for dinner with Kate', 'log_interaction personRef=Kate type=meeting'],
    ['had Tom over for dinner', 'log_interaction personRef=Tom type=meeting'],
    ['got a present for Kate', 'log_interaction personRef=Kate type=gift'],
    ['got a text from Leo', 'log_interaction personRef=Leo type=message'],
    [
      'spoke to my accountant yesterday',
      'log_interaction personRef=accountant type=other date=2026-11-17',
    ],
    ["when's Gran's birthday?", 'get_person personRef=gran fields={0=birthday}'],
    ['when did I last speak to Tom?', 'get_person personRef=Tom fields={0=lastContact}'],
    ['how long since I saw Kate?', 'get_person personRef=Kate fields={0=lastContact}'],
    ["what's Leo into?", 'get_person personRef=Leo fields={0=preferences}'],
    ['what could I get Nina for Christmas?', 'get_person personRef=Nina fields={0=preferences}'],
    ['remind me who Sophie is', 'get_person personRef=Sophie'],
    ["who's Carol again?", 'get_person personRef=Carol'],
    [
      'remind me to call Mum tomorrow at half six',
      'create_reminder title=Call Mum datetime=2026-11-19T06:30:00-03:00',
    ],
    [
      'nudge me to water the plants on Friday',
      'create_reminder title=Water the plants datetime=2026-11-20T09:00:00-03:00',
    ],
    [
      "don't let me forget the milk tonight",
      'create_reminder title=Milk datetime=2026-11-18T20:00:00-03:00',
    ],
    [
      'give me a nudge at 5pm to leave',
      'create_reminder title=Leave datetime=2026-11-18T17:00:00-03:00',
    ],
    [
      'remind me about the parcel at noon tomorrow',
      'create_reminder title=Parcel datetime=2026-11-19T12:00:00-03:00',
    ],
    [
      'remind me in half an hour to check the oven',
      'create_reminder title=Check the oven datetime=2026-11-18T12:30:00-03:00',
    ],
    [
      'remind me in 2 hours to stretch',
      'create_reminder title=Stretch datetime=2026-11-18T14:00:00-03:00',
    ],
    [
      'remind me every Monday to put the bins out',
      'create_reminder title=Put the bins out datetime=2026-11-23T09:00:00-03:00 repeatPattern=weekly',
    ],
    [
      'set a reminder for the 30th to renew my passport',
      'create_reminder title=Renew my passport datetime=2026-11-30T09:00:00-03:00',
    ],
    [
      'ping me next Friday about the report',
      'create_reminder title=Report datetime=2026-11-20T09:00:00-03:00',
    ],
    [
      'could you remind me to ring the dentist on Thursday at quarter past two?',
      'create_reminder title=Ring the dentist datetime=2026-11-19T14:15:00-03:00',
    ],
    [
      'I need to remember to buy stamps tomorrow',
      'create_reminder title=Buy stamps datetime=2026-11-19T09:00:00-03:00',
    ],
    [
      'reminder: pick up dry cleaning Thursday 4pm',
      'create_reminder title=Pick up dry cleaning datetime=2026-11-19T16:00:00-03:00',
    ],
    [
      'remind me to renew the licence in a fortnight',
      'create_reminder title=Renew the licence datetime=2026-12-02T09:00:00-03:00',
    ],
    [
      'remind me to send the invoice Monday week',
      'create_reminder title=Send the invoice datetime=2026-11-30T09:00:00-03:00',
    ],
    [
      'remind me tomorrow morning to email Tom',
      'create_reminder title=Email Tom datetime=2026-11-19T09:00:00-03:00',
    ],
    [
      'remind me to take my pills every day at 8',
      'create_reminder title=Take my pills datetime=2026-11-19T08:00:00-03:00 repeatPattern=daily',
    ],
    ['done with the milk reminder', 'complete_reminder reminderRef=milk'],
    ['tick off the reminder about the parcel', 'complete_reminder reminderRef=parcel'],
    ['mark the passport reminder as done', 'complete_reminder reminderRef=passport'],
    [
      "I've called the dentist, tick that one off",
      'complete_reminder reminderRef=call the dentist',
    ],
    [
      "I've posted the parcel, you can clear the reminder",
      'complete_reminder reminderRef=post the parcel',
    ],
    ['dentist Tuesday 10am', 'create_event title=Dentist startTime=2026-11-24T10:00:00-03:00'],
    [
      "doctor's appointment on the 1st of December at quarter to four",
      "create_event title=Doctor's appointment startTime=2026-12-01T15:45:00-03:00",
    ],
    [
      'haircut at half two on Friday',
      'create_event title=Haircut startTime=2026-11-20T14:30:00-03:00',
    ],
    [
      'lunch with Kate on Saturday at noon',
      'create_event title=Lunch with Kate startTime=2026-11-21T12:00:00-03:00',
    ],
    [
      'meeting with Tom tomorrow from 2 to 3:30',
      'create_event title=Meeting with Tom startTime=2026-11-19T14:00:00-03:00 endTime=2026-11-19T15:30:00-03:00',
    ],
    [
      'book in a haircut for Friday at 3',
      'create_event title=Haircut startTime=2026-11-20T15:00:00-03:00',
    ],
    [
      'put yoga in my calendar for Monday at 7pm',
      'create_event title=Yoga startTime=2026-11-23T19:00:00-03:00',
    ],
    [
      'stick football in the diary for Sunday at 11',
      'create_event title=Football startTime=2026-11-22T11:00:00-03:00',
    ],
    [
      'put gym on the calendar for tomorrow 6 to 7 pm',
      'create_event title=Gym startTime=2026-11-19T18:00:00-03:00 endTime=2026-11-19T19:00:00-03:00',
    ],
    [
      'schedule a call with Ana at 4:15 tomorrow',
      'create_event title=Call with Ana startTime=2026-11-19T16:15:00-03:00',
    ],
    [
      "I've got a physio appointment on Monday at 9:30",
      'create_event title=Physio appointment startTime=2026-11-23T09:30:00-03:00',
    ],
    [
      'flight to Lisbon on 3 December at 7am',
      'create_event title=Flight to Lisbon startTime=2026-12-03T07:00:00-03:00',
    ],
    [
      "I'm seeing the dentist on Friday at 10",
      'create_event title=Dentist startTime=2026-11-20T10:00:00-03:00',
    ],
    [
      'wedding on June 5th at 3pm',
      'create_day_event moment=2027-06-05T15:00:00-03:00 noun=wedding',
    ],
    ["what's on tomorrow?", 'get_agenda startDate=2026-11-19 endDate=2026-11-19'],
    ['what have I got on this weekend?', 'get_agenda startDate=2026-11-21 endDate=2026-11-22'],
    ['am I free on Friday?', 'get_agenda startDate=2026-11-20 endDate=2026-11-20'],
    ['do I have anything on Thursday?', 'get_agenda startDate=2026-11-19 endDate=2026-11-19'],
    ["what's my week looking like?", 'get_agenda startDate=2026-11-16 endDate=2026-11-22'],
    ['anything in the diary for Monday?', 'get_agenda startDate=2026-11-23 endDate=2026-11-23'],
    ['what reminders have I got?', 'get_reminders'],
    ['any reminders left?', 'get_reminders'],
    ['ask me next Friday how the exam went', 'create_followup topic=exam scheduledFor=2026-11-20'],
    [
      'check back with me in two weeks about the diet',
      'create_followup topic=diet scheduledFor=2026-12-02',
    ],
    [
      'follow up with me on Monday about the offer',
      'create_followup topic=offer scheduledFor=2026-11-23',
    ],
    [
      'check in with me in a month about my savings',
      'create_followup topic=savings scheduledFor=2026-12-18',
    ],
    [
      'ask me tomorrow whether I slept well',
      'create_followup topic=slept well scheduledFor=2026-11-19',
    ],
    [
      'ask me in a couple of days how the new desk is',
      'create_followup topic=new desk scheduledFor=2026-11-20',
    ],
    [
      "I can't stand olives",
      "add_knowledge type=preference content=can't stand olives area=health",
    ],
    [
      'not a fan of horror films',
      'add_knowledge type=preference content=not a fan of horror films',
    ],
    [
      "I'm not keen on spicy food",
      'add_knowledge type=preference content=is not keen on spicy food area=health',
    ],
    ['I prefer window seats', 'add_knowledge type=preference content=prefers window seats'],
    ["can't do dairy", "add_knowledge type=fact content=can't do dairy area=health"],
    [
      'note to self: the spare key is under the pot',
      'add_knowledge type=fact content=spare key is under the pot',
    ],
    [
      'the wifi password is hunter22, remember that',
      'add_knowledge type=fact content=wifi password is hunter22',
    ],
    ['remember my locker code is 4471', 'add_knowledge type=fact content=locker code is 4471'],
    [
      "remember I'm allergic to penicillin",
      'add_knowledge type=fact content=is allergic to penicillin area=health',
    ],
    ["don't forget that I park on level 3", 'add_knowledge type=fact content=parks on level 3'],
    [
      'keep in mind that I work nights',
      'add_knowledge type=fact content=works nights area=professional',
    ],
    ["bear in mind I don't drink", "add_knowledge type=fact content=doesn't drink"],
    ['my shoe size is 9', 'add_knowledge type=fact content=shoe size is 9'],
    ['I live in Bristol', 'add_knowledge type=fact content=lives in Bristol'],
    ["I'm a nurse", 'add_knowledge type=fact content=is a nurse area=professional'],
    ['I work at a bank', 'add_knowledge type=fact content=works at a bank area=professional'],
    ["just for the record, I'm left-handed", 'add_knowledge type=fact content=is left-handed'],
    [
      'make a note that the boiler was serviced in May',
      'add_knowledge type=fact content=boiler was serviced in May',
    ],
    ["what's my locker code?", 'search_knowledge query=locker code'],
    ['what was my locker code again?', 'search_knowledge query=locker code'],
    ['what did I tell you about the boiler?', 'search_knowledge query=boiler'],
    [
      'what was the name of that restaurant I told you about?',
      'search_knowledge query=name of that restaurant',
    ],
    ['what do you remember about my job?', 'search_knowledge query=job area=professional'],
    ['did I ever tell you my shoe size?', 'search_knowledge query=shoe size'],
    ['forget my locker code', 'forget_knowledge query=locker code'],
    ['forget everything about my ex', 'forget_knowledge query=ex scope=all'],
    ['you can forget that I work nights', 'forget_knowledge query=works nights'],
    ['delete what you know about my diet', 'forget_knowledge query=diet'],
    ["bin what you've got on my old job", 'forget_knowledge query=old job'],
    ['wipe everything you know about Kevin', 'forget_knowledge query=Kevin scope=all'],
    [
      "I've decided to move to Leeds for work",
      'save_decision title=Move to Leeds for work chosenOption=move to Leeds for work area=professional',
    ],
    [
      "I've decided against buying the car",
      'save_decision title=Against buying the car chosenOption=against buying the car area=finance',
    ],
    [
      "I'm leaning towards quitting",
      'analyze_context currentTopic=leaning towards quitting relatedAreas={0=professional}',
    ],
    ['feeling down today', 'analyze_context currentTopic=down relatedAreas={0=health}'],
    ['feeling really low lately', 'analyze_context currentTopic=low relatedAreas={0=health}'],
    [
      "I'm stressed about work",
      'analyze_context currentTopic=stressed about work relatedAreas={0=health 1=professional}',
    ],
    ['feeling a bit rubbish today', 'analyze_context currentTopic=rubbish relatedAreas={0=health}'],
    [
      "I'm having second thoughts about the wedding",
      'analyze_context currentTopic=having second thoughts about the wedding relatedAreas={0=relationships}',
    ],
    [
      "I don't know what to do about my boss",
      'analyze_context currentTopic=boss relatedAreas={0=professional}',
    ],
    ['make me a PDF of my expenses', 'generate_pdf source=expenses'],
    ['how do you say cheers in Portuguese?', 'translate targetLanguage=pt-BR text=cheers'],
    [
      'translate "where is the station" into Spanish',
      'translate targetLanguage=es text=where is the station',
    ],
    [
      'sum this up: the meeting was long and nothing was decided',
      'summarize_text text=meeting was long and nothing was decided',
    ],
    [
      'TLDR: the report says sales fell by 3% and costs rose',
      'summarize_text text=report says sales fell by 3% and costs rose',
    ],
    ['look up the best running shoes', 'web_search query=best running shoes'],
    ['search for cheap flights to Rome', 'web_search query=cheap flights to Rome'],
    ['google how to descale a kettle', 'web_search query=how to descale a kettle'],
    ['write me a report on electric cars', 'analyze_and_report topic=electric cars'],
    ['undo that please', 'undo'],
    ['undo that, please', 'undo'],
    ['scrap that last one', 'undo'],
    ['sorry, take that back', 'undo'],
    ['no wait, undo', 'undo'],
    [
      "Kevin's birthday is on the 12th of August",
      'update_person personRef=Kevin updates={birthday=--08-12}',
    ],
    [
      'my mother-in-law is allergic to shellfish',
      'update_person personRef=mother-in-law updates={preferences={dietaryRestrictions={0=shellfish}}}',
    ],
    ['Ana loves sushi', 'update_person personRef=Ana updates={preferences={interests={0=sushi}}}'],
    [
      "Tom can't stand mushrooms",
      'update_person personRef=Tom updates={preferences={dislikes={0=mushrooms}}}',
    ],
    [
      'gift idea for Ana: a silk scarf',
      'update_person personRef=Ana updates={preferences={giftIdeas={0=a silk scarf}}}',
    ],
    ['had lunch with Pedro today', 'log_interaction personRef=Pedro type=meeting'],
    ['called my brother last night', 'log_interaction personRef=brother type=call date=2026-11-17'],
    ['emailed my boss this morning', 'log_interaction personRef=boss type=email'],
    ["when is Maria's birthday?", 'get_person personRef=Maria fields={0=birthday}'],
    ['when did I last see Ana?', 'get_person personRef=Ana fields={0=lastContact}'],
    ['who is Rafa?', 'get_person personRef=Rafa'],
    [
      'remind me to pay the plumber next Friday at 9',
      'create_reminder title=Pay the plumber datetime=2026-11-20T09:00:00-03:00',
    ],
    [
      'in 20 minutes remind me to turn the oven off',
      'create_reminder title=Turn the oven off datetime=2026-11-18T12:20:00-03:00',
    ],
    [
      'set a reminder for tomorrow at noon: call the bank',
      'create_reminder title=Call the bank datetime=2026-11-19T12:00:00-03:00',
    ],
    [
      'please remind me about the dentist on the 25th',
      'create_reminder title=Dentist datetime=2026-11-25T09:00:00-03:00',
    ],
    ['remind me to book flights', 'ask datetime: create_reminder title=Book flights'],
    ['what reminders do I have?', 'get_reminders'],
    ['I finished the bank reminder', 'complete_reminder reminderRef=bank'],
    [
      'meeting with the team on Monday from 10 to 11',
      'create_event title=Meeting with the team startTime=2026-11-23T10:00:00-03:00 endTime=2026-11-23T11:00:00-03:00',
    ],
    [
      'add dinner with Ana on Friday at 8pm to my calendar',
      'create_event title=Dinner with Ana startTime=2026-11-20T20:00:00-03:00',
    ],
    [
      "doctor's appointment Dec 3 at 2:30pm",
      "create_event title=Doctor's appointment startTime=2026-12-03T14:30:00-03:00",
    ],
    [
      'put dentist on the 2nd of December at quarter past nine',
      'create_event title=Dentist startTime=2026-12-02T09:15:00-03:00',
    ],
    [
      'reschedule my haircut to Friday at 4',
      'update_event eventRef={title=haircut} startTime=2026-11-20T16:00:00-03:00',
    ],
    ['what do I have tomorrow?', 'get_agenda startDate=2026-11-19 endDate=2026-11-19'],
    ['do I have anything this weekend?', 'get_agenda startDate=2026-11-21 endDate=2026-11-22'],
    [
      'follow up on the job interview in two weeks',
      'create_followup topic=job interview scheduledFor=2026-12-02',
    ],
    [
      'check in with me on Friday about my diet',
      'create_followup topic=diet scheduledFor=2026-11-20',
    ],
    [
      'remember that my license plate is ABC1234',
      'add_knowledge type=fact content=license plate is ABC1234',
    ],
    ['remember I hate olives', 'add_knowledge type=preference content=hates olives area=health'],
    [
      "please keep in mind that I'm lactose intolerant",
      'add_knowledge type=fact content=is lactose intolerant area=health',
    ],
    [
      'my wifi password is sunflower9',
      'add_knowledge type=fact content=wifi password is sunflower9',
    ],
    ["what's my license plate?", 'search_knowledge query=license plate'],
    ['what do you know about my diet?', 'search_knowledge query=diet area=health'],
    ['do you remember where I parked?', 'search_knowledge query=parked'],
    ['forget what I told you about my job', 'forget_knowledge query=job'],
    ["forget that I'm vegetarian", 'forget_knowledge query=is vegetarian'],
    [
      'I decided to accept the offer from Acme',
      'save_decision title=Accept the offer from Acme chosenOption=accept the offer from Acme area=professional',
    ],
    [
      "I've decided not to renew my gym membership because it's too far",
      "save_decision title=Not to renew my gym membership chosenOption=not to renew my gym membership reasoning=it's too far area=health",
    ],
    [
      "I'm feeling anxious about the exam",
      'analyze_context currentTopic=anxious about the exam relatedAreas={0=health 1=learning}',
    ],
    [
      "I've been fighting with my sister",
      'analyze_context currentTopic=fighting with my sister relatedAreas={0=relationships}',
    ],
    [
      'should I change careers?',
      'analyze_context currentTopic=change careers relatedAreas={0=professional}',
    ],
    [
      "I don't know whether to accept the promotion",
      'analyze_context currentTopic=accept the promotion relatedAreas={0=professional}',
    ],
    ["translate 'good morning' to Japanese", 'translate targetLanguage=ja text=good morning'],
    ['how do you say thank you in German?', 'translate targetLanguage=de text=thank you'],
    [
      'summarize this: the project is late because of the vendor',
      'summarize_text text=the project is late because of the vendor',
    ],
    ['generate a PDF of my October expenses', 'generate_pdf source=October expenses'],
    ['search the web for pasta recipes', 'web_search query=pasta recipes'],
    ['write a report about solar energy', 'analyze_and_report topic=solar energy'],
    ['undo', 'undo'],
    ['undo the last one', 'undo_several count=1'],
    [
      'I need that you remind me of the meeting on Friday',
      'create_reminder title=Meeting datetime=2026-11-20T09:00:00-03:00',
    ],
    [
      "my mother doesn't like fish",
      'update_person personRef=mother updates={preferences={dislikes={0=fish}}}',
    ],
    [
      'I talked with my brother by phone yesterday',
      'log_interaction personRef=brother type=call date=2026-11-17',
    ],
    ['what you know about me?', 'search_knowledge'],
    [
      'I decided to not accept the job',
      'save_decision title=Not accept the job chosenOption=not accept the job area=professional',
    ],
    [
      'put in the agenda: lunch with Ana, Saturday 13h',
      'create_event title=Lunch with Ana startTime=2026-11-21T13:00:00-03:00',
    ],
    [
      "my buddy Jake's birthday is July 9th",
      'update_person personRef=Jake updates={birthday=--07-09}',
    ],
    [
      "my mom's allergic to cats",
      'update_person personRef=mom updates={preferences={dietaryRestrictions={0=cats}}}',
    ],
    ['had coffee with Megan this morning', 'log_interaction personRef=Megan type=meeting'],
    ['FaceTimed Mom', 'log_interaction personRef=mom type=call'],
    [
      'remind me to grab milk on the way home at 6',
      'create_reminder title=Grab milk on the way home datetime=2026-11-18T18:00:00-03:00',
    ],
    [
      'set up a dentist appointment for next Tuesday at 3',
      'create_event title=Dentist appointment startTime=2026-11-24T15:00:00-03:00',
    ],
    ["what's on deck for tomorrow?", 'get_agenda startDate=2026-11-19 endDate=2026-11-19'],
    [
      'circle back with me Friday on the lease',
      'create_followup topic=lease scheduledFor=2026-11-20',
    ],
    ['what was my gate code?', 'search_knowledge query=gate code'],
    ['forget the gate code', 'forget_knowledge query=gate code'],
    [
      "my nephew's mad about football",
      'update_person personRef=nephew updates={preferences={interests={0=football}}}',
    ],
    [
      'had a cuppa with Gran on Sunday',
      'log_interaction personRef=gran type=meeting date=2026-11-15',
    ],
    ["when's my brother's birthday?", 'get_person personRef=brother fields={0=birthday}'],
    [
      'remind me at quarter to eight to ring Mum',
      'create_reminder title=Ring Mum datetime=2026-11-18T19:45:00-03:00',
    ],
    [
      'remind me a week on Friday to renew the car tax',
      'create_reminder title=Renew the car tax datetime=2026-11-27T09:00:00-03:00',
    ],
    [
      'pop the optician in the diary for the 9th at half ten',
      'create_event title=Optician startTime=2026-12-09T10:30:00-03:00',
    ],
    ['what am I up to on Saturday?', 'get_agenda startDate=2026-11-21 endDate=2026-11-21'],
    [
      "shift Thursday's physio to Friday at 2",
      'update_event eventRef={title=physio} startTime=2026-11-20T14:00:00-03:00',
    ],
    [
      'check in on me in a fortnight about the job hunt',
      'create_followup topic=job hunt scheduledFor=2026-12-02',
    ],
    [
      'make a note that the boiler code is 8841',
      'add_knowledge type=fact content=boiler code is 8841',
    ],
    [
      "remember I'm not keen on coriander",
      'add_knowledge type=preference content=is not keen on coriander area=health',
    ],
    [
      "I've been feeling a bit flat since the move",
      'analyze_context currentTopic=flat since the move relatedAreas={0=health}',
    ],
  ])('%s', (text, expected) => {
    expect(short(inWords(route(text, 'en')))).toBe(expected)
  })
})
