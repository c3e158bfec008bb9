import type { IntentCall } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import type { Locale } from '../text/locale.ts'
import { readReply } from './testing/read-reply.ts'

const date = '2026-11-18'
const fair: IntentCall = {
  intent: 'create_expense',
  params: { name: 'Feira', category: 'food', actualAmount: 64, date },
}
const bakery: IntentCall = {
  intent: 'create_expense',
  params: { name: 'Padaria', category: 'food', actualAmount: 15, date },
}
const call: IntentCall = {
  intent: 'log_interaction',
  params: { personRef: 'Rita', type: 'call', date },
}
const deletion: IntentCall = {
  intent: 'delete_expense',
  params: { expenseRef: { name: 'Feira' } },
}

const read = (text: string, locale: Locale, writes: readonly IntentCall[] = [fair]) =>
  readReply(text, locale, writes)

describe('a reply as it is said in one region or another', () => {
  it.each<[string, Locale]>([
    ['oxente, pode lançar', 'pt-BR'],
    ['pode salvar, meu rei', 'pt-BR'],
    ['fechou, mermão', 'pt-BR'],
    ['bah, tá tri', 'pt-BR'],
    ['uai sô, pode anotar', 'pt-BR'],
    ['patroa, pode botar', 'pt-BR'],
    ['isso memo, guria', 'pt-BR'],
    ['pode pá', 'pt-BR'],
    ["that's grand", 'en'],
    ['thats the one mate', 'en'],
    ['sound, pop it in', 'en'],
    ['righto boss', 'en'],
    ['não não, tá certo, pode gravar', 'pt-BR'],
    ['não não, está correto', 'pt-BR'],
    ['não, tá certo, pode lançar', 'pt-BR'],
    ["no no, it's correct, save it", 'en'],
    ["no no, that's right", 'en'],
    ["no, that's right, log it", 'en'],
    ['lovely, bung it in hon', 'en'],
  ])('approves: %s', (text, locale) => {
    expect(read(text, locale)).toEqual({ intent: 'confirm', params: {} })
  })

  it.each<[string, Locale]>([
    ['vixe, larga de mão', 'pt-BR'],
    ['num quero não, visse', 'pt-BR'],
    ['quero mais não', 'pt-BR'],
    ['num bota não', 'pt-BR'],
    ['eu tava só brincando', 'pt-BR'],
    ['foi mal, esquece', 'pt-BR'],
    ["nah mate, you're grand", 'en'],
    ["no i'm good, ta", 'en'],
    ['nah scrap it', 'en'],
    ['only messing', 'en'],
    ['ach leave it be', 'en'],
    ['claro que não, eu nem fui na feira', 'pt-BR'],
    ['não, me confundi', 'pt-BR'],
    ['não não tá certo', 'pt-BR'],
    ['não, tá certo não', 'pt-BR'],
    ['negativo, a gente não comprou nada disso', 'pt-BR'],
    ['no, we never went there', 'en'],
    ['hold off on this one, hold off on it', 'en'],
    ['yeah, nah', 'en'],
    ['yup, nope', 'en'],
    ['shelve that for now', 'en'],
  ])('refuses: %s', (text, locale) => {
    expect(read(text, locale)).toEqual({ intent: 'reject', params: {} })
  })

  it.each<[string, Locale]>([
    ['não, está correto', 'pt-BR'],
    ['nao, ta certo', 'pt-BR'],
    ["no, that's right", 'en'],
    ["nah, it's correct", 'en'],
    ['bah', 'pt-BR'],
    ['meu rei', 'pt-BR'],
    ['pode botar fé', 'pt-BR'],
    ['pode chamar o chefe', 'pt-BR'],
    ['só o patrão', 'pt-BR'],
    ['beleza, esqueci de falar', 'pt-BR'],
    ['sim, calma aí', 'pt-BR'],
    ['é verdade?', 'pt-BR'],
    ['zoeira', 'pt-BR'],
    ["you're alright", 'en'],
    ["yes you're alright", 'en'],
    ['hold on, yes', 'en'],
    ['ok, forgot to say', 'en'],
    ['ta', 'en'],
    ['grand piano', 'en'],
    ['oh lovely', 'en'],
    ["you're kidding", 'en'],
    ['chuck it in', 'en'],
    ['put it down to experience', 'en'],
    ['keep it for later', 'en'],
    ['nah yeah', 'en'],
    ["isn't it", 'en'],
    ['bet he forgets it', 'en'],
    ['crack on with the dishes', 'en'],
    ['hold that door for me', 'en'],
    ['say less about it next time', 'en'],
  ])('neither approves nor refuses: %s', (text, locale) => {
    expect(['confirm', 'reject']).not.toContain(read(text, locale)?.intent)
  })

  it.each<[string, Locale]>([
    ['keep it', 'en'],
    ['guarda', 'pt-BR'],
  ])('does not delete what is to be kept: %s', (text, locale) => {
    expect(read(text, locale, [deletion])?.intent).toBe('reject')
    expect(read(text, locale, [fair])?.intent).toBe('confirm')
  })

  it.each<[string, Locale]>([
    ['pode anotar', 'pt-BR'],
    ['bota aí', 'pt-BR'],
    ['stick it in', 'en'],
    ['save it', 'en'],
  ])('leaves a deletion open where something is to be written down: %s', (text, locale) => {
    expect(read(text, locale, [deletion])?.intent).not.toBe('confirm')
    expect(read(text, locale, [fair])?.intent).toBe('confirm')
  })

  it.each<[string, Locale]>([
    ['lógico que não, né', 'pt-BR'],
    ['né nada disso não, esquece', 'pt-BR'],
    ['tá, tanto faz, pode cancelar', 'pt-BR'],
    ['já te disse que não era pra lançar', 'pt-BR'],
    ['ok, whatever, scrap it', 'en'],
    ['oh blimey, take it away', 'en'],
    ['I told you not to record that', 'en'],
    ["that ain't right lol", 'en'],
  ])('refuses what is waved away: %s', (text, locale) => {
    expect(read(text, locale)?.intent).toBe('reject')
  })

  it.each<[string, Locale]>([
    ['sim, né', 'pt-BR'],
    ['tanto faz', 'pt-BR'],
    ['sim, tanto faz', 'pt-BR'],
    ['não falei que podia salvar', 'pt-BR'],
    ['sure, whatever', 'en'],
    ['yes lol', 'en'],
    ['I never said to save it', 'en'],
  ])('approves nothing: %s', (text, locale) => {
    expect(read(text, locale)?.intent).not.toBe('confirm')
  })

  it('tells measurements of one kind apart by what they are noted as', () => {
    const of = (notes: string): IntentCall => ({
      intent: 'record_metric',
      params: { type: 'exercise', value: 40, unit: 'min', date, notes },
    })
    expect(read('anota só a corrida', 'pt-BR', [of('pilates'), of('corrida')])).toEqual({
      intent: 'confirm',
      params: { items: [1] },
    })
  })

  it('decides only what is pointed at', () => {
    expect(read('bota só a padaria, visse', 'pt-BR', [fair, bakery])).toEqual({
      intent: 'confirm',
      params: { items: [1] },
    })
    expect(read('the pair of them, cheers', 'en', [fair, bakery])).toEqual({
      intent: 'confirm',
      params: {},
    })
  })

  it.each<[string, 'confirm' | 'reject', number]>([
    ["the first one's spot on, scrap the second", 'confirm', 0],
    ["feira's fine, padaria isn't", 'confirm', 0],
    ["second one's a dupe", 'reject', 1],
    ["padaria wasn't mine", 'reject', 1],
    ['log the feira but not the padaria', 'confirm', 0],
    ['the first is correct, get rid of the last one', 'confirm', 0],
  ])('says of each what it is: %s', (text, intent, item) => {
    expect(read(text, 'en', [fair, bakery])).toEqual({ intent, params: { items: [item] } })
  })
})

