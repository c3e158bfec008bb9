import { isId, type Locale, localeSchema } from '@parco/protocol'
import { type Command, InvalidArgumentError, Option } from 'commander'
import type { ExitCode } from './exit-code.ts'
import { keepHeapSmall } from './keep-heap-small.ts'
import type { OpenClient } from './session/session.ts'
import type { Terminal } from './terminal/terminal.ts'
import type { Texts } from './texts/texts.ts'

/** What every command gets besides its own options. */
export interface CommandContext {
  readonly terminal: Terminal
  readonly texts: Texts
  /** The language asked for with `--lang`. */
  readonly locale?: Locale
  readonly openClient: OpenClient
  readonly now: () => Date
}

/** Adds every command; the module of each is loaded when it runs, so none pays for the others. */
export function addCommands(
  program: Command,
  base: Omit<CommandContext, 'locale'>,
  exit: (code: ExitCode) => void,
): void {
  const { help, usage } = base.texts
  const json = new Option('--json', help.json)
  const context = (): CommandContext => {
    const { lang } = program.opts<{ lang?: Locale }>()
    return { ...base, ...(lang ? { locale: lang } : {}) }
  }

  program
    .addOption(
      new Option('--lang <lang>', help.lang).argParser(
        parseWith((value) => localeSchema.safeParse(value).data, usage.badLanguage),
      ),
    )
    .action(async () => {
      const { runChat } = await import('./commands/chat.ts')
      exit(await runChat(context()))
    })

  program
    .command('ask')
    .description(help.ask)
    .argument('[text]', help.askText)
    .addOption(json)
    .option('-y, --yes', help.askYes)
    .addOption(
      new Option('-c, --conversation <id>', help.askConversation).argParser(
        parseWith(
          (value) => (isId('conversation', value) ? value : undefined),
          usage.badConversation,
        ),
      ),
    )
    .option('--new', help.askNew)
    .action(async (text: string | undefined, options) => {
      const { runAsk } = await import('./commands/ask.ts')
      exit(await runAsk(text, options, context()))
    })

  for (const outcome of ['approve', 'deny'] as const) {
    const command = program
      .command(outcome)
      .description(help[outcome])
      .argument('[which]', help.which)
      .addOption(json)
    if (outcome === 'approve') command.option('--set <change...>', help.set)
    command.action(async (which: string | undefined, options) => {
      const { runDecide } = await import('./commands/decide.ts')
      exit(await runDecide(outcome, which, options, context()))
    })
  }

  program
    .command('undo')
    .description(help.undo)
    .argument(
      '[receipt]',
      help.receipt,
      parseWith((value) => (isId('receipt', value) ? value : undefined), usage.badReceipt),
    )
    .addOption(json)
    .action(async (receiptId, options) => {
      const { runUndo } = await import('./commands/undo.ts')
      exit(await runUndo(receiptId, options, context()))
    })

  program
    .command('today')
    .description(help.today)
    .argument('[day]', help.day, parseWith(toDay, usage.badDay))
    .addOption(json)
    .action(async (day, options) => {
      const { runToday } = await import('./commands/today.ts')
      exit(await runToday(day, options, context()))
    })

  program
    .command('serve')
    .description(help.serve)
    .action(async () => {
      keepHeapSmall()
      const { runServe } = await import('./commands/serve.ts')
      exit(await runServe(context()))
    })

  program
    .command('route')
    .description(help.route)
    .argument('[text]', help.askText)
    .option('--jsonl', 'JSON lines: {"id","text","lang"?,"now"?,"timeZone"?,"pending"?}')
    .option('--explain', '+ {"reason"?,"explanation"?}')
    .action(async (text: string | undefined, { jsonl = false, explain = false }) => {
      const { runRoute } = await import('./commands/route.ts')
      const { locale } = context()
      const given = { ...(text === undefined ? {} : { text }), ...(locale ? { lang: locale } : {}) }
      exit(await runRoute({ jsonl, explain, ...given }, base.terminal))
    })

  program
    .command('doctor')
    .description(help.doctor)
    .addOption(json)
    .action(async (options) => {
      const { runDoctor } = await import('./commands/doctor.ts')
      exit(await runDoctor(options, context()))
    })

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

function parseWith<Value>(parse: (value: string) => Value | undefined, complaint: string) {
  return (value: string): Value => {
    const parsed = parse(value)
    if (parsed === undefined) throw new InvalidArgumentError(complaint)
    return parsed
  }
}

function toDay(value: string): string | undefined {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value)
  const date = new Date(`${value}T00:00:00Z`)
  return isDay && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
    ? value
    : undefined
}
