import type { Locale } from '@parco/protocol'
import type { Text } from '../../domains/domain-context.ts'
import type { Turn } from '../../turn/turn.ts'
import type { ActionHandler } from '../action-handler.ts'
import { type ArithmeticWords, workOut } from './arithmetic.ts'

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
  }
}

/** Whether a message is arithmetic and nothing else. */
export function isArithmetic({
  locale,
  say,
  text,
}: Pick<Turn, 'locale' | 'say' | 'text'>): boolean {
  return /\d/.test(text) && workOut(text, arithmeticWords(locale, say)) !== undefined
}

/** "quanto é 15% de 230?": worked out exactly, without a model. */
export const calculate: ActionHandler = {
  name: 'calculate',
  kind: 'deterministic',
  async run(_call, turn) {
    const { locale, record, say, text } = turn
    const result = workOut(text, arithmeticWords(locale, say))
    if (result?.status === 'number') {
      record.say(
        say(result.isRounded ? 'arithmetic.rounded' : 'arithmetic.result', { result: result.text }),
      )
    } else {
      record.say(say(`arithmetic.${result?.status === 'divided-by-zero' ? 'byZero' : 'tooLarge'}`))
    }
  },
}
