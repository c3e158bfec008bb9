import { describe, expect, it } from 'vitest'
import { BUDGETS } from './budgets.ts'
import { fitHistory, joinSame } from './conversation-history.ts'

const user = (text: string) => ({ role: 'user' as const, text })
const assistant = (text: string) => ({ role: 'assistant' as const, text })

describe('the history of a prompt', () => {
  it('says a card and what came of its tap in one answer', () => {
    const said = [user('gastei 45'), assistant('Confirma?'), assistant('Anotei.'), user('oi')]
    expect(joinSame(said)).toEqual([user('gastei 45'), assistant('Confirma?\nAnotei.'), user('oi')])
  })

  it('keeps the latest within its budget, and begins with what the user said', () => {
    const long = 'a'.repeat(BUDGETS.history * 2)
    const said = [user(long), assistant(long), user(long), assistant('Sim.'), user('oi')]
    expect(fitHistory(said)).toEqual([user(long), assistant('Sim.'), user('oi')])
    expect(fitHistory([assistant(long), user('oi')])).toEqual([user('oi')])
  })

  it('is empty where the latest message alone is too long', () => {
    expect(fitHistory([user('oi'), assistant('a'.repeat(BUDGETS.history * 4))])).toEqual([])
  })
})
