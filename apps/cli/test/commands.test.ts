import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Delivery, printoutUrl, type TurnEvent } from '@parco/protocol'
import {
  anApproval,
  approvalId,
  aReceipt,
  aRecord,
  aSentence,
  conversationId,
  decisionEnd,
  proposes,
  receiptId,
  says,
  status,
  turnEnd,
  turnStart,
  writes,
} from '@parco/server/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { EXIT_CODES } from '../src/exit-code.ts'
import { createTestCli } from './test-terminal.ts'

// A command's first run loads what it needs, which takes its time where much else runs.
vi.setConfig({ testTimeout: 60_000 })

const opened: { remove(): Promise<void> }[] = []
async function create(...script: Parameters<typeof createTestCli>) {
  const cli = await createTestCli(...script)
  opened.push(cli)
  return cli
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map((cli) => cli.remove()))
})

const propose = () => [
  turnStart(),
  status('Anotando…'),
  decisionEnd('create_expense'),
  ...says('Confirma?'),
  ...proposes(anApproval(1)),
  turnEnd('waiting'),
]
const answer = () => [turnStart(), decisionEnd('get_expenses'), ...says('R$ 50,00.'), turnEnd()]
const wrote = () => [
  turnStart(2),
  ...writes(anApproval(1), aReceipt(1)),
  ...says('Gasto registrado: Mercado, R$ 50,00.'),
  turnEnd(),
]
const undid = (): TurnEvent[] => [
  turnStart(),
  { type: 'receipt-undo', receipt: aReceipt(1, { undoneAt: '2026-11-18T15:00:00.000Z' }) },
  ...says('Pronto, tirei: Mercado.'),
  turnEnd(),
]

