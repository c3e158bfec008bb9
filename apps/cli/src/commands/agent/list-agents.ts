import type { AgentDefinition } from '@parco/agent'
import { loadAgents } from '../../agent/open-agents.ts'
import { findPlaces, type PlaceOptions } from '../../agent/places.ts'
import type { CommandContext } from '../../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../../exit-code.ts'
import { styled } from '../../terminal/style.ts'
import { toPrintableLine } from '../../terminal/to-printable.ts'
import { explainAgentDiagnostic } from './explain-agent-diagnostic.ts'

/** Lists the agents in reach of a folder, and what is wrong with the files of others. */
export async function runAgentList(
  options: PlaceOptions & { readonly json?: boolean },
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal, texts } = context
  const registry = loadAgents(findPlaces(terminal, options))
  const agents = registry.listAgents()
  if (options.json) {
    const told = agents.map(({ system: _, ...agent }) => agent)
    terminal.write(`${JSON.stringify({ agents: told, diagnostics: registry.diagnostics })}\n`)
    return EXIT_CODES.ok
  }
  if (agents.length === 0) terminal.write(`${texts.agent.none}\n`)
  const width = Math.max(...agents.map(({ name }) => toPrintableLine(name).length))
  for (const agent of agents) terminal.write(renderAgent(agent, width, context))
  for (const diagnostic of registry.diagnostics) {
    const text = explainAgentDiagnostic(diagnostic, texts)
    const severity = texts.skills.severity[diagnostic.severity]
    terminal.writeError(`${toPrintableLine(`${diagnostic.path}: ${severity}: ${text}`)}\n`)
  }
  return EXIT_CODES.ok
}

function renderAgent(
  agent: AgentDefinition,
  width: number,
  { terminal, texts }: CommandContext,
): string {
  const name = toPrintableLine(agent.name)
  const indent = ' '.repeat(width + 2)
  const tools = agent.tools?.join(', ') || texts.agent.allTools
  const details = [
    `${texts.agent.tools}: ${tools}`,
    ...(agent.skills.length > 0 ? [`${texts.agent.skills}: ${agent.skills.join(', ')}`] : []),
    ...(agent.model ? [agent.model] : []),
  ]
  const lines = [
    `${styled(terminal, 'bold', name)}${' '.repeat(width - name.length)}  ${toPrintableLine(agent.description)}`,
    `${indent}${styled(terminal, 'dim', toPrintableLine(details.join(' · ')))}`,
    `${indent}${styled(terminal, 'dim', toPrintableLine(agent.path ?? ''))}`,
  ]
  return `${lines.join('\n')}\n`
}
