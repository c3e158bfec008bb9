import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { conversationId, type ParcoScript } from '@parco/server/testing'
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
