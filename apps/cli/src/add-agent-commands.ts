import { type Command, Option } from 'commander'
import type { CommandSetup } from './command-context.ts'
import { parseWith } from './parse-with.ts'

/** Adds `parco skills …`. */
export function addSkills({ program, base, context, exit }: CommandSetup): void {
  const { help } = base.texts
  const skills = program.command('skills').description(help.skills)
  const add = (name: string, description: string) =>
    skills.command(name).description(description).option('--json', help.json)

  add('list', help.skillsList)
    .option('--cwd <folder>', help.cwd)
    .action(async (options) => {
      const { runSkillsList } = await import('./commands/skills/list-skills.ts')
      exit(await runSkillsList(options, context()))
    })
  add('show', help.skillsShow)
    .argument('<name>', help.skillName)
    .option('--cwd <folder>', help.cwd)
    .action(async (name: string, options) => {
      const { runSkillsShow } = await import('./commands/skills/show-skill.ts')
      exit(await runSkillsShow(name, options, context()))
    })
  add('validate', help.skillsValidate)
    .argument('<path...>', help.skillPaths)
    .option('--strict', help.strict)
    .action(async (paths: string[], options) => {
      const { runSkillsValidate } = await import('./commands/skills/validate-skills.ts')
      exit(await runSkillsValidate(paths, options, context()))
    })
  add('install', help.skillsInstall)
    .argument('<path>', help.skillPath)
    .option('--project', help.skillProject)
    .option('-y, --yes', help.skillYes)
    .option('--cwd <folder>', help.cwd)
    .action(async (path: string, options) => {
      const { runSkillsInstall } = await import('./commands/skills/install-skills.ts')
      exit(await runSkillsInstall(path, options, context()))
    })
  add('trust', help.skillsTrust)
    .argument('[name]', help.skillName)
    .option('-y, --yes', help.skillYes)
    .option('--cwd <folder>', help.cwd)
    .action(async (name: string | undefined, options) => {
      const { runSkillsTrust } = await import('./commands/skills/trust-skills.ts')
      exit(await runSkillsTrust(name, options, context()))
    })
  add('remove', help.skillsRemove)
    .argument('<name>', help.skillName)
    .option('-y, --yes', help.skillYes)
    .option('--cwd <folder>', help.cwd)
    .action(async (name: string, options) => {
      const { runSkillsRemove } = await import('./commands/skills/remove-skill.ts')
      exit(await runSkillsRemove(name, options, context()))
    })
  listByDefault(skills)
}

/** Adds `parco agent …`. */
export function addAgents({ program, base, context, exit }: CommandSetup): void {
  const { help, usage } = base.texts
  const toModel = (value: string) => (/^[^/]+\/.+$/.test(value) ? value : undefined)
  const agent = program.command('agent').description(help.agent)
  const add = (name: string, description: string) =>
    agent.command(name).description(description).option('--json', help.json)

  add('list', help.agentList)
    .option('--agents <folder>', help.agentDirectory)
    .option('--cwd <folder>', help.cwd)
    .action(async (options) => {
      const { runAgentList } = await import('./commands/agent/list-agents.ts')
      exit(await runAgentList(options, context()))
    })
  add('run', help.agentRun)
    .argument('<name>', help.agentName)
    .argument('[task]', help.agentTask)
    .option('-y, --yes', help.agentYes)
    .addOption(
      new Option('-m, --model <model>', help.agentModel).argParser(
        parseWith(toModel, usage.badModel),
      ),
    )
    .option('--agents <folder>', help.agentDirectory)
    .option('--cwd <folder>', help.cwd)
    .action(async (name: string, task: string | undefined, options) => {
      const { runAgentRun } = await import('./commands/agent/run-agent.ts')
      exit(await runAgentRun(name, task, options, context()))
    })
  add('resume', help.agentResume)
    .argument('[run]', help.agentRunId)
    .option('-y, --yes', help.agentYes)
    .option('-n, --no', help.agentNo)
    .action(async (run: string | undefined, options) => {
      const { runAgentResume } = await import('./commands/agent/resume-agent.ts')
      exit(await runAgentResume(run, options, context()))
    })
  listByDefault(agent)
}

/** Adds `parco prompt`. */
export function addPrompt({ program, base, context, exit }: CommandSetup): void {
  const { help } = base.texts
  program
    .command('prompt')
    .description(help.prompt)
    .option('--tools <names>', help.promptTools)
    .option('--json', help.json)
    .option('--cwd <folder>', help.cwd)
    .action(async (options) => {
      const { runPrompt } = await import('./commands/prompt.ts')
      exit(await runPrompt(options, context()))
    })
}

/** `parco skills` alone is `parco skills list`. */
function listByDefault(group: Command): void {
  const list = group.commands.find((command) => command.name() === 'list')
  group.action(async () => void (await list?.parseAsync([], { from: 'user' })))
}