describe('parco ask', () => {
  it('prints the answer and nothing else where nobody watches', async () => {
    const { run } = await create({ turns: [answer] })
    expect(await run(['ask', 'quanto gastei?'])).toEqual({
      exitCode: EXIT_CODES.ok,
      out: 'R$ 50,00.\n',
      error: '',
    })
  })

  it('is stopped by Ctrl-C, with what was said until then', async () => {
    let stop = () => expect.fail('It cannot be stopped.')
    async function* thinks(_input: unknown, signal?: AbortSignal) {
      yield* [turnStart(), ...says('Para começar,')]
      stop()
      yield turnEnd(signal?.aborted ? 'aborted' : 'completed')
    }
    const { run } = await create({ turns: [thinks] })
    const onStoppable = (listener: () => void) => {
      stop = listener as typeof stop
    }
    expect(await run(['ask', 'como eu durmo melhor?'], { onStoppable })).toEqual({
      exitCode: EXIT_CODES.failed,
      out: 'Para começar,\n',
      error: '',
    })
  })

  it('reads what to say from a pipe', async () => {
    const { run, parco } = await create({ turns: [answer] })
    await run(['ask'], { stdin: 'quanto gastei?\n' })
    expect(parco.calls[0]?.input).toMatchObject({ text: 'quanto gastei?\n' })
  })

  it('says that there is nothing to say', async () => {
    const { run } = await create()
    const { exitCode, error } = await run(['ask', '  '])
    expect(exitCode).toBe(EXIT_CODES.usage)
    expect(error).toContain('parco ask "…"')
  })

  it('shows the card of what it proposes and exits as waiting', async () => {
    const { run } = await create({ turns: [propose] })
    expect(await run(['ask', 'gastei 50 no mercado'])).toEqual({
      exitCode: EXIT_CODES.waiting,
      out: 'Confirma?\n  1. Gasto: Mercado, R$ 50,00, hoje\n',
      error: '',
    })
  })

  it('does not repeat a card that the answer already shows', async () => {
    const tells = () => [
      turnStart(),
      ...says('Gasto: Mercado, R$ 50,00, hoje. Confirma?'),
      ...proposes(anApproval(1)),
      turnEnd('waiting'),
    ]
    const { run } = await create({ turns: [tells] })
    const { out } = await run(['ask', 'gastei 50 no mercado'])
    expect(out).toBe('Gasto: Mercado, R$ 50,00, hoje. Confirma?\n')
  })

  it('approves with --yes exactly what it proposed', async () => {
    const { run, parco } = await create({ turns: [propose], decisions: [wrote] })
    const { exitCode, out } = await run(['ask', '--yes', 'gastei 50 no mercado'])
    expect(exitCode).toBe(EXIT_CODES.ok)
    expect(out).toContain('Gasto registrado')
    expect(parco.calls[1]?.input).toMatchObject({
      decisions: [{ outcome: 'approve', approvalId: approvalId(), argumentsHash: 'hash-1' }],
    })
  })

  it('saves a file that the answer brings beside where it was called, and touches no other', async () => {
    const brings = (): TurnEvent[] => [
      turnStart(),
      ...says('Está tudo no PDF.'),
      {
        type: 'file-add',
        file: {
          url: printoutUrl({ read: [{ tool: 'get_expenses', input: {} }] }),
          mediaType: 'application/pdf',
          name: 'gastos.pdf',
        },
      },
      turnEnd(),
    ]
    const { home, run } = await create({ turns: [brings, brings, brings] })
    const first = await run(['ask', 'gastos em pdf'], { directory: home })
    expect(first.out).toContain(`Salvo: ${join(home, 'gastos.pdf')}`)
    await writeFile(join(home, 'gastos.pdf'), 'of the user')
    const second = await run(['ask', 'gastos em pdf'], { directory: home })
    expect(second.out).toContain(join(home, 'gastos-2.pdf'))
    expect(await readFile(join(home, 'gastos.pdf'), 'utf8')).toBe('of the user')
    expect(await readFile(join(home, 'gastos-2.pdf'), 'utf8')).toBe('%PDF-1.3')
    const nowhere = await run(['ask', 'gastos em pdf'], { directory: join(home, 'nowhere') })
    expect(nowhere.error).toContain('Não consegui salvar gastos.pdf')
    expect(nowhere.exitCode).toBe(EXIT_CODES.failed)
  })

  it('prints one line of JSON', async () => {
    const { run } = await create({ turns: [propose], decisions: [wrote] })
    const { out } = await run(['ask', '--json', '--yes', 'gastei 50 no mercado'])
    expect(out.trimEnd().split('\n')).toHaveLength(1)
    expect(JSON.parse(out)).toMatchObject({
      outcome: 'completed',
      text: 'Confirma?\n\nGasto registrado: Mercado, R$ 50,00.',
      approvals: [{ status: 'approved' }],
      receipts: [{ id: receiptId() }],
    })
  })

  it('goes on with its conversation, unless told otherwise', async () => {
    const { run, parco } = await create({ turns: [propose, answer, answer, answer] })
    await run(['ask', 'gastei 50 no mercado'])
    await run(['ask', 'sim'])
    await run(['ask', '--new', 'oi'])
    await run(['ask', '-c', conversationId(9), 'oi'])
    const ids = parco.calls.map(({ input }) => (input as { conversationId: string }).conversationId)
    expect(ids[0]).toMatch(/^cnv_[0-9a-f]{32}$/)
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).not.toBe(ids[0])
    expect(ids[3]).toBe(conversationId(9))
  })

  it('exits with 4 when nothing was understood, and with 1 when it failed', async () => {
    const { run } = await create({
      turns: [
        () => [turnStart(), decisionEnd('none', 'fallback'), ...says('Posso…'), turnEnd()],
        () => [turnStart(), turnEnd('failed', { code: 'tool-failed', message: 'Não deu.' })],
      ],
    })
    expect((await run(['ask', 'me conte um sonho'])).exitCode).toBe(EXIT_CODES.notUnderstood)
    expect(await run(['ask', 'oi'])).toEqual({
      exitCode: EXIT_CODES.failed,
      out: '',
      error: 'Não deu.\n',
    })
  })

  it('shows progress to a person, and takes it away again', async () => {
    const { run } = await create({ turns: [propose] })
    const { out } = await run(['ask', 'gastei 50'], { isInteractive: true })
    expect(out.startsWith('Anotando…\r\u001b[2KConfirma?\n')).toBe(true)
  })

  it('speaks English when asked to', async () => {
    const { run, parco } = await create({ turns: [answer] })
    await run(['--lang', 'en', 'ask', 'how much?'])
    expect(parco.calls[0]?.input).toMatchObject({ locale: 'en' })
  })
})

