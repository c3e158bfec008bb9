import { describe, expect, it } from 'vitest'
import { readRouteArguments } from './route-arguments.ts'

describe('readRouteArguments', () => {
  it.each([
    [['route', '--jsonl'], { jsonl: true, explain: false }],
    [['route', 'gastei 20'], { jsonl: false, explain: false, text: 'gastei 20' }],
    [['route', '--explain', 'gastei 20'], { jsonl: false, explain: true, text: 'gastei 20' }],
    [
      ['route', '--explain', '--json', 'gastei 20'],
      { jsonl: false, explain: true, json: true, text: 'gastei 20' },
    ],
  ])('reads %j', (argv, options) => {
    expect(readRouteArguments(argv)).toEqual(options)
  })

  it.each([
    [['ask', 'oi']],
    [['route']],
    [['route', '--help']],
    [['route', '--json']],
    [['route', '--json', 'a']],
    [['route', '--jsonl', '--json']],
    [['route', 'a', 'b']],
    [['route', '--jsonl', 'a']],
    [[]],
  ])('leaves %j to the command line', (argv) => {
    expect(readRouteArguments(argv)).toBeUndefined()
  })
})
