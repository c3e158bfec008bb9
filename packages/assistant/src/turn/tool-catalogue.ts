import { ParcoError } from '@parco/protocol'
import type { Domain } from '../domains/domain.ts'
import type { DomainTool } from '../domains/domain-tool.ts'

/** A tool and the domain that it belongs to. */
export interface CataloguedTool {
  readonly tool: DomainTool
  readonly domain: Domain
}

/** Every tool by its name. */
export type ToolCatalogue = ReadonlyMap<string, CataloguedTool>

/** Collects the tools of all domains. @throws configuration when two have the same name. */
export function createToolCatalogue(domains: readonly Domain[]): ToolCatalogue {
  const catalogue = new Map<string, CataloguedTool>()
  for (const domain of domains) {
    for (const tool of domain.tools) {
      const other = catalogue.get(tool.name)
      if (other) {
        throw new ParcoError(
          'configuration',
          `The domains ${other.domain.name} and ${domain.name} both have a tool ${tool.name}.`,
        )
      }
      catalogue.set(tool.name, { tool, domain })
    }
  }
  return catalogue
}
