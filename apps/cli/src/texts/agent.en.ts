/** What `parco agent` says. */
export const AGENT_EN = {
  none: 'No agents here. They are Markdown files in .parco/agents, .claude/agents or ~/.parco/agents.',
  tools: 'tools',
  allTools: 'all there are',
  skills: 'skills',
  unknown: (name: string, names: readonly string[]) =>
    `There is no agent "${name}". There ${names.length === 0 ? 'are none' : `is: ${names.join(', ')}`}.`,
  noTask: 'There is no task. Write it in quotes: parco agent run <name> "…".',
  noModel: `No language model is configured. Set PARCO_MODEL=provider/model and the provider's key, for example:
export PARCO_MODEL=anthropic/claude-sonnet-5 ANTHROPIC_API_KEY=…
or start Ollama, or name one for this run: --model ollama/qwen3.`,
  noBash: (reason: string) => `Without Bash: commands need a sandbox that works here. ${reason}`,
  skillsWait: (count: number) =>
    count === 1
      ? 'One skill is not loaded until you trust it: parco skills trust'
      : `${count} skills are not loaded until you trust them: parco skills trust`,
  askServer: (name: string, what: string, path: string) =>
    `${path} wants to use the MCP server "${name}" (${what}). Allow it? [y/N]`,
  serverWaits: (name: string, path: string) =>
    `The MCP server "${name}" of ${path} was never allowed and is left out. Run this in a terminal to be asked.`,
  serverFailed: (name: string, message: string) =>
    `The MCP server "${name}" cannot be used: ${message}`,
  quarantined: (tools: string, file: string) =>
    `These tools are not what you allowed, and are left out: ${tools}. To be asked again, remove their server from ${file}.`,
  hiddenInTool: (tool: string, count: number) =>
    count === 1
      ? `The description of ${tool} has an invisible character in it, which is not sent.`
      : `The description of ${tool} has ${count} invisible characters in it, which are not sent.`,
  missingTools: (name: string, tools: string) =>
    `${name} names tools that are not here, and works without them: ${tools}.`,
  asks: (tool: string, path: string) =>
    path === '' ? `It wants to use ${tool}:` : `It (${path}) wants to use ${tool}:`,
  linesLeftOut: (count: number) => `… ${count} more lines …`,
  prompt: (isCut: boolean) =>
    isCut
      ? 'Allow? y yes · n no · v view all of it · Enter later ›'
      : 'Allow? y yes · n no · Enter later ›',
  waiting: (count: number) =>
    count === 1 ? 'One call waits for your answer.' : `${count} calls wait for your answer.`,
  states: { interrupted: 'interrupted', answered: 'answered' },
  failed: (message: string) => `The run failed: ${message}`,
  stopped: (limit: string) => `The run reached its limit (${limit}).`,
  ends: {
    'step-limit': 'The run reached its limit of steps.',
    stuck: 'The run was stopped: the same call failed again and again.',
    aborted: 'Interrupted.',
  },
  resumeWith: (runId: string) => `To go on: parco agent resume ${runId}`,
  decideWith: (runId: string) =>
    `To decide: parco agent resume ${runId}, with --yes or --no where nobody can be asked.`,
  spent: (steps: number, input: number, output: number, costUsd: number) =>
    `${steps === 1 ? 'one step' : `${steps} steps`} · ${input} + ${output} tokens${costUsd > 0 ? ` · US$ ${costUsd.toFixed(4)}` : ''}`,
  noRun: (runId: string) => `There is no run ${runId} that can be gone on with.`,
  noRuns: 'No run waits.',
  findings: {
    unreadable: (problem: string) => `the agent cannot be loaded: ${problem}`,
    noName: 'the agent cannot be loaded: it has no name',
    noDescription: 'the agent cannot be loaded: it has no description',
    noSystem: 'there is no system prompt below the frontmatter',
    unknownField: (field: string) => `"${field}" is not known`,
    ignoredField: (field: string) => `"${field}" has no effect here`,
    badField: (field: string, value: string) =>
      `${field} should be a whole number from 1; ${value} is not`,
    inheritedModel: (model: string) =>
      `the model "${model}" is not written as provider/model; the agent uses the one you have configured`,
    missingSkill: (skill: string) => `the skill "${skill}" is not here; the agent works without it`,
    missingTool: (tool: string) => `the tool "${tool}" is not here; the agent works without it`,
    shadowed: (name: string, winner: string) =>
      `another agent called "${name}" is used instead: ${winner}`,
  },
}
