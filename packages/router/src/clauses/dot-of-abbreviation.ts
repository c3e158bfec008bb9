import type { Message } from './message.ts'

/** Whether a dot belongs to the word before it: "Condomínio ref. setembro", "venc. dia 12", "dr. Paulo". */
export function isDotOfAbbreviation({ items }: Message, at: number): boolean {
  const [before, dot] = [items[at - 1], items[at]]
  return dot?.word === '.' && !dot.isAfterSpace && SHORTENED.has(before?.raw.toLowerCase() ?? '')
}

const SHORTENED: ReadonlySet<string> = new Set(
  'ref venc parc pgto pag aprox dr dra sr sra av jan fev mar abr mai jun jul ago set out nov dez feb apr may aug sep sept oct dec no mr mrs st approx'.split(
    ' ',
  ),
)
