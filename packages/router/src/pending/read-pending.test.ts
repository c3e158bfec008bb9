import type { IntentCall } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import { knowIntents } from '../intents/intent-table.ts'
import { lifeIntents } from '../intents/life/life-intents.ts'
import type { Locale } from '../text/locale.ts'
import type { Pending, PendingReading } from './pending.ts'
import { readPending } from './read-pending.ts'

knowIntents(lifeIntents)

const today = '2026-11-18'
const expense = (name: string, category: string, actualAmount: number): IntentCall => ({
  intent: 'create_expense',
  params: { name, category, actualAmount, date: today },
})
const metric = (type: string, value: number, unit: string): IntentCall => ({
  intent: 'record_metric',
  params: { type, value, unit, date: today },
})
const taxi = expense('Táxi', 'transport', 31)
const bakery = expense('Padaria', 'food', 14.5)
const pharmacy = expense('Farmácia', 'health', 60)
const weight = metric('weight', 82, 'kg')
const water = metric('water', 2000, 'ml')
const light: IntentCall = { intent: 'mark_bill_paid', params: { billRef: 'luz', paidDate: today } }
const gym: IntentCall = {
  intent: 'create_bill',
  params: { name: 'Academia', category: 'other', amount: 99, dueDay: 5, isRecurring: true },
}

const categories: Readonly<Record<string, string>> = { Farmácia: 'health', Feira: 'food' }
const complete = (call: IntentCall): IntentCall => {
  const category = categories[String(call.params.name)]
  return category === undefined || call.params.category
    ? call
    : { ...call, params: { ...call.params, category } }
}

interface Given {
  readonly locale?: Locale
  readonly fresh?: (text: string) => IntentCall | undefined
}

function read(
  text: string,
  pending: Pending | readonly IntentCall[],
  given: Given = {},
): PendingReading | undefined {
  return readPending({
    text,
    pending: Array.isArray(pending) ? { kind: 'writes', writes: pending } : (pending as Pending),
    context: {
      locale: given.locale ?? 'pt-BR',
      now: new Date('2026-11-18T15:00:00Z'),
      timeZone: 'America/Sao_Paulo',
    },
    readFresh: given.fresh ?? (() => undefined),
    complete,
  })
}

const asks = (missing: readonly string[], candidate: IntentCall): Pending => ({
  kind: 'question',
  missing,
  candidate,
})

describe('a plain yes', () => {
  it.each([
    'sim',
    'Simmm!',
    'é',
    'isso aí',
    'pode',
    'pode sim, por favor',
    'tá bom',
    'ta certo, pode salvar',
    'vai em frente',
    'pode deixar anotado',
    'é esse valor mesmo',
    'positivo e operante',
    'tá ótimo assim',
    'BELEZA',
    'blz, anota',
    'bora',
    'vai lá',
    'com certeza',
    'confirma pra mim',
    'sim, 31 reais',
    '👍🏽',
    '✅',
    'yes',
    'go ahead',
  ])('pt-BR: %s', (text) => {
    expect(read(text, [taxi])?.call).toEqual({ intent: 'confirm', params: {} })
  })

  it.each([
    'yes',
    'yesss',
    'yup!',
    'sure, go ahead',
    'ok',
    "that's right",
    'sounds good',
    'please do',
    'sounds good to me',
    'log it',
    'no problem',
    '👌',
  ])('en: %s', (text) => {
    expect(read(text, [taxi], { locale: 'en' })?.call).toEqual({ intent: 'confirm', params: {} })
  })
})

describe('a plain no', () => {
  it.each([
    'nem precisa',
    'nada a ver',
    'melhor deixar quieto',
    'pode jogar fora',
    'desconsidera',
    'não',
    'naooo',
    'n',
    'não, obrigado',
    'cancela',
    'melhor não',
    'deixa quieto',
    'esquece isso',
    'nem pensar',
    'ok, cancela',
    'desisti',
    '👎',
    'claro que não',
    'não registra isso não',
  ])('pt-BR: %s', (text) => {
    expect(read(text, [taxi])?.call).toEqual({ intent: 'reject', params: {} })
  })

  it.each([
    'no',
    'nope',
    'no thank you',
    'never mind',
    "don't save it",
    'cancel that',
    'skip',
    'ok, forget it',
    '❌',
  ])('en: %s', (text) => {
    expect(read(text, [taxi], { locale: 'en' })?.call).toEqual({ intent: 'reject', params: {} })
  })
})