describe('a reply with a greeting before it, or a picture or laughter around it', () => {
  it.each<[string, Locale, string]>([
    ['bom dia! pode salvar', 'pt-BR', 'confirm'],
    ['oi, pode sim', 'pt-BR', 'confirm'],
    ['opa, boa tarde, isso mesmo', 'pt-BR', 'confirm'],
    ['pode lançar rsrs', 'pt-BR', 'confirm'],
    ['isso 😅', 'pt-BR', 'confirm'],
    ['pode 🛒🍎', 'pt-BR', 'confirm'],
    ['oi, deixa quieto', 'pt-BR', 'reject'],
    ['boa noite, não 😂', 'pt-BR', 'reject'],
    ['hello, go ahead', 'en', 'confirm'],
    ['morning! save it 😎', 'en', 'confirm'],
    ['hey there, scrap it', 'en', 'reject'],
    ['haha no', 'en', 'reject'],
  ])('decides: %s', (text, locale, intent) => {
    expect(read(text, locale)).toEqual({ intent, params: {} })
  })

  it.each<[string, Locale, Record<string, unknown>]>([
    ['bom dia, foi 46', 'pt-BR', { actualAmount: 46 }],
    ['era 46 🤣', 'pt-BR', { actualAmount: 46 }],
    ['oi, não, foi ontem 😅', 'pt-BR', { date: '2026-11-17' }],
    ['hi, it was 46', 'en', { actualAmount: 46 }],
  ])('changes: %s', (text, locale, params) => {
    expect(read(text, locale)).toEqual({ intent: 'correct', params })
  })
})

