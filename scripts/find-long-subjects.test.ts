import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findLongSubjects } from './find-long-subjects.ts'

const LONG = `feat: ${'x'.repeat(70)}`
const RULE = { since: 'rule.ts', maxCharacters: 72, newest: 50 }

let folder: string
let root: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parco-subjects-'))
  root = join(folder, 'origin')
  git(folder, 'init', '--quiet', '--initial-branch=main', root)
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Neither the user's own configuration nor a commit that runs this test as a hook may meddle. */
function git(directory: string, ...args: readonly string[]): string {
  const env = {
    PATH: process.env.PATH,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@example.com',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@example.com',
  }
  return execFileSync('git', args, { cwd: directory, env, encoding: 'utf8' })
}

function commit(subject: string, file = 'code.ts'): void {
  writeFileSync(join(root, file), `${subject}`)
  git(root, 'add', '.')
  git(root, 'commit', '--quiet', '-m', subject)
}

const subjectsIn = (directory: string, newest = RULE.newest): string[] =>
  findLongSubjects({ ...RULE, newest, root: directory }).map((line) => line.replace(/^\w+ /, ''))

describe('the subjects that are too long', () => {
  it('are those of commits after the rule came', () => {
    commit(`${LONG} before`)
    commit('build: add the rule', 'rule.ts')
    commit(`${LONG} after`)
    commit('fix: something short')
    expect(subjectsIn(root)).toEqual([`${LONG} after`])
  })

  it('are counted in characters, of which exactly as many as allowed are not too long', () => {
    commit('build: add the rule', 'rule.ts')
    commit(`fix: ${'ã'.repeat(67)}`)
    expect(subjectsIn(root)).toEqual([])
    commit(`fix: ${'ã'.repeat(68)}`)
    expect(subjectsIn(root)).toHaveLength(1)
  })

  it('are no reverts, which git names itself, and no merges', () => {
    commit('build: add the rule', 'rule.ts')
    commit(`Revert "${LONG}"`)
    git(root, 'checkout', '--quiet', '-b', 'side', 'HEAD~1')
    commit('fix: beside', 'side.ts')
    git(root, 'checkout', '--quiet', 'main')
    git(root, 'merge', '--quiet', '--no-ff', '-m', `${LONG} merged`, 'side')
    expect(subjectsIn(root)).toEqual([])
  })

  it('are looked for among the newest only', () => {
    commit('build: add the rule', 'rule.ts')
    commit(LONG)
    commit('fix: one')
    commit('fix: two')
    expect(subjectsIn(root, 2)).toEqual([])
    expect(subjectsIn(root, 3)).toEqual([LONG])
  })

  it('are found in a shallow clone behind its oldest commit', () => {
    commit('build: add the rule', 'rule.ts')
    commit(`${LONG} one`)
    commit(`${LONG} two`)
    const shallow = join(folder, 'shallow')
    git(folder, 'clone', '--quiet', '--depth', '2', `file://${root}`, shallow)
    expect(subjectsIn(shallow)).toEqual([`${LONG} two`])
  })

  it('are none outside a checkout', () => {
    rmSync(join(root, '.git'), { recursive: true })
    expect(subjectsIn(root)).toEqual([])
  })
})
