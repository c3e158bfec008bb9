import { resolve } from 'node:path'
import { removeSkill, type TrustedSkill } from '@parco/agent/skills'
import { findPlaces } from '../../agent/places.ts'
import type { CommandContext } from '../../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../../exit-code.ts'
import { askYesNo } from '../../terminal/ask-yes-no.ts'
import { toPrintableLine } from '../../terminal/to-printable.ts'
import type { TrustOptions } from './decide-trust.ts'
import { surveySkills } from './survey-skills.ts'

/** Removes a skill that was installed, or withdraws the trust in one that lies elsewhere. */
export async function runSkillsRemove(
  name: string,
  options: TrustOptions & { readonly cwd?: string },
  { terminal, texts }: CommandContext,
): Promise<ExitCode> {
  const { skills: text } = texts
  const { skills, lock } = surveySkills(findPlaces(terminal, options))
  const found = lock
    .list()
    .filter((skill) => skill.name === name || skill.directory === resolve(name))
  const [only, ...others] = preferInReach(
    found,
    skills.map(({ folder }) => lock.find(folder)),
  )
  if (!only) {
    const own = skills.find((skill) => skill.name === name)
    const names = lock.list().map((skill) => skill.name)
    const problem = own ? text.notOurs(own.folder) : text.unknown(name, names)
    terminal.writeError(`${toPrintableLine(problem)}\n`)
    return EXIT_CODES.failed
  }
  if (others.length > 0) {
    const directories = [only, ...others].map(({ directory }) => directory)
    terminal.writeError(`${toPrintableLine(text.severalOfName(name, directories))}\n`)
    return EXIT_CODES.usage
  }
  const { directory, source } = only
  const question = source === undefined ? text.askWithdraw(directory) : text.askRemove(directory)
  if (!options.yes) {
    if (options.json || !terminal.isInteractive) {
      terminal.writeError(`${toPrintableLine(question)} ${text.needsYes}\n`)
      return EXIT_CODES.waiting
    }
    if (!(await askYesNo(terminal, `${toPrintableLine(question)} `))) {
      terminal.write(`${text.kept}\n`)
      return EXIT_CODES.ok
    }
  }
  const outcome = removeSkill(only, lock)
  if (options.json) terminal.write(`${JSON.stringify({ status: outcome, name, directory })}\n`)
  else terminal.write(`${toPrintableLine(text[outcome](only.name, directory))}\n`)
  return EXIT_CODES.ok
}

/** The records of skills that this working directory reaches, where there are such. */
function preferInReach(
  found: readonly TrustedSkill[],
  inReach: readonly (TrustedSkill | undefined)[],
): readonly TrustedSkill[] {
  const reached = found.filter((skill) => inReach.includes(skill))
  return reached.length > 0 ? reached : found
}
