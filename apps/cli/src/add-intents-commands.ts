import type { CommandSetup } from './command-context.ts'

/** Adds `parco intents` and what it can do; each loads its module when it runs. */
export function addIntents({ program, base, context, exit }: CommandSetup): void {
  const { help } = base.texts
  const intents = program.command('intents').description(help.intents).helpCommand(false)
  intents
    .command('lint')
    .description(help.intentsLint)
    .argument('[folder]', help.intentsFolder)
    .option('--json', help.json)
    .action(async (folder: string | undefined, options) => {
      const { runIntentsLint } = await import('./commands/intents/lint-intents.ts')
      exit(await runIntentsLint(folder, options, context()))
    })
  intents
    .command('test')
    .description(help.intentsTest)
    .argument('[folder]', help.intentsFolder)
    .option('--json', help.json)
    .action(async (folder: string | undefined, options) => {
      const { runIntentsTest } = await import('./commands/intents/test-intents.ts')
      exit(await runIntentsTest(folder, options, context()))
    })
  intents
    .command('list')
    .description(help.intentsList)
    .option('--json', help.json)
    .action(async (options) => {
      const { runIntentsList } = await import('./commands/intents/list-intents.ts')
      exit(await runIntentsList(options, context()))
    })
  intents
    .command('learned')
    .description(help.intentsLearned)
    .option('--json', help.json)
    .action(async (options) => {
      const { runIntentsLearned } = await import('./commands/intents/learned-intents.ts')
      exit(await runIntentsLearned(options, context()))
    })
  for (const [name, status] of [
    ['adopt', 'adopted'],
    ['decline', 'declined'],
  ] as const) {
    intents
      .command(name)
      .description(name === 'adopt' ? help.intentsAdopt : help.intentsDecline)
      .argument('<which>', help.intentsWhich)
      .action(async (which: string) => {
        const { runIntentsDecide } = await import('./commands/intents/learned-intents.ts')
        exit(await runIntentsDecide(which, status, context()))
      })
  }
  intents
    .command('add')
    .description(help.intentsAdd)
    .argument('<sentence>', help.intentsSentence)
    .requiredOption('--intent <intent>', help.intentsIntent)
    .option('--set <name=value...>', help.intentsSet)
    .action(async (sentence: string, options) => {
      const { runIntentsAdd } = await import('./commands/intents/add-intent.ts')
      exit(await runIntentsAdd(sentence, options, context()))
    })
}
