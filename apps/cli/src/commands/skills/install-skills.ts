import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import {
  compareSkill,
  findSkillFolders,
  inspectSkill,
  installedFolder,
  installSkill,
  openSkillLock,
  type SkillChanges,
  type SkillInspection,
} from '@parco/agent/skills'
import { isParcoError } from '@parco/protocol'
import { findPlaces } from '../../agent/places.ts'
import type { CommandContext } from '../../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../../exit-code.ts'
import { toPrintableLine } from '../../terminal/to-printable.ts'
import { decideTrust, type TrustOptions, toTrustJson } from './decide-trust.ts'
import { explainSkillError } from './explain-skill-error.ts'

export interface InstallSkillOptions extends TrustOptions {
  /** Into the project's own skills rather than the user's. */
  readonly project?: boolean
  readonly cwd?: string
}

/** Shows what is in a skill's folder, asks, and installs exactly that. */
export async function runSkillsInstall(
  path: string,
  options: InstallSkillOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal, texts } = context
  const folder = findSource(path, context)
  if (folder === undefined) return EXIT_CODES.usage
  try {
    return await install(folder, options, context)
  } catch (error) {
    if (!isParcoError(error)) throw error
    terminal.writeError(`${toPrintableLine(explainSkillError(error, texts))}\n`)
    return EXIT_CODES.failed
  }
}

async function install(
  source: string,
  options: InstallSkillOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal, texts, now } = context
  const places = findPlaces(terminal, options)
  const skillsDirectory = options.project
    ? // Other programs read it too.
      join(places.root, '.agents/skills')
    : places.paths.skills
  const inspection = inspectSkill(source, options.project ? 'project' : 'user', {
    withoutGit: true,
  })
  const target = installedFolder(inspection, skillsDirectory)
  const changes = compareWithInstalled(target, inspection)
  const text = changes ? texts.skills.askReplace(target) : texts.skills.askInstall(target)
  const decision = await decideTrust(inspection, { text, changes }, options, context)
  const shown = toTrustJson(inspection, changes)
  const tell = (status: string) =>
    options.json && terminal.write(`${JSON.stringify({ status, target, ...shown })}\n`)
  if (decision !== 'yes') {
    if (!options.json && decision === 'no') terminal.write(`${texts.skills.kept}\n`)
    tell(decision === 'no' ? 'declined' : 'waiting')
    return decision === 'no' ? EXIT_CODES.ok : EXIT_CODES.waiting
  }
  const lock = openSkillLock(places.paths.skillLock)
  installSkill(inspection, { skillsDirectory, lock, now: now(), replace: true })
  tell('installed')
  if (!options.json) {
    terminal.write(`${texts.skills.installed(inspection.metadata?.name ?? '', target)}\n`)
  }
  return EXIT_CODES.ok
}

/** What installing would change of the skill that is there; `undefined` when there is none. */
function compareWithInstalled(
  target: string,
  inspection: SkillInspection,
): SkillChanges | undefined {
  if (!existsSync(target)) return undefined
  try {
    const { files } = inspectSkill(target, 'user').content
    const hashes = Object.fromEntries(files.map(({ path, hash }) => [path, hash]))
    return compareSkill(hashes, inspection.content)
  } catch {
    // What is there is no skill that can be read: everything is new.
    return compareSkill({}, inspection.content)
  }
}

/** A folder with a SKILL.md, or one that holds a single such folder; says why there is none. */
function findSource(path: string, { terminal, texts }: CommandContext): string | undefined {
  const { problems } = texts.skills
  const given = resolve(path)
  const say = (text: string) => {
    terminal.writeError(`${toPrintableLine(text)}\n`)
    return undefined
  }
  if (/^(?:https?|git|ssh):|^git@|^github:/.test(path)) return say(problems.remote)
  if (!existsSync(given)) return say(problems.missing(given))
  if (/\.(?:zip|tgz|tar|tar\.gz|skill)$/i.test(given)) return say(problems.archive)
  const folders = given.endsWith('/SKILL.md') ? [dirname(given)] : findSkillFolders(given)
  const [first, ...others] = folders
  if (first === undefined) return say(texts.skills.noneIn(given))
  if (others.length === 0) return first
  return say(problems.several(folders.map((folder) => join(path, relative(given, folder)))))
}