describe('a refusal in other words', () => {
  it.each<[string, Locale]>([
    ['salva não', 'pt-BR'],
    ['não, anota isso não', 'pt-BR'],
    ['foi só um desabafo, nem registra', 'pt-BR'],
    ['eu só tava comentando', 'pt-BR'],
    ['isso quem pagou foi meu cunhado', 'pt-BR'],
    ['opa, essa compra foi da minha prima', 'pt-BR'],
    ['I was only venting, no need to record it', 'en'],
    ["oops, that was my roommate's", 'en'],
    ["that wasn't mine, it was my brother's", 'en'],
    ['my dad paid for that one', 'en'],
  ])('refuses what waits: %s', (text, locale) => {
    expect(read(text, [pharmacy], { locale })?.call).toEqual({ intent: 'reject', params: {} })
  })

  it.each<[string, Locale, number]>([
    ['a farmácia não, essa quem pagou foi minha tia', 'pt-BR', 0],
    ['o táxi não, foi meu sogro que pagou', 'pt-BR', 1],
    ['not the farmácia, my sister paid that one', 'en', 0],
    ["the táxi was my boss's", 'en', 1],
  ])('refuses what is somebody else’s among several: %s', (text, locale, position) => {
    const reading = read(text, [pharmacy, taxi], { locale })
    expect(reading?.call).toEqual({ intent: 'reject', params: { items: [position] } })
  })

  it('refuses nothing where it is not said which is somebody else’s', () => {
    const reading = read('isso foi meu pai que pagou', [pharmacy, taxi])
    expect(reading?.call.intent).not.toBe('reject')
  })

  it.each<[string, Locale, readonly number[]]>([
    ['the táxi one only', 'en', [1]],
    ['only the farmácia one', 'en', [0]],
  ])('takes "one" for the thing just named: %s', (text, locale, items) => {
    const reading = read(text, [pharmacy, taxi], { locale })
    expect(reading?.call).toEqual({ intent: 'confirm', params: { items } })
  })
})

describe('several writes', () => {
  const writes = [taxi, bakery, pharmacy]

  it.each<[string, string, readonly number[] | undefined]>([
    ['os três', 'confirm', undefined],
    ['pode salvar tudo', 'confirm', undefined],
    ['nenhum', 'reject', undefined],
    ['só o segundo', 'confirm', [1]],
    ['só a segunda', 'confirm', [1]],
    ['apenas a padaria', 'confirm', [1]],
    ['o primeiro e o último', 'confirm', [0, 2]],
    ['os dois primeiros', 'confirm', [0, 1]],
    ['todos menos o táxi', 'confirm', [1, 2]],
    ['sim, menos a farmacia', 'confirm', [0, 1]],
    ['o táxi sim, a padaria e a farmácia não', 'confirm', [0]],
    ['sim, o táxi e a padaria', 'confirm', [0, 1]],
    ['salva o táxi e esquece o resto', 'confirm', [0]],
    ['pode, mas tira a padaria', 'confirm', [0, 2]],
    ['o de 60 sim', 'confirm', [2]],
    ['a padaria não', 'reject', [1]],
    ['tira o terceiro', 'reject', [2]],
    ['menos o táxi', 'reject', [0]],
    ['só o táxi não', 'reject', [0]],
  ])('pt-BR: %s', (text, intent, items) => {
    expect(read(text, writes)?.call).toEqual({ intent, params: items ? { items } : {} })
  })

  it.each<[string, string, readonly number[] | undefined]>([
    ['all of them', 'confirm', undefined],
    ['all but the second', 'confirm', [0, 2]],
    ['everything except the táxi', 'confirm', [1, 2]],
    ['just the last one', 'confirm', [2]],
    ['the first one only', 'confirm', [0]],
    ['the first two', 'confirm', [0, 1]],
    ['yes, not the second one', 'confirm', [0, 2]],
    ['none of them', 'reject', undefined],
    ['skip the first', 'reject', [0]],
  ])('en: %s', (text, intent, items) => {
    expect(read(text, writes, { locale: 'en' })?.call).toEqual({
      intent,
      params: items ? { items } : {},
    })
  })

  it.each([
    'o táxi',
    'os dois',
    'o quarto',
    'não, o táxi',
    'o táxi não, a padaria também',
    'o táxi e a padaria',
    'nem todos',
    'sim, o táxi não, o táxi sim',
  ])('decides nothing: %s', (text) => {
    expect(read(text, writes)?.call.intent).toBe('none')
  })

  it('reads a name that is also a cue as the name', () => {
    const concert = expense('Show', 'entertainment', 200)
    expect(read('show', [concert, taxi])?.call.intent).toBe('none')
    expect(read('só o show', [concert, taxi])?.call).toEqual({
      intent: 'confirm',
      params: { items: [0] },
    })
  })
})

