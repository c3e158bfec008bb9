import { ParcoError } from '@parco/protocol/errors'
import type { ModelCall } from '../language-model.ts'

/** Members of a request's body, named as the provider's own reference names them. */
export type BodyMembers = Readonly<Record<string, unknown>>

/** Members that a run writes itself, and where to set them instead; one inside another is `options.num_ctx`. */
export type ReservedMembers = Readonly<Record<string, string>>

/** Members that every protocol has, and that no user sets beside a run. */
export const RESERVED_MEMBERS: ReservedMembers = {
  model: 'is named by the model itself',
  messages: 'the run writes itself',
  stream: 'the run sets itself',
  tools: 'the run writes itself, from its tools',
}

/** Adds to the members of a body what its user wants in it. */
export type ExtendBody = (members: BodyMembers, call: ModelCall) => BodyMembers

/**
 * Creates what extends the bodies of one model. What is nearer to the call wins: its
 * `providerOptions` for this provider over its own settings, and those over `body`, which goes with
 * every request. Objects are merged, and anything else is replaced. What a run relies on is never
 * replaced.
 * @throws ParcoError `configuration` for a reserved member in `body`; the function, for one in a call.
 */
export function createBodyExtension(options: {
  readonly provider: string
  readonly body: BodyMembers | undefined
  readonly reserved: ReservedMembers
}): ExtendBody {
  const { provider, body, reserved } = options
  if (body) refuseReserved(body, reserved, `\`body\` of the provider "${provider}"`)
  return (members, { providerOptions }) => {
    const own = providerOptions?.[provider]
    const based = body ? merge(body, members) : members
    if (own === undefined) return based
    refuseReserved(own, reserved, `providerOptions.${provider}`)
    return merge(based, own)
  }
}

function refuseReserved(given: BodyMembers, reserved: ReservedMembers, where: string): void {
  if (!isObject(given)) {
    throw new ParcoError('configuration', `${where} is an object of members of the request's body.`)
  }
  for (const [path, instead] of Object.entries(reserved)) {
    if (path.split('.').reduce(memberOf, given as unknown) === undefined) continue
    throw new ParcoError('configuration', `${where} holds "${path}", which ${instead}.`)
  }
}

function memberOf(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

function merge(under: BodyMembers, over: BodyMembers): BodyMembers {
  const merged = new Map(Object.entries(under))
  for (const [name, value] of Object.entries(over)) {
    if (value === undefined) continue
    const below = merged.get(name)
    merged.set(name, isObject(below) && isObject(value) ? merge(below, value) : value)
  }
  return Object.fromEntries(merged)
}

function isObject(value: unknown): value is BodyMembers {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
