import { fold } from '../text/fold.ts'
import { commandForms } from './command-forms.ts'
import { PLAIN_FORMS as WORDS } from './words.generated.ts'

/** What is said to a "tu", beside what is said to a "você": verbs that change more than their ending. */
const IRREGULAR = new Map(
  'podes pode,podias podia,poderias poderia,consegues consegue,conseguirias conseguiria,sabes sabe,saberias saberia,tens tem,terias teria,tiveres tiver,tiveste teve,queres quer,quiseres quiser,puderes puder,conseguires conseguir,souberes souber,lembras lembra,recordas recorda,achas acha,farias faria,fizeste fez,disseste disse,viste viu,puseste pos,trouxeste trouxe,soubeste soube,tu voce'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
)

/** The form said to a "você" of one said to a "tu", for the verbs with which things are asked for. */
export const formalOf = (word: string): string => IRREGULAR.get(word) ?? word

/** Endings of what one did, as said of a "você" and to a "tu": "guardou", "guardaste". */
const PAST: readonly (readonly [formal: string, familiar: string])[] = [
  ['ou', 'aste'],
  ['eu', 'este'],
  ['iu', 'iste'],
]

/**
 * Portuguese forms that no sentence has, each with one of the same verb that some have: "excluas" is read
 * as "exclui", "gravaste" as "gravou". `said` are the words of sentences; `known` mean something of
 * their own, and stay.
 */
export function plainForms(
  verbs: readonly string[],
  said: ReadonlySet<string>,
  known: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const plain = new Map<string, string>()
  for (const infinitive of verbs) {
    const [base = '', familiar = '', formal = '', ...others] = commandForms(infinitive, 'pt-BR')
    const form = [familiar, formal, base].find((one) => said.has(one))
    if (form === undefined) continue
    for (const word of [familiar, formal, ...others.slice(0, 2), base]) {
      if (!said.has(word) && !known.has(word) && !WORDS.others.has(word)) plain.set(word, form)
    }
  }
  for (const word of said) {
    const ending = PAST.find(([formal]) => word.endsWith(formal) && word.length > formal.length + 2)
    const familiar = ending && word.slice(0, -ending[0].length) + ending[1]
    if (familiar !== undefined && !said.has(familiar)) plain.set(familiar, word)
  }
  for (const [word, form] of IRREGULAR) if (said.has(form)) plain.set(word, form)
  return plain
}

/** Whether a word names an order rather than giving it; elsewhere than first it may be what is to be done. */
export const isInfinitive = (word: string): boolean => /(?:[aei]r|^por)$/.test(fold(word))