describe('parco approve and deny', () => {
  const approvals = [
    anApproval(1),
    anApproval(2),
    anApproval(3, { conversationId: conversationId(2) }),
  ]

  it('list what waits', async () => {
    const { run } = await create({ approvals })
    const { exitCode, out } = await run(['approve'])
    expect(exitCode).toBe(EXIT_CODES.waiting)
    expect(out.match(/^ {2}\d\. /gm)).toHaveLength(3)
    const nothing = await create()
    expect((await nothing.run(['deny'])).exitCode).toBe(EXIT_CODES.ok)
  })

  it('decide by number, in each conversation on its own', async () => {
    const { run, parco } = await create({ approvals, decisions: [wrote, wrote] })
    const { exitCode } = await run(['approve', '2,3'])
    expect(exitCode).toBe(EXIT_CODES.ok)
    expect(parco.calls.map(({ input }) => input)).toMatchObject([
      { conversationId: conversationId(1), decisions: [{ approvalId: approvalId(2) }] },
      { conversationId: conversationId(2), decisions: [{ approvalId: approvalId(3) }] },
    ])
  })

  it('decide by id, and everything', async () => {
    const { run, parco } = await create({ approvals, decisions: [wrote, wrote, wrote] })
    await run(['deny', approvalId(3)])
    await run(['deny', 'all'])
    expect(parco.calls[0]?.input).toMatchObject({
      decisions: [{ outcome: 'deny', approvalId: approvalId(3) }],
    })
    expect(parco.calls).toHaveLength(3)
  })

  it('refuse what is not on the list', async () => {
    const { run, parco } = await create({ approvals })
    for (const which of ['4', '0', '1,9', 'apr_', 'nada']) {
      const { exitCode, error } = await run(['approve', which])
      expect(exitCode).toBe(EXIT_CODES.failed)
      expect(error).toContain(which)
    }
    expect(parco.calls).toEqual([])
  })

  it('change a value first', async () => {
    const { run, parco } = await create({ approvals, decisions: [wrote] })
    await run(['approve', '1', '--set', 'valor=1.234,56 categoria=transp'])
    expect(parco.calls[0]?.input).toMatchObject({
      decisions: [{ edits: { actualAmount: 1234.56, category: 'transport' } }],
    })
    const bad = await run(['approve', '1', '--set', 'valor=muito'])
    expect(bad.exitCode).toBe(EXIT_CODES.usage)
    expect(bad.error).toContain('muito')
    expect((await run(['approve', 'all', '--set', 'valor=1'])).exitCode).toBe(EXIT_CODES.usage)
  })
})

describe('parco undo', () => {
  it('undoes the last write, or the one that is named', async () => {
    const { run, parco } = await create({ undos: [undid, undid] })
    expect((await run(['undo'])).exitCode).toBe(EXIT_CODES.ok)
    await run(['undo', receiptId(7), '--json'])
    expect(parco.calls.map(({ input }) => input)).toEqual([
      expect.not.objectContaining({ receiptId: expect.anything() }),
      expect.objectContaining({ receiptId: receiptId(7) }),
    ])
  })

  it('says by its exit code that nothing was undone', async () => {
    const kept = () => [turnStart(), ...says('Isso mudou depois.'), turnEnd()]
    const { run } = await create({ undos: [kept, kept] })
    expect(await run(['undo'])).toMatchObject({
      exitCode: EXIT_CODES.failed,
      out: 'Isso mudou depois.\n',
    })
    expect((await run(['undo', '--json'])).exitCode).toBe(EXIT_CODES.failed)
  })

  it('refuses an id that is none', async () => {
    const { run } = await create()
    const { exitCode, error } = await run(['undo', 'rcp_1'])
    expect(exitCode).toBe(EXIT_CODES.usage)
    expect(error).toBe('Isso não é o id de um recibo (rcp_…).\n')
  })
})

