import type { Message } from '../../clauses/message.ts'
import { countDeeds } from '../../gates/gate-clause.ts'
import type { Finder } from './finding.ts'
import type { ParamFinder } from './param-finder.ts'
import { MONEY_FINDER as WORDS } from './words.generated.ts'

/** "3 mil kwanzas", "R289.99": an amount that is read as another currency's, or in part, is no amount. */
const isMisread = ({ items, spans }: Message): boolean =>
  spans.some(({ type, from, to }) => {
    if (type !== 'money') return false
    return WORDS.foreign.has(items[to]?.word ?? '') || /^r\d+$/.test(items[from - 2]?.word ?? '')
  })

/** What finds the params of an intent about money, whose amounts are all read. */
export function moneyFinder(find: Finder): ParamFinder {
  return (input, words) => {
    const { message, language } = input
    if (isMisread(message)) return undefined
    const finding = find({ input, ...words })
    if (finding === undefined) return undefined
    const whole = { from: 0, to: message.items.length }
    const hasVerb = countDeeds(language.speech, { message, ...whole }) > 0
    return { ...words.core, values: words.values, hasVerb, ...finding }
  }
}
