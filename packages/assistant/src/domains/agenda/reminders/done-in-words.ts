import { fold } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import type { Claim } from '../../domain-tool.ts'
import { isPastOf, mayBePast } from '../../internal/deed-verb.ts'
import { bestMatches, isEmptyWord, matchName, nameKey } from '../../internal/match-name.ts'
import { readOpenReminders } from './read-reminders.ts'
import type { ReminderOccurrence } from './reminder-occurrence.ts'
import { said } from './words.ts'

/** Said of what came last, with no word of what it is. */
const BARE = new RegExp(`^(?:${said('beforeBareDone')}[,.]?\\s+)?${said('bareDone')}[.!]*$`, 'iu')
/** "banco: feito", "bank done". */
const NAMED_DONE = new RegExp(
  `^(?:${said('article')}\\s+)?(?<name>.+?)\\s*[:,-]?\\s+${said('namedDone')}[.!]*$`,
  'iu',
)
const BEFORE = new RegExp(`^(?:${said('beforeDeed')},?\\s+)+`, 'iu')
const BEHIND = new RegExp(`(?:,?\\s+${said('behindDeed')})+$`, 'iu')
const JUST_DONE = new RegExp(`^(?:\\p{L}+ )?${said('justDone')} `, 'iu')

const HOUR_MS = 3_600_000
/** So long after it came, "feito" is meant for it; after a day it is for none. */
const RUNG_MS = [3 * HOUR_MS, 24 * HOUR_MS]

/** Reminders that words are about, and what to call them where there are more than one. */
interface Meant {
  readonly reminders: readonly ReminderOccurrence[]
  readonly words?: string
}

/**
 * "liguei pro banco" of who has a reminder to call the bank, and "feito" of what came a while ago: it is
 * ticked off. Which one is asked where several fit, and nothing is where none does.
 */
export const claimDone: Claim = async (_slots, { text }, context) => {
  const message = text.trim()
  if (message === '' || message.includes('?')) return undefined
  const isBare = BARE.test(message)
  const told = readTold(message)
  if (!isBare && !mayBeDone(told)) return undefined
  const open = await readOpenReminders(context)
  if (open.length === 0) return undefined
  const { reminders, words } = isBare ? rungLately(open, context) : doneOf(told, open, context)
  const only = onlyOne(reminders, context)
  if (reminders.length === 0) return undefined
  const reminderRef = only?.reminder.id ?? words
  const params = reminderRef === undefined ? {} : { reminderRef }
  return { call: { intent: 'complete_reminder', params } }
}

/** "trash: done", where that is no bill's name but a reminder's. */
export const claimNamedDone: Claim = async (slots, words, context) =>
  NAMED_DONE.test(words.text.trim()) ? claimDone(slots, words, context) : undefined

/** Of one thing at several hours the one is meant that came last, or else comes next. */
function onlyOne(
  reminders: readonly ReminderOccurrence[],
  { now }: DomainContext,
): ReminderOccurrence | undefined {
  if (reminders.length === 1) return reminders[0]
  const names = new Set(reminders.map(({ reminder }) => nameKey(reminder.title)))
  const isDaily = reminders.every(({ reminder }) => reminder.series !== null)
  if (names.size !== 1 || !isDaily) return undefined
  return reminders.findLast(({ dueAt }) => dueAt <= now) ?? reminders[0]
}

function rungLately(open: readonly ReminderOccurrence[], { now }: DomainContext): Meant {
  const rung = RUNG_MS.map((ms) =>
    open.filter(({ dueAt }) => dueAt <= now && now.getTime() - dueAt.getTime() <= ms),
  )
  return { reminders: rung.find((some) => some.length > 0) ?? [] }
}

/** What a message says that was done: by its name, or as a deed. */
interface Told {
  readonly name: string | undefined
  readonly deed: Deed
}

function readTold(message: string): Told {
  const name = NAMED_DONE.exec(message)?.groups?.name
  const told = message.replace(/[.!]+$/u, '').replace(BEHIND, '')
  const words = fold(told.replace(BEFORE, '')).split(/\s+/)
  return { name, deed: { isJustDone: JUST_DONE.test(told), words } }
}

/** Most messages tell of nothing that was done, whatever reminders there are. */
const mayBeDone = ({ deed: { isJustDone, words }, name }: Told): boolean =>
  name !== undefined || isJustDone || mayBePast(words[0] ?? '')

function doneOf(
  { deed, name }: Told,
  open: readonly ReminderOccurrence[],
  context: DomainContext,
): Meant {
  if (name !== undefined) {
    const { match, candidates } = bestMatches(name, open, ({ reminder }) => reminder.title)
    if (match === 'same' || match === 'part') return { reminders: candidates, words: name }
  }
  const fits = (tier: 'same' | 'part') =>
    open.filter(({ reminder }) => fit(deed, reminder.title) === tier)
  const same = fits('same')
  if (deed.words.slice(1).every((word) => IT.has(word))) {
    // "tomei", "took it": of what came lately, for a verb alone is that of much.
    const lately = rungLately(open, context).reminders
    return { reminders: lately.filter(({ reminder }) => isVerbOf(deed, reminder.title)) }
  }
  const reminders = same.length > 0 ? same : fits('part')
  const [verb = ''] = reminders[0]?.reminder.title.split(' ') ?? []
  return { reminders, words: [verb, ...deed.words.slice(1)].join(' ') }
}

const IT = new Set(['ele', 'ela', 'isso', 'tudo', 'it', 'that', 'them'])

const isVerbOf = ({ isJustDone, words }: Deed, title: string): boolean => {
  const [deed = '', verb = ''] = [words[0], fold(title).split(/\s+/)[0]]
  return isJustDone ? deed === verb : isPastOf(deed, verb)
}

interface Deed {
  /** "acabei de ligar": its verb is as a reminder has it. */
  readonly isJustDone: boolean
  /** Folded. */
  readonly words: readonly string[]
}

/** How well a deed fits a reminder: by its verb, and by all that is said of whom or what. */
function fit({ isJustDone, words }: Deed, title: string): 'same' | 'part' | undefined {
  const [first = '', ...rest] = words
  const [verb = '', ...object] = fold(title).split(/\s+/)
  const isDeed = isJustDone ? first === verb : isPastOf(first, verb)
  if (!isDeed) return undefined
  const [wanted, present] = [rest.join(' '), object.join(' ')]
  if (wanted === present || matchName(wanted, present) === 'same') return 'same'
  // What is said beyond the reminder is of something else: "liguei pro banco mas não atenderam".
  const telling = rest.filter((word) => !isEmptyWord(word))
  const isWithin = telling.every((word) => matchName(word, present) !== 'none')
  return telling.length > 0 && isWithin ? 'part' : undefined
}
