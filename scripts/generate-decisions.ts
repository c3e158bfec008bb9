/** A decision as it lies in `docs/decisions`. */
export interface DecisionFile {
  readonly name: string
  readonly text: string
}

const INTRODUCTION = `# Decisions

Generated from the files beside it by \`npm run generate\`. Why the large choices are as they are; each says context, decision, consequence, and what was measured. A new dependency, public export, table or event comes with one: it takes the next number, and its third line is \`Decided YYYY-MM-DD.\`. A decision that no longer holds is not rewritten: a new one supersedes it, and both say so in that line. Corrections that keep the decision are made in place.

| | decision | decided | |
| ---: | --- | --- | --- |
`

const START = /^# (\d+)\. (.+)\n\nDecided (\d{4}-\d\d-\d\d)\.(.*)\n/

/**
 * The index of the decisions, by their numbers.
 * @throws Error for a file that does not begin as one, and for a number that is given twice.
 */
export function generateDecisions(files: readonly DecisionFile[]): string {
  const numbers = new Set<string>()
  const lines = files.map(({ name, text }) => {
    const [, number = '', title, date, status = ''] = START.exec(text) ?? []
    if (number === '' || !name.startsWith(`${number.padStart(4, '0')}-`)) {
      throw new Error(
        `docs/decisions/${name}: expected "# <number of the file>. <title>", an empty line and "Decided YYYY-MM-DD."`,
      )
    }
    if (numbers.has(number)) throw new Error(`docs/decisions/${name}: ${number} is taken`)
    numbers.add(number)
    return `| ${number} | [${title}](${name}) | ${date} | ${status.trim()} |\n`
  })
  return INTRODUCTION + lines.join('')
}
