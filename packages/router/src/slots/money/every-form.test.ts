import fc from 'fast-check'
import { expect, test } from 'vitest'
import { onlySpan } from '../testing/spans-in.ts'
import { spell } from '../testing/spell.ts'

/** Properties take milliseconds; a machine that is busy with other things may take longer. */
const UNHURRIED_MS = 60_000

const PT = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const EN = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const amountArbitrary = fc.integer({ min: 1, max: 99_999_999 })

test(
  'every amount is read back from how each language prints it',
  () => {
    fc.assert(
      fc.property(amountArbitrary, (amountCents) => {
        const amount = amountCents / 100
        // The currency style puts a no-break space after "R$".
        expect(onlySpan('money', PT.format(amount), 'pt-BR').value).toMatchObject({
          amount,
          currency: 'BRL',
        })
        expect(onlySpan('money', EN.format(amount), 'en').value).toMatchObject({
          amount,
          currency: 'USD',
        })
        expect(onlySpan('money', PT.format(amount), 'en').value.amount).toBe(amount)
        const plain = amount.toFixed(2)
        expect(onlySpan('money', `paguei ${plain.replace('.', ',')}`, 'pt-BR').value.amount).toBe(
          amount,
        )
      }),
      { numRuns: 100 },
    )
  },
  UNHURRIED_MS,
)

test(
  'every whole number is read back from its words',
  () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 999_999 }),
        fc.constantFrom('pt-BR', 'en'),
        (value, locale) => {
          expect(onlySpan('number', spell(value, locale), locale).value).toBe(value)
        },
      ),
      { numRuns: 100 },
    )
  },
  UNHURRIED_MS,
)

test(
  'every price is read back from its words',
  () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 9_999 }),
        fc.integer({ min: 1, max: 99 }),
        (whole, cents) => {
          const amount = Number(`${whole}.${String(cents).padStart(2, '0')}`)
          const inFull = `${spell(whole, 'pt-BR')} reais e ${spell(cents, 'pt-BR')} centavos`
          expect(onlySpan('money', inFull, 'pt-BR').value.amount).toBe(amount)
          const inEnglish = `${spell(whole, 'en')} dollars and ${spell(cents, 'en')} cents`
          expect(onlySpan('money', inEnglish, 'en').value.amount).toBe(amount)
        },
      ),
      { numRuns: 100 },
    )
  },
  UNHURRIED_MS,
)
