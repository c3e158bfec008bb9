import { fold } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import type { Claim } from '../../domain-tool.ts'
import { withoutStop } from '../../internal/clean-text.ts'
import { isPastOf } from '../../internal/deed-verb.ts'
import { isEmptyWord, matchName } from '../../internal/match-name.ts'
import { readPhrases } from '../../internal/word-lists.ts'
import { dayBehind } from '../said/day-behind.ts'
import type { Habit } from '../tables.ts'
import { readHabits } from './read-habits.ts'

const said = readPhrases<'before' | 'it'>(new URL('./told-words.yaml', import.meta.url))
const BEFORE = new RegExp(`^(?:${said('before')},? )+`, 'iu')
const IT = new RegExp(`^${said('it')}$`, 'iu')

/** "reguei as plantas", "watered them today", of whoever keeps "Regar as plantas": it was done. */
export const claimTold: Claim = async (_slots, { text }, context) => {
  if (text.includes('?')) return undefined
  const { day, rest } = dayBehind(withoutStop(text), context)
  const habits = await toldOf(rest, context)
  const [habit, ...others] = habits
  if (!habit || others.length > 0) return undefined
  return { call: { intent: 'record_habit', params: { habitRef: habit.id, date: day } } }
}

/** The habits whose verb words say in its past, with what they are done to or nothing else. */
export async function toldOf(words: string, context: DomainContext): Promise<readonly Habit[]> {
  const [verb = '', ...object] = fold(words.replace(BEFORE, '')).split(/\s+/)
  const telling = object.filter((word) => !isEmptyWord(word) && !IT.test(word))
  return (await readHabits(context)).filter(({ name }) => {
    const [own = '', ...rest] = fold(name).split(/\s+/)
    const of = rest.join(' ')
    return isPastOf(verb, own) && telling.every((word) => matchName(word, of) !== 'none')
  })
}