describe('parco today', () => {
  it('shows what was recorded, and what still waits', async () => {
    const { run } = await create({
      approvals: [anApproval(1)],
      records: [
        aRecord({ title: 'Mercado', display: 'R$ 50,00', label: 'Gasto' }),
        aRecord({ title: 'Água', display: '2 L', label: 'Medida' }),
      ],
    })
    expect((await run(['today'])).out).toBe(
      '  Mercado  R$ 50,00  Gasto\n  Água     2 L  Medida\nUm item ainda espera.\n',
    )
    expect(JSON.parse((await run(['today', '--json'])).out).items).toHaveLength(2)
  })

  it('takes a day that exists alone', async () => {
    const { run, parco } = await create()
    expect((await run(['today', '2026-02-31'])).exitCode).toBe(EXIT_CODES.usage)
    const { out } = await run(['today', '2026-02-28'])
    expect(out).toContain('2026-02-28')
    expect(parco.calls).toEqual([{ name: 'records', input: '2026-02-28' }])
  })
})

describe('parco usage', () => {
  const call = {
    model: 'openai/gpt-5-mini',
    role: 'chat',
    route: 'general_chat',
    calls: 2,
    failed: 1,
    inputTokens: 1200,
    cachedInputTokens: 300,
    outputTokens: 90,
    costUsd: 0.0005,
  }

  it('shows how many messages asked a model, and what it cost', async () => {
    const { model: _, role: __, route: ___, ...sum } = call
    const hosts = [
      { hosts: ['api.openai.com'], isLocal: false, ...sum },
      { hosts: ['127.0.0.1:11434'], isLocal: true, ...sum },
    ]
    const said = { turns: 40, thoughtTurns: 2, costUsd: 0.0005, unpricedCalls: 1 }
    const usage = { ...said, calls: [call], hosts }
    const { run } = await create({ usage })
    const { out } = await run(['--lang', 'en', 'usage', '2026-10'])
    expect(out.replaceAll('\u00a0', ' ')).toBe(
      [
        'Language models, 2026-10',
        '  Messages           40, 2 with a model (5%)',
        '  Cost               $0.0005, without one call of unknown price',
        '  Limit a day        none',
        '  Limit a month      none',
        '  Left this machine  api.openai.com (1,200 tokens)',
        '  openai/gpt-5-mini · general_chat · 2 calls (1 failed) · 1,200 tokens read (300 cached), 90 written · $0.0005',
        '',
      ].join('\n'),
    )
    expect(JSON.parse((await run(['usage', '--json'])).out)).toMatchObject({ turns: 40 })
  })

  it('sets limits, takes them away, and refuses what is no amount', async () => {
    const { run, parco } = await create()
    await run(['usage', '--day-limit', '1,50', '--month-limit', 'none'])
    expect(parco.calls[0]).toEqual({
      name: 'limitSpending',
      input: { dayUsd: 1.5, monthUsd: null },
    })
    for (const wrong of ['-1', 'much', '1e9']) {
      const { exitCode } = await run(['usage', `--day-limit=${wrong}`])
      expect(exitCode, wrong).toBe(EXIT_CODES.usage)
    }
    expect((await run(['usage', '2026-13'])).exitCode).toBe(EXIT_CODES.usage)
  })
})

