import { z } from 'zod'

/** The prefix of every id that is Parco's own. Domains bring those of their tables. */
export const ID_PREFIXES = {
  user: 'usr',
  conversation: 'cnv',
  message: 'msg',
  turn: 'trn',
  decision: 'dec',
  approval: 'apr',
  receipt: 'rcp',
  question: 'qst',
  learnedSentence: 'lrn',
  toolCall: 'tcl',
  taskRun: 'run',
  usage: 'usg',
  modelCall: 'mcl',
  request: 'req',
  device: 'dev',
  feed: 'cfd',
} as const

type OwnIdKind = keyof typeof ID_PREFIXES

type PrefixOf<Kind extends string> = Kind extends OwnIdKind ? (typeof ID_PREFIXES)[Kind] : Kind

/**
 * An id on the wire: its prefix, an underscore, and the 32 hexadecimal digits of a UUID version 7.
 * Its kind is one of Parco's own, such as `turn`, or the three-letter prefix that a domain gives the
 * ids of a table, such as `exp`.
 */
export type Id<Kind extends string> = `${PrefixOf<Kind>}_${string}` & {
  readonly __prefix: PrefixOf<Kind>
}

const PREFIX = /^[a-z]{3}$/

/**
 * The prefix of a kind of id.
 * @throws TypeError when the kind is neither Parco's own nor a prefix of three lower-case letters.
 */
export function prefixOf<Kind extends string>(kind: Kind): PrefixOf<Kind> {
  const prefix: string = Object.hasOwn(ID_PREFIXES, kind) ? ID_PREFIXES[kind as OwnIdKind] : kind
  if (!PREFIX.test(prefix)) throw new TypeError(`expected a kind of id, got "${kind}"`)
  return prefix as PrefixOf<Kind>
}

export type UserId = Id<'user'>
export type ConversationId = Id<'conversation'>
export type MessageId = Id<'message'>
export type TurnId = Id<'turn'>
export type DecisionId = Id<'decision'>
export type ApprovalId = Id<'approval'>
export type ReceiptId = Id<'receipt'>
export type QuestionId = Id<'question'>
export type LearnedSentenceId = Id<'learnedSentence'>
export type ToolCallId = Id<'toolCall'>
export type DeviceId = Id<'device'>
export type FeedId = Id<'feed'>

/** A schema for the ids of one kind. */
export function idSchema<Kind extends string>(kind: Kind): z.ZodType<Id<Kind>, string> {
  const prefix = prefixOf(kind)
  const complain = ({ input }: { readonly input?: unknown }) => describeWrongId(prefix, input)
  return z
    .string({ error: complain })
    .regex(patternOf(prefix), { error: complain })
    .transform((value) => value as Id<Kind>) as unknown as z.ZodType<Id<Kind>, string>
}

/** As much of a wrong id as tells which one it is: it may be anything. */
const MAX_SHOWN = 40

function describeWrongId(prefix: string, input: unknown): string {
  const got =
    typeof input === 'string'
      ? JSON.stringify(input.length > MAX_SHOWN ? `${input.slice(0, MAX_SHOWN)}…` : input)
      : input === undefined || input === null
        ? 'nothing'
        : `a value of type ${typeof input}`
  const expected = `expected ${prefix}_ and 32 hexadecimal digits (0-9, a-f), got ${got}`
  const remedy =
    prefix === ID_PREFIXES.conversation
      ? 'take the id from an answer of Parco, or mint one with createIdMinter of @parco/protocol'
      : 'take the id from an answer of Parco'
  return `${expected}; ${remedy}`
}

/** Says whether a value is an id of that kind. */
export function isId<Kind extends string>(kind: Kind, value: unknown): value is Id<Kind> {
  return typeof value === 'string' && patternOf(prefixOf(kind)).test(value)
}

const patternOf = (prefix: string): RegExp => new RegExp(`^${prefix}_[0-9a-f]{32}$`)

export type MintId = <Kind extends string>(kind: Kind) => Id<Kind>

export interface IdSource {
  readonly now: () => Date
  /** Must return as many random bytes as asked for. */
  readonly randomBytes: (count: number) => Uint8Array
}

/**
 * Creates the function that mints every id: UUID version 7 (RFC 9562 §5.7), so ids of one process
 * sort by the millisecond they were minted in, and within one by a counter in the `rand_a` bits.
 */
export function createIdMinter(source: IdSource): MintId {
  let lastMs = 0
  let counter = 0
  return (kind) => {
    const nowMs = source.now().getTime()
    if (nowMs > lastMs) {
      lastMs = nowMs
      counter = 0
    } else {
      counter += 1
      if (counter > 0xfff) {
        lastMs += 1
        counter = 0
      }
    }
    const random = source.randomBytes(8)
    const variant = ((random[0] ?? 0) & 0x3f) | 0x80
    const tail = [variant, ...random.slice(1, 8)].map(hexByte).join('')
    const time = lastMs.toString(16).padStart(12, '0')
    const version = `7${counter.toString(16).padStart(3, '0')}`
    return `${prefixOf(kind)}_${time}${version}${tail}` as Id<typeof kind>
  }
}

function hexByte(byte: number): string {
  return byte.toString(16).padStart(2, '0')
}
