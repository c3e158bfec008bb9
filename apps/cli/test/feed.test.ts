import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { aFeed, feedId } from '@parco/server/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { createTestCli } from './test-terminal.ts'

let cli: Awaited<ReturnType<typeof createTestCli>>
afterEach(() => cli.remove())

describe('parco feed', () => {
  it('lists who reads the agenda, without any secret', async () => {
    cli = await createTestCli({ feeds: [aFeed()] })
    const { exitCode: code, out } = await cli.run(['feed'])
    expect(code).toBe(0)
    expect(out).toContain('compromissos, lembretes, aniversários; criado 18/11/2026')
    expect(out).toContain(feedId())
    expect(out).not.toContain('ffff')
    const { items } = JSON.parse((await cli.run(['feed', 'list', '--json'])).out)
    expect(items.map((one: object) => 'path' in one)).toEqual([false])
  })

  it('makes an address with what is chosen, and says what it is good for', async () => {
    cli = await createTestCli({ feeds: [aFeed()] })
    const { exitCode: code, out } = await cli.run(['feed', 'new', '--with', 'events,bills'])
    expect(code).toBe(0)
    expect(out).toContain(`http://127.0.0.1:4747${aFeed().path}`)
    expect(out).toContain('Google Agenda')
    expect(cli.parco.calls.at(-1)).toEqual({ name: 'add-feed', input: ['events', 'bills'] })
    for (const wrong of ['', 'secrets', 'events,events']) {
      expect((await cli.run(['feed', 'new', '--with', wrong])).exitCode).toBe(2)
    }
  })

  it('takes one back by its id', async () => {
    cli = await createTestCli({ feeds: [aFeed()] })
    expect((await cli.run(['feed', 'revoke', feedId()])).out).toBe(
      'O endereço não leva a mais nada.\n',
    )
    expect((await cli.run(['feed', 'revoke', feedId(9)])).exitCode).toBe(1)
    expect((await cli.run(['feed', 'revoke', 'all'])).exitCode).toBe(2)
  })

  it('writes a file that is private to its owner', async () => {
    cli = await createTestCli()
    const path = join(cli.home, 'agenda.ics')
    const { exitCode: code } = await cli.run(['feed', 'save', path])
    expect(code).toBe(0)
    expect(await readFile(path, 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
  })
})