describe('parco model', () => {
  const ready = {
    state: 'ready',
    model: 'openai/some',
    chosenBy: 'settings',
    hasKey: true,
  } as const

  it('shows what answers, and how to choose', async () => {
    const { run } = await create()
    const { out } = await run(['--lang', 'en', 'model'])
    expect(out).toContain('none yet')
    expect(out).toContain('Known by name: openai.')
  })

  it('asks for the key, never shows it, and tries the choice', async () => {
    const modelTest = {
      isOk: true,
      model: 'openai/some',
      message: 'openai/some respondeu em 0.8 s.',
    }
    const { run, parco } = await create({ model: ready, modelTest })
    const { exitCode, out, error } = await run(['model', 'openai/some', '--key'], {
      lines: ['secret'],
    })
    expect(parco.calls.map(({ name }) => name)).toEqual(['chooseModel', 'testModel'])
    expect(parco.calls[0]?.input).toEqual({ model: 'openai/some', apiKey: 'secret' })
    expect(out).toBe(
      'Modelo de linguagem: openai/some, com a chave\nopenai/some respondeu em 0.8 s.\n',
    )
    expect(out + error).not.toContain('secret')
    expect(exitCode).toBe(EXIT_CODES.ok)
  })

  it('ends as failed when the model does not answer, and changes nothing without a key', async () => {
    const modelTest = { isOk: false, message: 'O provedor não aceitou a chave.' }
    const { run, parco } = await create({ model: ready, modelTest })
    expect((await run(['model', 'test'])).exitCode).toBe(EXIT_CODES.failed)
    expect((await run(['model', 'openai/some', '--key'])).exitCode).toBe(EXIT_CODES.usage)
    expect(parco.calls.map(({ name }) => name)).toEqual(['testModel'])
  })
})

