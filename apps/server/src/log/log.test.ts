import { expect, it } from 'vitest'
import { createJsonLog, toAssistantLog } from './log.ts'

function logged(...[entry]: Parameters<ReturnType<typeof toAssistantLog>>): unknown {
  const lines: string[] = []
  const log = createJsonLog(
    (line) => lines.push(line),
    () => new Date('2026-11-18T15:00:00Z'),
  )
  toAssistantLog(log)(entry)
  return lines.map((line) => JSON.parse(line))
}

it('tells a warning as one, and of no error that there was none', () => {
  const data = { skill: 'finance', uses: 10, failed: 3, words: ['never told'] }
  expect(logged({ level: 'warn', message: 'tools fail', data })).toEqual([
    {
      at: '2026-11-18T15:00:00.000Z',
      level: 'warn',
      event: 'tools fail',
      skill: 'finance',
      uses: 10,
      failed: 3,
    },
  ])
})

it('tells of an error its kind and frames, without its words', () => {
  const error = new TypeError('what the user said')
  const [line] = logged({ level: 'error', message: 'broken', data: { error } }) as [object]
  expect(line).toMatchObject({ level: 'error', event: 'broken', error: 'TypeError' })
  expect(JSON.stringify(line)).not.toContain('what the user said')
})