describe('a pending deletion', () => {
  const deletion: IntentCall = {
    intent: 'delete_expense',
    params: { expenseRef: { name: 'táxi' } },
  }

  it.each<[string, string]>([
    ['pode apagar', 'confirm'],
    ['apaga', 'confirm'],
    ['sim, exclui', 'confirm'],
    ['não apaga', 'reject'],
    ['não, deixa', 'reject'],
    ['cancela', 'reject'],
  ])('%s', (text, intent) => {
    expect(read(text, [deletion])?.call).toEqual({ intent, params: {} })
  })

  it('is not mixed with a creation', () => {
    expect(read('apaga', [deletion, bakery])?.call.intent).toBe('none')
    expect(read('delete it', [deletion], { locale: 'en' })?.call).toEqual({
      intent: 'confirm',
      params: {},
    })
  })
})

describe('a correction', () => {
  it.each<[string, IntentCall, Record<string, unknown>]>([
    ['na verdade 35', taxi, { actualAmount: 35 }],
    ['foi 28,90', taxi, { actualAmount: 28.9 }],
    ['não, 35', taxi, { actualAmount: 35 }],
    ['sim mas foi 40', taxi, { actualAmount: 40 }],
    ['não foi 31, foi 13', taxi, { actualAmount: 13 }],
    ['muda de 31 pra 50', taxi, { actualAmount: 50 }],
    ['o valor é 44', taxi, { actualAmount: 44 }],
    ['45', taxi, { actualAmount: 45 }],
    ['foram 20 dólares', taxi, { actualAmount: 20, currency: 'USD' }],
    ['era no débito', taxi, { paymentMethod: 'debit_card' }],
    ['ops, paguei no pix', taxi, { paymentMethod: 'pix' }],
    ['categoria lazer', taxi, { category: 'entertainment' }],
    ['era saúde, não transporte', taxi, { category: 'health' }],
    ['não, foi na feira', taxi, { name: 'Feira', category: 'food' }],
    ['o nome é corrida', taxi, { name: 'Corrida' }],
    ['errei, 81,4', weight, { value: 81.4 }],
    ['muda pra 3 litros', water, { value: 3000 }],
    ['na verdade 1,5 litro', water, { value: 1500 }],
    ['na verdade foram 3', water, { value: 3000 }],
    ['não, foi a água', light, { billRef: 'água' }],
    ['veio 212,30', light, { amount: 212.3 }],
    ['sim, mas foi ontem', light, { paidDate: '2026-11-17' }],
    ['é no dia 15', gym, { dueDay: 15 }],
    ['isso, só que foi anteontem', taxi, { date: '2026-11-16' }],
  ])('pt-BR: %s', (text, pending, changes) => {
    expect(read(text, [pending])?.call).toEqual({ intent: 'correct', params: changes })
  })

  it.each<[string, IntentCall, Record<string, unknown>]>([
    ['actually 35', taxi, { actualAmount: 35 }],
    ['make it 3 liters', water, { value: 3000 }],
    ['no, it was 29', taxi, { actualAmount: 29 }],
    ['yes but it was yesterday', taxi, { date: '2026-11-17' }],
    ['it was on my credit card', taxi, { paymentMethod: 'credit_card' }],
    ['change the amount to 18.50', taxi, { actualAmount: 18.5 }],
    ['sorry, 81', weight, { value: 81 }],
    ['put it under housing', taxi, { category: 'housing' }],
    ['call it Airport', taxi, { name: 'Airport' }],
    ['due on the 15th', gym, { dueDay: 15 }],
  ])('en: %s', (text, pending, changes) => {
    expect(read(text, [pending], { locale: 'en' })?.call).toEqual({
      intent: 'correct',
      params: changes,
    })
  })

  it.each<[string, Locale, number, Record<string, unknown>]>([
    ['o segundo foi 20', 'pt-BR', 1, { actualAmount: 20 }],
    ['o táxi deu 30', 'pt-BR', 0, { actualAmount: 30 }],
    ['não foi 14,50, foi 15', 'pt-BR', 1, { actualAmount: 15 }],
    ['a água na verdade foi 1 litro', 'pt-BR', 2, { value: 1000 }],
    ['the second one was 20', 'en', 1, { actualAmount: 20 }],
    ['the first was 30', 'en', 0, { actualAmount: 30 }],
  ])('says which of several writes it changes: %s', (text, locale, target, changes) => {
    const reading = read(text, [taxi, bakery, water], { locale })
    expect(reading?.call).toEqual({ intent: 'correct', params: changes })
    expect(reading?.target).toBe(target)
  })

  it('asks which when a value fits several writes', () => {
    expect(read('foi 45', [taxi, bakery])).toMatchObject({
      call: { intent: 'none' },
      rule: 'ambiguous',
    })
  })

  it('asks again for a value that cannot be', () => {
    const reading = read('na verdade 900', [weight])
    expect(reading?.call).toMatchObject({ intent: 'clarify', params: { missing: ['value'] } })
    expect(reading?.call.params.candidate).toEqual({
      intent: 'record_metric',
      params: { type: 'weight', unit: 'kg', date: today },
    })
  })

  it('takes only what differs from a fresh reading of the rest', () => {
    const fresh = (text: string) =>
      text === 'gastei 45 na padaria' ? expense('Padaria', 'food', 45) : undefined
    expect(read('não, gastei 45 na padaria', [bakery], { fresh })?.call).toEqual({
      intent: 'correct',
      params: { actualAmount: 45 },
    })
  })
})

