import type { PermissionPolicy } from './permission.ts'
import { type MatchedCall, parseToolPattern, type ToolPattern } from './tool-pattern.ts'

/** What narrows a run once it is in force: plain JSON, kept in the run's state. */
export interface ToolLimit {
  /** Who set it, for messages: `the skill "release"`. */
  readonly by: string
  /** The rules of which one must cover a call; `undefined` leaves all. */
  readonly allowed?: readonly string[]
  /** The rules of which none may cover any part of a call. */
  readonly denied?: readonly string[]
  /** A folder whose files stay readable: a skill's own. */
  readonly readableFolder?: string
}

/** Tools that only load knowledge: no limit reaches them. */
const ALWAYS_PERMITTED: ReadonlySet<string> = new Set(['skill', 'find_tools'])

/** A policy that denies what any of the limits excludes, and leaves the rest to those it is intersected with. */
export function createLimitPolicy(limits: () => readonly ToolLimit[]): PermissionPolicy {
  return (call) => (findLimit(limits(), call) ? 'deny' : 'allow')
}

/** The first limit that excludes a call. Every limit must let it pass, so more limits only narrow. */
export function findLimit(limits: readonly ToolLimit[], call: MatchedCall): ToolLimit | undefined {
  if (ALWAYS_PERMITTED.has(call.toolName)) return undefined
  return limits.find((limit) => !passes(limit, call))
}

/** What a limit means, for the model. */
export function describeLimit({ by, allowed, denied }: ToolLimit): string {
  const parts: string[] = []
  if (allowed) {
    const only = allowed.join(', ')
    parts.push(only === '' ? 'no calls are permitted' : `only these calls are permitted: ${only}`)
  }
  if (denied) parts.push(`these are forbidden: ${denied.join(', ')}`)
  return `While ${by} is in use, ${parts.join('; ')}.`
}

/** Why a call was denied, for the model. */
export function explainLimit(limit: ToolLimit): string {
  return `Not permitted. ${describeLimit(limit)}`
}

function passes(limit: ToolLimit, call: MatchedCall): boolean {
  if (compile(limit.denied).some((pattern) => pattern.covers(call, 'part'))) return false
  if (limit.allowed === undefined || isOwnReading(limit.readableFolder, call)) return true
  return compile(limit.allowed).some((pattern) => pattern.covers(call, 'whole'))
}

const READING_TOOLS: ReadonlySet<string> = new Set(['Read', 'Glob', 'Grep'])

/** A skill's own files may be read whatever it asks for; else it could not be followed. */
function isOwnReading(folder: string | undefined, { toolName, input }: MatchedCall): boolean {
  if (folder === undefined || !READING_TOOLS.has(toolName)) return false
  const { file_path: filePath, path = filePath } = Object(input) as Record<string, unknown>
  return (
    typeof path === 'string' &&
    (path === folder || path.startsWith(`${folder}/`)) &&
    !path.split('/').includes('..')
  )
}

const compiled = new Map<string, ToolPattern>()

/** Limits travel as JSON and are asked at every call: each rule is compiled once. */
function compile(rules: readonly string[] = []): ToolPattern[] {
  return rules.map((text) => {
    let pattern = compiled.get(text)
    if (!pattern) {
      // Rules come from files: a bound keeps hostile ones from filling the memory.
      if (compiled.size > 1000) compiled.clear()
      pattern = parseToolPattern(text)
      compiled.set(text, pattern)
    }
    return pattern
  })
}
