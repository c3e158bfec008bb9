import { ParcoError } from '@parco/protocol/errors'
import { assertKnown, type KnownNames } from '../internal/assert-known.ts'
import { kindOf } from '../internal/kind-of.ts'
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
 * @throws ParcoError `configuration` for a list that there is not, and for what is no rule.
 */
export function createPolicy(
  rules: PermissionRules,
  otherwise: PermissionPolicy = defaultPolicy,
): PermissionPolicy {
  checkRules(rules)
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

const LISTS: KnownNames<PermissionRules> = { allow: true, ask: true, deny: true }

/** A tool's name, and maybe words in parentheses: what they mean is for the tool's own rules. */
const RULE = /^\s*[\w*-]+\s*(\(.*\))?\s*$/s

/** A misspelt list would forbid nothing, and what is no rule would allow nothing. */
function checkRules(rules: PermissionRules): void {
  assertKnown(rules, LISTS, 'list in `permissions`')
  for (const [list, texts] of Object.entries(rules)) {
    if (texts !== undefined && !Array.isArray(texts)) {
      refuse(`\`permissions.${list}\` is a list of rules; it is ${kindOf(texts)}.`)
    }
    for (const text of texts ?? []) {
      if (typeof text === 'string' && RULE.test(text)) continue
      refuse(
        `${JSON.stringify(text)} in \`permissions.${list}\` is no rule. A rule is a tool's name, with * for any characters, and for some tools words in parentheses: "Read", "mcp__files__*", "Bash(git:*)", "Edit(src/**)", "Agent(reviewer)".`,
      )
    }
  }
}

function refuse(problem: string): never {
  throw new ParcoError('configuration', problem)
}
