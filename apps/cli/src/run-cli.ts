import { type Locale, localeSchema } from '@parco/protocol'
import { Command, CommanderError } from 'commander'
import packageJson from '../package.json' with { type: 'json' }
import { addCommands } from './add-commands.ts'
import { EXIT_CODES } from './exit-code.ts'
import { reportError } from './report-error.ts'
import type { OpenClient } from './session/session.ts'
import type { Terminal } from './terminal/terminal.ts'
import { detectLocale } from './texts/detect-locale.ts'
import { type Texts, textsOf } from './texts/texts.ts'

export interface CliServices {
  readonly openClient: OpenClient
  readonly now: () => Date
}

/** Loads the assistant, which is heavy, when a command first needs it. */
const processServices: CliServices = {
  openClient: async (environment, onStarting) => {
    const { openClient } = await import('./session/open-client.ts')
    return openClient(environment, onStarting)
  },
  now: () => new Date(),
}

/** Runs `parco` with these arguments and returns its exit code; it never ends the process itself. */
export async function runCli(
  argv: readonly string[],
  terminal: Terminal,
  services: CliServices = processServices,
): Promise<number> {
  const texts = textsOf(detectLocale(langOf(argv), terminal.environment))
  let exitCode: number = EXIT_CODES.ok
  const program = new Command('parco')
  configure(program, terminal, texts)
  addCommands(program, { ...services, terminal, texts }, (code) => {
    exitCode = code
  })
  try {
    await program.parseAsync([...argv], { from: 'user' })
    return exitCode
  } catch (error) {
    if (!(error instanceof CommanderError)) return reportError(error, terminal, texts)
    if (error.exitCode === 0) return EXIT_CODES.ok
    // A group without a command has shown its help.
    if (error.code !== 'commander.help') {
      terminal.writeError(`${explain(error, program, argv, texts)}\n`)
    }
    return EXIT_CODES.usage
  }
}

function configure(program: Command, terminal: Terminal, texts: Texts): void {
  const { titles, helpOption, versionOption, options, command } = texts.help
  program
    .description(texts.help.description)
    .version(packageJson.version, '-V, --version', versionOption)
    .helpOption('-h, --help', helpOption)
    .helpCommand(false)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.write(text),
      writeErr: (text) => terminal.writeError(text),
      outputError: () => undefined,
    })
    .configureHelp({
      styleTitle: (title) => titles[title as keyof typeof titles] ?? title,
      styleUsage: (usage) => usage.replace('[options]', options).replace('[command]', command),
      styleSubcommandTerm: (term) => term.replace('[options]', options),
    })
    .addHelpText('after', `\n${texts.help.examples}`)
}

/** The language is needed before the arguments are parsed, to say what is wrong with them. */
function langOf(argv: readonly string[]): Locale | undefined {
  const index = argv.indexOf('--lang')
  const joined = argv.find((argument) => argument.startsWith('--lang='))
  const lang = index >= 0 ? argv[index + 1] : joined?.slice('--lang='.length)
  return localeSchema.safeParse(lang).data
}

function explain(
  error: CommanderError,
  program: Command,
  argv: readonly string[],
  { usage }: Texts,
): string {
  const named = /'([^']*)'/.exec(error.message)?.[1] ?? ''
  switch (error.code) {
    case 'commander.unknownCommand':
      return usage.unknownCommand(named)
    case 'commander.unknownOption':
      return usage.unknownOption(named)
    case 'commander.missingArgument':
    case 'commander.missingMandatoryOptionValue':
    case 'commander.optionMissingArgument':
      return usage.missingArgument(named)
    case 'commander.excessArguments':
      return explainExcess(program, argv, usage)
    case 'commander.invalidArgument':
      return error.message.replace(/^error: .*? is invalid[^.]*\. /s, '')
    default:
      return usage.invalid(error.message.replace(/^error: /, ''))
  }
}

/** What is said in one argument, and is often forgotten to be put in quotes. */
const SAID = new Set(['ask', 'route'])

/** Words without quotes, a name that is no command of its group, or one argument more. */
function explainExcess(program: Command, argv: readonly string[], usage: Texts['usage']): string {
  const command = program.commands.find((one) => argv.includes(one.name()))
  if (!command) return usage.unknownCommand(argv.join(' '))
  const name = command.name()
  if (SAID.has(name)) return usage.unquoted(name)
  if (command.commands.length === 0) return usage.tooManyArguments(name)
  const inner = command.commands.find((one) => argv.includes(one.name()))
  if (!inner) return usage.unknownCommand(argv.join(' '))
  return usage.tooManyArguments(`${name} ${inner.name()}`)
}
