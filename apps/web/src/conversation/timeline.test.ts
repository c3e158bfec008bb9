import { type Approval, approvalSchema, type Receipt, receiptSchema } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import type { ParcoMessage } from './parco-message.ts'
import { toTimeline, withReceipts } from './timeline.ts'
import { waitingCards } from './waiting-cards.ts'

const id = (prefix: string, number: number) => `${prefix}_${String(number).padStart(32, '0')}`

function anApproval(number: number, changes: Partial<Approval> = {}): Approval {
  return {
    ...approvalSchema.parse({
      version: 1,
      id: id('apr', number),
      conversationId: id('cnv', 1),
      turnId: id('trn', 1),
      position: number,
      toolCallId: `call-${number}`,
      toolName: 'create_expense',
      input: {},
      argumentsHash: 'hash',
      preview: { title: `Gasto ${number}`, fields: [] },
      status: 'requested',
      requestedAt: '2026-11-18T15:00:00.000Z',
      expiresAt: '2026-11-19T15:00:00.000Z',
    }),
    ...changes,
  }
}

function aReceipt(number: number, changes: Partial<Receipt> = {}): Receipt {
  return {
    ...receiptSchema.parse({
      version: 1,
      id: id('rcp', number),
      conversationId: id('cnv', 1),
      turnId: id('trn', 2),
      approvalId: id('apr', number),
      toolName: 'create_expense',
      input: {},
      summary: `Gasto ${number}`,
      sourceText: 'x',
      changes: [],
      createdAt: '2026-11-18T15:00:01.000Z',
    }),
    ...changes,
  }
}

const approvalPart = (data: Approval) => ({ type: 'data-approval', id: data.id, data }) as const
const receiptPart = (data: Receipt) => ({ type: 'data-receipt', id: data.id, data }) as const
const text = (value: string) => ({ type: 'text', text: value }) as const

function message(
  role: 'user' | 'assistant',
  number: number,
  ...parts: ParcoMessage['parts']
): ParcoMessage {
  return { id: id('msg', number), role, parts }
}

function slipsOf(messages: readonly ParcoMessage[]) {
  return toTimeline(messages).flatMap((entry) =>
    entry.type === 'user'
      ? []
      : entry.blocks.flatMap((block) => (block.type === 'slip' ? [block.items] : [])),
  )
}

