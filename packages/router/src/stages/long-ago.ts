import type { ReadingInput } from '../clauses/clause-reading.ts'
import { wordSet } from '../text/word-set.ts'

/** Words without which nothing of `LONG_AGO` stands in a message. */
const CUES = wordSet(
  `quando infancia adolescencia faculdade escola antigamente costumava atras epoca tempos pandemia antigo antiga anos
  gravida gestante cheguei primeiro primeira saudade
  kid child teen teenager teens student when back college ago used growing twenties thirties 20s 30s old pregnant
  pandemic covid lockdown once first days`,
)

/** A time of life that is over, or a first of many. */
const LONG_AGO = new RegExp(
  ` (?:${[
    'quando (?:crianca|menin[oa]|jovem|pequen[oa]|adolescente|solteir[oa])',
    'quando (?:eu )?(?:era|nasci|morava|morei|estudava|trabalhava|namorava|casei)',
    String.raw`quando (?:eu )?tinha \d+ anos`,
    'na (?:infancia|adolescencia|(?:minha|nossa) epoca)',
    String.raw`na (?:faculdade|escola|epoca (?:d[aeo]|que)) (?:eu )?(?:me )?\w*(?:ava|ia|inha|era)`,
    String.raw`na epoca d\w+ \w+ (?:eu )?(?:me )?\w+(?:ava|ia|inha)`,
    'no tempo (?:d[aeo]|que)',
    '(?:bons|naqueles|outros) tempos',
    'antigamente',
    'antes da pandemia',
    '(?:durante|na) a? ?pandemia',
    String.raw`(?:ha|faz|tem|la se vao)(?: uns| mais de)? \w+ anos`,
    'anos atras',
    'eu costumava',
    'antigo (?:emprego|trabalho|trampo)',
    'antiga (?:empresa|casa|firma)',
    'gravida (?:eu )?(?:cheguei|pesava|tava|estava)',
    'ja cheguei a',
    'saudades? (?:de|do tempo em) quando',
    String.raw`when i was (?:an?|in my|young\w*|little|\d+|pregnant|married|single|living|fat|skinny|your age)`,
    'when (?:i|we) (?:lived|worked at|worked for|studied|dated)',
    String.raw`back (?:then|when|in (?:\d+|the|college|high|my|school|uni))`,
    'as an? (?:kid|child|teen|teenager|student|young)',
    'in (?:college|high school|grad school|my (?:teens|twenties|thirties|20s|30s|youth|day))',
    'growing up',
    '(?:years|decades) ago',
    '(?:i|we) used to',
    'my (?:old|first) job',
    '(?:before|during|in) (?:the pandemic|covid|lockdown)',
    '(?:the good )?old days',
    'i once',
    'pregnant me',
  ].join('|')}) `,
)

/** "meu primeiro carro custou 8 mil": the first of something is of long ago, unless a day is said. */
const FIRST_OF_MANY =
  / (?:meu|minha|nosso|nossa|my|our)(?: very)? (?:primeir[oa]|first) \w+(?: \w+)? (?:foi|era|custou|me custou|saiu|was|cost|paid) /

/** Whether what is told lies so far back that nobody records it today: "em 1998", "when I was 20", "10 anos atrás". */
export function isLongAgo(input: ReadingInput): boolean {
  const { items, spans } = input.message
  if (spans.some((span) => isOfPastYear(span, input.today))) return true
  if (!items.some(({ word }) => CUES.has(word))) return false
  const said = ` ${items.map(({ word }) => word).join(' ')} `
  return LONG_AGO.test(said) || (FIRST_OF_MANY.test(said) && !isDated(input))
}

type Span = ReadingInput['message']['spans'][number]

function isOfPastYear(span: Span, today: string): boolean {
  if (span.type === 'period')
    return span.value.granularity === 'year' && span.value.past.endDate < today.slice(0, 4)
  return span.type === 'date' && !span.invalid && span.value.past < yearBefore(today)
}

const yearBefore = (today: string): string => `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`

const isDated = ({ message: { spans } }: ReadingInput): boolean =>
  spans.some(({ type }) => type === 'date')
