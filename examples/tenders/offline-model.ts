import { readFileSync } from 'node:fs'
import type { AgentRegistry, LanguageModel, ModelMessage } from '@parco/agent'
import { type ScriptLine, scriptedModel } from '@parco/agent/testing'
import { calculatorCommand, type Library } from './tender-team.ts'

/** What the tools of the last step answered, in the order of the calls. */
type Results = readonly ToolResult[]
type ToolResult = Extract<
  Extract<ModelMessage, { role: 'tool' }>['content'][number],
  { type: 'tool-result' }
>
type Line = (results: Results) => ScriptLine

/**
 * Plays all four agents from scripts, so that the example runs without a network. Which line is next
 * follows from the prompt alone: agents may run at the same time, and pause and resume anywhere.
 */
export function createOfflineModel(library: Library, hasBash: boolean): LanguageModel {
  const scripts: Readonly<Record<string, readonly Line[]>> = {
    'tender-orchestrator': orchestrator,
    'technical-analyst': createAnalyst(library, hasBash),
    'compliance-checker': createChecker(library),
    'go-no-go-analyzer': analyzer,
  }
  const doStream: LanguageModel['doStream'] = (call) => {
    const name = whose(String(call.prompt[0]?.content), library.agents)
    const step = call.prompt.filter(({ role }) => role === 'assistant').length
    const line = scripts[name]?.[step]?.(lastResults(call.prompt))
    if (!line) throw new Error(`The script of ${name} has no line ${step + 1}.`)
    const calls = line.calls?.map((one, index) => ({ ...one, id: `${name}-${step}-${index}` }))
    return scriptedModel([{ ...line, ...(calls ? { calls } : {}) }]).doStream(call)
  }
  return { ...scriptedModel([]), doStream }
}

function whose(system: string, agents: AgentRegistry): string {
  const agent = agents.listAgents().find((one) => system.startsWith(one.system))
  return agent?.name ?? 'nobody'
}

function lastResults(prompt: readonly ModelMessage[]): Results {
  const last = prompt.at(-1)
  return last?.role === 'tool'
    ? last.content.filter((part): part is ToolResult => part.type === 'tool-result')
    : []
}

const offline = (file: string) =>
  readFileSync(new URL(`./offline/${file}`, import.meta.url), 'utf8').trimEnd()

const skill = (name: string) => ({ tool: 'skill', input: { name } })
const read = (path: string) => ({ tool: 'Read', input: { file_path: path } })
const write = (path: string, content: string) => ({
  tool: 'Write',
  input: { file_path: path, content: `${content}\n` },
})
const delegate = (agent: string, task: string) => ({ tool: 'Agent', input: { agent, task } })

const textOf = (result: ToolResult | undefined): string =>
  result && 'value' in result.output ? String(result.output.value) : ''

const orchestrator: readonly Line[] = [
  () => ({
    text: 'First the rules of Danish tenders and the documents.',
    calls: [
      skill('danish-tender-guidelines'),
      { tool: 'Glob', input: { pattern: '{tender,company}/*.md' } },
    ],
  }),
  () => ({ calls: [read('tender/01-notice.md')] }),
  () => ({
    text: 'Technique and compliance do not depend on each other.',
    calls: [
      delegate(
        'technical-analyst',
        'Nørreskov Kommune, open procedure, booking and grants for associations, about 6.5 million kr. over four years. Documents in tender/, ourselves in company/. Analyse components, effort, duration and architecture for a go or no-go decision. Note the date of delivery in the contract, about half a year after signing.',
      ),
      delegate(
        'compliance-checker',
        'Nørreskov Kommune, open procedure under title II. Documents in tender/, ourselves in company/. Check procedure, suitability, minimum requirements and contract for a go or no-go decision. The notice was sent on 2 November 2026; recompute the deadline of 30 November.',
      ),
    ],
  }),
  () => ({
    calls: [
      delegate(
        'go-no-go-analyzer',
        'The analyses are analysis/technical.md and analysis/compliance.md, ourselves company/profile.md. What matters most: seven months of work in 5.6 months; one of two references arguable; no cap on liability for data protection; a door access system without interface; the deadline for tenders is too short. Write report/go-no-go.md.',
      ),
    ],
  }),
  ([handedBack]) => ({
    text: `${textOf(handedBack)}\nOpen until 18 November 2026: seven questions to the authority, among them the deadline itself, which is shorter than 30 days.`,
  }),
]

