import {
  APPROVAL_LIFETIME_MS,
  type Approval,
  type ApprovalDecision,
  foldTurn,
  type JsonObject,
  type TurnResult,
} from '@parco/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createParco } from '../../src/create-parco.ts'
import type { Parco } from '../../src/parco.ts'
import {
  NOON,
  OPEN_TIMEOUT_MS,
  type OpenedParco,
  openTestParco,
  SLOW,
  type TestParco,
} from '../open-test-parco.ts'
import { notesDomain } from './notes-domain.ts'
import { notesIntents, notesRouter } from './notes-router.ts'

let opened: OpenedParco
let test: TestParco
beforeAll(async () => {
  opened = await openTestParco({
    domains: [notesDomain],
    router: notesRouter,
    intents: notesIntents,
  })
}, OPEN_TIMEOUT_MS)
beforeEach(async () => {
  test = await opened.newUser()
})
afterAll(() => opened.close())

const create = (title: string, more: object = {}) =>
  `create_note ${JSON.stringify({ title, ...more })}`

const approve = (
  { id, argumentsHash }: Approval,
  more: { edits?: JsonObject; argumentsHash?: string } = {},
): ApprovalDecision => ({ outcome: 'approve', approvalId: id, argumentsHash, ...more })

const deny = ({ id }: Approval): ApprovalDecision => ({ outcome: 'deny', approvalId: id })

function decide(
  decisions: readonly ApprovalDecision[],
  {
    parco = test.parco,
    ...overrides
  }: { parco?: Parco } & Partial<Parameters<Parco['decide']>[0]> = {},
): Promise<TurnResult> {
  const { userId, conversationId } = test
  return foldTurn(parco.decide({ userId, conversationId, decisions, ...overrides }))
}

async function propose(...titles: string[]): Promise<readonly Approval[]> {
  const { approvals } = await test.say(
    titles.map((title) => create(title, { amount: 5 })).join(' & '),
  )
  return approvals
}

/** The assistant of another process on the same database, such as after a restart. */
function another(): Parco {
  return createParco({
    store: test.store,
    router: notesRouter,
    intents: notesIntents,
    domains: [notesDomain],
    mint: test.mint,
    randomBytes: (count) => new Uint8Array(count),
    now: () => new Date(NOON),
    newUser: { locale: 'pt-BR', timeZone: 'America/Sao_Paulo', currency: 'BRL' },
    log: () => {},
  })
}

