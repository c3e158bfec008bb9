import type { IntentCall } from '@parco/protocol'
import { createRouter, type ExplainedClause, type Explanation } from '@parco/router'
import { type ClaimedFolder, openClaimedFolder, type ReadingContext } from './claimed-folder.ts'

/** Reads a message by a few sentences that only a claim asks for; nothing where none explains all of it. */
export type ClaimedReader = (text: string, context: ReadingContext) => IntentCall | undefined

/** What the sentences of a folder make of one message. */
type MessageReading = (place: string) => IntentCall | undefined

/** The folders whose sentences some claim asks for. */
const places = new Set<string>()

/** Many claims ask about one message, in between those about the messages of others. */
const MESSAGES = 100
const lastRead = new Map<string, MessageReading>()

/**
 * A reader of the sentences in `claimed.<language>.yaml` of a folder. They are written like those of
 * `intents.<language>.yaml`, but the router does not know them: what they mean depends on what the user
 * keeps. Compiled when the first message is read.
 */
export function claimedSentences(folder: URL): ClaimedReader {
  places.add(folder.href)
  lastRead.clear()
  return (text, context) => readMessage(text, context)(folder.href)
}

function readMessage(text: string, context: ReadingContext): MessageReading {
  const key = `${context.locale} ${context.timeZone} ${context.now.getTime()} ${text}`
  const known = lastRead.get(key)
  if (known) return known
  const reading = readByAll(text, context)
  lastRead.set(key, reading)
  const [oldest] = lastRead.keys()
  if (lastRead.size > MESSAGES && oldest !== undefined) lastRead.delete(oldest)
  return reading
}

/** The sentences of all folders as one graph. */
interface AllSentences {
  readonly folders: ReadonlyMap<string, ClaimedFolder>
  readonly router: ReturnType<typeof createRouter>
}
let all: AllSentences | undefined

function allSentences(): AllSentences {
  if (all?.folders.size === places.size) return all
  const folders = new Map([...places].map((place) => [place, openClaimedFolder(new URL(place))]))
  const intents = [...folders.values()].flatMap(({ catalogues }) => catalogues)
  all = { folders, router: createRouter({ intents }) }
  return all
}

/**
 * A message is read once, by the sentences of all folders: most are none of any. Where one folder alone
 * explains it, that is what its own sentences say too; where several may, each is asked by itself.
 */
function readByAll(text: string, context: ReadingContext): MessageReading {
  const { folders, router } = allSentences()
  const explained = router.explain(text, context)
  const sources = sourcesOf(explained)
  const fitting = [...folders.values()].filter(
    ({ holds }) => sources === undefined || sources.some(holds),
  )
  const calls = new Map<ClaimedFolder, IntentCall | undefined>()
  return (place) => {
    const folder = folders.get(place)
    if (folder === undefined || !fitting.includes(folder)) return undefined
    if (!calls.has(folder)) {
      const isOnly = sources !== undefined && fitting.length === 1
      calls.set(folder, isOnly ? folder.callIn(explained) : folder.read(text, context))
    }
    return calls.get(folder)
  }
}

/** The files whose sentences may explain all of a message by themselves; nothing where that cannot be told. */
function sourcesOf({ clauses, decision, repair }: Explanation): readonly string[] | undefined {
  const [only] = clauses
  if (only === undefined) return []
  if (repair !== undefined) return undefined
  const isDecided = decision.intent !== 'model' && decision.intent !== 'none'
  if (clauses.length > 1) return isDecided || !clauses.some(isUnexplained) ? undefined : []
  if (only.readings.length >= MOST_READINGS) return undefined
  const sources = only.readings.map(({ source }) => source)
  return isDecided && sources.length === 0 ? undefined : sources
}

/** An explanation names no more. */
const MOST_READINGS = 6

const isUnexplained = ({ outcome }: ExplainedClause): boolean => outcome === 'unexplained'
