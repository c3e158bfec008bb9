import { describe, expect, it } from 'vitest'
import {
  createPolicy,
  defaultPolicy,
  intersectPolicies,
  type PermissionPolicy,
} from './permission.ts'

const bash = (policy: PermissionPolicy, command: string) =>
  policy({ toolName: 'Bash', effect: 'write', input: { command } })
const write = (policy: PermissionPolicy, toolName: string) =>
  policy({ toolName, effect: 'write', input: {} })

describe('rules', () => {
  it('let deny win over ask, ask over allow, and the rest to the default', () => {
    const policy = createPolicy({ allow: ['*'], ask: ['mcp__*'], deny: ['mcp__shell__*'] })
    expect(write(policy, 'Write')).toBe('allow')
    expect(write(policy, 'mcp__mail__send')).toBe('ask')
    expect(write(policy, 'mcp__shell__run')).toBe('deny')
    expect(write(createPolicy({ allow: ['Edit'] }), 'Write')).toBe('ask')
    expect(
      write(
        createPolicy({}, () => 'deny'),
        'Write',
      ),
    ).toBe('deny')
  })

  it('allow a command only when they cover all of it, and deny it for any part', () => {
    const policy = createPolicy({ allow: ['Bash(git:*)', 'Bash(ls)'], deny: ['Bash(git push:*)'] })
    expect(bash(policy, 'git status')).toBe('allow')
    expect(bash(policy, 'git status && rm -r src')).toBe('ask')
    expect(bash(policy, 'git commit -m x && git push')).toBe('deny')
    expect(bash(policy, 'gitk')).toBe('ask')
  })

  it('deny what they cannot tell, and never allow it', () => {
    expect(bash(createPolicy({ deny: ['Bash(rm:*)'] }), '$(echo rm) -r src')).toBe('deny')
    expect(bash(createPolicy({ allow: ['Bash(echo:*)'] }), 'echo $(rm -r src)')).toBe('ask')
    expect(write(createPolicy({ deny: ['pay(large)'] }), 'pay')).toBe('deny')
    expect(write(createPolicy({ allow: ['pay(small)'] }), 'pay')).toBe('ask')
  })
})

describe('policies together', () => {
  it('permit what the strictest does', () => {
    const policy = intersectPolicies(createPolicy({ allow: ['*'] }), defaultPolicy)
    expect(write(policy, 'Write')).toBe('ask')
    expect(policy({ toolName: 'Read', effect: 'read', input: {} })).toBe('allow')
  })
})
