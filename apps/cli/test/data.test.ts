import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  anApproval,
  conversationId,
  type ParcoScript,
  proposes,
  says,
  turnEnd,
  turnStart,
} from '@parco/server/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { EXIT_CODES } from '../src/exit-code.ts'
import { createTestCli } from './test-terminal.ts'

const opened: { remove(): Promise<void> }[] = []
async function create(script?: ParcoScript) {
  const cli = await createTestCli(script)
  opened.push(cli)
  return cli
}
afterEach(() => Promise.all(opened.splice(0).map(({ remove }) => remove())))

const instant = '2026-11-18T15:00:00.000Z'
const conversations = [
  { id: conversationId(), title: 'Férias', createdAt: instant, updatedAt: instant },
]

describe('parco conversations', () => {
  it('lists them, or those that are searched for', async () => {
    const { run, parco } = await create({ conversations })
    const { out, exitCode } = await run(['conversations'])
    expect(exitCode).toBe(EXIT_CODES.ok)
    expect(out).toContain('Férias')
    expect(out).toContain(`18/11/2026, 12:00  ${conversationId()}`)
    await run(['conversations', 'list', 'férias', 'praia', '--json'])
    expect(parco.calls.at(-1)?.input).toEqual({ limit: 30, search: 'férias praia' })
    const none = await create()
    expect((await none.run(['conversations'])).out).toBe('Nenhuma conversa ainda.\n')
  })

  it('renames one', async () => {
    const { run, parco } = await create({ conversations })
    const { out } = await run(['conversations', 'rename', conversationId(), 'Sol', 'e', 'mar'])
    expect(out).toBe('Agora ela se chama "Sol e mar".\n')
    expect(parco.calls.at(-1)?.name).toBe('renameConversation')
    const { exitCode, error } = await run(['conversations', 'rename', 'x', 'y'])
    expect({ exitCode, error }).toMatchObject({ exitCode: EXIT_CODES.usage })
    expect(error).toContain('cnv_')
  })

  it('deletes one only after a yes, and tells what stays', async () => {
    const { run, parco } = await create({ conversations })
    const remove = ['conversations', 'delete', conversationId()]
    expect(await run(remove)).toMatchObject({ exitCode: EXIT_CODES.usage })
    const kept = await run(remove, { isInteractive: true, lines: ['não'] })
    expect(kept.out).toContain('Nada foi apagado.')
    expect(parco.calls.filter(({ name }) => name === 'deleteConversation')).toEqual([])
    const { out } = await run(remove, { isInteractive: true, lines: ['sim'] })
    expect(out).toContain('Apagada, com 2 mensagens. 3 registros ficam')
    expect(out).toContain('1 cartão')
    expect((await run([...remove, '--yes', '--lang', 'en'])).out).toContain('3 records stay')
  })
})

describe('parco export', () => {
  it('writes to a new file that its user alone can read, or to standard output', async () => {
    const { run, home } = await create()
    const file = join(home, 'life.json')
    const { exitCode, out } = await run(['export', file])
    expect({ exitCode, out }).toMatchObject({ exitCode: EXIT_CODES.ok })
    expect(out).toContain(file)
    expect(await readFile(file, 'utf8')).toBe('{"format":"parco-export"}\n')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const again = await run(['export', file])
    expect(again).toMatchObject({ exitCode: EXIT_CODES.failed, out: '' })
    expect((await run(['export'])).out).toBe('{"format":"parco-export"}\n')
    expect((await run(['export', join(home, 'no', 'life.json')])).exitCode).toBe(EXIT_CODES.failed)
  })

  it('writes moves of money in the language of its reader', async () => {
    const { run } = await create()
    expect((await run(['export', '--csv'])).out).toBe('data;nome\r\n')
    expect((await run(['export', '--csv', '--lang', 'en'])).out).toBe('date,name\r\n')
  })
})

describe('parco import', () => {
  it('reads a file in, or says why not', async () => {
    const { run, home, parco } = await create()
    const file = join(home, 'life.json')
    expect((await run(['import', file])).error).toContain('Não existe o arquivo')
    await writeFile(file, '{}')
    expect((await run(['import', file])).out).toBe('Está tudo aqui: 12 linhas.\n')
    expect(parco.calls.at(-1)).toEqual({ name: 'importData', input: 2 })
    await writeFile(file, '')
    expect((await run(['import', file])).error).toContain('não é uma exportação')
    await writeFile(file, '{}')
    const full = await create({ isAnswering: true })
    const refused = await full.run(['import', file, '--lang', 'en'])
    expect(refused).toMatchObject({ exitCode: EXIT_CODES.failed, out: '' })
    expect(refused.error).toContain('parco delete-everything')
  })
})

