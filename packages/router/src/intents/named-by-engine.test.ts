import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { lifeIntents } from './life/life-intents.ts'

const SOURCE = fileURLToPath(new URL('../', import.meta.url))

/** Where the words of single intents are turned into params. */
const OF_LIFE = /^(?:intents\/life|stages\/(?:calls|fill|free-text))\//

/** The engine's own: what is undone or asked on is of every intent. */
const CONTROL: ReadonlySet<string> = new Set(['undo', 'follow_up'])

/** Files of the engine that name intents still: none is added. */
const STILL = ['stages/classifier.ts', 'stages/sentences.ts', 'stages/shared-context.ts']

const names = lifeIntents.map(({ name }) => name).filter((name) => !CONTROL.has(name))
const NAMED = new RegExp(`['"\`](?:${names.join('|')})['"\`]`)
const BY_SPELLING =
  /(?:startsWith\('|\/\^\(?(?:\?:)?)(?:create|delete|get|log|record|update)_?[|_']/

/** Says whether code names an intent of a life domain, or takes one by how its name begins. */
const namesIntent = (code: string): boolean => NAMED.test(code) || BY_SPELLING.test(code)

function engineFiles(): string[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.ts$/.test(file) && !/\.(?:test|generated)\.ts$|testing\//.test(file))
    .filter((file) => !OF_LIFE.test(file))
    .sort()
}

describe('the engine', () => {
  it('asks for traits of an intent, never for its name', () => {
    const others = engineFiles().filter((file) => !STILL.includes(file))
    expect(others.filter((file) => namesIntent(readFileSync(SOURCE + file, 'utf8')))).toEqual([])
  })
})

describe('the search for names', () => {
  it.each([
    "if (intent === 'create_expense') return",
    "if (intent.startsWith('create_')) return",
    'const READING = /^(?:get_|search_)/',
  ])('finds %s', (code) => expect(namesIntent(code)).toBe(true))

  it("passes hasTrait(intent, 'spends')", () => {
    expect(namesIntent("hasTrait(intent, 'spends') && intent === 'undo'")).toBe(false)
  })
})
