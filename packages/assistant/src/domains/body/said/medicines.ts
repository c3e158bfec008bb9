import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { nameKey } from '../../internal/match-name.ts'
import { holdsPhrase, readWordLists } from '../../internal/word-lists.ts'

let known: ReadonlySet<string> | undefined

/** Whether words are the name of a medicine that people commonly take. */
export function isMedicine(words: string): boolean {
  known ??= readNames()
  return known.has(nameKey(words))
}

const generic = readWordLists<'words'>(new URL('./medicine-words.yaml', import.meta.url))

/** Whether a title speaks of medicine: "tomar losartana", "take my meds". */
export function speaksOfMedicine(title: string): boolean {
  known ??= readNames()
  return holdsPhrase(title, generic.words) || holdsPhrase(title, known)
}

/** The name of a medicine that stands among words, as it was said. */
export function medicineIn(words: string): string | undefined {
  const said = words.split(' ')
  const spans = [2, 1].flatMap((size) =>
    said.map((_, at) =>
      said
        .slice(at, at + size)
        .join(' ')
        .replace(/[,;.!?]+$/u, ''),
    ),
  )
  return spans.find(isMedicine)
}

/** A medicine as it was typed: reading mends "metformin" to "metformina", which is one as well. */
export const medicineSaid = (words: string, text: string): string =>
  isMedicine(words) && !nameKey(text).split(' ').includes(nameKey(words))
    ? (medicineIn(text) ?? words)
    : words

/** The name of one of them: a "dipirona" of "dipironas". */
export function oneOf(words: string): string {
  const single = words.endsWith('s') ? words.slice(0, -1) : words
  return isMedicine(single) ? single : words
}

function readNames(): ReadonlySet<string> {
  const lines: readonly string[] = parse(
    readFileSync(new URL('./medicines.yaml', import.meta.url), 'utf8'),
  )
  return new Set(lines.flatMap((line) => line.split(/,\s*/)).flatMap(namesOf))
}

/** "duas dipironas", "two advils": of more than one. */
const namesOf = (name: string): readonly string[] => [nameKey(name), nameKey(`${name}s`)]
