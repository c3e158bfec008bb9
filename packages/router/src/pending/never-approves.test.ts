import type { IntentCall, JsonValue } from '@parco/protocol'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { knowIntents } from '../intents/intent-table.ts'
import { lifeIntents } from '../intents/life/life-intents.ts'
import type { Locale } from '../text/locale.ts'
import { readPending } from './read-pending.ts'

knowIntents(lifeIntents)

const date = '2026-11-18'
const PENDING: readonly (readonly IntentCall[])[] = [
  [
    {
      intent: 'create_expense',
      params: { name: 'Sacolão', category: 'food', actualAmount: 37, date },
    },
  ],
  [{ intent: 'record_metric', params: { type: 'sleep', value: 7, unit: 'hours', date } }],
  [{ intent: 'mark_bill_paid', params: { billRef: 'condomínio', paidDate: date } }],
  [
    {
      intent: 'create_expense',
      params: { name: 'Estacionamento', category: 'transport', actualAmount: 12, date },
    },
    { intent: 'record_metric', params: { type: 'water', value: 750, unit: 'ml', date } },
  ],
]

function intentOf(text: string, writes: readonly IntentCall[], locale: Locale): string {
  const reading = readPending({
    text,
    pending: { kind: 'writes', writes },
    context: { locale, now: new Date('2026-11-18T15:00:00Z'), timeZone: 'America/Sao_Paulo' },
    readFresh: () => undefined,
  })
  return reading?.call.intent ?? 'unrelated'
}

/** Every way of joining a yes to something that takes it back. */
const PORTUGUESE = {
  yes: ['sim', 'pode', 'ok', 'beleza', 'isso', 'claro', 'confirma', 'salva', 'tá bom', '👍'],
  spoil: [
    '?',
    '...',
    ' mas não agora',
    ' mas depois',
    ', talvez',
    ' ser que eu mude',
    ' amanhã',
    ' se der',
    ' só se for barato',
    ' quando eu chegar',
    ' né?',
    ', mas quanto dá?',
    ', sei lá',
    ' 🙄',
    ' 🤔',
    ' 😂',
    ' 🤷',
    ' não',
    ', mas',
    ' ou não',
    ' nada',
    ' depois que eu conferir',
    ' até parece',
    ' que não',
    ', só que não',
    ' se minha esposa deixar',
    ', espera',
    ' acho',
  ],
  alone: [
    'anota um gasto',
    'registra uma despesa',
    'pode lançar uma compra',
    'quero anotar um gasto',
    'kkkkk',
    'kkkkkkkkk',
    'rsrs',
    'oi',
    'oi?',
    'bom dia',
    'oi, boa noite',
    'bom dia 😊',
    'oi, pode?',
    '🍕',
    '😂',
    'rs pode',
    'manda a conta',
    'registra a marca',
    'vai lá no sacolão',
    'fecha a conta',
    'acho que sim',
    'acho que pode',
    'pode ser',
    'pode ser amanhã',
    'talvez sim',
    'quem sabe',
    'será que sim',
    'ainda não sei',
    'não sei se confirmo',
    'você que sabe',
    'tanto faz',
    'por que sim?',
    'como assim confirma?',
    'o que é pra confirmar',
    'confirmar o quê?',
    'quanto deu mesmo?',
    'isso é sério?',
    'certo?',
    'tá certo isso?',
    'e se eu disser sim?',
    'eu diria sim se fosse ontem',
    'se eu falar pode você salva?',
    'sim e não',
    'nem sim nem não',
    'ah tá',
    'aham, sei',
    'claro, e eu sou o papa',
    'meu marido disse que sim',
    'ela falou "pode"',
    'ele confirmou',
    'não confirma ainda',
    'não salva ainda não',
    'não pode',
    'sim senhor nada disso',
    'depois eu confirmo',
    'daqui a pouco eu aprovo',
    'vou confirmar mais tarde',
    'preciso ver antes',
    'deixa eu conferir',
    'peraí',
    'um minuto',
    'calma',
    'só um segundo',
    'só isso?',
    'obrigado',
    'valeu',
    'kkkk sim claro',
    'uai',
    'pode deixar',
    'ok google',
    'sim city é um jogo legal',
    'pode chover hoje',
    'bora pro bar',
    'vai chover',
    'claro que não',
    'isso não',
    'com certeza não',
    'não, isso não',
    'tudo bem?',
    'tudo certo por aí?',
    'beleza, e você?',
    'show do Djavan',
    'quero pensar',
    'quero ver antes',
    'queria confirmar',
    'confirmaria se pudesse',
    'quase confirmei',
    'confirmei errado',
    'já confirmei outra coisa',
    'manda o comprovante',
    'manda um link',
    'vai saber',
    'fechou o mercado?',
    'perfeito seria 30',
    'a primeira vez que confirmo isso',
    'segunda eu confirmo',
    'os dois não',
    'nem todos',
    'nenhum dos dois',
    '""sim""',
    'sim/não',
    'sim (não)',
    'não cancela não sim',
    'ela confirma',
    'ele pode',
    'conta tudo',
    'para tudo',
    'para com isso',
    'de nada',
    'sim, hoje não',
    'pode, o sacolão não',
    'já confirmado',
    'tá certo isso',
    'manda outra',
    'quero mais',
    'mas pode',
    'pode isso',
    'apaga',
    'pode apagar',
    'não apaga',
    'desfaz',
    'mais isso',
    'sim, mais um',
    'pode no',
    'no yes',
    'no, yes',
  ],
}