describe('parco import of a statement', () => {
  const item = {
    input: { date: '2026-11-05', name: 'Padaria', amount: -38.5 },
    date: '2026-11-05',
    title: 'Padaria',
    filedAs: 'Alimentação',
    display: '-R$ 38,50',
    isKnown: false,
    isLeftOut: false,
  }
  const known = { ...item, isKnown: true, isLeftOut: true, note: 'já anotado' }
  const file = {
    format: 'CSV',
    tool: 'import_transactions',
    slot: 'transactions',
    items: [item, known],
    unread: [{ line: 4, text: 'x', why: 'o dia não existe' }],
  }
  const proposals = [
    () => [turnStart(), ...proposes(anApproval()), ...says('Importar?'), turnEnd('waiting')],
  ]
  const decisions = [() => [turnStart(), ...says('Importei.'), turnEnd()]]

  async function importing(script: ParcoScript) {
    const cli = await create(script)
    const path = join(cli.home, 'extrato.csv')
    await writeFile(path, 'Data;Descrição;Valor')
    return { ...cli, path }
  }

  it('proposes what is new, and writes after a yes', async () => {
    const { run, parco, path } = await importing({ file, proposals, decisions })
    const { out, error, exitCode } = await run(['import', path], {
      isInteractive: true,
      lines: ['sim'],
    })
    expect(out).toContain('extrato.csv: 2 lançamentos lidos (CSV).\n  1 fica de fora: já anotado.')
    expect(error).toContain('linha 4: o dia não existe (x)')
    expect(out).toContain('Importei.')
    expect(exitCode).toBe(EXIT_CODES.ok)
    expect(parco.calls).toMatchObject([
      { name: 'readFile' },
      { name: 'propose', input: { input: { transactions: [item.input] } } },
      { name: 'decide', input: { decisions: [{ outcome: 'approve' }] } },
    ])
  })

  it('leaves the card waiting where nobody is there to say yes, or says no', async () => {
    const { run, parco, path } = await importing({ file, proposals: [...proposals, ...proposals] })
    expect((await run(['import', path])).exitCode).toBe(EXIT_CODES.waiting)
    const no = await run(['import', path], { isInteractive: true, lines: ['não'] })
    expect(no.exitCode).toBe(EXIT_CODES.waiting)
    expect(parco.calls.filter(({ name }) => name === 'decide')).toEqual([])
  })

  it('takes all of it at once with --yes, and has nothing to do where all is known', async () => {
    const { run, path } = await importing({ file, proposals, decisions })
    expect((await run(['import', path, '--yes'])).out).toContain('Importei.')
    const again = await importing({ file: { ...file, items: [known] } })
    const { out, exitCode } = await again.run(['import', again.path, '--lang', 'en'])
    expect(out).toContain('Nothing new to import.')
    expect(exitCode).toBe(EXIT_CODES.ok)
  })

  it('says in the words of the assistant why a file cannot be read', async () => {
    const { run, path } = await importing({})
    const { exitCode, error } = await run(['import', path])
    expect({ exitCode, error }).toEqual({
      exitCode: EXIT_CODES.failed,
      error: 'extrato.csv: Nothing can be read in it.\n',
    })
  })
})

describe('parco delete-everything', () => {
  it('wants the words typed, and says what stays', async () => {
    const { run, parco, home } = await create()
    const deletions = () => parco.calls.filter(({ name }) => name === 'deleteData').length
    expect((await run(['delete-everything'])).exitCode).toBe(EXIT_CODES.usage)
    for (const typed of ['s', 'sim', 'apagar', '']) {
      const kept = await run(['delete-everything'], { isInteractive: true, lines: [typed] })
      expect(kept.out).toContain('Nada foi apagado.')
    }
    expect(deletions()).toBe(0)
    const typed = ['Apagar tudo']
    const { out } = await run(['delete-everything'], { isInteractive: true, lines: typed })
    expect(out).toContain('12 linhas e 2 cópias')
    expect(out).toContain(`em ${home}`)
    expect(deletions()).toBe(1)
    await run(['delete-everything', '--yes'])
    expect(deletions()).toBe(2)
  })
})
