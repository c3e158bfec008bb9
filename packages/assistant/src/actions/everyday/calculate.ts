import type { Locale } from '@parco/protocol'
import type { Text } from '../../domains/domain-context.ts'
import type { Turn } from '../../turn/turn.ts'
import type { ActionHandler } from '../action-handler.ts'
import { type ArithmeticWords, workOut } from './arithmetic.ts'
import { type Conversion, conversionWords, readConversion, writeMeasure } from './conversion.ts'

const SIGNS = ['plus', 'minus', 'times', 'dividedBy', 'power', 'percent', 'of'] as const
const SIGN_OF = {
  plus: '+',
  minus: '-',
  times: '*',
  dividedBy: '/',
  power: '^',
  percent: '%',
  of: 'of',
}

/** How people of a language say arithmetic, from the texts of that language. */
export function arithmeticWords(locale: Locale, say: Text): ArithmeticWords {
  const listOf = (key: string): string[] => say(`arithmetic.${key}`).split('|')
  const signs = SIGNS.flatMap((key) => listOf(key).map((word) => [word, SIGN_OF[key]] as const))
  const zeros = listOf('zero').map((word) => [word, '0'] as const)
  return {
    decimal: locale === 'en' ? '.' : ',',
    signs: [...signs, ...zeros].toSorted(([one], [other]) => other.length - one.length),
    asks: listOf('asks').toSorted((one, other) => other.length - one.length),
    splits: listOf('splits'),
  }
}

type Said = Pick<Turn, 'locale' | 'say' | 'text'>

/** Whether a message is arithmetic, or asks for a measure in another unit, and nothing else. */
export function isCalculation(said: Said): boolean {
  const { locale, say, text } = said
  const isArithmetic = /\d/.test(text) && workOut(text, arithmeticWords(locale, say)) !== undefined
  return isArithmetic || conversionOf(said) !== undefined
}

const conversionOf = ({ locale, say, text }: Said): Conversion | undefined =>
  readConversion(text, conversionWords(locale, say))

/** "quanto é 15% de 230?", "10 milhas em km": worked out without a model. */
export const calculate: ActionHandler = {
  name: 'calculate',
  kind: 'deterministic',
  async run(_call, turn) {
    const { locale, record, say, text } = turn
    const conversion = conversionOf(turn)
    if (conversion) {
      const { value, from, to, result } = conversion
      const [one, other] = [
        writeMeasure(value, from, locale, say),
        writeMeasure(result, to, locale, say),
      ]
      record.say(say('conversion.result', { one, other }))
      return
    }
    const result = workOut(text, arithmeticWords(locale, say))
    if (result?.status === 'number') {
      const kind = result.isShare ? 'share' : result.isRounded ? 'rounded' : 'result'
      record.say(say(`arithmetic.${kind}`, { result: result.text }))
    } else {
      record.say(say(`arithmetic.${result?.status === 'divided-by-zero' ? 'byZero' : 'tooLarge'}`))
    }
  },
}