describe('a correction of something ahead', () => {
  const reminder: IntentCall = {
    intent: 'create_reminder',
    params: { title: 'Ligar pro banco', datetime: '2026-11-19T09:00:00-03:00' },
  }

  it.each<[string, Record<string, unknown>]>([
    ['não, às 10h30', { datetime: '2026-11-19T10:30:00-03:00' }],
    ['muda pra sexta', { datetime: '2026-11-20T09:00:00-03:00' }],
    ['na verdade depois de amanhã às 15h', { datetime: '2026-11-20T15:00:00-03:00' }],
    ['melhor 7 e meia', { datetime: '2026-11-19T07:30:00-03:00' }],
    ['bota 10 e meia', { datetime: '2026-11-19T10:30:00-03:00' }],
    ['põe 11 e 15', { datetime: '2026-11-19T11:15:00-03:00' }],
  ])('%s', (text, changes) => {
    expect(read(text, [reminder])?.call).toEqual({ intent: 'correct', params: changes })
  })
})

describe('a correction in other words', () => {
  it('takes the day that is not denied', () => {
    expect(read('não foi hoje, foi ontem', [taxi])?.call).toEqual({
      intent: 'correct',
      params: { date: '2026-11-17' },
    })
  })

  it('takes a bare value even where it would be a record of its own', () => {
    const fresh = () => metric('water', 3000, 'ml')
    expect(read('3 litros', [water], { fresh })?.call).toEqual({
      intent: 'correct',
      params: { value: 3000 },
    })
  })

  it.each<[string, IntentCall, Record<string, unknown>]>([
    ['quase, foi 45', taxi, { actualAmount: 45 }],
    ['troca táxi por ônibus', taxi, { name: 'Ônibus' }],
    ['a água, não a luz', light, { billRef: 'água' }],
    ['paguei ontem', light, { paidDate: '2026-11-17' }],
    ['120 por mês', gym, { amount: 120 }],
    [
      'foi das 23h às 7h',
      metric('sleep', 6, 'hours'),
      { value: 8, metadata: { bedtime: '23:00', waketime: '07:00' } },
    ],
  ])('%s', (text, pending, changes) => {
    expect(read(text, [pending])?.call).toEqual({ intent: 'correct', params: changes })
  })
})

