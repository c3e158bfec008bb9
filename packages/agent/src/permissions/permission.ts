import type { ToolEffect } from '../tools/agent-tool.ts'

/** What may be done with a tool call, strictest first. */
export const PERMISSIONS = ['deny', 'ask', 'allow'] as const
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

export interface PermissionRules {
  /** Names of tools, where `*` stands for any characters: `mcp__files__*`. */
  readonly allow?: readonly string[]
  readonly ask?: readonly string[]
  readonly deny?: readonly string[]
}

/** A policy from lists: `deny` wins over `ask`, `ask` over `allow`, and what no list names is for `otherwise`. */
export function createPolicy(
  rules: PermissionRules,
  otherwise: PermissionPolicy = defaultPolicy,
): PermissionPolicy {
  const matchers = PERMISSIONS.map((permission) => ({
    permission,
    matches: (rules[permission] ?? []).map(toPattern),
  }))
  return (call) => {
    const matched = matchers.find(({ matches }) =>
      matches.some((pattern) => pattern.test(call.toolName)),
    )
    return matched?.permission ?? otherwise(call)
  }
}

function toPattern(glob: string): RegExp {
  const literal = glob.split('*').map((piece) => piece.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'))
  return new RegExp(`^${literal.join('.*')}$`)
}
