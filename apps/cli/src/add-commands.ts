import { isId, type Locale, localeSchema } from '@parco/protocol'
import { type Command, Option } from 'commander'
import { addAgents, addPrompt, addSkills } from './add-agent-commands.ts'
import { addData } from './add-data-commands.ts'
import { addFeeds } from './add-feed-commands.ts'
import { addIntents } from './add-intents-commands.ts'
import type { CommandContext, CommandSetup } from './command-context.ts'
import type { UsageLimit } from './commands/usage.ts'
import type { ExitCode } from './exit-code.ts'
import { parseWith } from './parse-with.ts'

/** Adds every command; the module of each is loaded when it runs, so none pays for the others. */
export function addCommands(
  program: Command,
  base: Omit<CommandContext, 'locale'>,
  exit: (code: ExitCode) => void,
): void {
  const context = (): CommandContext => {
    const { lang } = program.opts<{ lang?: Locale }>()
    return { ...base, ...(lang ? { locale: lang } : {}) }
  }
  const setup: CommandSetup = { program, base, context, exit }
  addChat(setup)
  addAsk(setup)
  addDecisions(setup)
  addUndo(setup)
  addToday(setup)
  addSettings(setup)
  addModel(setup)
  addUsage(setup)
  addServices(setup)
  addRoute(setup)
  addData(setup)
  addFeeds(setup)
  addBackups(setup)
  addIntents(setup)
  addSkills(setup)
  addAgents(setup)
  addPrompt(setup)
  // Each group would have one of its own, in English.
  for (const command of program.commands) command.helpCommand(false)
}

function addChat({ program, base, context, exit }: CommandSetup): void {
  const { help, usage } = base.texts
  const toLocale = (value: string) => localeSchema.safeParse(value).data
  const lang = new Option('--lang <lang>', help.lang)
  program.addOption(lang.argParser(parseWith(toLocale, usage.badLanguage))).action(async () => {
    const { runChat } = await import('./commands/chat.ts')
    exit(await runChat(context()))
  })
}

function addAsk({ program, base, context, exit }: CommandSetup): void {
  const { help, usage } = base.texts
  const toConversation = (value: string) => (isId('conversation', value) ? value : undefined)
  const conversation = new Option('-c, --conversation <id>', help.askConversation)
  program
    .command('ask')
    .description(help.ask)
    .argument('[text]', help.askText)
    .option('--json', help.json)
    .option('-y, --yes', help.askYes)
    .addOption(conversation.argParser(parseWith(toConversation, usage.badConversation)))
    .option('--new', help.askNew)
    .action(async (text: string | undefined, options) => {
      const { runAsk } = await import('./commands/ask.ts')
      exit(await runAsk(text, options, context()))
    })
}

function addDecisions({ program, base, context, exit }: CommandSetup): void {
  const { help } = base.texts
  for (const outcome of ['approve', 'deny'] as const) {
    const command = program
      .command(outcome)
      .description(help[outcome])
      .argument('[which]', help.which)
      .option('--json', help.json)
    if (outcome === 'approve') command.option('--set <change...>', help.set)
    command.action(async (which: string | undefined, options) => {
      const { runDecide } = await import('./commands/decide.ts')
      exit(await runDecide(outcome, which, options, context()))
    })
  }
}

function addUndo({ program, base, context, exit }: CommandSetup): void {
  const { help, usage } = base.texts
  const toReceipt = (value: string) => (isId('receipt', value) ? value : undefined)
  program
    .command('undo')
    .description(help.undo)
    .argument('[receipt]', help.receipt, parseWith(toReceipt, usage.badReceipt))
    .option('--json', help.json)
    .action(async (receiptId, options) => {
      const { runUndo } = await import('./commands/undo.ts')
      exit(await runUndo(receiptId, options, context()))
    })
}

function addSettings({ program, base, context, exit }: CommandSetup): void {
  const { help } = base.texts
  program
    .command('settings')
    .description(help.settings)
    .argument('[key]', help.settingsKey)
    .argument('[value]', help.settingsValue)
    .option('--json', help.json)
    .action(async (key, value, options) => {
      const { runSettings } = await import('./commands/settings.ts')
      exit(await runSettings({ key, value, ...options }, context()))
    })
}