describe('a reply in the other language than the conversation', () => {
  it.each<[string, Locale, string]>([
    ['tudo menos a padaria', 'en', 'confirm'],
    ['não, obrigado', 'en', 'reject'],
    ['save it please', 'pt-BR', 'confirm'],
  ])('%s', (text, locale, intent) => {
    expect(read(text, [taxi, bakery], { locale })?.call.intent).toBe(intent)
  })
})

describe('a request after a yes', () => {
  const summary: IntentCall = { intent: 'get_finance_summary', params: {} }
  const fresh = (text: string) => (text === 'quanto gastei no mês?' ? summary : undefined)

  it('is taken up with the yes', () => {
    const actions = [{ intent: 'confirm', params: {} }, summary]
    const reading = read('sim, e quanto gastei no mês?', [taxi], { fresh })
    expect(reading).toEqual({ call: { intent: 'multi', params: { actions } }, rule: 'double' })
  })

  it('is taken up alone where the yes may only say that it was heard', () => {
    const reading = read('tá bom, e quanto gastei no mês?', [taxi], { fresh })
    expect(reading).toEqual({ call: summary, rule: 'aside' })
  })
})

describe('something else', () => {
  it.each<[string, IntentCall, IntentCall]>([
    ['gastei 20 no ônibus', taxi, expense('Ônibus', 'transport', 20)],
    ['táxi 20', taxi, expense('Táxi', 'transport', 20)],
    ['mais 500ml', water, metric('water', 500, 'ml')],
    ['quanto gastei hoje?', taxi, { intent: 'get_expenses', params: {} }],
    ['ok, e quanto gastei no mês?', taxi, { intent: 'get_finance_summary', params: {} }],
    ['foi 22 o lanche', taxi, expense('Lanche', 'food', 22)],
  ])('%s is left to the fresh reading', (text, pending, fresh) => {
    expect(read(text, [pending], { fresh: () => fresh })).toBeUndefined()
  })

  it.each(['obrigado', 'bom dia', 'que frio hoje', '', '   ', '🍕'])(
    'says nothing about it: %j',
    (text) => {
      expect(read(text, [taxi])?.call.intent ?? 'unrelated').not.toBe('confirm')
    },
  )

  it('never reads long messages as a decision', () => {
    expect(read('sim '.repeat(60), [taxi])).toBeUndefined()
  })
})

