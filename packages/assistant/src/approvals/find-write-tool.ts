import { ParcoError } from '@parco/protocol'
import type { Domain } from '../domains/domain.ts'
import type { DomainWriteTool } from '../domains/domain-tool.ts'
import type { Turn } from '../turn/turn.ts'

/** Finds the tool of an approval. @throws not-built when this version has no such write tool. */
export function findWriteTool(
  turn: Turn,
  name: string,
): { readonly tool: DomainWriteTool; readonly domain: Domain } {
  const entry = turn.services.tools.get(name)
  if (entry?.tool.effect !== 'write') {
    throw new ParcoError('not-built', `This version has no tool ${name} that writes.`)
  }
  return { tool: entry.tool, domain: entry.domain }
}
