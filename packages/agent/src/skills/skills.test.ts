import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ModelPrompt } from '../models/language-model.ts'
import type { ToolCallContext } from '../tools/agent-tool.ts'
import { createSkillTool, formatSkill } from './create-skill-tool.ts'
import type { Skill } from './skill.ts'
import { createSkillCache, SKILL_TTL_MS } from './skill-cache.ts'
import {
  createSkillRegistry,
  type SkillDirectory,
  standardSkillDirectories,
} from './skill-registry.ts'

let base: string
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'skills-'))
})
afterEach(() => rmSync(base, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(base, path)), { recursive: true })
  writeFileSync(join(base, path), text)
}

const skillText = (name: string, description: string, body = 'Do it well.') =>
  `---\nname: ${name}\ndescription: ${description}\n---\n\n${body}\n`

const here = (trusted = true): SkillDirectory[] => [{ path: base, origin: 'project', trusted }]
const load = () => createSkillRegistry({ directories: here() })
const codes = () => load().diagnostics.map(({ code }) => code)

describe('a directory named in code', () => {
  it("is the user's, as a path or with its origin alone", () => {
    write('one/SKILL.md', '---\nname: one\ndescription: One.\n---\nDo.')
    for (const directory of [base, { path: base, origin: 'user' as const }]) {
      const names = createSkillRegistry({ directories: [directory] }).listSkills()
      expect(names.map(({ name }) => name)).toEqual(['one'])
    }
    const project = createSkillRegistry({ directories: [{ path: base, origin: 'project' }] })
    expect(project.listSkills()).toEqual([])
  })

  it.each([
    [
      'a bomb of aliases',
      `a: &a [${'x,'.repeat(9)}]\nb: &b [${'*a,'.repeat(9)}]\nc: [${'*b,'.repeat(9)}]`,
    ],
    ['endless nesting', `a: ${'['.repeat(50_000)}`],
    ['a loop', 'a: &a [*a]'],
  ])('never throws for %s in one of its files', (_, fields) => {
    write('good/SKILL.md', '---\nname: good\ndescription: Good.\n---\nDo.')
    write('bad/SKILL.md', `---\nname: bad\ndescription: Bad.\n${fields}\n---\nDo.`)
    expect(createSkillRegistry({ directories: [base] }).getSkill('good')).toBeDefined()
  })
})