describe('approvals decided by hand', SLOW, () => {
  it('are each decided on their own', async () => {
    const [a, b, c] = await propose('a', 'b', 'c')
    const decided = await decide([approve(a!), deny(b!)])
    expect(decided.text).toBe(
      'Anotado: a\n\nDeixei de fora: Nota: b, 5, 2026-11-18.\n\nAinda falta o seu ok: Nota: c, 5, 2026-11-18.',
    )
    expect(decided.approvals.map(({ status }) => status)).toEqual(['approved', 'denied'])
    expect(await test.parco.openApprovals(test.userId)).toEqual([c])
    expect(await test.count('notes')).toBe(1)
  })

  it('are executed with the values that the user edited', async () => {
    const [a] = await propose('a')
    const decided = await decide([approve(a!, { edits: { amount: 8, title: 'z' } })])
    expect(decided.approvals).toMatchObject([
      { status: 'edited', input: { title: 'z', amount: 8 } },
    ])
    expect(decided.receipts[0]?.changes).toMatchObject([
      { after: { title: 'z', amount_cents: 800 } },
    ])
  })

  it('stay open when an edit is not valid, not offered, needs a question, or is refused', async () => {
    const [a] = await propose('a')
    const edits: readonly JsonObject[] = [
      { amount: -1 },
      { amount: 'many' },
      { amount: 1e12 },
      { date: '2026-02-31' },
      { date: 'tomorrow' },
      { title: '' },
      { title: 'x'.repeat(101) },
      { title: { $gt: '' } },
      { title: 'which' },
      { title: 'forbidden' },
      { id: 'exp_1' },
      { __proto__x: 1 },
    ]
    for (const edit of edits) {
      const decided = await decide([approve(a!, { edits: edit })])
      expect(decided, JSON.stringify(edit)).toMatchObject({ outcome: 'waiting', receipts: [] })
      expect(decided.approvals).toMatchObject([
        { status: 'requested', argumentsHash: a!.argumentsHash },
      ])
      expect(decided.text).not.toBe('')
    }
    expect(await test.count('notes')).toBe(0)
    expect((await decide([approve(a!)])).receipts).toHaveLength(1)
  })

  it('are refused when the card showed other values', async () => {
    const [a] = await propose('a')
    await test.say('change {"amount":9}')
    const stale = await decide([approve(a!)])
    expect(stale).toMatchObject({ outcome: 'waiting', receipts: [] })
    expect(stale.text).toContain('Esse cartão estava desatualizado')
    expect(stale.approvals).toMatchObject([{ status: 'requested', input: { amount: 9 } }])
    expect(await test.count('notes')).toBe(0)
    expect((await decide([approve(stale.approvals[0]!)])).receipts).toHaveLength(1)
  })

  it('are shown again, and not executed, when what they would write has changed', async () => {
    await propose('a')
    await test.say('yes')
    const renaming = await test.say('rename_note {"noteRef":"a","title":"b"}')
    await test.say('undo')
    const gone = await decide([approve(renaming.approvals[0]!)])
    expect(gone.text).toContain('Não existe.')
    expect(gone.receipts).toEqual([])
    await propose('a')
    await test.say('yes')
    // The same words now mean another row.
    const again = await decide([approve(renaming.approvals[0]!)])
    expect(again.text).toContain('Algo mudou nesse meio-tempo')
    expect(again).toMatchObject({ outcome: 'waiting', receipts: [] })
    expect((await decide([approve(again.approvals[0]!)])).text).toBe('Anotado: b')
  })

  it('expire after 24 hours', async () => {
    const [a] = await propose('a')
    test.setNow(new Date(Date.parse(NOON) + APPROVAL_LIFETIME_MS).toISOString())
    expect(await test.parco.openApprovals(test.userId)).toEqual([])
    const late = await decide([approve(a!)])
    expect(late.text).toContain('Passaram as 24 horas')
    expect(late).toMatchObject({ outcome: 'completed', approvals: [{ status: 'expired' }] })
    expect((await test.parco.approval(test.userId, a!.id)).status).toBe('expired')
    expect((await test.say('yes {}')).receipts).toEqual([])
    expect(await test.count('notes')).toBe(0)
  })

  it('survive a restart', async () => {
    const [a] = await propose('a')
    const decided = await decide([approve(a!)], { parco: another() })
    expect(decided.receipts).toHaveLength(1)
    expect(await test.count('notes')).toBe(1)
  })

  it('leave no trace of a tool that failed, and stay open', async () => {
    const [broken, fine] = await propose('explode', 'fine')
    const decided = await decide([approve(broken!), approve(fine!)])
    expect(decided.text).toContain(
      'Não consegui gravar; continua esperando o seu ok: Nota: explode',
    )
    expect(decided.receipts).toHaveLength(1)
    expect(await test.count('notes')).toBe(1)
    expect(await test.count('receipts')).toBe(1)
    expect(await test.parco.openApprovals(test.userId)).toMatchObject([{ id: broken!.id }])
    expect(test.log).toMatchObject([{ level: 'error', message: 'A tool failed.' }])
  })

  it('roll back whole when the turn cannot be stored', async () => {
    const [a] = await propose('a')
    await test.store.transaction(test.userId, (sql) =>
      sql.query(`delete from conversation_context`),
    )
    const failing: Parco = createParco({
      store: {
        ...test.store,
        transaction: (userId, run, options) =>
          test.store.transaction(
            userId,
            async (sql) => {
              const result = await run(sql)
              await sql.query('select 1 / 0')
              return result
            },
            options,
          ),
      },
      router: notesRouter,
      intents: notesIntents,
      domains: [notesDomain],
      mint: test.mint,
      randomBytes: (count) => new Uint8Array(count),
      now: () => new Date(NOON),
      newUser: { locale: 'pt-BR', timeZone: 'America/Sao_Paulo', currency: 'BRL' },
      log: () => {},
    })
    const failed = await decide([approve(a!)], { parco: failing })
    expect(failed).toMatchObject({ outcome: 'failed', receipts: [], error: { code: 'internal' } })
    expect(failed.error?.message).toContain(failed.error?.reference)
    expect(await test.count('notes')).toBe(0)
    expect(await test.count('receipts')).toBe(0)
    expect(await test.parco.openApprovals(test.userId)).toEqual([a])
  })
})

