import { intentNamed } from '../intents/intent-table.ts'
import { buildBySlots } from './calls/build-by-slots.ts'
import type { BuiltCall, CallInput } from './calls/call-builder.ts'
import { BUILD_CALLS as WORDS } from './words.generated.ts'

/** Turns a reading into the call it stands for. */
export function buildCall(input: CallInput): BuiltCall | undefined {
  const { intent, group } = input.reading.sentence
  if (group.set?.needsColon === true && !hasColon(input)) return undefined
  if (group.set?.needsNoColon === true && hasColon(input)) return undefined
  if (isDeniedBefore(input)) return undefined
  const built = (intentNamed(intent)?.build ?? buildBySlots)(input)
  if (built && input.reading.sentence.isOwn) return withOwnParams(input, built)
  if (built === undefined || group.missing === undefined) return built
  return { ...built, missing: [...new Set([...built.missing, ...group.missing])] }
}

/** What a user's sentence sets holds, whatever its words may also mean. */
function withOwnParams(input: CallInput, { intent, params, missing }: BuiltCall): BuiltCall {
  const own = { ...params, ...input.reading.sentence.group.set }
  return { intent, params: own, missing: missing.filter((slot) => !(slot in own)) }
}

/** Templates cannot name punctuation: "anota: sou alérgico" and "anota sou alérgico" differ by it alone. */
function hasColon({ message, clauseFrom, clauseTo }: CallInput): boolean {
  return message.items.slice(clauseFrom, clauseTo).some((item) => item.word === ':')
}

/** Where dictation leaves no mark, "não decidi ainda" must not be read as "decidi ainda". */
const isDeniedBefore = ({ message, clauseFrom }: CallInput): boolean =>
  WORDS.denials.has(message.items[clauseFrom - 1]?.word ?? '')
