import { foldTurn } from '@parco/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { collect, fold, openTestParco, type TestParco } from '../open-test-parco.ts'
import { notesDomain } from './notes-domain.ts'
import { notesRouter } from './notes-router.ts'

let test: TestParco
beforeEach(async () => {
  test = await openTestParco({ domains: [notesDomain], router: notesRouter })
})
afterEach(() => test.close())

describe('a turn', () => {
  it('proposes a write, executes it once it is confirmed, and undoes it', async () => {
    const proposed = await test.say('create_note {"title":"a","amount":50}')
    expect(proposed.outcome).toBe('waiting')
    expect(proposed.approvals).toHaveLength(1)
    expect(await test.count('notes')).toBe(0)

    const written = await test.say('yes')
    expect(written.outcome).toBe('completed')
    expect(written.text).toBe('Anotado: a')
    expect(written.receipts).toHaveLength(1)
    expect(written.approvals).toMatchObject([
      { status: 'approved', receiptId: written.receipts[0]?.id },
    ])
    expect(await test.count('notes')).toBe(1)

    const undone = await test.say('undo')
    expect(undone.text).toBe('Desfeito: Anotado: a')
    expect(await test.count('notes')).toBe(0)
  })
})
