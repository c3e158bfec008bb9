import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findRipgrep } from './find-ripgrep.ts'

let base: string
beforeEach(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), 'find-rg-')))
})
afterEach(() => rmSync(base, { recursive: true }))

function plant(directory: string, name = 'rg'): string {
  mkdirSync(join(base, directory), { recursive: true })
  const path = join(base, directory, name)
  writeFileSync(path, '#!/bin/sh\n')
  chmodSync(path, 0o755)
  return path
}

const find = (...directories: string[]) =>
  findRipgrep([join(base, 'work'), join(base, 'skills')], directories.join(':'))

describe('finding ripgrep', () => {
  it('takes the first on the search path', () => {
    const first = plant('one')
    plant('two')
    expect(find(join(base, 'none'), join(base, 'one'), join(base, 'two'))).toBe(first)
    expect(find(join(base, 'none'))).toBeUndefined()
    expect(findRipgrep([base], '')).toBeUndefined()
  })

  it('passes over one in a searched directory, however it is reached', () => {
    const planted = plant('work/bin')
    plant('skills/bin')
    const beside = plant('work-beside')
    mkdirSync(join(base, 'links'))
    symlinkSync(planted, join(base, 'links/rg'))
    symlinkSync(join(base, 'work/bin'), join(base, 'linked'))
    const directories = ['work/bin', 'skills/bin', 'links', 'linked', 'work/../work/bin']
    const planting = directories.map((directory) => `${base}/${directory}`)
    expect(find(...planting)).toBeUndefined()
    expect(find(...planting, join(base, 'work-beside'))).toBe(beside)
    expect(findRipgrep(['/'], join(base, 'work-beside'))).toBeUndefined()
  })

  it('never looks into a relative directory', () => {
    const directory = plant('relative').slice(0, -'/rg'.length)
    const before = process.cwd()
    process.chdir(directory)
    try {
      expect(find('.', '', './', '../relative')).toBeUndefined()
    } finally {
      process.chdir(before)
    }
  })

  it('takes only what can be run, and follows a link to where it really is', () => {
    mkdirSync(join(base, 'text'))
    writeFileSync(join(base, 'text/rg'), 'not a program', { mode: 0o644 })
    mkdirSync(join(base, 'broken'))
    symlinkSync(join(base, 'nowhere'), join(base, 'broken/rg'))
    const real = plant('real', 'ripgrep-14')
    mkdirSync(join(base, 'named'))
    symlinkSync(real, join(base, 'named/rg'))
    expect(find(join(base, 'text'), join(base, 'broken'), join(base, 'named'))).toBe(real)
  })
})
