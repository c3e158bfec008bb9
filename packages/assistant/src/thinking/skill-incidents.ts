import type { TurnId } from '@parco/protocol'
import type { ToolUse } from '@parco/store'

/** The last uses of a skill's tools that are judged, and how many it takes to judge at all. */
const WINDOW = 20
const LEAST_USES = 10
/** Below this share of success an incident begins; from this one on it is over. */
const FALLEN = 0.8
const RECOVERED = 0.9

/** A time in which tools failed more than they should while a skill was active. */
export interface SkillIncident {
  readonly skill: string
  readonly began: Date
  /** The turn whose use began it. */
  readonly turnId: TurnId
  /** Absent while it goes on. */
  readonly ended?: Date
  /** Of the uses that were judged when it began. */
  readonly uses: number
  readonly failed: number
}

/**
 * Incidents in the order in which they began, worked out from the uses alone: whoever reads them again
 * finds the same, and each began with one use.
 */
export function findIncidents(uses: readonly ToolUse[]): readonly SkillIncident[] {
  const skills = [...new Set(uses.flatMap((use) => use.skills))]
  return skills
    .flatMap((skill) =>
      incidentsOf(
        skill,
        uses.filter((use) => use.skills.includes(skill)),
      ),
    )
    .sort((one, other) => one.began.getTime() - other.began.getTime())
}

function incidentsOf(skill: string, uses: readonly ToolUse[]): SkillIncident[] {
  const incidents: SkillIncident[] = []
  let open: SkillIncident | undefined
  for (const [index, { at, turnId }] of uses.entries()) {
    const judged = uses.slice(Math.max(0, index + 1 - WINDOW), index + 1)
    const failed = judged.filter((use) => use.failed).length
    const success = 1 - failed / judged.length
    if (!open && judged.length >= LEAST_USES && success < FALLEN) {
      open = { skill, began: at, turnId, uses: judged.length, failed }
      incidents.push(open)
    } else if (open && success >= RECOVERED) {
      incidents[incidents.length - 1] = { ...open, ended: at }
      open = undefined
    }
  }
  return incidents
}

/** What tools were used, and how often in vain. */
export interface UseSum {
  readonly uses: number
  readonly failed: number
}

/** Uses by a name, most first. */
export function sumUses(
  uses: readonly ToolUse[],
  namesOf: (use: ToolUse) => readonly string[],
): readonly (UseSum & { readonly name: string })[] {
  const names = [...new Set(uses.flatMap(namesOf))]
  return names
    .map((name) => {
      const own = uses.filter((use) => namesOf(use).includes(name))
      return { name, uses: own.length, failed: own.filter(({ failed }) => failed).length }
    })
    .sort((one, other) => other.uses - one.uses || (one.name < other.name ? -1 : 1))
}
