import { type Message, wordsOf } from '../../clauses/message.ts'
import type { SlotSpanOf } from '../../slots/slot-span.ts'
import { PhraseSet } from '../../speech/phrase-set.ts'
import type { Locale } from '../../text/locale.ts'
import { type NamedPerson, personAt } from '../../values/person-at.ts'
import type { BuiltCall, CallInput } from './call-builder.ts'
import { plainWords } from './said-words.ts'

type Preference = 'interests' | 'dislikes' | 'giftIdeas' | 'dietaryRestrictions'

/** What is said of somebody, by the words that open it; what follows is what they like or cannot eat. */
const PREDICATES: readonly (readonly [Preference, Record<Locale, string>])[] = [
  [
    'dislikes',
    {
      'pt-BR':
        'não é fã de, não é muito fã de, não é chegado em, não é chegada em, não gosta nada de, não gosta nem um pouco de, não tolera, tem nojo de, tem trauma de, abomina, não gosta de, não gosta do, não gosta da, não curte, não suporta, odeia, detesta, não pode ver, não aguenta, tem horror a, tem pavor de',
      en: "doesn't like, does not like, hates, dislikes, can't stand, detests, is not into, isn't into, really hates, isn't keen on, is not keen on, isn't a fan of, is not a fan of, isn't fond of, can't bear, couldn't stand, absolutely hates",
    },
  ],
  [
    'dietaryRestrictions',
    {
      'pt-BR':
        'não come mais, não bebe mais, cortou, não come, não bebe, não pode comer, não pode beber, não toma, é alérgico a, é alérgica a, é alérgico ao, é alérgica à, é intolerante a, é intolerante à, tem alergia a, tem alergia à, tem alergia de, tem intolerância a, tem intolerância à, parou de comer, deixou de comer, não consome, não pode com, virou, é',
      en: "doesn't eat, does not eat, doesn't drink, can't eat, cannot eat, can't have, can't do, can't drink, can't handle, can't tolerate, isn't allowed, is off, has given up, gave up eating, is allergic to, has an allergy to, is intolerant to, stopped eating, avoids, became, is",
    },
  ],
  [
    'giftIdeas',
    {
      'pt-BR':
        'quer um, quer uma, quer, pediu de aniversário, pediu de natal, queria, pediu, tá querendo, está querendo, adoraria, gostaria de, adoraria ganhar, sonha em ganhar, quer ganhar, queria ganhar, quer de presente, queria de presente, tá querendo ganhar, está querendo ganhar, gostaria de ganhar, pediu de presente, quer de aniversário, quer de natal',
      en: 'really wants, would like, is hoping for, has asked for, is asking for, wants a, wants an, wants some, wants the, wants, would love, wants for christmas, wants for her birthday, wants for his birthday, would love to get, wants as a gift, asked for',
    },
  ],
  [
    'interests',
    {
      'pt-BR':
        'é doido por, é doida por, é maluco por, é maluca por, é vidrado em, é vidrada em, é viciado em, é viciada em, é fanático por, é fanática por, é fissurado em, é fissurada em, é chegado em, é chegada em, é muito fã de, é super fã de, tem paixão por, é ligado em, é ligada em, gosta demais de, adora demais, ama demais, sempre gostou de, tá viciado em, tá viciada em, tá amando, gosta de, gosta do, gosta da, gosta muito de, adora, ama, curte, é fã de, é fã do, é fã da, coleciona, é apaixonado por, é apaixonada por, é louco por, é louca por, se interessa por, gosta bastante de',
      en: 'likes, loves, really likes, really loves, enjoys, is into, is a fan of, is a big fan of, collects, is crazy about, adores, is passionate about, is interested in, is really into, is so into, is very into, is mad about, is nuts about, is obsessed with, is keen on, is really keen on, is fond of, is a huge fan of, is a massive fan of, is a real fan of, is big on, is mad on, is hooked on, always loves, absolutely loves',
    },
  ],
]