const ENGLISH = {
  yes: ['yes', 'yeah', 'ok', 'sure', 'go ahead', 'save it', 'fine', 'correct', '✅', 'do it'],
  spoil: [
    '?',
    '...',
    ' but not now',
    ' but later',
    ', maybe',
    ' tomorrow',
    ' if it fits',
    ' only if I have money',
    ' when I get home',
    ', right?',
    ', but how much is it?',
    ', I guess',
    ' 🙄',
    ' 🤔',
    ' 🤣',
    ' haha',
    ' not',
    ', but',
    ' or no',
    ' after I check',
    ', as if',
    ' if my wife says so',
    ', wait',
    ', hold on',
    ' I think',
    ' whatever',
  ],
  alone: [
    'log an expense',
    'add a bill',
    'save an entry please',
    'cool it',
    'hi',
    'hello there',
    'good morning!',
    'hey, sure?',
    '🍔',
    'haha sure',
    'correct me',
    'go ahead of me',
    'keep it down',
    'log in',
    'save me',
    'record store',
    'leave it as is',
    'go home',
    'I think so',
    'maybe',
    'probably yes',
    'not sure',
    "I'm not sure yet",
    'yeah right',
    'yeah, no',
    'yes and no',
    'should I?',
    'can I say yes later?',
    'what happens if I say yes?',
    'is that right?',
    'is it saved?',
    'who said yes?',
    'my boss said yes',
    'he said "go ahead"',
    'she confirmed',
    'I would confirm if I could',
    "don't save it yet",
    'do not confirm',
    "don't go ahead",
    'ok but how much is that in dollars',
    'sure, and pigs fly',
    'oh great',
    'fine print please',
    'ok computer is a great album',
    'right now I am busy',
    'all I want is sleep',
    'both are wrong',
    'not both',
    'not all of them',
    'the first time I see this',
    'second thoughts',
    'wait',
    'hold on a minute',
    'let me check',
    'I almost said yes',
    'I never said yes',
    'yes is not my answer',
    'hopefully',
    'thanks',
    'thank you so much',
    'lol sure',
    'yes or no?',
    'why yes?',
    'if yes then what',
    'it depends',
    'later yes',
    'ask me tomorrow',
    "I'd rather not",
    'no yes',
    'nope, go ahead without me',
    'cool story',
    'nice try',
    'good question',
    'great, now what?',
    'perfect timing for a nap',
    'is it ok',
    'am I right',
    'is this right',
    'are they correct',
    'they confirm',
    'we confirm',
    'already confirmed',
    'but yes',
    'delete it',
    "don't delete it",
    'add more',
    'add another',
    'nice one',
  ],
}