describe('parco, talking', () => {
  const two = () => [
    turnStart(),
    ...says('Confirma?'),
    ...proposes(anApproval(1)),
    ...proposes(anApproval(2)),
    turnEnd('waiting'),
  ]
  const approvals = [anApproval(1), anApproval(2)]
  const decided = (input: unknown) => (input as { decisions: unknown }).decisions

  it('takes lines of a pipe, and ends as the last one did', async () => {
    const { run } = await create({ turns: [answer, two] })
    const { exitCode, out } = await run([], { lines: ['quanto gastei?', '', 'gastei 50'] })
    expect(exitCode).toBe(EXIT_CODES.waiting)
    expect(out).toContain('R$ 50,00.\nConfirma?\n')
    expect(out).not.toContain('›')
  })

  it('rings for a person when something comes by itself, and says that it was read', async () => {
    const cursor = `${conversationId()}:1`
    const delivery = {
      cursor,
      conversationId: conversationId(),
      messageId: `msg_${'m'.repeat(32)}` as Delivery['messageId'],
      kind: 'reminder',
      text: 'Lembrete: Banco\ncom\u001b[31m o RG',
      deliveredAt: '2026-11-18T15:00:00.000Z',
    }
    const { run, parco } = await create({ deliveries: [delivery] })
    const { out } = await run([], { isInteractive: true, lines: ['/ajuda', '/sair'] })
    expect(out).toContain('\u0007● Lembrete: Banco\n  com<U+001B>[31m o RG\n')
    expect(parco.calls).toContainEqual({
      name: 'readInbox',
      input: expect.objectContaining({ upTo: cursor }),
    })
    const piped = await (await create({ deliveries: [delivery] })).run(['chat'], {
      lines: ['/sair'],
    })
    expect(piped.out).not.toContain('Lembrete')
  })

  it('greets a person, and says how to leave', async () => {
    const { run } = await create()
    const { exitCode, out } = await run([], { isInteractive: true, lines: ['/ajuda', '/sair'] })
    expect(exitCode).toBe(EXIT_CODES.ok)
    expect(out).toContain('Ctrl-D')
    expect(out).toContain('Até mais.')
  })

  it.each([
    ['s', [{ outcome: 'approve', approvalId: approvalId(1) }, { approvalId: approvalId(2) }]],
    ['n', [{ outcome: 'deny', approvalId: approvalId(1) }, { outcome: 'deny' }]],
    ['2', [{ outcome: 'approve', approvalId: approvalId(2) }]],
    ['n 1', [{ outcome: 'deny', approvalId: approvalId(1) }]],
  ])('takes "%s" for an answer to the open card', async (line, decisions) => {
    const { run, parco } = await create({ approvals, decisions: [wrote] })
    await run([], { lines: [line] })
    expect(parco.calls).toHaveLength(1)
    expect(parco.calls[0]?.name).toBe('decide')
    expect(decided(parco.calls[0]?.input)).toMatchObject(decisions)
  })

  it('numbers the latest card alone, as its words do', async () => {
    const older = anApproval(1, { requestedAt: '2026-11-18T14:00:00.000Z' })
    const newer = anApproval(2, {
      turnId: anApproval(9).turnId.replace(/.$/, 'f') as typeof older.turnId,
      requestedAt: '2026-11-18T15:00:00.000Z',
    })
    const { run, parco } = await create({ approvals: [older, newer], decisions: [wrote] })
    await run([], { lines: ['1'] })
    expect(decided(parco.calls[0]?.input)).toMatchObject([{ approvalId: approvalId(2) }])
  })

  it('sends plain words to the assistant, also with a card open', async () => {
    const { run, parco } = await create({ approvals, turns: [wrote, answer] })
    await run([], { lines: ['só o primeiro', '50'] })
    expect(parco.calls.map(({ name }) => name)).toEqual(['turn', 'turn'])
  })

  it('shows a changed card before it saves it', async () => {
    const { run, parco } = await create({ approvals, decisions: [wrote] })
    const { out, error } = await run([], { lines: ['e 2 valor=80 data=17/11', 'pode gravar', 's'] })
    expect(out).toContain('Valor: R$ 80,00 (mudado)')
    expect(error).toContain('ainda não foram gravadas')
    expect(parco.calls).toHaveLength(1)
    expect(decided(parco.calls[0]?.input)).toEqual([
      { outcome: 'approve', approvalId: approvalId(1), argumentsHash: 'hash-1' },
      {
        outcome: 'approve',
        approvalId: approvalId(2),
        argumentsHash: 'hash-2',
        edits: { actualAmount: 80, date: '2026-11-17' },
      },
    ])
  })

  it('says what can be changed, and what cannot', async () => {
    const { run } = await create({ approvals })
    const { out, error } = await run([], { lines: ['e 1', 'e 1 cor=azul', 'e 3', 's 5'] })
    expect(out).toContain('valor = R$ 50,00')
    expect(error).toContain('Não há "cor" para mudar aqui. Há: nome, valor, data, categoria.')
    expect(error).toContain('Não há item 3')
    expect(error).toContain('Não há item 5')
  })

  it('takes a number for the answer to a question', async () => {
    const asks = () => [turnStart(), decisionEnd('clarify'), ...says('Quanto?'), turnEnd('waiting')]
    const { run, parco } = await create({ approvals, turns: [asks, answer] })
    await run([], { lines: ['anota um gasto', '2'] })
    expect(parco.calls.map(({ name }) => name)).toEqual(['turn', 'turn'])
  })
})

