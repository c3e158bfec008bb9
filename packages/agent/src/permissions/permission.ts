import type { ToolEffect } from '../tools/tool-effect.ts'
import { parseToolPattern } from './tool-pattern.ts'

/** What may be done with a tool call, strictest first. */
export const PERMISSIONS = ['deny', 'ask', 'allow'] as const
/** `deny` refuses a call, `ask` waits for a human, `allow` executes it. */
export type Permission = (typeof PERMISSIONS)[number]

/** Decides one call. Must not throw; must answer the same for the same call. */
export type PermissionPolicy = (call: {
  readonly toolName: string
  readonly effect: ToolEffect
  readonly input: unknown
}) => Permission

/** Reads run, writes are asked for. */
export const defaultPolicy: PermissionPolicy = ({ effect }) => (effect === 'read' ? 'allow' : 'ask')

/** What all of them permit: the strictest answer wins. */
export function intersectPolicies(...policies: readonly PermissionPolicy[]): PermissionPolicy {
  return (call) => {
    const strictest = Math.min(...policies.map((policy) => PERMISSIONS.indexOf(policy(call))))
    return PERMISSIONS[strictest] ?? 'deny'
  }
}

/** Lists of tools by what may be done with their calls. */
export interface PermissionRules {
  /** What covers a whole call: `Read`, `mcp__files__*`, `Bash(git:*)`, `Edit(src/**)`. */
  readonly allow?: readonly string[]
  /** What covers any part of a call, in the same words; the same for `deny`. */
  readonly ask?: readonly string[]
  readonly deny?: readonly string[]
}

/**
 * A policy from lists: `deny` wins over `ask`, `ask` over `allow`, and what no list names is for
 * `otherwise`. Of several commands in one call, `allow` must cover each and the others need cover one.
 */
export function createPolicy(
  rules: PermissionRules,
  otherwise: PermissionPolicy = defaultPolicy,
): PermissionPolicy {
  const matchers = PERMISSIONS.map((permission) => ({
    permission,
    extent: permission === 'allow' ? ('whole' as const) : ('part' as const),
    patterns: (rules[permission] ?? []).map(parseToolPattern),
  }))
  return (call) => {
    const matched = matchers.find(({ patterns, extent }) =>
      patterns.some((pattern) => pattern.covers(call, extent)),
    )
    return matched?.permission ?? otherwise(call)
  }
}
