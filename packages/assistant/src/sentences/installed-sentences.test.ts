import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { knownIntents } from '../known-intents.ts'
import { createInstalledSentences } from './installed-sentences.ts'
import type { SentenceProblem } from './sentence-problem.ts'

let folder: string
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'parco-sentences-')), 'intents')
})
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }))

function write(name: string, text: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), text)
}

const sentence = (words: string): string =>
  `locale: pt-BR\nintents:\n  create_expense:\n    sentences:\n      - say: ["${words}"]\n`

function open() {
  let time = 0
  const problems: SentenceProblem[] = []
  const read = createInstalledSentences({
    folder,
    known: knownIntents(),
    now: () => new Date(time),
    onProblem: (problem) => problems.push(problem),
  })
  return {
    read,
    problems,
    later: () => {
      time += 2000
    },
  }
}

describe('the sentences of an installation', () => {
  it('are none without a folder, and are read once it is there', () => {
    const { read, later } = open()
    expect(read()).toEqual([])
    write('own.yaml', sentence('peguei o busão'))
    later()
    expect(read()).toHaveLength(1)
  })

  it('stay the same array until a file changes', () => {
    write('own.yaml', sentence('peguei o busão'))
    const { read, later } = open()
    const first = read()
    later()
    expect(read()).toBe(first)
    write('own.yaml', sentence('peguei o metrô lotado'))
    later()
    expect(JSON.stringify(read())).toContain('metrô')
  })

  it('leave a broken file out, and tell of it once', () => {
    write('good.yaml', sentence('peguei o busão'))
    write('broken.yaml', 'locale: pt-BR\nintents:\n  create_expens:\n    sentences: []\n')
    const { read, problems, later } = open()
    expect(read()).toHaveLength(1)
    later()
    read()
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ line: 3 })
    expect(problems[0]?.message).toContain('unknown intent create_expens')
  })

  it('are of the kind that is shipped, whatever the file says', () => {
    write(
      'own.yaml',
      sentence('peguei o busão').replace('    sentences', '    isWrite: false\n    sentences'),
    )
    expect(open().read()[0]?.intents.create_expense?.isWrite).toBe(true)
  })
})
