import { expect, it } from 'vitest'
import { explainFailure, explainFileError } from './explain-failure.ts'

const place = { type: 'directory', path: '/home/ana/.parco/data' } as const

it.each([
  ['PANIC: could not write to file: No space left on device', 'store-full', /Free some space/],
  ['FATAL: could not open file: Read-only file system', 'store-unavailable', /writable/],
  ['FATAL: could not open file "x": Permission denied', 'store-unavailable', /writable/],
  ['PANIC: could not fsync file "x": Input/output error', 'store-unavailable', /Check the disk/],
  ['FATAL: database files are incompatible with server', 'store-version', /another version/],
  ['PANIC: could not locate a valid checkpoint record', 'store-corrupt', /parco restore/],
  ['', 'store-corrupt', /parco restore/],
])('%s: says so and what to do', (log, code, remedy) => {
  const failure = explainFailure('RuntimeError: Aborted()', log, place)
  expect(failure.code).toBe(code)
  expect(failure.message).toMatch(remedy)
  expect(failure.message).toContain(place.path)
})

it('names the copy that it could not begin from', () => {
  const { message } = explainFailure('unexpected end of file', '', place, '/tmp/copy.tar.gz')
  expect(message).toContain('/tmp/copy.tar.gz')
})

it('names the folder for errors of files, and leaves others alone', () => {
  const denied = new Error("EROFS: read-only file system, mkdir '/home/ana/.parco'")
  expect(explainFileError(denied, '/home/ana/.parco')).toMatchObject({ code: 'store-unavailable' })
  const other = new TypeError('no')
  expect(explainFileError(other, '/home/ana/.parco')).toBe(other)
})
