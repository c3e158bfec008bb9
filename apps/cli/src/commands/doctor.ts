import type { CommandContext } from '../command-context.ts'
import { checkInstallation } from '../doctor/check-installation.ts'
import { EXIT_CODES, type ExitCode } from '../exit-code.ts'
import { styled } from '../terminal/style.ts'

const MARKS = { ok: ['green', '✓'], note: ['dim', '·'], problem: ['red', '✗'] } as const

/** Says what is configured, what is not, and how to fix it. */
export async function runDoctor(
  options: { readonly json?: boolean },
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal, texts } = context
  const checks = await checkInstallation(context)
  const problems = checks.filter(({ status }) => status === 'problem').length
  const exitCode = problems === 0 ? EXIT_CODES.ok : EXIT_CODES.failed
  if (options.json) {
    terminal.write(`${JSON.stringify({ ok: problems === 0, checks })}\n`)
    return exitCode
  }
  const width = Math.max(...checks.map(({ name }) => name.length))
  for (const { status, name, text } of checks) {
    const [colour, mark] = MARKS[status]
    terminal.write(`${styled(terminal, colour, mark)} ${name.padEnd(width)}  ${text}\n`)
  }
  const summary = problems === 0 ? texts.doctor.allGood : texts.doctor.problems(problems)
  terminal.write(`${summary}\n`)
  return exitCode
}