describe('an answer to a question', () => {
  const amountKnown: IntentCall = {
    intent: 'create_expense',
    params: { actualAmount: 50, date: today },
  }
  const nameKnown: IntentCall = {
    intent: 'create_expense',
    params: { name: 'Feira', category: 'food', date: today },
  }
  const bill: IntentCall = {
    intent: 'create_bill',
    params: { name: 'Gás', category: 'utilities', amount: 80, isRecurring: true },
  }
  const drunk: IntentCall = { intent: 'record_metric', params: { value: 500, date: today } }
  const mood: IntentCall = {
    intent: 'record_metric',
    params: { type: 'mood', unit: 'score', date: today },
  }

  it.each<[string, Pending, IntentCall]>([
    [
      'feira',
      asks(['name'], amountKnown),
      {
        intent: 'create_expense',
        params: { actualAmount: 50, date: today, name: 'Feira', category: 'food' },
      },
    ],
    [
      'foi na farmácia',
      asks(['name'], amountKnown),
      {
        intent: 'create_expense',
        params: { actualAmount: 50, date: today, name: 'Farmácia', category: 'health' },
      },
    ],
    [
      '38,90',
      asks(['actualAmount'], nameKnown),
      { intent: 'create_expense', params: { ...nameKnown.params, actualAmount: 38.9 } },
    ],
    [
      '40 reais no pix, ontem',
      asks(['actualAmount'], nameKnown),
      {
        intent: 'create_expense',
        params: { ...nameKnown.params, date: '2026-11-17', actualAmount: 40, paymentMethod: 'pix' },
      },
    ],
    [
      'dia 12',
      asks(['dueDay'], bill),
      { intent: 'create_bill', params: { ...bill.params, dueDay: 12 } },
    ],
    [
      '12',
      asks(['dueDay'], bill),
      { intent: 'create_bill', params: { ...bill.params, dueDay: 12 } },
    ],
    [
      'todo dia 7',
      asks(['dueDay'], bill),
      { intent: 'create_bill', params: { ...bill.params, dueDay: 7 } },
    ],
    [
      'água',
      asks(['type', 'unit'], drunk),
      { intent: 'record_metric', params: { ...drunk.params, type: 'water', unit: 'ml' } },
    ],
    ['7', asks(['value'], mood), { intent: 'record_metric', params: { ...mood.params, value: 7 } }],
  ])('pt-BR: %s', (text, pending, call) => {
    expect(read(text, pending)?.call).toEqual(call)
  })

  it.each<[string, Pending, Record<string, unknown>]>([
    ['acho que 50', asks(['actualAmount'], nameKnown), { actualAmount: 50 }],
    ['uns 50', asks(['actualAmount'], nameKnown), { actualAmount: 50 }],
    ['Padaria do Zé', asks(['name'], amountKnown), { name: 'Padaria do Zé' }],
    ['presente do meu irmão', asks(['name'], amountKnown), { name: 'Presente do meu irmão' }],
  ])('takes what is said loosely: %s', (text, pending, params) => {
    expect(read(text, pending)?.call).toMatchObject({ intent: 'create_expense', params })
  })

  it('keeps asking for what is still missing', () => {
    const empty: IntentCall = { intent: 'create_expense', params: { date: today } }
    expect(read('42', asks(['actualAmount', 'name'], empty))?.call).toEqual({
      intent: 'clarify',
      params: {
        missing: ['name'],
        candidate: { intent: 'create_expense', params: { date: today, actualAmount: 42 } },
      },
    })
  })

  it.each(['15', 'sim'])('asks the same again after %s', (text) => {
    expect(read(text, asks(['value'], mood))?.call).toEqual({
      intent: 'clarify',
      params: { missing: ['value'], candidate: mood },
    })
  })

  it.each(['deixa', 'cancela', 'esquece', 'não'])('drops the question: %s', (text) => {
    expect(read(text, asks(['value'], mood))?.call).toEqual({ intent: 'reject', params: {} })
  })

  it('takes a whole request as the answer only when it agrees with what is known', () => {
    const whole = expense('Feira', 'food', 40)
    expect(
      read('gastei 40 na feira', asks(['actualAmount'], nameKnown), { fresh: () => whole })?.call,
    ).toEqual(whole)
    const other = expense('Cinema', 'entertainment', 40)
    expect(
      read('gastei 40 no cinema', asks(['actualAmount'], nameKnown), { fresh: () => other }),
    ).toBeUndefined()
  })

  it.each(['quanto gastei esse mês?', 'não sei', 'depois te falo'])(
    'takes no name from: %s',
    (text) => {
      const reading = read(text, asks(['name'], amountKnown), {
        fresh: (said) =>
          said.includes('?') ? { intent: 'get_finance_summary', params: {} } : undefined,
      })
      expect(reading?.call.intent ?? 'none').toBe('none')
    },
  )
})
