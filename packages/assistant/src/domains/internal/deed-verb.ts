import type { Locale } from '@parco/protocol'

/** What is no past by rule, folded: the verb as a reminder has it, then what is said of it when done. */
const IRREGULAR: Readonly<Record<Locale, string>> = {
  'pt-BR':
    'fazer:fiz ir:fui dar:dei dizer:disse trazer:trouxe ver:vi vir:vim por:pus ler:li ter:tive estar:estive',
  en: 'pay:paid buy:bought take:took send:sent go:went do:did make:made give:gave get:got write:wrote read:read put:put bring:brought see:saw meet:met tell:told speak:spoke find:found feed:fed drink:drank eat:ate run:ran sell:sold set:set cut:cut say:said leave:left begin:began hand:handed ring:rang let:let drive:drove fix:fixed',
}

const PAIRS: ReadonlySet<string> = new Set(Object.values(IRREGULAR).join(' ').split(' '))
const IRREGULAR_PASTS: ReadonlySet<string> = new Set(
  [...PAIRS].map((pair) => pair.split(':')[1] ?? ''),
)

/** Whether a folded word may say that anything was done: no other is the past of any verb. */
export const mayBePast = (said: string): boolean =>
  said.endsWith('ed') || said.endsWith('i') || IRREGULAR_PASTS.has(said)

/**
 * Whether a folded word says that its speaker did what a reminder's verb asks: `liguei`, `ligar`;
 * `called`, `call`. Whoever writes in the one language may have reminders in the other.
 */
export function isPastOf(said: string, verb: string): boolean {
  return PAIRS.has(`${verb}:${said}`) || isEnglishPast(said, verb) || isPortuguesePast(said, verb)
}

function isPortuguesePast(said: string, verb: string): boolean {
  if (!/[aei]r$/.test(verb)) return false
  const ending = verb.endsWith('ar') ? /ei$/ : /i$/
  return ending.test(said) && stem(said.replace(ending, '')) === stem(verb.slice(0, -2))
}

/** `ligu` of `liguei` and `lig` of `ligar` are one stem. */
const stem = (word: string): string => word.replace(/gu$/, 'g').replace(/qu$/, 'c')

function isEnglishPast(said: string, verb: string): boolean {
  if (!said.endsWith('ed')) return false
  const bare = said.slice(0, -2)
  return [bare, `${bare}e`, bare.replace(/(.)\1$/, '$1'), bare.replace(/i$/, 'y')].includes(verb)
}