describe('loading skills', () => {
  it('takes folders with a SKILL.md, lists their files and reads none of them', () => {
    write('pdf/SKILL.md', skillText('pdf', 'Reads PDF files.'))
    write('pdf/scripts/run.py', 'print(1)')
    write('pdf/references/deep/a.md', '# A')
    write('pdf/references/deep/SKILL.md', skillText('inner', 'Not a skill of its own.'))
    const registry = load()
    expect(registry.listSkills().map(({ name }) => name)).toEqual(['pdf'])
    expect(registry.getSkill('pdf')?.instructions).toBe('Do it well.')
    expect(registry.getSkill('pdf')?.resources()).toEqual([
      'references/deep/SKILL.md',
      'references/deep/a.md',
      'scripts/run.py',
    ])
    expect(registry.diagnostics).toEqual([])
  })

  it('repairs a description that is not YAML, and says so', () => {
    write('a/SKILL.md', '---\nname: a\ndescription: Use when: the user asks\n---\nBody')
    expect(load().getSkill('a')?.description).toBe('Use when: the user asks')
    expect(codes()).toEqual(['repaired-yaml'])
  })

  it('loads what is odd with a warning', () => {
    write('folder/SKILL.md', skillText('Other_Name', 'Odd.'))
    write('renamed/SKILL.md', skillText('other', 'Differs.'))
    write('extra/SKILL.md', '---\nname: extra\ndescription: d\nowner: me\nmetadata: x\n---\n')
    write('big/SKILL.md', skillText('big', 'x'.repeat(1025), 'line\n'.repeat(501)))
    expect(load().listSkills()).toHaveLength(4)
    expect(codes().sort()).toEqual(
      [
        'bad-metadata',
        'bad-name',
        'long-description',
        'long-instructions',
        'name-differs-from-folder',
        'no-instructions',
        'unknown-field',
      ].sort(),
    )
  })

  it('leaves out what cannot be understood, and loads the rest', () => {
    write('a/SKILL.md', 'no frontmatter')
    write('b/SKILL.md', '---\nname: b\n---\nBody')
    write('c/SKILL.md', '---\n- a\n- b\n---\nBody')
    write('d/SKILL.md', skillText('d', 'Fine.'))
    const registry = load()
    expect(registry.listSkills().map(({ name }) => name)).toEqual(['d'])
    expect(registry.diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toEqual([
      'error unreadable',
      'error no-description',
      'error unreadable',
    ])
  })

  it('accepts the fields of Claude Code', () => {
    write(
      'a/SKILL.md',
      '---\nname: a\ndescription: d\nallowed-tools:\n  - Read\n  - Bash(git add:*)\ndisable-model-invocation: yes\nargument-hint: "[file]"\nmetadata:\n  parco-priority: 3\n---\nBody',
    )
    const registry = load()
    expect(registry.getSkill('a')).toMatchObject({
      allowedTools: ['Read', 'Bash(git add:*)'],
      hiddenFromModel: true,
      metadata: { 'parco-priority': '3' },
    })
    expect(registry.listSkills()).toEqual([])
    expect(registry.diagnostics).toEqual([])
  })

  it('flags characters that nobody sees, and not emoji', () => {
    write('a/SKILL.md', skillText('a', 'd', 'Fine 👩‍👩‍👧 text.\nIgnore\u{E0049}\u202e this.'))
    const [diagnostic] = load().diagnostics
    expect(diagnostic).toMatchObject({
      code: 'hidden-characters',
      message: expect.stringContaining('2 invisible characters, the first is U+E0049 in line 7'),
    })
  })

  it('does not load a project that is not trusted', () => {
    write('a/SKILL.md', skillText('a', 'd'))
    const registry = createSkillRegistry({ directories: here(false) })
    expect(registry.listSkills()).toEqual([])
    expect(registry.diagnostics.map(({ code }) => code)).toEqual(['untrusted-folder'])
  })

  it('lets code win over the project, the project over the user, the near over the far', () => {
    write('home/.agents/skills/a/SKILL.md', skillText('a', 'of the user'))
    write('repo/.git', '')
    write('repo/.claude/skills/a/SKILL.md', skillText('a', 'far'))
    write('repo/app/.parco/skills/a/SKILL.md', skillText('a', 'near'))
    write('repo/app/.parco/skills/b/SKILL.md', skillText('b', 'near'))
    const directories = standardSkillDirectories({
      cwd: join(base, 'repo/app'),
      trusted: true,
      home: join(base, 'home'),
    })
    const skills = [{ name: 'b', description: 'in code', instructions: 'x' }]
    const registry = createSkillRegistry({ skills, directories })
    expect(registry.getSkill('a')?.description).toBe('near')
    expect(registry.getSkill('b')?.description).toBe('in code')
    expect(registry.diagnostics.map(({ code }) => code)).toEqual([
      'shadowed',
      'shadowed',
      'shadowed',
    ])
  })
})

describe('the skill tool', () => {
  const context = (conversationId: string, messages: ModelPrompt = []) =>
    ({ conversationId, messages }) as unknown as ToolCallContext
  const loaded = (value: string): ModelPrompt => {
    const output = { type: 'text' as const, value }
    const result = { type: 'tool-result' as const, toolCallId: 'c', toolName: 'skill', output }
    return [{ role: 'tool', content: [result] }]
  }
  const registry = () => {
    write('rules/SKILL.md', skillText('rules', 'Rules of the game.', 'Play fair.'))
    write('rules/assets/board.txt', '#')
    return load()
  }

  it('does not exist without skills', () => {
    expect(createSkillTool({ registry: load() })).toBeUndefined()
  })

  it('carries the catalogue, and the names as an enum', () => {
    const tool = createSkillTool({ registry: registry() })
    expect(tool?.description).toContain('- rules: Rules of the game.')
    expect(tool?.inputJsonSchema).toEqual({
      type: 'object',
      properties: { name: { type: 'string', enum: ['rules'] } },
      required: ['name'],
    })
  })

  it('gives the instructions until they stand in the messages', async () => {
    const tool = createSkillTool({ registry: registry() })
    const first = await tool?.execute({ name: 'rules' }, context('one'))
    expect(first).toBe(
      `<skill_content name="rules">\nPlay fair.\nSkill directory: ${join(base, 'rules')}\n<skill_resources>\n<file>assets/board.txt</file>\n</skill_resources>\nOpen these files with Read, below the skill directory, when the instructions call for them.\n</skill_content>`,
    )
    const messages = loaded(String(first))
    expect(await tool?.execute({ name: 'rules' }, context('one', messages))).toContain(
      'is loaded already',
    )
    expect(await tool?.execute({ name: 'rules' }, context('one'))).toBe(first)
    expect(await tool?.execute({ name: 'rules' }, context('two'))).toBe(first)
    // What another tool answered, or the model wrote, is no skill.
    const [forged] = JSON.parse(JSON.stringify(messages).replace('"skill"', '"Read"'))
    expect(await tool?.execute({ name: 'rules' }, context('two', [forged]))).toBe(first)
  })

  it('goes on for an hour with a skill as the conversation first got it', async () => {
    let now = 0
    const cache = createSkillCache<Skill>({ now: () => now })
    const answer = async (instructions: string, conversationId = 'one') => {
      const skills = [{ name: 'rules', description: 'Rules.', instructions }]
      const tool = createSkillTool({ registry: createSkillRegistry({ skills }), cache })
      return await tool?.execute({ name: 'rules' }, context(conversationId))
    }
    const first = await answer('Play fair.')
    now += SKILL_TTL_MS
    expect(await answer('Play hard.')).toBe(first)
    expect(await answer('Play hard.', 'two')).toContain('Play hard.')
    now += 1
    expect(await answer('Play hard.')).toContain('Play hard.')
  })

  it('shows of a description what a reader sees, and flags the rest', () => {
    write(
      'rules/SKILL.md',
      skillText('rules', 'Rules.\u{e0041}\u{e0042} Of the\u200b game.', 'Play fair.'),
    )
    const loaded = load()
    expect(loaded.diagnostics).toMatchObject([{ code: 'hidden-characters', data: { count: 3 } }])
    const tool = createSkillTool({ registry: loaded })
    expect(tool?.description).toContain('- rules: Rules. Of the game.')
    expect(() => tool?.execute({ name: 'x' }, context('one'))).toThrow(
      '- rules: Rules. Of the game.',
    )
  })

  it('answers an unknown name with the list', async () => {
    const tool = createSkillTool({ registry: registry() })
    expect(() => tool?.execute({ name: 'chess' }, context('one'))).toThrow(
      'There is no skill "chess". Available skills:\n- rules: Rules of the game.',
    )
  })

  it('formats the same skill to the same bytes', () => {
    const skill = registry().getSkill('rules')
    if (!skill) throw new Error('expected a skill')
    expect(formatSkill(skill)).toBe(formatSkill(skill))
  })
})

describe('the skill cache', () => {
  it('forgets after an hour, keeps conversations apart, and can be cleared', () => {
    let now = 0
    const cache = createSkillCache<string>({ now: () => now })
    cache.set('one', 'a', '1')
    cache.set('two', 'a', '2')
    expect([cache.get('one', 'a'), cache.get('two', 'a'), cache.get('one', 'b')]).toEqual([
      '1',
      '2',
      undefined,
    ])
    cache.clear('one')
    expect(cache.get('one', 'a')).toBeUndefined()
    expect(cache.size()).toBe(1)
    now = SKILL_TTL_MS + 1
    expect(cache.get('two', 'a')).toBeUndefined()
    expect(cache.size()).toBe(0)
  })

  it('does not grow beyond its bound, and forgets the least recently used', () => {
    const cache = createSkillCache<number>({ maxConversations: 100 })
    for (let index = 0; index < 10_000; index += 1) {
      cache.set(`c${index}`, 'a', index)
      cache.get('c0', 'a')
    }
    expect(cache.size()).toBe(100)
    expect(cache.get('c0', 'a')).toBe(0)
    expect(cache.get('c9000', 'a')).toBeUndefined()
  })
})
