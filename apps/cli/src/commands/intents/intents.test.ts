import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runCli } from '../../run-cli.ts'
import type { Terminal } from '../../terminal/terminal.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'parco-intents-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const parco = (...argv: string[]) => run(argv, 'pt-BR')
const inEnglish = (...argv: string[]) => run(argv, 'en')

async function run(argv: readonly string[], locale: string) {
  const written: string[] = []
  const problems: string[] = []
  const terminal: Terminal = {
    input: Readable.from([]),
    write: (text) => void written.push(text),
    writeError: (text) => void problems.push(text),
    directory: '.',
    isInteractive: false,
    hasColour: false,
    environment: { PARCO_HOME: home, PARCO_LOCALE: locale, TZ: 'America/Sao_Paulo' },
    onStop: () => () => undefined,
    readSecret: async () => undefined,
    readLines: () => {
      throw new Error('nothing is asked')
    },
  }
  const exitCode = await runCli(argv, terminal)
  return { exitCode, output: written.join(''), problems: problems.join('') }
}

function write(name: string, text: string): void {
  mkdirSync(join(home, 'intents'), { recursive: true })
  writeFileSync(join(home, 'intents', name), text)
}

const BUS = ['intents', 'add', 'peguei o busão', '--intent', 'create_expense'] as const

describe('parco intents add', () => {
  it('makes a sentence understood at once, with the values it sets', async () => {
    const added = await parco(...BUS, '--set', 'name=Ônibus', 'actualAmount=4.4')
    expect(added.exitCode).toBe(0)
    expect(added.output).toContain('create_expense name="Ônibus" ')
    const { output } = await parco('route', 'peguei o busão ontem')
    expect(JSON.parse(output)).toMatchObject({
      intent: 'create_expense',
      params: { name: 'Ônibus', actualAmount: 4.4 },
    })
  })

  it('keeps comments and joins what sets the same', async () => {
    write('own.pt-BR.yaml', '# meu\nlocale: pt-BR\nintents: {}\n')
    await parco(...BUS, '--set', 'name=Ônibus')
    await parco(
      'intents',
      'add',
      'fui de busão',
      '--intent',
      'create_expense',
      '--set',
      'name=Ônibus',
    )
    const text = readFileSync(join(home, 'intents', 'own.pt-BR.yaml'), 'utf8')
    expect(text).toContain('# meu')
    expect(text.match(/say:/g)).toHaveLength(1)
  })

  it('keeps a sentence with those of its own language, whatever the terminal speaks', async () => {
    const sentence = ['evaporaram {money} na {name}', '--intent', 'create_expense'] as const
    const added = await parco(
      '--lang',
      'en',
      'intents',
      'add',
      'poof {money}',
      ...sentence.slice(1),
    )
    expect(added.output).toContain('own.en.yaml')
    const { output } = await inEnglish('intents', 'add', ...sentence)
    expect(output).toContain('own.pt-BR.yaml')
    const routed = await parco('route', 'evaporaram 20 na padaria')
    expect(JSON.parse(routed.output)).toMatchObject({
      intent: 'create_expense',
      params: { actualAmount: 20 },
    })
  })

  it.each([
    [['x', '--intent', 'create_expens'], 'unknown intent create_expens'],
    [['x {foo}', '--intent', 'create_expense'], 'slot {foo} is not known'],
    [['x (a', '--intent', 'create_expense'], 'lacks a ")"'],
    [['x', '--intent', 'create_expense', '--set', 'name'], 'nome=valor'],
  ])('refuses %j', async (argv, complaint) => {
    const { exitCode, problems } = await parco('intents', 'add', ...argv)
    expect(exitCode).toBe(2)
    expect(problems).toContain(complaint)
    expect((await parco('intents', 'list')).output).toContain('ainda não tem frases')
  })
})

/** As wide as sentences get, with every way to ask for less caution. */
const WIDE = [
  'locale: pt-BR',
  'intents:',
  '  create_expense:',
  '    isWrite: false',
  '    sentences:',
  '      - say: ["[{anything}] {money} [{anything}]", "{anything}"]',
  '        set: { name: Cachorro, actualAmount: 50 }',
  '        allows: [negation, hypothetical, others, question, reported, wish, future, optOut, almost]',
  '        isLoose: true',
  '        weight: 50',
].join('\n')

