import { type JsonValue, ParcoError } from '@parco/protocol'
import type { DomainContext } from '../domains/domain-context.ts'
import type { DomainReadTool } from '../domains/domain-tool.ts'
import type { CataloguedTool, ToolCatalogue } from '../turn/tool-catalogue.ts'

/** The tool of that name that reads. @throws not-found when there is none. */
export function readingTool(
  tools: ToolCatalogue,
  name: string,
): { readonly tool: DomainReadTool; readonly domain: CataloguedTool['domain'] } {
  const { tool, domain } = tools.get(name) ?? {}
  if (tool?.effect === 'read' && domain) return { tool, domain }
  throw new ParcoError('not-found', `There is no tool ${name} that reads.`)
}

/** Runs it with slots from outside. @throws bad-request for slots that it cannot take. */
export async function runRead(
  tool: DomainReadTool,
  input: unknown,
  context: DomainContext,
): Promise<JsonValue> {
  const parsed = tool.input.safeParse(input)
  if (parsed.success) return tool.execute(parsed.data, context)
  const fields = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new ParcoError('bad-request', `The input is not right. ${fields.join('. ')}.`)
}
