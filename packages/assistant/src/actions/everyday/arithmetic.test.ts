import { describe, expect, it } from 'vitest'
import { createTexts } from '../../replies/create-texts.ts'
import { replies } from '../../replies/replies.generated.ts'
import { workOut } from './arithmetic.ts'
import { arithmeticWords } from './calculate.ts'

const texts = createTexts({ parco: replies })
const told = (text: string, locale: 'pt-BR' | 'en') => {
  const result = workOut(text, arithmeticWords(locale, texts('parco', locale)))
  return result?.status === 'number' ? result.text + (result.isRounded ? '…' : '') : result?.status
}

describe('arithmetic', () => {
  it.each([
    ['quanto é 15% de 230?', '34,5'],
    ['230 dividido por 3', '76,666667…'],
    ['12 x 7', '84'],
    ['12x7', '84'],
    ['1.234,56 + 20', '1.254,56'],
    ['quanto é 0,1 + 0,2', '0,3'],
    ['quanto dá 2 mais 2 vezes 3', '8'],
    ['(2 + 3) * 4', '20'],
    ['200 + 10%', '220'],
    ['200 - 10%', '180'],
    ['2 elevado a 10', '1.024'],
    ['10 menos 12,5', '-2,5'],
    ['-3 * 2', '-6'],
    ['R$ 100 / 8', '12,5'],
    ['divide 84 por 3', '28'],
    ['racha 100 por 3', '33,33…'],
    ['quanto é 10% de gorjeta em 84?', '8,4'],
    ['5 / 0', 'divided-by-zero'],
    ['5 dividido por zero', 'divided-by-zero'],
    ['9^99', 'too-large'],
    ['9^(9^9)', 'too-large'],
  ])('%s', (text, result) => {
    expect(told(text, 'pt-BR')).toBe(result)
  })

  it.each([
    ["what's 15% of 230?", '34.5'],
    ["what's a 20% tip on 84?", '16.8'],
    ['split 84 by 3', '28'],
    ['split 86.50 between 3', '28.83…'],
    ['split 85 between 2', '42.50'],
    ['230 divided by 3', '76.666667…'],
    ['12 times 7', '84'],
    ['1,234.56 + 20', '1,254.56'],
    ['0.1 + 0.2', '0.3'],
    ['2 to the power of 5', '32'],
    ['1000000 * 3', '3,000,000'],
  ])('%s', (text, result) => {
    expect(told(text, 'en')).toBe(result)
  })

  it.each([
    'oi',
    '42',
    'quanto é',
    '12 maçãs x 7',
    '2 +',
    '(2',
    '1.2.3 + 1',
    'gastei 50 + 20',
    '%',
  ])('is none of %s', (text) => {
    expect(told(text, 'pt-BR')).toBeUndefined()
  })
})