const joined = ({ yes, spoil }: { yes: readonly string[]; spoil: readonly string[] }) =>
  yes.flatMap((start) => spoil.map((end) => start + end))

const [ONE, , , TWO] = PENDING
/** Slow machines share their cores with other suites. */
const timeout = 60_000

describe('what is not an approval is never read as one', { timeout }, () => {
  it.each<[string, Locale, readonly string[], typeof PENDING]>([
    ['on its own', 'pt-BR', PORTUGUESE.alone, PENDING],
    ['taken back', 'pt-BR', joined(PORTUGUESE), [ONE ?? [], TWO ?? []]],
    ['on its own', 'en', ENGLISH.alone, PENDING],
    ['taken back', 'en', joined(ENGLISH), [ONE ?? [], TWO ?? []]],
  ])('%s, %s', (_, locale, texts, pending) => {
    const approved = texts.flatMap((text) =>
      pending
        .filter((writes) => intentOf(text, writes, locale) === 'confirm')
        .map((writes) => `${text} · ${writes[0]?.intent}`),
    )
    expect(approved).toEqual([])
  })

  it('whatever unknown word stands in the reply', () => {
    const unknown = fc.stringMatching(/^[bcdfgjlmpqrvz]{2}[aeiou][bcdfgjlmpqrvz]{2}[aeiou]$/)
    const place = fc.tuple(
      fc.constantFrom('sim', 'pode', 'ok', 'isso mesmo'),
      unknown,
      fc.boolean(),
      fc.constantFrom(...PENDING),
    )
    fc.assert(
      fc.property(place, ([yes, word, isFirst, writes]) => {
        const text = isFirst ? `${word} ${yes}` : `${yes} ${word}`
        expect(intentOf(text, writes, 'pt-BR')).not.toBe('confirm')
      }),
      { numRuns: 100, seed: 7 },
    )
  })

  it('takes any pending call without throwing', () => {
    const odd = [
      'constructor',
      '__proto__',
      'toString',
      'create_expense',
      'record_metric',
      'update_metric',
      '',
    ]
    const value = fc.oneof(
      fc.constantFrom<JsonValue>(...odd, null, 7, [], {}, { name: 1 }, { type: 'valueOf' }),
    )
    const slots = [
      'name',
      'type',
      'value',
      'actualAmount',
      'date',
      'expenseRef',
      'entryRef',
      'billRef',
      '__proto__',
    ]
    const params = fc.dictionary(fc.constantFrom(...slots), value)
    const texts = [
      'sim',
      'só o primeiro',
      'na verdade 45',
      'foi ontem',
      'era no mercado',
      'não',
      '12 por 8',
      'peso',
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...odd),
        params,
        fc.constantFrom(...texts),
        fc.boolean(),
        (intent, given, text, asks) => {
          const call = { intent, params: given }
          readPending({
            text,
            pending: asks
              ? { kind: 'question', missing: slots, candidate: call }
              : { kind: 'writes', writes: [call] },
            context: {
              locale: 'pt-BR',
              now: new Date('2026-11-18T15:00:00Z'),
              timeZone: 'America/Sao_Paulo',
            },
            readFresh: () => undefined,
          })
        },
      ),
      { numRuns: 150, seed: 5 },
    )
  })

  it('takes any text without throwing', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.constantFrom(...PENDING),
        (text, writes) => {
          intentOf(text, writes, 'pt-BR')
          intentOf(text, writes, 'en')
        },
      ),
      { numRuns: 100, seed: 11 },
    )
  })
})
