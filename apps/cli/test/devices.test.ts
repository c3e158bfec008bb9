import { aDevice, deviceId } from '@parco/server/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { createTestCli } from './test-terminal.ts'

let cli: Awaited<ReturnType<typeof createTestCli>>
afterEach(() => cli.remove())

describe('parco devices', () => {
  it('lists who was let in', async () => {
    cli = await createTestCli({ devices: [aDevice()] })
    const { exitCode: code, out } = await cli.run(['devices'])
    expect(code).toBe(0)
    expect(out).toContain('iPhone, Safari, esteve aqui 18/11/2026')
    expect(out).toContain(deviceId())
    expect(JSON.parse((await cli.run(['devices', 'list', '--json'])).out).items).toHaveLength(1)
  })

  it('says so when there is none', async () => {
    cli = await createTestCli()
    expect((await cli.run(['devices'])).out).toBe('Nenhum aparelho entrou.\n')
  })

  it('removes one by its id alone', async () => {
    cli = await createTestCli({ devices: [aDevice()] })
    expect((await cli.run(['devices', 'remove', deviceId()])).out).toBe(
      'O aparelho não entra mais.\n',
    )
    expect(cli.parco.calls.at(-1)).toEqual({ name: 'remove-device', input: deviceId() })
    const unknown = await cli.run(['devices', 'remove', deviceId(9)])
    expect([unknown.exitCode, unknown.error]).toEqual([
      1,
      `Não existe o aparelho ${deviceId(9)}. parco devices mostra quais há.\n`,
    ])
    expect((await cli.run(['devices', 'remove', 'iPhone'])).exitCode).toBe(2)
  })

  it('makes no code where no server lets devices in', async () => {
    cli = await createTestCli()
    const { exitCode: code, error } = await cli.run(['devices', 'add'])
    expect(code).not.toBe(0)
    expect(error).toContain('parco serve --lan')
  })
})
