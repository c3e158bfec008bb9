import type { Approval, Receipt } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import { toHeadline } from './headline.ts'

const field = (slot: string, kind: string, display: string) => ({ slot, kind, display })
const anApproval = (title: string, fields: object[]) =>
  ({ preview: { title, fields } }) as unknown as Approval

describe('the headline of a decided write', () => {
  it('is its name and its figure', () => {
    const fields = [
      field('type', 'choice', 'Água'),
      field('value', 'number', '500 ml (2 copos de 250 ml)'),
    ]
    expect(toHeadline(anApproval('Medida: Água, 500 ml', fields), undefined)).toEqual({
      title: 'Medida: Água, 500 ml',
      name: 'Água',
      figure: '500 ml',
      eyebrow: 'Medida',
      details: [],
    })
  })

  it('says category and day, the day as it will be called tomorrow too', () => {
    const fields = [
      field('name', 'text', 'Padaria'),
      field('amount', 'money', 'R$ 45,00'),
      field('category', 'choice', 'Alimentação'),
      field('date', 'date', 'hoje (18/11)'),
      field('installments', 'number', '3'),
    ]
    const { details } = toHeadline(anApproval('Gasto: Padaria, R$ 45,00', fields), undefined)
    expect(details).toEqual(['Alimentação', '18/11'])
  })

  it('is the whole title when it has no figure', () => {
    const fields = [field('name', 'text', 'Luz')]
    expect(toHeadline(anApproval('Conta paga: Luz', fields), undefined)).toMatchObject({
      name: 'Conta paga: Luz',
      figure: undefined,
    })
  })

  it('keeps what the server wants known of it', () => {
    const receipt = {
      summary: 'Anotei: Academia, todo dia 8.\nO vencimento de 08/11 já passou.',
    } as Receipt
    expect(toHeadline(undefined, receipt)).toMatchObject({
      name: 'Anotei: Academia, todo dia 8.',
      remark: 'O vencimento de 08/11 já passou.',
    })
  })

  it('is the receipt’s summary when there is no card', () => {
    const receipt = { summary: 'Anotei: Pão, R$ 9,00.' } as Receipt
    expect(toHeadline(undefined, receipt).name).toBe('Anotei: Pão, R$ 9,00.')
  })
})