function createAnalyst({ skills }: Library, hasBash: boolean): readonly Line[] {
  const calculator = skills.getSkill('complexity-calculator')?.directory
  const architecture = skills.getSkill('architecture-analyzer')?.directory
  const command = calculatorCommand(skills)
  const byHand = `Computed by hand, as no command can be run here. To check it: \`${command}\`.\n\n${offline('estimate.md')}`
  const report = (estimate: string): ScriptLine => ({
    calls: [
      write('analysis/technical.md', offline('technical.md').replace('{{estimate}}', estimate)),
    ],
  })
  return [
    () => ({
      calls: [
        skill('complexity-calculator'),
        skill('architecture-analyzer'),
        read('tender/03-requirements.md'),
        read('tender/04-contract-extract.md'),
        read('company/profile.md'),
      ],
    }),
    () => ({
      calls: [
        read(`${calculator}/references/scoring-matrix.md`),
        read(`${calculator}/references/formulas.md`),
        read(`${architecture}/references/quality-scenarios.md`),
      ],
    }),
    () => ({ calls: [write('analysis/complexity-input.json', offline('complexity-input.json'))] }),
    ...(hasBash
      ? [
          () => ({ calls: [{ tool: 'Bash', input: { command } }] }),
          ([answer]: Results) => {
            const [, table] = /^exit code 0\n(.*)$/s.exec(textOf(answer)) ?? []
            // Without Node in the sandbox the command fails, and the hand must do.
            return report(table ?? byHand)
          },
        ]
      : [() => report(byHand)]),
    () => ({
      text: 'analysis/technical.md: 2,750 to 3,550 hours, expected 3,150; complexity high; 6.9 months needed, 5.6 given. Open: door access system (MK-10) and access control for staff (MK-6). Three questions, above all whether grants may be delivered after the booking.',
    }),
  ]
}

function createChecker({ skills }: Library): readonly Line[] {
  const guidelines = skills.getSkill('danish-tender-guidelines')?.directory
  return [
    () => ({
      calls: [
        skill('danish-tender-guidelines'),
        read('tender/01-notice.md'),
        read('tender/02-tender-conditions.md'),
        read('tender/03-requirements.md'),
        read('tender/04-contract-extract.md'),
        read('company/profile.md'),
      ],
    }),
    () => ({
      calls: [
        'thresholds',
        'procedures-and-deadlines',
        'exclusion-and-espd',
        'award-and-evaluation',
      ]
        .map((name) => `${guidelines}/references/${name}.md`)
        .map(read),
    }),
    () => ({ calls: [write('analysis/compliance.md', offline('compliance.md'))] }),
    () => ({
      text: 'analysis/compliance.md: not excluded; turnover and equity met. May stop us: references (3.3), uncapped liability for data protection (§9). Seven minimum requirements open, none plainly not met. Five questions until 18 November 2026, the first on the deadline for tenders.',
    }),
  ]
}

const analyzer: readonly Line[] = [
  () => ({
    calls: [
      skill('danish-tender-guidelines'),
      read('analysis/technical.md'),
      read('analysis/compliance.md'),
      read('company/profile.md'),
    ],
  }),
  () => ({ calls: [write('report/go-no-go.md', offline('go-no-go.md'))] }),
  ([written]) => ({
    text: [
      'GO on conditions, 3.1 of 5: two references count; delivery in stages or a later date; the board accepts the liability; the interface of the doors is published. All known by 24 November 2026.',
      written?.output.type === 'text'
        ? 'The report is report/go-no-go.md.'
        : 'The report was NOT written: it was not approved.',
    ].join('\n'),
  }),
]
