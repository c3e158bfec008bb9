import type { Message } from '../clauses/message.ts'
import { wordSet } from '../text/word-set.ts'

/** What holds a drink, or water for something else. */
const VESSELS = wordSet(
  `garrafa garrafinha garrafao copo caneca jarra moringa squeeze galao balde caixa tanque aquario regador chaleira panela
  termica cantil bottle mug cup glass jug pitcher flask thermos tank bucket kettle pot tumbler canteen aquarium`,
)
/** How much goes in, and not how much went down. */
const HOLDING: ReadonlySet<string> = new Set([
  ...['é', 'eh', 'era', 'tem', 'cabe', 'cabem', 'comporta', 'leva', 'guarda', 'armazena'],
  ...['is', 'holds', 'fits', 'takes', 'has', 'carries', 'contains'],
])
const DRUNK = wordSet('bebi bebemos tomei tomamos matei virei drank had finished downed chugged')
const NEAR = 3

/** "a garrafa é de 600 ml de água", "my mug holds 350 ml": what a vessel holds, nobody drank yet. */
export function isCapacity({ items, spans }: Message): boolean {
  if (!items.some(({ word }) => VESSELS.has(word)) || items.some(({ word }) => DRUNK.has(word)))
    return false
  return spans.some(
    ({ type, from }) =>
      type === 'quantity' &&
      items.slice(Math.max(0, from - NEAR), from).some(({ raw }) => HOLDING.has(raw.toLowerCase())),
  )
}

const PASSED = wordSet('passei passamos passo passando')
const IRONED = wordSet('ferro roupa roupas pano')

/** "passei a ferro por 1 hora": ironed, where "puxei ferro" is exercise. */
export const isIroning = ({ items }: Message): boolean =>
  items.some(
    ({ word }, at) =>
      PASSED.has(word) &&
      [at + 1, at + 2].some((place) => IRONED.has(items[place]?.word ?? '')) &&
      !BEHIND_IN.has(items[at + 1]?.word ?? ''),
  )

const BEHIND_IN = wordSet('no na')

const TO_COME = wordSet('tonight weekend later')
const SPEAKERS = wordSet('i we')
const PRESENT = wordSet('sleep drink run walk swim meditate train lift')

/** "tonight I sleep 9 hours": it will be; "tonight I slept" was. */
export const isTonight = ({ items }: Message): boolean =>
  items.some(({ word }) => TO_COME.has(word)) &&
  items.some(({ word }, at) => PRESENT.has(word) && SPEAKERS.has(items[at - 1]?.word ?? ''))
