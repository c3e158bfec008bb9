import { findPlaces } from '../../agent/places.ts'
import type { CommandContext } from '../../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../../exit-code.ts'
import { styled } from '../../terminal/style.ts'
import { toPrintableLine } from '../../terminal/to-printable.ts'
import { renderDiagnostic } from './render-inspection.ts'
import { type SurveyedSkill, surveySkills } from './survey-skills.ts'

const MAX_DESCRIPTION_CHARACTERS = 100

/** Lists the skills in reach: those that agents can load, and those that wait for trust. */
export async function runSkillsList(
  options: { readonly json?: boolean; readonly cwd?: string },
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal, texts } = context
  const { skills } = surveySkills(findPlaces(terminal, options))
  if (options.json) {
    terminal.write(`${JSON.stringify({ skills: skills.map(toJson) })}\n`)
    return EXIT_CODES.ok
  }
  if (skills.length === 0) terminal.write(`${texts.skills.none}\n`)
  const width = Math.max(...skills.map(({ name }) => toPrintableLine(name).length))
  for (const skill of skills) terminal.write(renderSkill(skill, width, context))
  // Loaded here: the assistant takes a second that no other command of skills needs.
  const { shippedSkills } = await import('@parco/assistant')
  const shipped = shippedSkills().skills.map(({ name }) => name)
  terminal.write(`${texts.skills.shipped(shipped.join(', '))}
`)
  return EXIT_CODES.ok
}

function toJson({ name, folder, origin, state, metadata, diagnostics }: SurveyedSkill) {
  const { description, allowedTools } = metadata ?? {}
  return { name, description, origin, state, directory: folder, allowedTools, diagnostics }
}

function renderSkill(
  { name, folder, origin, state, metadata, diagnostics }: SurveyedSkill,
  width: number,
  { terminal, texts }: CommandContext,
): string {
  const shown = toPrintableLine(name)
  const title = styled(terminal, 'bold', shown) + ' '.repeat(width - shown.length)
  const description = toPrintableLine(metadata?.description ?? '')
  const cut =
    description.length > MAX_DESCRIPTION_CHARACTERS
      ? `${description.slice(0, MAX_DESCRIPTION_CHARACTERS)}…`
      : description
  const indent = ' '.repeat(width + 2)
  const note = texts.skills.states[state](shown)
  const colour = state === 'ready' ? 'dim' : 'yellow'
  const place = `${texts.skills.origins[origin]} · ${toPrintableLine(folder)}`
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const lines = [
    `${title}  ${cut}`,
    `${indent}${styled(terminal, 'dim', place)}`,
    `${indent}${styled(terminal, colour, note)}`,
    ...errors.map((error) => `${indent}${renderDiagnostic(error, terminal, texts)}`),
  ]
  return `${lines.join('\n')}\n`
}