function addToday({ program, base, context, exit }: CommandSetup): void {
  const { help, usage } = base.texts
  program
    .command('today')
    .description(help.today)
    .argument('[day]', help.day, parseWith(toDay, usage.badDay))
    .option('--json', help.json)
    .action(async (day, options) => {
      const { runToday } = await import('./commands/today.ts')
      exit(await runToday(day, options, context()))
    })
}

function addModel({ program, base, context, exit }: CommandSetup): void {
  const { help } = base.texts
  program
    .command('model')
    .description(help.model)
    .argument('[which]', help.modelWhich)
    .option('--key', help.modelKey)
    .option('--url <url>', help.modelUrl)
    .option('--embedding <model>', help.modelEmbedding)
    .option('--json', help.json)
    .action(async (which: string | undefined, options) => {
      const { runModel } = await import('./commands/model.ts')
      exit(await runModel(which, options, context()))
    })
}

function addUsage({ program, base, context, exit }: CommandSetup): void {
  const { help, usage } = base.texts
  const toMonth = (value: string) => (/^\d{4}-(0[1-9]|1[0-2])$/.test(value) ? value : undefined)
  const toLimit = parseWith(readLimit, usage.badLimit)
  program
    .command('usage')
    .description(help.usage)
    .argument('[month]', help.usageMonth, parseWith(toMonth, usage.badMonth))
    .addOption(new Option('--day-limit <usd>', help.usageDayLimit).argParser(toLimit))
    .addOption(new Option('--month-limit <usd>', help.usageMonthLimit).argParser(toLimit))
    .option('--json', help.json)
    .action(async (month: string | undefined, options) => {
      const { runUsage } = await import('./commands/usage.ts')
      exit(await runUsage(month, options, context()))
    })
}

/** US dollars from 0, or `none`; undefined when it is neither. */
function readLimit(value: string): UsageLimit | undefined {
  if (value === 'none') return value
  const usd = /^\d+([.,]\d+)?$/.test(value) ? Number(value.replace(',', '.')) : undefined
  return usd !== undefined && usd <= 1_000_000 ? usd : undefined
}

function addServices({ program, base, context, exit }: CommandSetup): void {
  const { help } = base.texts
  program
    .command('serve')
    .description(help.serve)
    .option('--lan', base.texts.devices.help.lan)
    .action(async (options) => {
      const { runServe } = await import('./commands/serve.ts')
      exit(await runServe(options, context()))
    })
  program
    .command('doctor')
    .description(help.doctor)
    .option('--json', help.json)
    .action(async (options) => {
      const { runDoctor } = await import('./commands/doctor.ts')
      exit(await runDoctor(options, context()))
    })
}

function addRoute({ program, base, context, exit }: CommandSetup): void {
  const { help } = base.texts
  program
    .command('route')
    .description(help.route)
    .argument('[text]', help.askText)
    .option('--jsonl', help.routeJsonl)
    .option('--explain', help.routeExplain)
    .option('--json', help.routeJson)
    .action(async (text: string | undefined, options) => {
      const { runRoute } = await import('./commands/route.ts')
      const { locale } = context()
      const given = { ...(text === undefined ? {} : { text }), ...(locale ? { lang: locale } : {}) }
      exit(await runRoute({ jsonl: false, ...options, ...given }, base.terminal))
    })
}

function addBackups({ program, base, context, exit }: CommandSetup): void {
  const { help } = base.texts
  program
    .command('backup')
    .description(help.backup)
    .argument('<file>', help.file)
    .action(async (file: string) => {
      const { runBackup } = await import('./commands/backup.ts')
      exit(await runBackup(file, context()))
    })
  program
    .command('restore')
    .description(help.restore)
    .argument('[file]', help.restoreFile)
    .option('-y, --yes', help.restoreYes)
    .action(async (file: string | undefined, options: { yes?: boolean }) => {
      const { runRestore } = await import('./commands/backup.ts')
      exit(await runRestore(file, options, context()))
    })
}

function toDay(value: string): string | undefined {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value)
  const date = new Date(`${value}T00:00:00Z`)
  return isDay && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
    ? value
    : undefined
}