describe('a change that something announces', () => {
  it.each<[string, Locale, Record<string, unknown>]>([
    ['faltou dizer, paguei no débito', 'pt-BR', { paymentMethod: 'debit_card' }],
    ['esqueci de avisar que foi ontem', 'pt-BR', { date: '2026-11-17' }],
    ['lembrei aqui, foi em dinheiro', 'pt-BR', { paymentMethod: 'cash' }],
    ['calma, isso foi anteontem', 'pt-BR', { date: '2026-11-16' }],
    ['troquei os números, é 46', 'pt-BR', { actualAmount: 46 }],
    ['foi 46 mermão', 'pt-BR', { actualAmount: 46 }],
    ['hang on, it was yesterday', 'en', { date: '2026-11-17' }],
    ['i forgot to mention, it was cash', 'en', { paymentMethod: 'cash' }],
    ['tell a lie, it was 46', 'en', { actualAmount: 46 }],
    ['yes, except it was in euros not pounds', 'en', { currency: 'EUR' }],
    ['sorry, butter fingers, 46', 'en', {}],
  ])('%s', (text, locale, params) => {
    const reading = read(text, locale)
    if (Object.keys(params).length > 0) expect(reading).toEqual({ intent: 'correct', params })
    else expect(reading?.intent).not.toBe('correct')
  })

  it.each<[string, Locale, string | undefined]>([
    ['not Rita, it was Ruth I phoned', 'en', 'Ruth'],
    ['it was Ruth I spoke to', 'en', 'Ruth'],
    ['eu falei foi com a Rute', 'pt-BR', 'Rute'],
    ['não, Rute', 'pt-BR', 'Rute'],
    ['não, amor', 'pt-BR', undefined],
    ['não foi com minha tia', 'pt-BR', undefined],
    ['peraí, Zé', 'pt-BR', undefined],
  ])('of the person: %s', (text, locale, personRef) => {
    const reading = read(text, locale, [call])
    if (personRef) expect(reading).toEqual({ intent: 'correct', params: { personRef } })
    else expect(reading?.params.personRef).toBeUndefined()
  })
})

describe('an item of the cards thrown out', () => {
  it.each<[string, Locale, number]>([
    ['scratch the second one', 'en', 1],
    ['axe the first', 'en', 0],
    ['nix the last one', 'en', 1],
    ['kill the second', 'en', 1],
    ['cut the first one', 'en', 0],
    ['cross out the last one', 'en', 1],
    ['corta a primeira', 'pt-BR', 0],
    ['exclua o segundo', 'pt-BR', 1],
    ['tira fora a última', 'pt-BR', 1],
    ['dispensa o primeiro', 'pt-BR', 0],
  ])('refuses it alone: %s', (text, locale, item) => {
    expect(read(text, locale, [fair, bakery])).toEqual({
      intent: 'reject',
      params: { items: [item] },
    })
  })
})

describe('a record called by its kind', () => {
  const task: IntentCall = {
    intent: 'create_reminder',
    params: { title: 'Regar as plantas', datetime: '2026-11-20T09:00:00-03:00' },
  }

  it.each<[string, Locale]>([
    ['pode criar o lembrete', 'pt-BR'],
    ['great, set it up', 'en'],
    ['sure, create the reminder', 'en'],
  ])('is approved: %s', (text, locale) => {
    expect(read(text, locale, [task])).toEqual({ intent: 'confirm', params: {} })
  })

  it('is not approved by the name of another kind', () => {
    expect(read('pode criar o lembrete', 'pt-BR')?.intent).not.toBe('confirm')
  })

  it('is told from others', () => {
    const both = read('tira o lembrete e salva o resto', 'pt-BR', [fair, task])
    expect(both).toEqual({ intent: 'confirm', params: { items: [0] } })
  })
})

describe('"only" behind what it is said of', () => {
  it('is of what "and" links to it, too', () => {
    const some = read('feira and padaria only', 'en', [fair, bakery, call])
    expect(some).toEqual({ intent: 'confirm', params: { items: [0, 1] } })
  })
})