/** Of ten attempts eight approve, one edits and one denies. */
function decisionOf(approval: Approval, attempt: number): ApprovalDecision {
  if (attempt % 10 === 9) return deny(approval)
  return approve(approval, attempt % 10 === 8 ? { edits: { amount: 6 } } : {})
}

describe('forged and repeated decisions', SLOW, () => {
  it('write exactly one row or none', async () => {
    const stranger = await test.store.createUser({ id: test.mint('user') })
    const approvals = await propose(...Array.from({ length: 20 }, (_, index) => `n${index}`))
    const elsewhere = test.mint('conversation')
    let mutations = 0
    for (const approval of approvals) {
      const foreign = approvals[0] === approval ? approvals[1]! : approvals[0]!
      const forged: readonly Promise<TurnResult>[] = [
        decide([approve(approval)], { userId: stranger }),
        decide([deny(approval)], { userId: stranger }),
        decide([approve(approval)], { conversationId: elsewhere }),
        decide([approve(approval)], { userId: stranger, conversationId: elsewhere }),
        decide([{ ...approve(approval), approvalId: test.mint('approval') }]),
        decide([{ ...approve(approval), approvalId: 'apr_x' as never }]),
        decide([approve(approval, { argumentsHash: '' })]),
        decide([approve(approval, { argumentsHash: foreign.argumentsHash })]),
        decide([approve(approval, { argumentsHash: approval.argumentsHash.toUpperCase() })]),
        decide([approve(approval, { argumentsHash: `${approval.argumentsHash}0` })]),
        decide([approve(approval, { argumentsHash: '', edits: { title: 'forged' } })]),
      ]
      mutations += forged.length
      for (const result of await Promise.all(forged)) expect(result.receipts).toEqual([])
    }
    expect(mutations).toBeGreaterThanOrEqual(200)
    expect(await test.count('notes')).toBe(0)
    expect(await test.count('notes', stranger)).toBe(0)

    // Each approval is approved, denied and edited fifty times at once, by three processes.
    const parcos = [test.parco, another(), another()]
    const cards = Array.from({ length: 4 }, (_, index) => approvals.slice(index * 5, index * 5 + 5))
    const attempts = cards.flatMap((card) =>
      Array.from({ length: 50 }, (_, index) =>
        decide(
          card.map((approval) => decisionOf(approval, index)),
          { parco: parcos[index % 3]! },
        ),
      ),
    )
    const receipts = (await Promise.all(attempts)).flatMap((result) => result.receipts)
    const spent = new Set(receipts.map(({ approvalId }) => approvalId))
    expect(spent.size).toBe(receipts.length)
    expect(await test.count('notes')).toBe(receipts.length)
    expect(await test.count('receipts')).toBe(receipts.length)
    expect(await test.parco.openApprovals(test.userId)).toEqual([])
  })

  it('undo once, however often it is asked for', async () => {
    const [a] = await propose('a')
    const { receipts } = await decide([approve(a!)])
    const receiptId = receipts[0]!.id
    const stranger = await test.store.createUser({ id: test.mint('user') })
    const stolen = await foldTurn(test.parco.undo({ userId: stranger, receiptId }))
    expect(stolen).toMatchObject({ outcome: 'failed', error: { code: 'not-found' } })
    const parcos = [test.parco, another()]
    const undone = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        foldTurn(parcos[index % 2]!.undo({ userId: test.userId, receiptId })),
      ),
    )
    expect(undone.filter(({ text }) => text.startsWith('Pronto, tirei:'))).toHaveLength(1)
    expect(await test.count('notes')).toBe(0)
    expect(await test.count('receipts')).toBe(2)
  })
})
