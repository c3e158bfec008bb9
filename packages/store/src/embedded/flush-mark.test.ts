import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FLUSH_MARK_FILE, FlushMark, isBefore, readFlushMark } from './flush-mark.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parco-mark-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('holds the last place that was noted, however long its name', () => {
  expect(readFlushMark(folder)).toBeUndefined()
  const mark = new FlushMark(folder)
  mark.note('FF/FFFFFFF0')
  mark.note('100/1C')
  mark.close()
  expect(readFlushMark(folder)).toBe('100/1C')
})

it('is none when it was cut', async () => {
  for (const text of ['', '0/', '\0'.repeat(17), 'x'.repeat(17)]) {
    await writeFile(join(folder, FLUSH_MARK_FILE), text)
    expect(readFlushMark(folder)).toBeUndefined()
  }
})

it('compares places as numbers', () => {
  expect(isBefore('0/FF', '0/100')).toBe(true)
  expect(isBefore('0/FFFFFFFF', '1/0')).toBe(true)
  expect(isBefore('10/0', '9/FFFFFFFF')).toBe(false)
  expect(isBefore('1/A', '1/A')).toBe(false)
})
