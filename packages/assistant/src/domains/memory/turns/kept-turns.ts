import {
  listSaidPlaces,
  listSaidSince,
  type SaidConversation,
  type SaidMessage,
  type SaidPlace,
  toUuid,
} from '@parco/store'
import { dayInZone } from '../../../turn/day-in-zone.ts'
import type { DomainContext } from '../../domain-context.ts'
import { dayInWords } from '../facts/days-in-words.ts'
import { holdsSecret } from '../facts/is-secret.ts'
import { createKeptByUser } from '../search/kept-by-user.ts'
import { createTurnIndex, type TurnIndex } from './turn-index.ts'

/** What a search of past turns needs of a conversation or a reader. */
export type TurnReader = Pick<
  DomainContext,
  'sql' | 'userId' | 'conversationId' | 'locale' | 'timeZone' | 'today' | 'text'
>

interface KeptTurns {
  /** Of what the index was made: of other words, or days, another one is. */
  readonly made: string
  readonly index: TurnIndex
  readonly conversations: Map<string, KeptConversation>
}

/** How far a conversation is in the index, and which messages of it are. */
interface KeptConversation {
  seq: number
  /** Its newest message when it was last looked at, where a turn that was under way held it back. */
  heldAt: number | undefined
  readonly ids: string[]
}

/** Of users that asked last; each takes about 1 kB a message of theirs. */
const kept = createKeptByUser<KeptTurns>(16)

/** What asks for something kept, takes something back or merely answers tells nothing. */
export const TELLS_NOTHING = [
  'search_knowledge',
  'search_conversations',
  'forget_knowledge',
  'confirm',
  'reject',
  'undo',
  'undo_several',
  'redo',
]

/**
 * The index of what the user said. It takes in what was said since it was last asked, and is made anew
 * when something was erased; commits of turns cost nothing for it.
 */
export async function turnIndexOf(reader: TurnReader): Promise<TurnIndex> {
  const { locale, timeZone, userId } = reader
  const [erasures, places] = await reader.sql.together(
    () => countErasures(reader),
    () => listSaidPlaces(reader.sql),
  )
  const made = [locale, timeZone, erasures].join(' ')
  const known = kept.get(userId)
  const turns =
    known?.made === made
      ? known
      : {
          made,
          index: createTurnIndex(locale === 'en' ? 'en' : 'pt'),
          conversations: new Map<string, KeptConversation>(),
        }
  await bringUpToDate(turns, places, reader)
  kept.set(userId, turns)
  return turns.index
}

/** What a conversation (its UUID) holds of a day. */
export const sessionOf = (conversation: string, day: string): string => `${conversation} ${day}`

async function countErasures({ sql, userId }: TurnReader): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    'select count(*)::integer as count from tombstones where user_id = $1 and terms is null',
    [toUuid(userId)],
  )
  return row?.count ?? 0
}

async function bringUpToDate(
  turns: KeptTurns,
  places: readonly SaidConversation[],
  reader: TurnReader,
): Promise<void> {
  const { conversations, index } = turns
  const there = new Set(places.map(({ id }) => id))
  for (const [id, { ids }] of conversations) {
    if (there.has(id)) continue
    for (const message of ids) index.remove(message)
    conversations.delete(id)
  }
  const grown = places.filter((place) => hasGrown(place, conversations.get(place.id)))
  if (grown.length === 0) return
  const known = grown.map(({ id }): SaidPlace => ({ id, seq: conversations.get(id)?.seq ?? 0 }))
  const said = await listSaidSince(reader.sql, known, TELLS_NOTHING)
  const byConversation = Map.groupBy(said, ({ conversationId }) => conversationId)
  for (const { id, seq } of grown) {
    take(turns, { id, seq }, byConversation.get(id) ?? [], reader)
  }
}

/** Answers are thought about for a minute, many at once: each is not read again for every other one. */
const hasGrown = (
  { seq, isRunning }: SaidConversation,
  known: KeptConversation = NOTHING_KEPT,
): boolean => seq > known.seq && !(isRunning && known.heldAt === seq)

const NOTHING_KEPT: KeptConversation = { seq: 0, heldAt: undefined, ids: [] }

/** What stands behind a turn that is under way is taken in with it, once it is over. */
function take(
  { conversations, index }: KeptTurns,
  { id, seq }: SaidPlace,
  said: readonly SaidMessage[],
  reader: TurnReader,
): void {
  const conversation = conversations.get(id) ?? { ...NOTHING_KEPT, ids: [] }
  conversations.set(id, conversation)
  const open = said.find(({ isOpen }) => isOpen)
  for (const message of said) {
    if (open !== undefined && message.seq >= open.seq) break
    // Nobody who looks over a shoulder is told a password again, nor is a model.
    if (holdsSecret(message.text)) continue
    const day = dayInZone(new Date(message.saidAt), reader.timeZone)
    index.add({
      id: message.id,
      session: sessionOf(id, day),
      text: message.text.replaceAll(reader.text('fact.erased'), ' '),
      day: dayInWords(day, reader.locale),
      date: day,
    })
    conversation.ids.push(message.id)
  }
  conversation.seq = open === undefined ? seq : open.seq - 1
  conversation.heldAt = open === undefined ? undefined : seq
}
