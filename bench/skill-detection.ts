/**
 * How often the skills of a message are found, on lines that nothing was written with: precision,
 * recall and F1 by skill, in both languages. `node bench/skill-detection.ts [--show] [--set fresh|other-hands|sealed] [--lines FOLDER]`
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { detectSkills } from '../packages/assistant/src/skills/detect-skills.ts'
import { createSkillHearing } from '../packages/assistant/src/skills/hear-skills.ts'
import { shippedSkills } from '../packages/assistant/src/skills/load-life-skills.ts'

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: fileURLToPath(new URL('./skill-lines/', import.meta.url)) },
    /** Which lines of the folder: those of one author, or of another. */
    set: { type: 'string', default: 'held-out' },
    /** Names each line that was not found as it should be. */
    show: { type: 'boolean', default: false },
  },
})

interface Count {
  right: number
  found: number
  wanted: number
}

const hear = createSkillHearing()
const skills = shippedSkills()
const preferences = new Set(['christian_perspective'])

function detect(text: string): string[] {
  const input = { text, before: [], preferences }
  return detectSkills(input, skills, hear).active.map(({ name }) => name)
}

const f1 = ({ right, found, wanted }: Count): number => (2 * right) / (found + wanted)

for (const locale of ['pt-BR', 'en'] as const) {
  const file = readFileSync(join(values.lines, `${values.set}.${locale}.yaml`), 'utf8')
  const counts = new Map<string, Count>()
  const all: Count = { right: 0, found: 0, wanted: 0 }
  const wrong: string[] = []
  let lines = 0
  for (const [names, texts] of Object.entries(parse(file) as Record<string, string>)) {
    const wanted = names.split('+').toSorted()
    for (const text of texts.trim().split('\n')) {
      lines += 1
      const found = detect(text)
      if (found.toSorted().join('+') !== wanted.join('+')) {
        wrong.push(`${found.join('+')} in place of ${wanted.join('+')}: ${text}`)
      }
      for (const name of new Set([...found, ...wanted])) {
        const count = counts.get(name) ?? { right: 0, found: 0, wanted: 0 }
        for (const one of [count, all]) {
          if (found.includes(name)) one.found += 1
          if (wanted.includes(name)) one.wanted += 1
          if (found.includes(name) && wanted.includes(name)) one.right += 1
        }
        counts.set(name, count)
      }
    }
  }
  console.log(
    `\n${lines} lines, ${locale}: ${lines - wrong.length} wholly right, F1 ${f1(all).toFixed(3)}\n`,
  )
  console.log('| skill | precision | recall | F1 |\n| --- | ---: | ---: | ---: |')
  for (const [name, count] of [...counts].toSorted()) {
    const { right, found, wanted } = count
    const cells = [right / found, right / wanted, f1(count)]
    const shown = cells.map((value) => (Number.isNaN(value) ? '–' : value.toFixed(2)))
    console.log(`| ${name} | ${shown.join(' | ')} |`)
  }
  if (values.show) console.log(wrong.map((line) => `\n- ${line}`).join(''))
}