describe('wrong usage', () => {
  it.each([
    [['gastei'], 'Não existe o comando "gastei"'],
    [['ask', '--nope', 'x'], 'Não existe a opção "--nope"'],
    [['ask', 'a', 'b'], 'entre aspas: parco ask "…"'],
    [['route', 'a', 'b'], 'entre aspas: parco route "…"'],
    [['serve', 'now'], 'Argumentos demais para parco serve. Veja parco serve --help.'],
    [['conversations', 'delete', 'a', 'b'], 'Argumentos demais para parco conversations delete.'],
    [['--lang', 'xx'], 'pt-BR ou en'],
    [['ask', '-c', 'cnv_1', 'x'], 'cnv_'],
    [['backup'], 'Falta "file"'],
  ])('%j exits with 2 and says what to do', async (argv, message) => {
    const { run, parco } = await create()
    const { exitCode, out, error } = await run(argv)
    expect(exitCode).toBe(EXIT_CODES.usage)
    expect(out).toBe('')
    expect(error).toContain(message)
    expect(parco.calls).toEqual([])
  })

  it('has help in both languages, with examples and exit codes', async () => {
    const { run } = await create()
    const portuguese = await run(['--help'])
    const english = await run(['--help'], { environment: { LANG: 'en_US.UTF-8' } })
    expect(portuguese.exitCode).toBe(EXIT_CODES.ok)
    expect(portuguese.out).toContain('Exemplos:')
    expect(portuguese.out).not.toMatch(/Usage|Options|\[options\]/)
    expect(english.out).toContain('Exit codes:')
    expect((await run(['ask', '--help'])).out).toContain('--conversation')
    expect((await run(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/)
  })
})

describe('a group of commands', () => {
  it('alone shows its help in the language of the rest, and nothing more', async () => {
    const { run } = await create()
    const { exitCode, error } = await run(['memory'])
    expect(exitCode).toBe(EXIT_CODES.usage)
    expect(error).toContain('Uso: parco memory')
    expect(error).not.toMatch(/display help|outputHelp/)
  })
})

describe('parco intents learned, adopt and decline', () => {
  const sentence = aSentence()

  it('lists what is on offer with a number, and takes the number or the id', async () => {
    const { run, parco } = await create({ sentences: [sentence] })
    const listed = await run(['intents', 'learned'])
    expect(listed.out).toContain('1. posso aprender "evaporaram {money} na {name}"')
    expect((await run(['intents', 'adopt', '1'])).out).toContain('Aprendida:')
    expect((await run(['--lang', 'en', 'intents', 'decline', sentence.id])).exitCode).toBe(0)
    expect(parco.calls.map(({ input }) => input)).toEqual([
      { sentenceId: sentence.id, status: 'adopted' },
      { sentenceId: sentence.id, status: 'declined' },
    ])
  })

  it('says when there is none, and when one would change something else', async () => {
    const { run } = await create({ sentences: [sentence], isEverySentenceRisky: true })
    const unknown = await run(['intents', 'adopt', '7'])
    expect(unknown).toMatchObject({ exitCode: EXIT_CODES.usage, out: '' })
    const risky = await run(['intents', 'adopt', '1'])
    expect(risky).toMatchObject({ exitCode: EXIT_CODES.failed })
    expect(risky.error).toContain('mudaria de sentido')
    const { run: runEmpty } = await create()
    expect((await runEmpty(['intents', 'learned'])).out).toContain('Nada a aprender')
  })
})

describe('parco settings', () => {
  it('shows them, and changes one by its name in either language', async () => {
    const { run, parco } = await create()
    const shown = await run(['settings'])
    expect(shown.out).toContain('Moeda')
    expect((await run(['settings', 'moeda', 'usd'])).exitCode).toBe(EXIT_CODES.ok)
    expect((await run(['settings', 'language', 'en'])).exitCode).toBe(EXIT_CODES.ok)
    expect(
      parco.calls.filter(({ name }) => name === 'updateUser').map(({ input }) => input),
    ).toEqual([{ currency: 'USD' }, { locale: 'en' }])
  })

  it('takes values by the words that people have for them, and says what it does not know', async () => {
    const { run, parco } = await create()
    await run(['settings', 'moeda', 'dólar'])
    await run(['settings', 'fuso', 'lisboa'])
    await run(['settings', 'language', 'portuguese'])
    expect(
      parco.calls.filter(({ name }) => name === 'updateUser').map(({ input }) => input),
    ).toEqual([{ currency: 'USD' }, { timeZone: 'Europe/Lisbon' }, { locale: 'pt-BR' }])
    expect((await run(['settings', 'cor', 'azul'])).error).toContain(
      'Não existe a configuração “cor”.',
    )
    expect((await run(['settings', 'moeda'])).error).toContain(
      'Faltou dizer o novo valor de “moeda”.',
    )
    expect((await run(['settings', 'moeda', 'conchas'])).error).toContain(
      'Não sei o que é “conchas” para “moeda”.',
    )
    expect((await run(['settings', 'contas', 'talvez'])).error).toContain('“talvez”')
  })

  it('has what comes by itself, by its names in either language', async () => {
    const { run, parco } = await create()
    for (const [key, value] of [
      ['resumo', '8h'],
      ['relatório', 'domingo 20h'],
      ['silêncio', '22h-7h30'],
      ['events', '30'],
      ['contas', 'não'],
      ['birthdays', 'on'],
      ['bills', '9:15'],
    ]) {
      expect((await run(['settings', key ?? '', value ?? ''])).exitCode).toBe(EXIT_CODES.ok)
    }
    expect(
      parco.calls.filter(({ name }) => name === 'changeAlerts').map(({ input }) => input),
    ).toEqual([
      { summary: true, summaryAt: '08:00' },
      { report: true, reportDay: 7, reportAt: '20:00' },
      { quiet: true, quietFrom: '22:00', quietUntil: '07:30' },
      { events: true, eventMinutes: 30 },
      { bills: false },
      { birthdays: true },
      { bills: true, alertsAt: '09:15' },
    ])
    for (const [key, value] of [
      ['resumo', '25h'],
      ['silêncio', '22h'],
      ['events', 'often'],
    ]) {
      expect((await run(['settings', key ?? '', value ?? ''])).exitCode).toBe(EXIT_CODES.usage)
    }
    expect((await run(['settings'])).out).toMatch(/Resumo do dia +não\n.*\nContas +09:00\n/)
  })

  it('has units, a clock and a perspective, by their words in either language', async () => {
    const { run, parco } = await create()
    for (const [key, value] of [
      ['unidades', 'us'],
      ['units', 'métrico'],
      ['relógio', '12'],
      ['clock', '24h'],
      ['perspectiva', 'cristã'],
      ['perspective', 'none'],
    ]) {
      expect((await run(['settings', key ?? '', value ?? ''])).exitCode).toBe(EXIT_CODES.ok)
    }
    expect(
      parco.calls.filter(({ name }) => name === 'updateUser').map(({ input }) => input),
    ).toEqual([
      { units: 'us' },
      { units: 'metric' },
      { clock: '12h' },
      { clock: '24h' },
      { perspective: 'christian' },
      { perspective: 'none' },
    ])
    expect((await run(['settings'])).out).toMatch(
      /Unidades +metric \(kg, km, ml\)\nRelógio +24h\nPerspectiva +nenhuma\n/,
    )
  })

  it('are chosen by the machine at the first start, and never again', async () => {
    const { run, parco } = await create({ user: { settingsChosenAt: null } })
    const environment = { LANG: 'en_US.UTF-8', TZ: 'America/New_York' }
    const first = await run(['settings'], { environment })
    expect(first.out).toContain('12h')
    await run(['settings'], { environment: { LANG: 'pt_BR.UTF-8' } })
    expect(parco.calls).toEqual([
      {
        name: 'suggestSettings',
        input: {
          locale: 'en',
          currency: 'USD',
          units: 'us',
          clock: '12h',
          timeZone: 'America/New_York',
        },
      },
    ])
  })

  it('leaves the first choice to the page where the machine names no language', async () => {
    const { run, parco } = await create({ user: { settingsChosenAt: null } })
    await run(['settings'], { environment: { LANG: 'C.UTF-8' } })
    expect(parco.calls).toEqual([])
  })

  it.each([
    [['settings', 'cor', 'azul']],
    [['settings', 'moeda']],
    [['settings', 'idioma', 'xx']],
    [['settings', 'units', '12h']],
    [['settings', 'clock', '13h']],
    [['settings', 'moeda', 'conchas']],
    [['settings', 'fuso', 'Marte']],
  ])('says how to where it does not know what is meant: %j', async (argv) => {
    const { run } = await create()
    const answer = await run(argv)
    expect(answer.exitCode).toBe(EXIT_CODES.usage)
    expect(answer.error).toContain('parco settings moeda USD')
  })
})
