import { describe, expect, it } from 'vitest'
import { inWords, route } from './route.ts'

/** Left out of every row: what is said of no day is of today. */
const short = (words: string) =>
  words.replaceAll(/ (?:date|paidDate)=2026-11-18| isRecurring=true/g, '')

describe('body, habits and goals as speakers of English put them', () => {
  it.each([
    ['slept eight hours and a quarter', 'record_metric type=sleep value=8.25 unit=hours'],
    ['slept for seven and a half hours', 'record_metric type=sleep value=7.5 unit=hours'],
    ['got 7 hrs of sleep', 'record_metric type=sleep value=7 unit=hours'],
    ['only got five hours last night', 'record_metric type=sleep value=5 unit=hours'],
    [
      'went to bed at half eleven and got up at quarter to seven',
      'record_metric type=sleep value=7.25 unit=hours metadata={bedtime=23:30 waketime=06:45}',
    ],
    [
      'in bed by 10:30, up at 6',
      'record_metric type=sleep value=7.5 unit=hours metadata={bedtime=22:30 waketime=06:00}',
    ],
    [
      'slept from half ten till six',
      'record_metric type=sleep value=7.5 unit=hours metadata={bedtime=22:30 waketime=06:00}',
    ],
    [
      'I was asleep from 11 to 7',
      'record_metric type=sleep value=8 unit=hours metadata={bedtime=23:00 waketime=07:00}',
    ],
    ['weighed in at 11 stone 4', 'record_metric type=weight value=71.67 unit=kg'],
    ['12 stone today', 'record_metric type=weight value=76.2 unit=kg'],
    ["I'm 165 pounds", 'record_metric type=weight value=74.84 unit=kg'],
    ['scales said 74.2', 'record_metric type=weight value=74.2 unit=kg'],
    ['my weight today is 72 point 4', 'record_metric type=weight value=72.4 unit=kg'],
    ['drank a 500 ml bottle of water', 'record_metric type=water value=500 unit=ml'],
    ['had a 16 oz glass of water', 'record_metric type=water value=473 unit=ml'],
    ['knocked back a pint of water', 'record_metric type=water value=473 unit=ml'],
    ['had three cups of water', 'record_metric type=water value=750 unit=ml'],
    ['a litre of water so far', 'record_metric type=water value=1000 unit=ml'],
    [
      'ran for three quarters of an hour',
      'record_metric type=exercise value=45 unit=min metadata={exerciseType=cardio}',
    ],
    [
      'went for a half-hour jog',
      'record_metric type=exercise value=30 unit=min metadata={exerciseType=cardio}',
    ],
    [
      'swam for an hour and a half',
      'record_metric type=exercise value=90 unit=min metadata={exerciseType=cardio}',
    ],
    [
      'did a 20-minute workout',
      'record_metric type=exercise value=20 unit=min metadata={exerciseType=strength}',
    ],
    [
      '45 min on the bike',
      'record_metric type=exercise value=45 unit=min metadata={exerciseType=cardio}',
    ],
    [
      'did 30 minutes on the treadmill',
      'record_metric type=exercise value=30 unit=min metadata={exerciseType=cardio}',
    ],
    [
      'cycled 12 miles in 50 minutes',
      'record_metric type=exercise value=50 unit=min metadata={exerciseType=cardio distanceKm=19.31}',
    ],
    [
      'walked 2 miles in 40 minutes',
      'record_metric type=exercise value=40 unit=min metadata={exerciseType=cardio distanceKm=3.22}',
    ],
    [
      'went for a quick 5k, 27 minutes',
      'record_metric type=exercise value=27 unit=min metadata={exerciseType=cardio distanceKm=5}',
    ],
    [
      'did bicycle 40 minutes',
      'record_metric type=exercise value=40 unit=min metadata={exerciseType=cardio}',
    ],
    [
      'I made gym 1 hour',
      'record_metric type=exercise value=60 unit=min metadata={exerciseType=strength}',
    ],
    [
      'played tennis for an hour and a half with Leo',
      'record_metric type=exercise value=90 unit=min metadata={exerciseType=sports}',
    ],
    [
      'lifted for 40 min',
      'record_metric type=exercise value=40 unit=min metadata={exerciseType=strength}',
    ],
    ['mood is about a 6', 'record_metric type=mood value=6 unit=score'],
    ["energy's at 3", 'record_metric type=energy value=3 unit=score'],
    ['my mood today is 4/10', 'record_metric type=mood value=4 unit=score'],
    ['energy level: 7', 'record_metric type=energy value=7 unit=score'],
    [
      'blood pressure 118 over 76',
      'record_metric type=custom metricRef=blood pressure values={systolic=118 diastolic=76} unit=mmHg',
    ],
    [
      'my BP is 130/85',
      'record_metric type=custom metricRef=blood pressure values={systolic=130 diastolic=85} unit=mmHg',
    ],
    ['resting heart rate 58', 'record_metric type=custom metricRef=heart rate value=58 unit=bpm'],
    [
      "make yesterday's sleep 7 hours",
      'update_metric entryRef={type=sleep date=2026-11-17} value=7',
    ],
    ['actually I slept 7 hours, not 8', 'update_metric entryRef={type=sleep} value=7'],
    ["delete today's weight", 'delete_metric entryRef={type=weight}'],
    ['how have I been sleeping lately?', 'get_tracking_history type=sleep days=30'],
    [
      'how did I sleep last week',
      'get_tracking_history type=sleep startDate=2026-11-09 endDate=2026-11-15',
    ],
    [
      'what did I weigh in October?',
      'get_tracking_history type=weight startDate=2026-10-01 endDate=2026-10-31',
    ],
    ['am I drinking enough water?', 'get_tracking_history type=water days=30'],
    [
      'average sleep this month',
      'get_tracking_history type=sleep startDate=2026-11-01 endDate=2026-11-30',
    ],
    [
      'how much exercise did I do last week',
      'get_tracking_history type=exercise startDate=2026-11-09 endDate=2026-11-15',
    ],
    ['is my mood affected by sleep?', 'get_trends metrics={0=mood 1=sleep}'],
    ['does my mood depend on exercise?', 'get_trends metrics={0=mood 1=exercise}'],
    ['do I sleep better when I work out?', 'get_trends metrics={0=sleep 1=exercise}'],
    ['any link between water and energy?', 'get_trends metrics={0=water 1=energy}'],
    [
      'is there a connection between my sleep and my weight?',
      'get_trends metrics={0=sleep 1=weight}',
    ],
    ['how does running influence my mood?', 'get_trends metrics={0=exercise 1=mood}'],
    ["how's my weight trending?", 'get_trends metrics={0=weight}'],
    ['has my sleep improved?', 'get_trends metrics={0=sleep}'],
    ["what's my life balance like", 'get_life_balance_score'],
    ['how balanced am I right now?', 'get_life_balance_score'],
    ['did my stretching', 'record_habit habitRef=stretching'],
    ['read before bed', 'record_habit habitRef=reading'],
    ['got my reading in today', 'record_habit habitRef=reading'],
    ['ticked off meditation', 'record_habit habitRef=meditation'],
    [
      "I'd like to start flossing every night",
      'create_habit name=Flossing frequency=daily periodOfDay=evening',
    ],
    [
      'new habit: drink tea every morning',
      'create_habit name=Drink tea frequency=daily periodOfDay=morning',
    ],
    [
      'I want to get into the habit of journaling every evening',
      'create_habit name=Journaling frequency=daily periodOfDay=evening',
    ],
    ['start tracking reading on weekdays', 'create_habit name=Reading frequency=weekdays'],
    ["how's my meditation streak?", 'get_habits habitRef=meditation'],
    ['have I meditated today?', 'get_habits habitRef=meditation'],
    ['which habits are left for today?', 'get_habits'],
    ['how many days in a row have I read?', 'get_habits habitRef=reading'],
    [
      'my goal is to save 5 grand by December 2027',
      'create_goal title=Save 5 grand area=finance targetValue=5000 unit=reais startDate=2026-11-18 endDate=2027-12-31',
    ],
    [
      'I want to read 20 books by the end of next year',
      'create_goal title=Read 20 books area=learning targetValue=20 unit=books startDate=2026-11-18 endDate=2027-12-31',
    ],
    [
      'want to run 500 km by June',
      'create_goal title=Run 500 km area=health targetValue=500 unit=km startDate=2026-11-18 endDate=2027-06-30',
    ],
    [
      "I'd like to lose 10 pounds by the end of March",
      'create_goal title=Lose 10 pounds area=health targetValue=4.54 unit=kg startDate=2026-11-18 endDate=2027-03-31',
    ],
    [
      'goal: learn 500 words by July',
      'create_goal title=Learn 500 words area=learning targetValue=500 unit=words startDate=2026-11-18 endDate=2027-07-31',
    ],
    [
      "I've saved 2000 so far towards my trip goal",
      'update_goal_progress goalRef=trip currentValue=2000',
    ],
    ['reading goal is at 10 books', 'update_goal_progress goalRef=reading currentValue=10'],
    ['bump my reading goal up to 30', 'update_goal goalRef=reading targetValue=30'],
    ['push my savings goal to August', 'update_goal goalRef=savings endDate=2027-08-31'],
    ['drop the guitar goal', 'delete_goal goalRef=guitar'],
    ['I give up on the marathon goal', 'delete_goal goalRef=marathon'],
    ["I'm giving up on learning piano, drop the goal", 'delete_goal goalRef=learning piano'],
    ['how are my goals coming along', 'get_goals'],
    ['which goals have I hit?', 'get_goals status=completed'],
    ['any health goals?', 'get_goals area=health'],
    ['down to 79.4 kg', 'record_metric type=weight value=79.4 unit=kg'],
    ['164 lbs this morning', 'record_metric type=weight value=74.39 unit=kg'],
    ['weighed 13 stone 2 today', 'record_metric type=weight value=83.46 unit=kg'],
    ['I am 82 kilos now', 'record_metric type=weight value=82 unit=kg'],
    ['slept 7h20', 'record_metric type=sleep value=7.33 unit=hours'],
    ['slept badly, about 4 hours', 'record_metric type=sleep value=4 unit=hours notes=slept badly'],
    ['7 hours of sleep last night', 'record_metric type=sleep value=7 unit=hours'],
    ['two liters of water today', 'record_metric type=water value=2000 unit=ml'],
    ['another glass of water', 'record_metric type=water value=250 unit=ml'],
    ['drank 3 bottles of 500 ml', 'record_metric type=water value=1500 unit=ml'],
    ['had 24 oz of water', 'record_metric type=water value=710 unit=ml'],
    [
      'ran 4 miles in 36 minutes',
      'record_metric type=exercise value=36 unit=min metadata={exerciseType=cardio distanceKm=6.44}',
    ],
    [
      'walked for an hour and ten',
      'record_metric type=exercise value=70 unit=min metadata={exerciseType=cardio}',
    ],
    [
      '40 minutes of weights',
      'record_metric type=exercise value=40 unit=min metadata={exerciseType=strength}',
    ],
    [
      'spin class, 45 min',
      'record_metric type=exercise value=45 unit=min metadata={exerciseType=cardio}',
    ],
    [
      'did 50 min of yoga this morning',
      'record_metric type=exercise value=50 unit=min metadata={exerciseType=flexibility}',
    ],
    [
      'played soccer for 90 minutes',
      'record_metric type=exercise value=90 unit=min metadata={exerciseType=sports}',
    ],
    ['mood 6', 'record_metric type=mood value=6 unit=score'],
    ["mood's about a 4 today", 'record_metric type=mood value=4 unit=score'],
    ['energy 8/10', 'record_metric type=energy value=8 unit=score'],
    [
      'BP 124 over 80',
      'record_metric type=custom metricRef=blood pressure values={systolic=124 diastolic=80} unit=mmHg',
    ],
    ['temp 37.8', 'record_metric type=custom metricRef=temperature value=37.8 unit=°C'],
    [
      "change yesterday's weight to 80.2",
      'update_metric entryRef={type=weight date=2026-11-17} value=80.2',
    ],
    ['scratch the water I logged today', 'delete_metric entryRef={type=water}'],
    [
      "how's my sleep been this month?",
      'get_tracking_history type=sleep startDate=2026-11-01 endDate=2026-11-30',
    ],
    [
      'how many times did I exercise last week?',
      'get_tracking_history type=exercise startDate=2026-11-09 endDate=2026-11-15',
    ],
    [
      'what was my average weight in October?',
      'get_tracking_history type=weight startDate=2026-10-01 endDate=2026-10-31',
    ],
    ['is there a link between how I sleep and my mood?', 'get_trends metrics={0=sleep 1=mood}'],
    ['does exercise help my mood?', 'get_trends metrics={0=exercise 1=mood}'],
    ['did my meditation', 'record_habit habitRef=meditation'],
    ['finished my workout', 'record_habit habitRef=workout'],
    ['mark reading done', 'record_habit habitRef=reading'],
    ['done with my stretching for today', 'record_habit habitRef=stretching'],
    ['create a habit: floss daily', 'create_habit name=Floss frequency=daily'],
    [
      'I want to build a habit of walking every morning',
      'create_habit name=Walking frequency=daily periodOfDay=morning',
    ],
    ['how long is my reading streak?', 'get_habits habitRef=reading'],
    ['what habits do I have today?', 'get_habits'],
    [
      'set a goal of reading 30 books this year',
      'create_goal title=Reading 30 books area=learning targetValue=30 unit=books startDate=2026-11-18 endDate=2026-12-31',
    ],
    ['update my savings goal to 2500', 'update_goal_progress goalRef=savings currentValue=2500'],
    ['cancel my running goal', 'delete_goal goalRef=running'],
    ['how close am I to my savings goal?', 'get_goals'],
    ['I sleeped 7 hours', 'record_metric type=sleep value=7 unit=hours'],
    ['I have slept only 5 hours and half', 'record_metric type=sleep value=5.5 unit=hours'],
    ['I drinked two glasses of water', 'record_metric type=water value=500 unit=ml'],
    [
      'I did walk of 30 minutes',
      'record_metric type=exercise value=30 unit=min metadata={exerciseType=cardio}',
    ],
    [
      'I ran during 40 minutes',
      'record_metric type=exercise value=40 unit=min metadata={exerciseType=cardio}',
    ],
    ['my weight is 68 kilos and a half', 'record_metric type=weight value=68.5 unit=kg'],
    ['my humor today is 7', 'record_metric type=mood value=7 unit=score'],
    [
      'I want to learn 300 words in German until June',
      'create_goal title=Learn 300 words in German area=learning targetValue=300 unit=words startDate=2026-11-18 endDate=2027-06-30',
    ],
    ['weighed in at 187.4 lbs', 'record_metric type=weight value=85 unit=kg'],
    ['got about seven hours last night', 'record_metric type=sleep value=7 unit=hours'],
    ['chugged a 32 oz bottle of water', 'record_metric type=water value=946 unit=ml'],
    [
      'hit the gym for 45 minutes',
      'record_metric type=exercise value=45 unit=min metadata={exerciseType=strength}',
    ],
    [
      'did a quick 2-mile run in 18 min',
      'record_metric type=exercise value=18 unit=min metadata={exerciseType=cardio distanceKm=3.22}',
    ],
    ["energy's like a 5", 'record_metric type=energy value=5 unit=score'],
    ['does working out help me sleep?', 'get_trends metrics={0=exercise 1=sleep}'],
    [
      'I wanna read 30 books by the end of 2027',
      'create_goal title=Read 30 books area=learning targetValue=30 unit=books startDate=2026-11-18 endDate=2027-12-31',
    ],
    ['ditch the marathon goal', 'delete_goal goalRef=marathon'],
    ['I was 11 stone 9 this morning', 'record_metric type=weight value=73.94 unit=kg'],
    [
      'went swimming for 40 minutes at lunch',
      'record_metric type=exercise value=40 unit=min metadata={exerciseType=cardio}',
    ],
    [
      'walked the dog for an hour',
      'record_metric type=exercise value=60 unit=min metadata={exerciseType=cardio}',
    ],
    [
      'played five-a-side for an hour last night',
      'record_metric type=exercise value=60 unit=min date=2026-11-17 metadata={exerciseType=sports}',
    ],
    ["mood's a solid 6", 'record_metric type=mood value=6 unit=score'],
    ['any correlation between my mood and exercise?', 'get_trends metrics={0=mood 1=exercise}'],
    ['did my stretches', 'record_habit habitRef=stretching'],
    [
      "I'd like to start reading before bed every night",
      'create_habit name=Reading frequency=daily periodOfDay=evening',
    ],
    [
      'I want to save two grand by the end of June',
      'create_goal title=Save two grand area=finance targetValue=2000 unit=reais startDate=2026-11-18 endDate=2027-06-30',
    ],
    ['how am I getting on with my goals?', 'get_goals'],
  ])('%s', (text, expected) => {
    expect(short(inWords(route(text, 'en')))).toBe(expected)
  })
})