/** Diets that "is" alone may introduce. */
const DIETS = new Set(
  'vegetariano vegetariana vegano vegana celiaco celiaca diabetico diabetica vegetarian vegan celiac diabetic pescatarian kosher halal pescetariano pescetariana'.split(
    ' ',
  ),
)
const DIET_PHRASES =
  /^(?:intolerante (?:a|à|ao) .+|intolerant to .+|(?:gluten|lactose|sugar|dairy)[ -](?:free|intolerant))$/i

let predicates: Record<Locale, readonly (readonly [Preference, PhraseSet])[]> | undefined

function predicatesOf(locale: Locale) {
  predicates ??= {
    'pt-BR': PREDICATES.map(([kind, words]) => [kind, new PhraseSet(words['pt-BR'], 'pt-BR')]),
    en: PREDICATES.map(([kind, { en }]) => {
      // "my mum's allergic to nuts" says "is" in short.
      const short = en.replaceAll(/\bis /g, "'s ")
      return [kind, new PhraseSet(`${en}, ${short}`, 'en')]
    }),
  }
  return predicates[locale]
}

/** "faz 80 anos". */
const TURNS = new Set('faz fazer completa completar turns turned turning turn'.split(' '))

const isAge = (word: string | undefined): boolean => /^\d{1,3}$/.test(word ?? '')
const BIRTHDAY = new Set(
  'aniversario aniversaria nasceu niver birthday bday born nascimento nasceram'.split(' '),
)

/** What a stretch says of a person the user knows: a birthday, a taste, a diet, who they are. */
export function buildPersonFact(input: CallInput, from: number, to: number): BuiltCall | undefined {
  const { message, vocabulary } = input
  const birthday = birthdayIn(input, from, to)
  if (birthday) return birthday
  const person = personAt(message, from, to, vocabulary)
  if (person === undefined) return undefined
  let at = person.to
  while (ADVERBS.has(message.items[at]?.word ?? '')) at += 1
  const predicate = predicateAt(message, at, to)
  if (predicate === undefined) return undefined
  const { kind, length } = predicate
  if (personAt(message, at + length, to, vocabulary)?.to === to && kind !== 'dietaryRestrictions')
    return undefined
  const isCopula = length === 1 && COPULAS.has(message.items[at]?.word ?? '')
  const list = listOf(message, at + length, to)
  if (list.length === 0 || (!isCopula && isOwn(message, at + length, to))) return undefined
  if (isCopula && !isDiet(message, at + length, to))
    return relationOf(input, person, at + length, to)
  return update(person, { preferences: { [kind]: list } })
}

const SPEAKERS = new Set('meu minha meus minhas my our me mim money dinheiro'.split(' '))

/** "the doctor asked for my weight", "a vó pediu 200": what is the speaker's, or money, is nobody's taste. */
function isOwn({ items, spans }: Message, from: number, to: number): boolean {
  return (
    SPEAKERS.has(items[from]?.word ?? '') ||
    spans.some(
      (span) =>
        span.type === 'money' && span.value.isCurrencySaid && span.from === from && span.to <= to,
    )
  )
}

/** The longest of the phrases that stand there: "is into" says more than "is". */
export function predicateAt(
  message: Message,
  at: number,
  to: number,
): { readonly kind: Preference; readonly length: number } | undefined {
  const wordAt = (place: number) => message.items[place]?.word
  const found = predicatesOf(message.locale)
    .map(([kind, phrases]) => ({ kind, length: phrases.lengthAt(wordAt, at, to) }))
    .filter(({ length }) => length > 0)
  return found.sort((one, other) => other.length - one.length)[0]
}

const ADVERBS = new Set('tambem ja realmente so also really just agora now ainda'.split(' '))
const COPULAS = new Set(['e', 'is', "'s", 'virou', 'became'])

function isDiet(message: Message, from: number, to: number): boolean {
  const text = plainWords(message, from, to)
  return DIETS.has(message.items[from]?.word ?? '') || DIET_PHRASES.test(text)
}

/** "o Pedro é meu primo". */
function relationOf(
  input: CallInput,
  person: NamedPerson,
  from: number,
  to: number,
): BuiltCall | undefined {
  const opener = input.message.items[from]?.word ?? ''
  if (!['meu', 'minha', 'my'].includes(opener)) return undefined
  const other = personAt(input.message, from, to, undefined)
  if (other?.relation === undefined || other.to < to || person.relation) return undefined
  return update(person, { relationship: other.ref })
}

