import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { IntentClassifier, toClassifierInput } from '@parco/router/classifier'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { loadLifeClassifier } from '../../src/classifier/load-life-classifier.ts'
import { knownIntents } from '../../src/known-intents.ts'
import { createLifeRouter } from '../../src/life-router.ts'

const source = new URL('../../src/', import.meta.url).pathname
const stored = loadLifeClassifier()
const classifier = new IntentClassifier(stored)
const classify = (text: string, locale: 'pt-BR' | 'en' = 'pt-BR') =>
  classifier.classify(toClassifierInput(text, locale))

/** Pieces of the grammar, and replies to what is open: nothing that a message alone can ask for. */
const NOT_CLASSIFIED = new Set(['comment', 'model', 'confirm', 'reject', 'correct', 'none'])

/** Short questions that sentences hold whole: nothing else that people say is likely to be one. */
const SENTENCES_ALONE = new Set([
  'change_milestone',
  'compare_expenses',
  'follow_up',
  'last_write',
  'list_records',
  'search_conversations',
  'tell_day',
  'tell_time',
  'update_knowledge',
  'list_decisions',
  'review_decision',
  'record_outcome',
  'update_decision',
  'delete_decision',
  'get_overview',
  'suggest_action',
  'change_suggestions',
  'add_list_items',
  'check_list_items',
  'remove_list_items',
  'update_list_item',
  'delete_list',
  'rename_list',
  'get_lists',
])

/** Intents since the last release, whose training teaches them: until then sentences alone say them. */
const UNTRAINED = new Set([
  'redo',
  'undo_several',
  'update_bill',
  'cancel_bill',
  'change_setting',
  'get_settings',
  'create_card',
  'delete_card',
  'get_invoice',
  'create_income_rule',
  'end_income_rule',
  'update_income_rule',
  'get_budgets',
  'update_income',
  'delete_income',
  'set_target',
  'delete_target',
  'unmark_habit',
  'update_habit',
  'delete_habit',
  'update_debt',
  'delete_debt',
  'create_investment',
  'update_investment',
  'delete_investment',
  'withdraw_investment',
  'set_investment_value',
  'complete_goal',
  'snooze_reminder',
  'delete_reminder',
  'cancel_event',
  'record_gift',
  'set_contact_rhythm',
  'delete_person',
  'list_people',
  'get_allowance',
  'plan_saving',
  'get_loans',
  'daily_summary',
  'weekly_report',
  'get_alerts',
  'get_calendar_feeds',
  'create_day_event',
  'change_alerts',
])

function examplesOf(locale: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((one) => one.endsWith(`examples.${locale}.yaml`))) {
    const data = parse(readFileSync(join(source, file), 'utf8')) as Record<string, string>
    for (const [intent, lines] of Object.entries(data)) {
      found.set(intent, [...(found.get(intent) ?? []), ...lines.trim().split('\n')])
    }
  }
  return found
}

describe('the written examples', () => {
  it.each(['pt-BR', 'en'])('are thirty at least for every intent, in %s', (locale) => {
    const examples = examplesOf(locale)
    const intents = knownIntents().flatMap((catalogue) => Object.keys(catalogue.intents))
    const classified = intents.filter(
      (one) => !NOT_CLASSIFIED.has(one) && !SENTENCES_ALONE.has(one),
    )
    for (const intent of classified) {
      expect(new Set(examples.get(intent)).size, intent).toBeGreaterThanOrEqual(30)
      if (!UNTRAINED.has(intent)) expect(stored.intents).toContain(intent)
    }
  })

  it.each(['pt-BR', 'en'])('say each thing of one intent only, in %s', (locale) => {
    const intentOf = new Map<string, string>()
    for (const [intent, lines] of examplesOf(locale)) {
      for (const line of lines) {
        const key = line.toLowerCase()
        expect(intentOf.get(key) ?? intent, line).toBe(intent)
        intentOf.set(key, intent)
      }
    }
  })
})

describe('the shipped classifier', () => {
  it('fits into four megabytes', () => {
    const file = join(source, 'classifier/life-classifier.generated.bin')
    expect(statSync(file).size).toBeLessThanOrEqual(4_000_000)
  })

  it('finds the intent of words that nobody wrote down', () => {
    expect(classify('de que jeito andam minhas metinhas?').intent).toBe('get_goals')
    expect(classify('fala aí quais lembretes ficaram pra depois').intent).toBe('get_reminders')
    expect(classify('comprei pipoca e torrei 30').intent).toBe('create_expense')
    expect(classify('which of my habits am i slacking on', 'en').intent).toBe('get_habits')
    expect(classify('put the money i owe my cousin in the books', 'en').intent).toBe('create_debt')
  })

  it.each(['pt-BR', 'en'] as const)(
    'is sure of no write but the one that it shares at a first look, in %s',
    (locale) => {
      const lines = [...examplesOf(locale).values()].flat().filter((_, at) => at % 40 === 0)
      let shared = 0
      for (const text of lines) {
        const input = toClassifierInput(text, locale)
        const { intent, isSure, isWrite } = classifier.classify(input)
        if (!isSure || !isWrite) continue
        const found = stored.intents.filter(
          (one) => classifier.classifyUnless(input, one) === undefined,
        )
        expect([[], [intent]], text).toContainEqual(found)
        shared += found.length
      }
      // Most lines need no more than that look.
      expect(shared).toBeGreaterThan(lines.length / 4)
    },
  )

  it('is not sure of what is no business of Parco', () => {
    for (const text of [
      'meu cunhado quebrou o braço jogando bola',
      'qual é a raiz quadrada de dois?',
      'lá vem a chuva outra vez',
      'zxcvbnm qwerty',
      'acende a churrasqueira',
    ]) {
      expect(classify(text).isSure, text).toBe(false)
    }
  })
})

describe('the router with the shipped classifier', () => {
  const router = createLifeRouter()
  const context = {
    locale: 'pt-BR',
    now: new Date('2026-11-18T15:00:00Z'),
    timeZone: 'America/Sao_Paulo',
  } as const

  it('offers candidates for what it leaves to a model', () => {
    const intents = router
      .candidates('dá pra ver se a minha reserva tá crescendo?', context)
      .map(({ intent }) => intent)
    expect(intents).toHaveLength(5)
    expect(intents).toContain('get_investments')
  })

  it('writes nothing of what is denied, asked, supposed or said of others', () => {
    for (const text of [
      'nem a pau que gastei 50 naquele boteco',
      'caso eu tivesse torrado 80 no posto',
      'a vizinha desembolsou 300 no petshop',
      'tu acha que eu deixei 40 na padoca?',
    ]) {
      const { intent } = router.decide(text, context)
      expect(['none', 'model'], text).toContain(intent)
    }
  })
})
