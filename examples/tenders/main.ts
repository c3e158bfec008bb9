/*
 * Four agents analyse a tender and write a go or no-go report.
 *
 * Agents are the Markdown files of .parco/agents, their knowledge the skills of .agents/skills. The
 * orchestrator hands tasks to three specialists; they load skills when they need them, read their
 * references, and compute the estimate with a script where a sandbox works. Working papers are written
 * freely; the report asks for your approval.
 *
 *   node examples/tenders/main.ts                     without a network, from a script
 *   node examples/tenders/main.ts --model openai/gpt-5-mini        with a model (and its key)
 *   node examples/tenders/main.ts --directory ~/tender --model …   your own documents
 *   --yes approves whatever is asked
 */
import { cpSync, existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { type ApprovalRequest, isParcoError } from '@parco/agent'
import { detectSandbox } from '@parco/agent/workspace'
import { createOfflineModel } from './offline-model.ts'
import { calculatorCommand, loadLibrary, openTenderTeam } from './tender-team.ts'

const { values } = parseArgs({
  options: {
    model: { type: 'string' },
    directory: { type: 'string' },
    yes: { type: 'boolean', default: false },
  },
})

const directory = values.directory ?? copySample()
const library = loadLibrary()
const { sandbox, reason } = await detectSandbox()
const isOffline = !(values.model ?? process.env.PARCO_MODEL)
if (isOffline && values.directory) {
  console.error('The script without a network knows the sample only: name a --model.')
  process.exit(2)
}

try {
  await analyse(directory)
} catch (error) {
  if (!isParcoError(error)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function analyse(directory: string): Promise<void> {
  const team = openTenderTeam({
    ...library,
    directory,
    sandbox,
    model: isOffline ? createOfflineModel(library, sandbox !== undefined) : values.model,
    approve,
  })
  console.log(`Working in ${directory}`)
  if (reason) console.log(`No commands can be run: ${reason}`)
  const run = team.executor.execute(
    'tender-orchestrator',
    'Shall we bid on the tender in tender/? We are described in company/.',
  )
  for await (const event of run) {
    if (event.type === 'tool-input-start') console.log(`  ${event.toolName}`)
    // What the agents do to whom a task was handed.
    if (event.type === 'status-replace') console.log(`    ${event.text}`)
  }
  const result = await run
  team.close()
  console.log(`\n${result.status}: ${result.error?.message ?? result.text}`)
  if (result.status !== 'completed') process.exitCode = 1
  const { inputTokens, outputTokens } = result.usage
  if (!isOffline) {
    console.log(`${inputTokens} tokens in, ${outputTokens} out, $${result.costUsd.toFixed(2)}`)
  }
  const report = join(directory, 'report/go-no-go.md')
  if (existsSync(report)) console.log(`\n${readFileSync(report, 'utf8')}`)
  if (!sandbox && existsSync(join(directory, 'analysis/complexity-input.json'))) {
    console.log(`Check the estimate: cd ${directory} && ${calculatorCommand(library.skills)}`)
  }
}

function copySample(): string {
  const copy = mkdtempSync(join(tmpdir(), 'tender-'))
  for (const folder of ['tender', 'company']) {
    cpSync(new URL(`./${folder}`, import.meta.url), join(copy, folder), { recursive: true })
  }
  return copy
}

/** Asks in the terminal; where nobody can answer, nothing is written. */
async function approve({ agentPath, toolName, input }: ApprovalRequest): Promise<boolean> {
  const { file_path: path, content, command } = Object(input)
  const what = path ? `${path} (${String(content ?? '').length} characters)` : command
  const question = `${agentPath.join(' > ')} wants ${toolName}: ${what}`
  if (values.yes) console.log(`  ${question} - approved by --yes`)
  if (values.yes || !process.stdin.isTTY) return values.yes
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`  ${question}. Approve? [y/N] `)
  terminal.close()
  return /^y(?:es)?$/i.test(answer.trim())
}