const update = (person: NamedPerson, updates: Record<string, unknown>): BuiltCall => ({
  intent: 'update_person',
  params: { personRef: person.ref, updates },
  missing: [],
})

const SEPARATORS = new Set([',', 'e', 'and', 'ou', 'nem', 'or', '/'])
/** Since when is no part of what. */
const SINCE = new Set('ha desde since'.split(' '))
const SKIPPED = new Set(
  'de do da um uma o a the an some muito muita comer ganhar receber'.split(' '),
)

/** "vinho, queijo e chocolate" is three things. */
function listOf(message: Message, from: number, to: number): string[] {
  const list: string[] = []
  let start = from
  const close = (end: number) => {
    let at = start
    while (at < end - 1 && SKIPPED.has(message.items[at]?.word ?? '')) at += 1
    const text = at < end ? plainWords(message, at, end) : ''
    if (text !== '') list.push(text)
  }
  for (let at = from; at < to; at++) {
    const word = message.items[at]?.word ?? ''
    // "adora dinossauros, pra eu não esquecer": why it is told is no further taste.
    const next = message.items[at + 1]?.word ?? ''
    if (word === ',' && (next === 'para' || next === 'so')) {
      close(at)
      return list
    }
    if (SINCE.has(word)) {
      close(at)
      return list
    }
    if (!SEPARATORS.has(word)) continue
    close(at)
    start = at + 1
  }
  close(to)
  return list
}

/** "a Maria faz aniversário dia 15 de maio", "o aniversário da Maria é 15/05". */
function birthdayIn(input: CallInput, from: number, to: number): BuiltCall | undefined {
  const { message, vocabulary } = input
  const words = wordsOf({ message, from, to })
  const isBirthday =
    words.some((word) => BIRTHDAY.has(word)) ||
    (words.includes('anos') && words.some((word) => TURNS.has(word))) ||
    (message.locale === 'en' && words.some((word, at) => TURNS.has(word) && isAge(words[at + 1])))
  if (!isBirthday) return undefined
  const dates = message.spans.filter(
    (span): span is SlotSpanOf<'date'> =>
      span.type === 'date' && span.from >= from && span.to <= to,
  )
  // "faz 30 anos dia 22 de maio": how many years is no day.
  const date = dates.find((span) => !/\banos\b/i.test(span.text))
  const isPronoun = message.items.slice(from, to).some((item) => PRONOUNS.has(item.word))
  const person =
    firstPerson(message, from, to, vocabulary) ??
    (isPronoun ? firstPerson(message, 0, from, vocabulary) : undefined)
  if (person === undefined || date === undefined) return undefined
  if (date.invalid) {
    const params = { personRef: person.ref }
    return { intent: 'update_person', params, missing: ['updates'], reason: date.invalid }
  }
  const birthday = birthdayOf(date, message)
  return birthday === undefined ? undefined : update(person, { birthday })
}

/** Who was named just before: "o presente da Bia, o aniversário dela". */
const PRONOUNS = new Set('dela dele her his ela ele she he'.split(' '))

/** Without a year `--MM-DD`; a day without a month is not enough, but "today" is a day of the year. */
function birthdayOf({ value }: SlotSpanOf<'date'>, message: Message): string | undefined {
  const isYearSaid =
    value.said === 'full' && value.past < String(message.slotContext.now.getUTCFullYear())
  if (isYearSaid) return value.past
  if (value.monthDay !== undefined) return `--${value.monthDay}`
  if (value.said === 'relative') return `--${value.past.slice(5)}`
  return value.dayOfMonth === undefined ? undefined : `--${value.future.slice(5)}`
}

/** The first person named anywhere in a stretch. */
export function firstPerson(
  message: Message,
  from: number,
  to: number,
  vocabulary: CallInput['vocabulary'],
): NamedPerson | undefined {
  for (let at = from; at < to; at++) {
    const person = personAt(message, at, to, vocabulary)
    if (person) return person
  }
  return undefined
}
