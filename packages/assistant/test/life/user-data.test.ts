import { foldTurn, type UserId } from '@parco/protocol'
import { listUserTables, toUuid } from '@parco/store'
import { beforeEach, describe, expect, it } from 'vitest'
import { lifeDomains } from '../../src/domains/index-of-domains.ts'
import type { DomainSample } from '../../src/domains/internal/testing/domain-sample.ts'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

async function bytesOf(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of source) pieces.push(piece)
  return Buffer.concat(pieces)
}

const exported = async (userId: UserId) => bytesOf(await test.parco.exportData(userId))

const bytes = (text: string) => new TextEncoder().encode(text)

/** Writes with a tool, by its card. */
async function write(toolName: string, input: object): Promise<void> {
  const { parco, userId, conversationId } = test
  const scope = { userId, conversationId }
  const { approvals } = await foldTurn(parco.propose({ ...scope, toolName, input }))
  const decisions = approvals.map(({ id, argumentsHash }) => ({
    outcome: 'approve' as const,
    approvalId: id,
    argumentsHash,
  }))
  if (decisions.length > 0) await foldTurn(parco.decide({ ...scope, decisions }))
}

/** What only long use writes. */
const REST = [
  `insert into task_runs (id, user_id, conversation_id, intent_key, created_at)
   values (gen_random_uuid(), parco_user_id(), $1, 'web_search', now())`,
  `insert into idempotency_keys (user_id, key, request_hash, created_at)
   values (parco_user_id(), $1::uuid::text, 'h', now())`,
  `insert into notices (user_id, name, told_on) values (parco_user_id(), $1::uuid::text, '2026-11-18')`,
  `insert into classifications (user_id, text_hash, intent, extracted, created_at, expires_at)
   values (parco_user_id(), repeat('a', 64), $1::uuid::text, '{"amount": 81.900}', now(), now())`,
  `insert into learned_sentences (id, user_id, locale, sentence, intent, params, source_text, status, offered_at)
   values (gen_random_uuid(), parco_user_id(), 'pt-BR', $1::uuid::text, 'x', '{}', 'y', 'offered', now())`,
  `insert into model_calls (id, user_id, conversation_id, role, model, route, tokens_input, cost_micros, outcome, started_at)
   values (gen_random_uuid(), parco_user_id(), $1, 'chat', 'a/b', 'x', 12, 1234567, 'completed', now())`,
  `insert into response_cache (user_id, key, response, created_at, expires_at)
   values (parco_user_id(), repeat('b', 64), $1::uuid::text, now(), now())`,
  `insert into inboxes (user_id, conversation_id) values (parco_user_id(), $1)`,
]

/** A life with rows in every table, as far as the catalogue knows any. */
async function liveAWhile(): Promise<void> {
  for (const { name, tools } of lifeDomains) {
    if (!tools.some(({ effect }) => effect === 'write')) continue
    const { sample }: { sample: DomainSample } = await import(
      `../../src/domains/${name}/testing/sample.ts`
    )
    for (const [toolName, input] of sample.writes) await write(toolName, input)
    // Inputs alter the samples, so that more tables have rows; what does not fit any more only asks.
    for (const [toolName, input] of Object.entries(sample.inputs)) {
      if (!/^(delete|unmark|cancel|end|get|list)_/.test(toolName)) await write(toolName, input)
    }
  }
  await write('create_expense', { name: 'Lazer', budgetedAmount: 300 })
  await write('update_income_rule', { ruleRef: 'bolsa', amount: 650, scope: 'this' })
  await test.say('gastei 30 no "café", \\ e \u{1f375}')
  await test.say('sim')
  await test.say('desfaz')
  await test.say('gastei 12')
  await test.say('bebi água')
  await test.store.transaction(test.userId, async (sql) => {
    for (const statement of REST) await sql.query(statement, [toUuid(test.conversationId)])
  })
}

