import { compareSkill, inspectSkill, type SkillLock, trustSkill } from '@parco/agent/skills'
import { isParcoError } from '@parco/protocol'
import { findPlaces } from '../../agent/places.ts'
import type { CommandContext } from '../../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../../exit-code.ts'
import { toPrintableLine } from '../../terminal/to-printable.ts'
import { decideTrust, type TrustOptions, toTrustJson } from './decide-trust.ts'
import { explainSkillError } from './explain-skill-error.ts'
import { type SurveyedSkill, surveySkills } from './survey-skills.ts'

/** Shows a skill where it lies and asks whether to trust it as it is; without a name, all that wait. */
export async function runSkillsTrust(
  name: string | undefined,
  options: TrustOptions & { readonly cwd?: string },
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal, texts } = context
  const { skills, lock } = surveySkills(findPlaces(terminal, options))
  const waiting = skills.filter(({ state }) => state === 'untrusted' || state === 'changed')
  const chosen = name === undefined ? waiting : choose(name, skills)
  if (chosen.length === 0) {
    if (name === undefined) {
      terminal.write(options.json ? '{"skills":[]}\n' : `${texts.skills.nothingToTrust}\n`)
      return EXIT_CODES.ok
    }
    terminal.writeError(
      `${texts.skills.unknown(
        name,
        skills.map((one) => one.name),
      )}\n`,
    )
    return EXIT_CODES.failed
  }
  const told: object[] = []
  let exitCode: ExitCode = EXIT_CODES.ok
  for (const skill of chosen) {
    const outcome = await trustOne(skill, lock, options, context)
    told.push(outcome)
    if (outcome.status === 'waiting') exitCode = EXIT_CODES.waiting
    if (outcome.status === 'failed') exitCode = EXIT_CODES.failed
  }
  if (options.json) terminal.write(`${JSON.stringify({ skills: told })}\n`)
  return exitCode
}

/** Of several skills of one name, the one that is not decided about, else the one that is used. */
function choose(name: string, skills: readonly SurveyedSkill[]): SurveyedSkill[] {
  const named = skills.filter((skill) => skill.name === name)
  const open = named.filter(({ state }) => state === 'untrusted' || state === 'changed')
  return [...open, ...named].slice(0, 1)
}

async function trustOne(
  { name, folder, origin }: SurveyedSkill,
  lock: SkillLock,
  options: TrustOptions,
  context: CommandContext,
) {
  const { terminal, texts, now } = context
  try {
    const inspection = inspectSkill(folder, origin)
    const known = lock.find(folder)
    const changes = known && compareSkill(known.files, inspection.content)
    const text = texts.skills.askTrust(toPrintableLine(name))
    const decision = await decideTrust(inspection, { text, changes }, options, context)
    const shown = toTrustJson(inspection, changes)
    if (decision === 'yes') {
      trustSkill(inspection, { lock, now: now() })
      if (!options.json) terminal.write(`${texts.skills.trusted(toPrintableLine(name))}\n`)
      return { name, status: 'trusted', ...shown } as const
    }
    if (!options.json && decision === 'no') terminal.write(`${texts.skills.kept}\n`)
    return { name, status: decision === 'no' ? 'declined' : 'waiting', ...shown } as const
  } catch (error) {
    if (!isParcoError(error)) throw error
    const message = explainSkillError(error, texts)
    if (!options.json) terminal.writeError(`${toPrintableLine(message)}\n`)
    return { name, status: 'failed', message } as const
  }
}
