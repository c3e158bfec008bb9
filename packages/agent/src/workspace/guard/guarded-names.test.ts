import { describe, expect, it } from 'vitest'
import { findGuardedName } from './guarded-names.ts'

const find = (path: string) => findGuardedName(path.split('/'))

describe('a guarded name', () => {
  it.each([
    ['.git/hooks/pre-commit', '.git'],
    ['packages/app/.git', '.git'],
    ['.GIT/config', '.GIT'],
    ['.claude/settings.json', '.claude'],
    ['docs/agents.md', 'agents.md'],
    ['Claude.md', 'Claude.md'],
    ['.mcp.json', '.mcp.json'],
    ['a/.envrc', '.envrc'],
    ['.parco/agents/helper.md', '.parco'],
    // What a file system that folds names takes for the same.
    ['.g\u200cit/config', '.g\u200cit'],
    ['AGENT\u017f.md', 'AGENT\u017f.md'],
    ['.hus\u212ay/pre-commit', '.hus\u212ay'],
  ])('is found in %s', (path, name) => {
    expect(find(path)).toBe(name)
  })

  it.each([
    '.gitignore',
    '.github/workflows/test.yml',
    'git/config',
    'AGENTS.md.bak',
    'agents/a.md',
    'src/claude.ts',
    'mcp.json',
    '.env',
  ])('is not found in %s', (path) => {
    expect(find(path)).toBeUndefined()
  })
})
