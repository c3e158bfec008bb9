import { describe, expect, it } from 'vitest'
import { printoutUrl, readPrintoutUrl } from './printout-request.ts'

describe('the address of a printout', () => {
  it('says what is printed, and is read back', () => {
    const request = {
      read: [{ tool: 'get_expenses', input: { month: 11, name: 'Pão & Cia' } }],
      title: 'Gastos de novembro',
      at: '2026-11-18T15:00:00.000Z',
      locale: 'pt-BR' as const,
    }
    const url = printoutUrl(request)
    expect(url).toMatch(/^\/api\/printout\?/)
    expect(readPrintoutUrl(url)).toEqual(request)
    expect(readPrintoutUrl(`https://parco.example${url}`)).toEqual(request)
  })

  it.each([
    ['another address', '/api/export'],
    ['no reads', '/api/printout'],
    ['reads that are no JSON', '/api/printout?read=%7B'],
    ['an empty list of reads', '/api/printout?read=[]'],
    ['too many reads', `/api/printout?read=${JSON.stringify(Array(6).fill({ tool: 'a' }))}`],
    ['a day in place of an instant', '/api/printout?read=[{"tool":"a"}]&at=2026-11-18'],
  ])('is not read from %s', (_name, url) => {
    expect(readPrintoutUrl(url)).toBeUndefined()
  })
})