describe('sentences of the user never weaken a gate', () => {
  it('though they go before shipped ones', async () => {
    write('own.yaml', WIDE)
    const { output } = await parco('route', 'gastei 70 com o cachorro')
    expect(JSON.parse(output).params).toMatchObject({ name: 'Cachorro', actualAmount: 50 })
  })

  it.each([
    'não gastei 50 com o cachorro',
    'se eu gastar 50 com o cachorro',
    'minha irmã gastou 50 com o cachorro',
    'gastei 50 com o cachorro?',
    'ela disse que gastei 50 com o cachorro',
  ])('%s', async (text) => {
    write('own.yaml', WIDE)
    const { output } = await parco('route', text)
    expect(output).not.toContain('"intent":"create_expense"')
  })
})

describe('parco intents lint', () => {
  it('tells of a broken file by its line, and the others are used', async () => {
    await parco(...BUS)
    write('broken.yaml', 'locale: pt-BR\nintents:\n  create_expense:\n    sentenses: []\n')
    const { exitCode, output } = await parco('intents', 'lint')
    expect(exitCode).toBe(1)
    expect(output).toMatch(/broken\.yaml:\d+: intents\.create_expense/)
    const routed = await parco('route', 'peguei o busão')
    expect(routed.output).toContain('create_expense')
    expect(routed.problems).toContain('broken.yaml')
  })

  it('finds rules and slots, sentences out of reach and ties', async () => {
    write(
      'intents.en.yaml',
      [
        'domain: trial',
        'locale: en',
        'rules:',
        '  never: "(a|b)"',
        'intents:',
        '  get_bills:',
        '    isWrite: false',
        '    required: [month]',
        '    sentences:',
        '      - say: ["blue moon rising"]',
        '      - say: ["show <missing>"]',
        '  get_expenses:',
        '    isWrite: false',
        '    sentences:',
        '      - say: ["{nothingKnown} please"]',
        '  water_plants:',
        '    isWrite: true',
        '    sentences:',
        '      - say: ["water the plants"]',
      ].join('\n'),
    )
    const { exitCode, output } = await parco('intents', 'lint', '--json')
    const findings = JSON.parse(output).findings.map(
      ({ code, line }: { code: string; line: number }) => `${line} ${code}`,
    )
    expect(exitCode).toBe(1)
    expect(findings.sort()).toEqual([
      '11 unknown-rule',
      '15 unknown-slot',
      '16 no-tool',
      '4 unused-rule',
      '6 uncovered-slot',
    ])
  })

  it('finds sentences out of reach and ties between intents', async () => {
    write(
      'intents.en.yaml',
      [
        'domain: trial',
        'locale: en',
        'rules: {}',
        'intents:',
        '  get_bills:',
        '    isWrite: false',
        '    sentences:',
        '      - say: ["blue moon rising", "green sea"]',
        '  get_expenses:',
        '    isWrite: false',
        '    sentences:',
        '      - say: ["blue moon (rising|setting)"]',
        '      - say: ["green sea"]',
        '        weight: -1',
      ].join('\n'),
    )
    const { output } = await parco('intents', 'lint', '--json')
    const findings = JSON.parse(output).findings.map(
      ({ code, line }: { code: string; line: number }) => `${line} ${code}`,
    )
    expect(findings).toEqual(expect.arrayContaining(['8 ambiguous', '13 unreachable']))
  })
})

describe('parco intents test', () => {
  it('says what failed, where, and how', async () => {
    await parco(...BUS, '--set', 'name=Ônibus', 'actualAmount=4.4')
    write(
      'tests.pt-BR.yaml',
      '- { text: peguei o busão, intent: create_expense, params: { actualAmount: 4.4 } }\n' +
        '- { text: peguei o busão, intent: create_income }\n',
    )
    const { exitCode, output } = await parco('intents', 'test')
    expect(exitCode).toBe(1)
    expect(output).toContain('tests.pt-BR.yaml:2: "peguei o busão"')
    expect(output).toContain('1 de 2 testes falharam')
  })

  it('reads answers to what is open', async () => {
    write('own.yaml', 'locale: pt-BR\nintents: {}\n')
    write(
      'tests.pt-BR.yaml',
      '- text: pode salvar\n  intent: confirm\n  pending: [{ intent: create_expense, params: { name: Feira, actualAmount: 30 } }]\n',
    )
    expect((await parco('intents', 'test')).exitCode).toBe(0)
  })
})
