import { compareSkill, inspectSkill } from '@parco/agent/skills'
import { findPlaces } from '../../agent/places.ts'
import type { CommandContext } from '../../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../../exit-code.ts'
import { toPrintable } from '../../terminal/to-printable.ts'
import { renderInspection } from './render-inspection.ts'
import { surveySkills } from './survey-skills.ts'

/** Shows one skill: what it is, what is in its folder, and its instructions. */
export async function runSkillsShow(
  name: string,
  options: { readonly json?: boolean; readonly cwd?: string },
  { terminal, texts }: CommandContext,
): Promise<ExitCode> {
  const { skills, lock } = surveySkills(findPlaces(terminal, options))
  const found = skills.find((skill) => skill.name === name)
  if (!found) {
    terminal.writeError(
      `${texts.skills.unknown(
        name,
        skills.map((one) => one.name),
      )}\n`,
    )
    return EXIT_CODES.failed
  }
  const inspection = inspectSkill(found.folder, found.origin)
  const known = lock.find(found.folder)
  const changes = known && compareSkill(known.files, inspection.content)
  if (options.json) {
    const { metadata, content, scripts, hidden, diagnostics } = inspection
    const { state, folder: directory } = found
    const { files, hash, text } = content
    const shown = { state, directory, metadata, hash, files, scripts, hidden, diagnostics, text }
    terminal.write(`${JSON.stringify({ ...shown, trusted: known, changes })}\n`)
    return EXIT_CODES.ok
  }
  terminal.write(renderInspection(inspection, changes, terminal, texts))
  const { states, trustedAt } = texts.skills
  terminal.write(`  ${states[found.state](found.name)}\n`)
  if (known) terminal.write(`  ${trustedAt(known.trustedAt.slice(0, 10))}\n`)
  terminal.write(`\n${toPrintable(instructionsOf(inspection.content.text))}\n`)
  return EXIT_CODES.ok
}

/** The text below the frontmatter, or all of it where there is none. */
function instructionsOf(text: string): string {
  return text.replace(/^\uFEFF?---[ \t]*\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/, '').trim()
}
