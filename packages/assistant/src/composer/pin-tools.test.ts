import { describe, expect, it } from 'vitest'
import { lifeDomains } from '../domains/index-of-domains.ts'
import { createToolCatalogue } from '../turn/tool-catalogue.ts'
import type { ActionCall, LikelyIntent } from '../turn/turn.ts'
import { pinTools } from './pin-tools.ts'

const turn = {
  services: { domains: lifeDomains, tools: createToolCatalogue(lifeDomains) },
} as unknown as Parameters<typeof pinTools>[0]

const pin = (call: Partial<ActionCall>) =>
  pinTools(turn, { intent: 'general_chat', params: {}, ...call })
const likely = (entries: Readonly<Record<string, number>>): LikelyIntent[] =>
  Object.entries(entries).map(([intent, confidence]) => ({ intent, confidence }))

describe('the tools of a prompt', () => {
  it('are the reads of the domain that the message is likely about, the likeliest first', () => {
    const { pinned, domains } = pin({ likely: likely({ get_expenses: 0.4, create_expense: 0.2 }) })
    expect(domains).toEqual(['finance'])
    expect(pinned.slice(0, 2)).toEqual(['get_expenses', 'get_finance_summary'])
    expect(pinned).not.toContain('create_expense')
  })

  it('add up the intents of a domain: many unlikely ones make it likely', () => {
    const unlikely = { mark_bill_paid: 0.07, create_expense: 0.05, get_pending_bills: 0.04 }
    expect(pin({ likely: likely(unlikely) }).domains).toEqual(['finance'])
    expect(pin({ likely: likely({ mark_bill_paid: 0.07, get_bills: 0.02 }) }).pinned).toEqual([])
  })

  it('are the overview of an area that the message only touches', () => {
    const params = { relatedAreas: ['finance', 'health', 'professional'] }
    const touched = pin({ intent: 'analyze_context', params })
    expect(touched.domains.slice(0, 2)).toEqual(['finance', 'body'])
    expect(touched.pinned.slice(0, 3)).toEqual([
      'get_finance_summary',
      'get_tracking_history',
      'get_trends',
    ])
    const elsewhere = { relatedAreas: ['weather'] }
    expect(pin({ intent: 'analyze_context', params: elsewhere }).pinned).toEqual([])
  })

  it('are the tool that is called, before the reads of its domain', () => {
    expect(pin({ intent: 'create_expense' }).pinned[0]).toBe('create_expense')
    const { pinned } = pin({ intent: 'get_trends' })
    expect(pinned.slice(0, 2)).toEqual(['get_trends', 'get_tracking_history'])
  })
})
