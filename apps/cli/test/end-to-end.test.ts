import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type LifeParco, openLifeParco } from '@parco/assistant/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { EXIT_CODES } from '../src/exit-code.ts'
import { runCli } from '../src/run-cli.ts'
import { createTestTerminal, type RunOptions } from './test-terminal.ts'

// The first database of a machine is made from nothing, which takes its time where much else runs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

let home: string
let life: LifeParco
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'parco-cli-life-'))
})
afterAll(() => rm(home, { recursive: true, force: true }))

/** Runs a command on the real assistant, which stays open for the next one. */
async function run(argv: readonly string[], options: RunOptions = {}) {
  const { terminal, written, answers } = createTestTerminal(options)
  const exitCode = await runCli(argv, terminal, {
    openClient: async () => ({
      client: { ...life.parco, close: async () => undefined },
      user: life.user,
      home,
      via: { type: 'process' },
    }),
    now: life.now,
  })
  return { exitCode, ...written, answers }
}

/** Types lines one after the other, and expects each to be answered like that. */
async function talk(steps: readonly (readonly [line: string, answer: RegExp])[]) {
  const { answers } = await run([], { lines: steps.map(([line]) => line) })
  expect(answers).toHaveLength(steps.length)
  for (const [index, [line, answer]] of steps.entries()) {
    expect(answers[index], `the answer to "${line}"`).toMatch(answer)
  }
}

const today = async () => (await run(['today'])).out

describe.each(['pt-BR', 'en'] as const)('in the terminal, with no model, in %s', (locale) => {
  const isPortuguese = locale === 'pt-BR'
  const say = (portuguese: string, english: string) => (isPortuguese ? portuguese : english)

  beforeEach(async () => {
    life = await openLifeParco({ locale })
    await rm(join(home, 'terminal.json'), { force: true })
  })
  afterEach(() => life.parco.close())

  it('money is talked about', async () => {
    await talk([
      [say('gastei 50 no mercado', 'I spent 50 at the supermarket'), /50[.,]00/],
      ['s', /50[.,]00/],
      [say('ontem paguei 32,90 na farmácia', 'yesterday I paid 32.90 at the pharmacy'), /32[.,]90/],
      [say('sim', 'yes'), /32[.,]90/],
      [say('gastei 20 no café', 'I spent 20 on coffee'), /20[.,]00/],
      [say('e 1 valor=25,50', 'e 1 amount=25.50'), /25[.,]50/],
      ['y', /25[.,]50/],
      [say('anota um gasto no mercado', 'record an expense at the supermarket'), /\?/],
      [say('42,50', '42.50'), /42[.,]50/],
      [say('não, deixa pra lá', 'no, never mind'), /./],
      [say('como estão minhas finanças este mês?', 'how are my finances this month?'), /108[.,]40/],
      [say('desfaz', 'undo that'), /25[.,]50/],
    ])
    const recorded = await today()
    expect(recorded).toMatch(/50[.,]00/)
    expect(recorded).not.toMatch(/25[.,]50|42[.,]50/)
    expect((await run(['today', '2026-11-17'])).out).toMatch(/32[.,]90/)
  })

  it('bills are kept', async () => {
    const bill = say(
      'cadastra a conta de luz, 120 reais, todo dia 10',
      'add a bill: electricity, 120, due on the 10th',
    )
    await talk([
      [bill, /120[.,]00/],
      ['s', /120[.,]00/],
      [say('quais são minhas contas?', 'list my bills'), /120[.,]00/],
      [say('paguei a luz', 'I paid the electricity bill'), /./],
      ['s', /./],
      [say('desmarca a luz como paga', 'unmark the electricity bill as paid'), /./],
      ['s', /./],
    ])
    const bills = (await life.parco.read(life.user.id, 'get_bills', { status: 'paid' })) as {
      bills: unknown[]
    }
    expect(bills.bills).toEqual([])
  })

  it('measurements are recorded, corrected and deleted, and two things approved in part', async () => {
    await talk([
      [say('bebi 300 ml de água', 'I drank 300 ml of water'), /300/],
      ['s', /300/],
      [say('na verdade foram 400 ml', 'actually it was 400 ml'), /400/],
      ['s', /400/],
      [say('apaga a água de hoje', "delete today's water"), /400/],
      ['s', /./],
    ])
    expect(await today()).not.toMatch(/00 ml/)
    const two = say(
      'gastei 30 no uber e bebi 500 ml de água',
      'I spent 30 on uber and drank 500 ml of water',
    )
    await talk([
      [two, /30[.,]00[\s\S]*500/],
      ['2', /500/],
      ['n', /./],
    ])
    const recorded = await today()
    expect(recorded).toMatch(/500/)
    expect(recorded).not.toMatch(/30[.,]00/)
  })

  it('what the README shows is what is printed', async () => {
    const readme = await readFile(
      join(import.meta.dirname, '../../..', say('README.pt-BR.md', 'README.md')),
      'utf8',
    )
    const [, said, shown] =
      /\$ parco ask (?:--lang en )?"(.+)"\n([\s\S]+?)\$ parco ask/.exec(readme) ?? []
    const { out } = await run(['ask', '--lang', locale, said ?? ''])
    // The day is that of the test.
    const withoutDay = (text = '') => text.replaceAll(/\([^)]*\d[^)]*\)/g, '(…)').trim()
    expect(withoutDay(out)).toBe(withoutDay(shown))
  })

  it('single commands go on where the last one stopped', async () => {
    const asked = await run(['ask', say('gastei 50 no mercado', 'I spent 50 at the supermarket')])
    expect(asked.exitCode).toBe(EXIT_CODES.waiting)
    expect((await run(['ask', say('sim', 'yes')])).exitCode).toBe(EXIT_CODES.ok)
    expect(await today()).toMatch(/50[.,]00/)
    expect((await run(['undo'])).exitCode).toBe(EXIT_CODES.ok)
    expect(await today()).not.toMatch(/50[.,]00/)
    const sentence = say('escreve um poema sobre o mar', 'write me a poem about the sea')
    expect((await run(['ask', sentence])).exitCode).toBe(EXIT_CODES.notUnderstood)
  })

  it('exit codes tell of what a command did, and not of a card that waited before', async () => {
    const code = async (...argv: string[]) => (await run(argv)).exitCode
    const older = say('gastei 50 no mercado', 'I spent 50 at the supermarket')
    expect(await code('ask', older)).toBe(EXIT_CODES.waiting)
    const water = say('bebi 500 ml de água', 'I drank 500 ml of water')
    expect(await code('ask', '--yes', water)).toBe(EXIT_CODES.ok)
    expect(await code('ask', say('quanto gastei?', 'how much did I spend?'))).toBe(EXIT_CODES.ok)
    expect(await code('undo')).toBe(EXIT_CODES.ok)
    expect(await code('approve', '1')).toBe(EXIT_CODES.ok)
    const halves = say(
      'gastei 20 no café e anota um gasto na farmácia',
      'I spent 20 on coffee and record an expense at the pharmacy',
    )
    const asked = await run(['ask', '--yes', halves])
    expect(asked.exitCode, asked.out).toBe(EXIT_CODES.waiting)
    expect(await today()).toMatch(/20[.,]00/)
  })
})