describe('the timeline', () => {
  it('draws the texts of both sides and leaves out what is not for the eye', () => {
    const entries = toTimeline([
      message('user', 1, text('oi')),
      message('assistant', 2, { type: 'step-start' }, text('Olá.')),
    ])
    expect(entries).toMatchObject([
      { type: 'user', text: 'oi' },
      { type: 'assistant', blocks: [{ type: 'text', text: 'Olá.' }] },
    ])
  })

  it('shows the writes of one turn as one card, by position', () => {
    const [slip, ...others] = slipsOf([
      message('assistant', 1, approvalPart(anApproval(1)), approvalPart(anApproval(0))),
    ])
    expect(others).toEqual([])
    expect(slip?.map(({ approval }) => approval?.position)).toEqual([0, 1])
  })

  it('joins a receipt to its approval within one message', () => {
    const [slip, ...others] = slipsOf([
      message(
        'assistant',
        1,
        approvalPart(anApproval(1, { status: 'approved' })),
        receiptPart(aReceipt(1)),
      ),
    ])
    expect(others).toEqual([])
    expect(slip).toMatchObject([
      { approval: { status: 'approved' }, receipt: { summary: 'Gasto 1' } },
    ])
  })

  it('moves an approval to the message that carries it last, and folds it before', () => {
    const messages = [
      message('assistant', 1, approvalPart(anApproval(1)), text('Gasto 1\nConfirma?')),
      message('user', 2, text('sim')),
      message(
        'assistant',
        3,
        approvalPart(anApproval(1, { status: 'approved' })),
        receiptPart(aReceipt(1)),
        text('Gasto 1'),
      ),
    ]
    expect(toTimeline(messages.slice(0, 1))).toMatchObject([{ blocks: [{ type: 'slip' }] }])
    expect(toTimeline(messages)).toMatchObject([
      { blocks: [{ type: 'folded', writes: [{ title: 'Gasto 1' }] }] },
      { type: 'user' },
      {
        blocks: [{ items: [{ approval: { status: 'approved' }, receipt: { id: id('rcp', 1) } }] }],
      },
    ])
  })

  it('keeps what a card said before it was changed, in a line without its question', () => {
    const changed = anApproval(1, { preview: { title: 'Gasto: Café, R$ 81,00', fields: [] } })
    const messages = [
      message('assistant', 1, approvalPart(changed), text('Gasto: Café, R$ 18,00\nConfirma?')),
      message('user', 2, text('na verdade foi 81')),
      message(
        'assistant',
        3,
        approvalPart(changed),
        text('Agora ficou assim:\nGasto: Café, R$ 81,00\nConfirma?'),
      ),
    ]
    expect(toTimeline(messages)).toMatchObject([
      { blocks: [{ type: 'folded', writes: [{ title: 'Gasto: Café, R$ 18,00' }] }] },
      { type: 'user' },
      { blocks: [{ type: 'slip' }] },
    ])
  })

  it('leaves out what still waits, which is drawn, and keeps a text of a role it does not know', () => {
    const marked = (value: string, role: string) =>
      ({ ...text(value), providerMetadata: { parco: { role } } }) as const
    const [entry] = toTimeline([
      message(
        'assistant',
        1,
        text('R$ 20,00 hoje.'),
        marked('Ainda falta o seu ok: Gasto 1.', 'waiting'),
        marked('Outra coisa.', 'later'),
      ),
    ])
    expect(entry).toMatchObject({
      blocks: [{ text: 'R$ 20,00 hoje.' }, { text: 'Outra coisa.' }],
    })
  })

  it('names the cards that wait above the newest answer', () => {
    const entries = toTimeline([
      message('assistant', 1, approvalPart(anApproval(1))),
      message('user', 2, text('quanto gastei hoje?')),
      message('assistant', 3, text('R$ 20,00 hoje.')),
    ])
    const at = (instant: string) => waitingCards(entries, new Date(instant))
    expect(at('2026-11-18T16:00:00Z')).toEqual([{ approvalId: id('apr', 1), title: 'Gasto 1' }])
    expect(at('2026-11-19T16:00:00Z')).toEqual([])
    expect(waitingCards(entries.slice(0, 1), new Date('2026-11-18T16:00:00Z'))).toEqual([])
  })

  it('says what was undone, whose receipt it shows elsewhere', () => {
    const undone = aReceipt(1, { undoneAt: '2026-11-18T16:00:00.000Z' })
    const { approvalId: _none, ...undo } = aReceipt(2, { undoes: undone.id, summary: 'Desfeito.' })
    const messages = [
      message('assistant', 1, receiptPart(aReceipt(1))),
      message('assistant', 2, receiptPart(undone), receiptPart(undo), text('Desfeito.')),
    ]
    expect(toTimeline(messages)[1]).toMatchObject({ blocks: [{ text: 'Desfeito.' }] })
  })

  it('shows an undone receipt where it was, and none for the undo itself', () => {
    const undone = aReceipt(1, { undoneAt: '2026-11-18T16:00:00.000Z' })
    const { approvalId: _none, ...undo } = aReceipt(2, { undoes: undone.id })
    const messages = [
      message('assistant', 1, receiptPart(aReceipt(1))),
      message('assistant', 2, receiptPart(undone), receiptPart(undo), text('Desfeito.')),
    ]
    expect(slipsOf(messages)).toMatchObject([[{ receipt: { undoneAt: undone.undoneAt } }]])
  })

  it('takes newer receipts into the messages that show them', () => {
    const undone = aReceipt(1, { undoneAt: '2026-11-18T16:00:00.000Z' })
    const before = [message('assistant', 1, text('Anotado.'), receiptPart(aReceipt(1)))]
    expect(slipsOf(withReceipts(before, [undone]))).toMatchObject([
      [{ receipt: { undoneAt: undone.undoneAt } }],
    ])
    expect(slipsOf(before)[0]?.[0]?.receipt?.undoneAt).toBeUndefined()
  })
})

it('draws what an answer drew from below it, and no address that is none of the web', () => {
  const [entry] = toTimeline([
    message(
      'assistant',
      1,
      { type: 'source-url', sourceId: 's1', url: 'https://a.example/x', title: 'Página' },
      { type: 'source-url', sourceId: 's2', url: 'javascript:alert(1)', title: 'Isca' },
      { type: 'source-document', sourceId: 's3', mediaType: 'text/plain', title: 'Mercado' },
      { type: 'data-memory', data: { memories: [{ content: 'Tem dois gatos' }] } },
      text('Resposta'),
    ),
  ])
  expect(entry).toMatchObject({
    blocks: [
      { type: 'text', text: 'Resposta' },
      { type: 'memory', memories: [{ content: 'Tem dois gatos' }] },
      {
        type: 'sources',
        sources: [
          { key: 's1', title: 'Página', url: 'https://a.example/x' },
          { key: 's2', title: 'Isca' },
          { key: 's3', title: 'Mercado' },
        ],
      },
    ],
  })
  expect(JSON.stringify(entry)).not.toContain('javascript:')
})

it('draws files of this server below an answer, and none of another', () => {
  const fileAt = (url: string) =>
    ({
      type: 'file',
      url,
      mediaType: 'application/pdf',
      providerMetadata: { parco: { name: 'gastos.pdf' } },
    }) as const
  const [entry] = toTimeline([
    message(
      'assistant',
      1,
      text('Está tudo no PDF.'),
      fileAt('/api/printout?read=[]'),
      fileAt('https://a.example/x.pdf'),
      fileAt('//a.example/x.pdf'),
    ),
  ])
  expect(entry).toMatchObject({
    blocks: [
      { type: 'text' },
      { type: 'files', files: [{ url: '/api/printout?read=[]', name: 'gastos.pdf' }] },
    ],
  })
  expect(JSON.stringify(entry)).not.toContain('a.example')
})
