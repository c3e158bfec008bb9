import { type JsonObject, ParcoError } from '@parco/protocol'
import type { Sql } from '@parco/store'
import type { WritePlace } from '../approvals/prepare-write.ts'
import type { DomainContext } from '../domains/domain-context.ts'
import type { DomainReadTool, DomainTool, DomainWriteTool } from '../domains/domain-tool.ts'
import { createDomainContexts } from '../turn/create-domain-contexts.ts'
import type { CataloguedTool } from '../turn/tool-catalogue.ts'
import type { TurnRequest, TurnRunner } from '../turn/turn-request.ts'
import { withOutsideWork } from '../understanding/outside-work.ts'
import type { LiveChannel } from './live-channel.ts'
import { prepareProposal } from './prepare-proposal.ts'
import type { SuspendedTurn } from './suspended-turn.ts'
import type { Live } from './thinking-action.ts'

export interface LiveParts {
  readonly runner: TurnRunner
  readonly request: Pick<TurnRequest, 'userId' | 'conversationId'>
  readonly suspended: SuspendedTurn
  readonly channel: LiveChannel
  readonly signal: AbortSignal
}

/** What an action may use while it thinks about one turn. */
export function createLive({ runner, request, suspended, channel, signal }: LiveParts): Live {
  const { store, services, texts, now } = runner
  const { userId, conversationId } = request
  const { user } = suspended
  const { locale, call, brief } = suspended.thinking
  const { turnId, messageId } = suspended.ids
  let texted = 0

  const look = <T>(run: (place: WritePlace) => Promise<T>): Promise<T> =>
    withOutsideWork(signal, () =>
      store.transaction(userId, (sql) => run(placeOn(sql)), { readOnly: true }),
    )
  const placeOn = (sql: Sql): WritePlace => ({
    services,
    contextOf: createDomainContexts({
      user,
      conversationId,
      locale,
      now: now(),
      sql,
      texts,
      domains: services.domains,
      meanings: services.meanings,
    }),
  })
  const find = (toolName: string): CataloguedTool => {
    const entry = services.tools.get(toolName)
    if (entry) return entry
    throw new ParcoError('not-found', `There is no tool ${toolName}.`)
  }

  const tellStatus = ({ status }: DomainTool, { text }: DomainContext): void => {
    if (status !== undefined) {
      channel.tell({ type: 'status-replace', id: messageId, text: text(status) })
    }
  }

  return {
    signal,
    tell: (event) => channel.tell(event),
    textId: () => `${messageId}-live-${texted++}`,
    models: services.meter({
      userId,
      timeZone: user.timeZone,
      conversationId,
      turnId,
      route: call.intent,
      skills: Array.isArray(brief.skills)
        ? brief.skills.filter((one) => typeof one === 'string')
        : [],
      ...(typeof brief.promptVariant === 'string' ? { promptVariant: brief.promptVariant } : {}),
      storesEnds: true,
    }),
    async read(toolName, input) {
      const { tool, domain } = find(toolName)
      if (tool.effect !== 'read') throw new ParcoError('bad-request', `${toolName} does not read.`)
      const parsed = parseInput(tool, input)
      return look(async ({ contextOf }) => {
        const context = contextOf(domain)
        tellStatus(tool, context)
        const output = await tool.execute(parsed, context)
        const memories = tool.memories?.(output) ?? []
        return { output, reply: tool.reply(output, context), memories }
      })
    },
    async propose(toolName, input) {
      const { tool, domain } = find(toolName)
      if (tool.effect !== 'write')
        throw new ParcoError('bad-request', `${toolName} does not write.`)
      return look((place) => {
        tellStatus(tool, place.contextOf(domain))
        return prepareProposal(place, tool as DomainWriteTool, input)
      })
    },
  }
}

function parseInput(tool: DomainReadTool, input: JsonObject): never {
  const parsed = tool.input.safeParse(input)
  // The tool's own type of input is not known here; its schema has just vouched for it.
  if (parsed.success) return parsed.data as never
  const [issue] = parsed.error.issues
  const where = issue?.path.join('.') ?? ''
  throw new ParcoError(
    'bad-request',
    `${where === '' ? 'input' : where}: ${issue?.message ?? 'does not fit'}`,
  )
}
