import type { Approval, Receipt } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import { isCardInWords, isReceiptsInWords } from './slip-in-words.ts'

const anApproval = (title: string, status: Approval['status'] = 'requested') =>
  ({ preview: { title, fields: [] }, status }) as unknown as Approval
const aReceipt = (summary: string) => ({ summary }) as Receipt

describe('a card that is said in words too', () => {
  const coffee = anApproval('Gasto: Café, R$ 5,00, hoje')
  const bread = anApproval('Gasto: Pão, R$ 9,00, hoje')

  it('is told from everything else that is said', () => {
    const one = 'Gasto: Café, R$ 5,00, hoje\nConfirma?'
    const both =
      'Confere:\n1. Gasto: Café, R$ 5,00, hoje (igual)\n2. Gasto: Pão, R$ 9,00, hoje\nTudo?'
    expect(isCardInWords(one, [coffee])).toBe(true)
    expect(isCardInWords(both, [coffee, bread])).toBe(true)
    expect(isCardInWords(one, [coffee, bread])).toBe(false)
    expect(isCardInWords('Quanto foi?', [coffee])).toBe(false)
    expect(isCardInWords('Você gastou R$ 20,00 este mês.', [coffee])).toBe(false)
    expect(isCardInWords(one, [])).toBe(false)
  })

  it('is still known after a value was edited', () => {
    const edited = anApproval('Gasto: Café, R$ 6,00, hoje', 'edited')
    expect(isCardInWords('Gasto: Café, R$ 5,00, hoje\nConfirma?', [edited])).toBe(true)
    expect(isCardInWords('Medida: 3 kg\nConfirma?', [edited])).toBe(false)
  })
})

describe('receipts that are said in words too', () => {
  const receipts = [aReceipt('Anotei: Café.'), aReceipt('Anotei: Pão.')]

  it('are told from everything else that is said', () => {
    expect(isReceiptsInWords('Anotei: Café.\nAnotei: Pão.', receipts)).toBe(true)
    expect(isReceiptsInWords('Anotei: Café.\nFicou de fora: Pão.', receipts)).toBe(false)
    expect(isReceiptsInWords('Anotei: Café.', [])).toBe(false)
    const remarked = [aReceipt('Anotei: Água, 300 ml.\nTotal de hoje: 550 ml.')]
    expect(isReceiptsInWords('Anotei: Água, 300 ml.\nTotal de hoje: 550 ml.', remarked)).toBe(true)
  })
})