describe('an export', SLOW, () => {
  it('has every table, and comes back byte by byte into another account', async () => {
    await liveAWhile()
    const first = await exported(test.userId)
    const document = JSON.parse(first.toString()) as { tables: Record<string, unknown[]> }
    const known = await test.store.transaction(test.userId, listUserTables)
    expect(Object.keys(document.tables)).toEqual(known.map(({ name }) => name))
    expect(known.filter(({ name }) => document.tables[name]?.length === 0)).toEqual([])
    // Whose it was does not stand in it.
    expect(first.toString()).not.toContain(toUuid(test.userId))
    expect(first.toString()).not.toContain(test.userId)

    const heir = (await opened.newUser({ locale: 'en', currency: 'USD' })).userId
    const imported = await test.parco.importData(heir, first)
    expect(imported.tables).toBe(known.length - 1)
    expect((await exported(heir)).equals(first)).toBe(true)
    // What came in is theirs, and lives: a write of before can be undone.
    const undone = await foldTurn(test.parco.undo({ userId: heir }))
    expect(undone.outcome).toBe('completed')
    expect(undone.receipts).toHaveLength(2)
    expect((await exported(test.userId)).equals(first)).toBe(true)
  })

  it('goes into an empty account alone, and whole or not at all', async () => {
    await test.say('gastei 30 no uber')
    await test.say('sim')
    const document = await exported(test.userId)
    const notEmpty = { code: 'conflict', data: { reason: 'not-empty' } }
    await expect(test.parco.importData(test.userId, document)).rejects.toMatchObject(notEmpty)
    const heir = (await opened.newUser()).userId
    const before = await exported(heir)
    const text = document.toString()
    for (const [changed, reason] of [
      ['', 'not-an-export'],
      ['{"tables":{}}', 'not-an-export'],
      ['[1]', 'not-an-export'],
      [text.slice(0, -10), 'not-an-export'],
      [text.replace('"version":1', '"version":2'), 'newer'],
      [text.replace('"expenses":[', '"spells":['), 'newer'],
      [text.replaceAll('"total_cents"', '"total_dollars"'), 'newer'],
      [text.replaceAll('"total_cents": 3000', '"total_cents": -1'), 'bad-row'],
      [text.replaceAll('"spent_on": "2026', '"spent_on": "someday'), 'bad-row'],
      [text.replaceAll('00000000-0000-0000-0000-000000000000', toUuid(test.userId)), 'bad-row'],
    ] as const) {
      const importing = test.parco.importData(heir, bytes(changed))
      await expect(importing, reason).rejects.toMatchObject({
        code: 'bad-request',
        data: { reason },
      })
    }
    expect((await exported(heir)).equals(before)).toBe(true)
  })

  it('takes one of an earlier version, whose rows lack columns that came later', async () => {
    await test.say('gastei 30 no uber')
    await test.say('sim')
    const earlier = (await exported(test.userId)).toString().replaceAll(', "card_id": null', '')
    expect(earlier).not.toContain('card_id": null, "currency')
    const heir = (await opened.newUser()).userId
    await test.parco.importData(heir, bytes(earlier.replaceAll('"card_id": null, ', '')))
    expect(await test.count('expenses', heir)).toBe(1)
  })
})

describe('transactions as CSV', SLOW, () => {
  it('open in a spreadsheet of the language, and hold no formula', async () => {
    await write('create_expense', { name: 'Café; "da" esquina', actualAmount: 1234.5 })
    await write('create_expense', { name: '=SUM(A1)', actualAmount: 8, date: '2026-11-17' })
    await write('create_income', { name: 'Salário', actualAmount: 5000, type: 'salary' })
    const { parco, userId } = test
    const lines = (await parco.exportTransactions(userId)).split('\r\n')
    expect(lines[0]).toBe(
      '\uFEFFData;Tipo;Nome;Categoria;Valor;Moeda;Forma de pagamento;Cartão;Parcelas;Id',
    )
    expect(lines[1]).toMatch(/^2026-11-17;Gasto;'=SUM\(A1\);Outros;-8,00;BRL;;;1;exp_/)
    expect(lines.slice(2).join('\n')).toContain('"Café; ""da"" esquina";Outros;-1234,50;BRL')
    const english = await parco.exportTransactions(userId, 'en')
    expect(english).toContain('2026-11-18,Income,Salário,Salary,5000.00,BRL,,,,inc_')
  })
})

describe('deleting everything', SLOW, () => {
  it('wants the words, and leaves a user who was never here', async () => {
    await liveAWhile()
    const { parco, userId } = test
    for (const confirmation of ['', 'yes', 'sim', 'apagar', 'delete']) {
      const deleting = parco.deleteData(userId, confirmation)
      await expect(deleting).rejects.toMatchObject({ code: 'bad-request' })
    }
    const neighbour = await opened.newUser()
    await neighbour.say('gastei 5 no café')
    const { rows } = await parco.deleteData(userId, ' Apagar tudo ')
    expect(rows).toBeGreaterThan(50)
    const { tables } = JSON.parse((await exported(userId)).toString()) as {
      tables: Record<string, unknown[]>
    }
    const left = Object.entries(tables).filter(([, list]) => list.length > 0)
    expect(left.map(([name]) => name)).toEqual(['users'])
    expect(await parco.user(userId)).toMatchObject({ settingsChosenAt: null })
    expect(await neighbour.count('messages')).toBe(2)
    // And they can begin anew at once.
    expect((await test.say('gastei 7 no pão')).approvals).toHaveLength(1)
  })
})
