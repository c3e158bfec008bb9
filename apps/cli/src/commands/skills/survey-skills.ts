import { basename, dirname } from 'node:path'
import { createSkillRegistry, type SkillDiagnostic, type SkillMetadata } from '@parco/agent'
import {
  createSkillTrust,
  findSkillFolders,
  inspectSkill,
  openSkillLock,
  type SkillLock,
} from '@parco/agent/skills'
import type { Places } from '../../agent/places.ts'

/** `ready`: agents can load it. `shadowed`: another of that name is used instead. */
export type SkillState = 'ready' | 'untrusted' | 'changed' | 'shadowed' | 'broken'

/** One skill's folder, and what becomes of it. */
export interface SurveyedSkill {
  readonly name: string
  readonly folder: string
  readonly origin: SkillMetadata['origin']
  readonly state: SkillState
  readonly metadata?: SkillMetadata
  readonly diagnostics: readonly SkillDiagnostic[]
}

export interface SkillSurvey {
  readonly skills: readonly SurveyedSkill[]
  readonly lock: SkillLock
}

const STATES: Readonly<Partial<Record<SkillDiagnostic['code'], SkillState>>> = {
  'untrusted-folder': 'untrusted',
  changed: 'changed',
  shadowed: 'shadowed',
  unreadable: 'broken',
  'no-description': 'broken',
}

/** Looks at every skill in reach, in the order in which they are found. */
export function surveySkills({ skills: directories, paths }: Places): SkillSurvey {
  const lock = openSkillLock(paths.skillLock)
  const registry = createSkillRegistry({ directories, trust: createSkillTrust(lock) })
  const diagnostics = Map.groupBy(registry.diagnostics, ({ path }) => dirname(path))
  const seen = new Set<string>()
  const skills: SurveyedSkill[] = []
  for (const { path, origin } of directories) {
    for (const folder of findSkillFolders(path)) {
      if (seen.has(folder)) continue
      seen.add(folder)
      const own = diagnostics.get(folder) ?? []
      const state = own.map(({ code }) => STATES[code]).find((found) => found !== undefined)
      const metadata = readMetadata(folder, origin)
      const name = metadata?.name ?? basename(folder)
      const known = { name, folder, origin, diagnostics: own, ...(metadata ? { metadata } : {}) }
      skills.push({ ...known, state: state ?? 'ready' })
    }
  }
  return { skills, lock }
}

/** Only to show it: what is read here is never handed to a model. */
function readMetadata(folder: string, origin: SkillMetadata['origin']): SkillMetadata | undefined {
  try {
    return inspectSkill(folder, origin).metadata
  } catch {
    return undefined
  }
}
