import { basename } from 'node:path'
import { type MarkdownFile, parseFrontmatter } from '../markdown/parse-frontmatter.ts'
import { parseToolPattern } from '../permissions/tool-pattern.ts'
import { findHiddenCharacters, removeHiddenCharacters } from './hidden-characters.ts'
import type { SkillDiagnostic, SkillDiagnosticCode, SkillMetadata, SkillOrigin } from './skill.ts'
import { hasNameCharacters, MAX_NAME_CHARACTERS } from './skill-name.ts'
import { toToolList } from './tool-list.ts'

/** Limits of the Agent Skills specification. */
export const MAX_DESCRIPTION_CHARACTERS = 1024
export const MAX_COMPATIBILITY_CHARACTERS = 500
/** Beyond it the specification asks to move content into resources. */
export const MAX_INSTRUCTION_LINES = 500

/** Fields of the Agent Skills specification, and those that Claude Code adds. */
const KNOWN_FIELDS: ReadonlySet<string> = new Set([
  'name',
  'description',
  'license',
  'compatibility',
  'metadata',
  'allowed-tools',
  'argument-hint',
  'arguments',
  'disable-model-invocation',
  'user-invocable',
  'model',
  'effort',
  'context',
  'agent',
  'hooks',
  'paths',
  'shell',
  'disallowed-tools',
  'when_to_use',
  'version',
])

/** What a SKILL.md says. */
export interface ParsedSkill {
  readonly metadata: SkillMetadata
  readonly instructions: string
}

/** A SKILL.md, and where it comes from. */
export interface SkillSource {
  /** Absolute path of the SKILL.md. */
  readonly path: string
  /** Its folder, whose name the skill should have. */
  readonly folder: string
  readonly origin: SkillOrigin
  readonly text: string
}

/**
 * Reads a SKILL.md leniently: what can be understood is loaded with a warning; only a skill without
 * a description, or without readable frontmatter, is not. Source: Agent Skills specification.
 */
export function parseSkill(source: SkillSource): {
  readonly skill?: ParsedSkill
  readonly diagnostics: readonly SkillDiagnostic[]
} {
  const parsed = parseFrontmatter(source.text)
  const report = createReport(source, parsed.status === 'parsed' ? parsed.file : undefined)
  const { diagnostics } = report
  if (parsed.status === 'unreadable') {
    const { reason, problem, line } = parsed
    report.error('unreadable', `The skill was not loaded: ${problem}.`, {
      line,
      data: { reason, problem },
    })
    return { diagnostics }
  }
  const { fields, body } = parsed.file
  if (parsed.repaired) {
    const message = 'The frontmatter is not YAML until its values are quoted.'
    report.warn('repaired-yaml', message, { line: 2 })
  }
  // It stands in every request: what nobody sees of it is told, and not sent.
  const description = shown(fields.description)
  if (!description) {
    const message = 'The skill was not loaded: it has no description.'
    report.error('no-description', message, { field: 'description' })
    return { diagnostics }
  }
  const name = chooseName(fields.name, source.folder, report)
  checkFields(fields, description, report)
  checkInstructions(parsed.file, report)
  reportHidden(source.text, report)
  return {
    skill: { metadata: toMetadata(name, description, fields, source), instructions: body },
    diagnostics,
  }
}

/** Where a finding stands, and what its message is made of. */
interface Finding {
  readonly field?: string
  readonly line?: number
  readonly data?: SkillDiagnostic['data']
}

type Note = (code: SkillDiagnosticCode, message: string, finding?: Finding) => void
type Report = ReturnType<typeof createReport>

function createReport({ path }: SkillSource, file: MarkdownFile | undefined) {
  const diagnostics: SkillDiagnostic[] = []
  const note =
    (severity: SkillDiagnostic['severity']): Note =>
    (code, message, { field = '', line, data = {} } = {}) => {
      const place = line ?? file?.fieldLines.get(field) ?? 1
      diagnostics.push({ severity, code, path, line: place, message, data })
    }
  return { diagnostics, error: note('error'), warn: note('warning') }
}

function checkFields(
  fields: Readonly<Record<string, unknown>>,
  description: string,
  { warn }: Report,
): void {
  for (const field of Object.keys(fields)) {
    if (KNOWN_FIELDS.has(field)) continue
    const message = `"${field}" is no field of a skill; own fields belong in metadata.`
    warn('unknown-field', message, { field, data: { field } })
  }
  const tooLong = (field: string, length: number, limit: number) =>
    [
      `${field === 'description' ? 'The description' : field} has ${length} characters; the limit is ${limit}.`,
      { field, data: { length, limit } },
    ] as const
  if (description.length > MAX_DESCRIPTION_CHARACTERS) {
    const { length } = description
    warn('long-description', ...tooLong('description', length, MAX_DESCRIPTION_CHARACTERS))
  }
  const { length } = text(fields.compatibility) ?? ''
  if (length > MAX_COMPATIBILITY_CHARACTERS) {
    warn('long-compatibility', ...tooLong('compatibility', length, MAX_COMPATIBILITY_CHARACTERS))
  }
  if (fields.metadata !== undefined && !isMapping(fields.metadata)) {
    const message = 'metadata should be a mapping of names to texts.'
    warn('bad-metadata', message, { field: 'metadata' })
  }
  for (const field of ['allowed-tools', 'disallowed-tools']) checkTools(field, fields[field], warn)
}

function checkTools(field: string, value: unknown, warn: Note): void {
  if (value === undefined || value === null) return
  const rules = toToolList(value)
  if (!rules) {
    const message = `${field} should be a text such as "Read Bash(git:*)", or a list.`
    warn('bad-tools', message, { field, data: { field } })
  }
  for (const rule of rules ?? []) {
    if (parseToolPattern(rule).isUnderstood) continue
    const message = `"${rule}" in ${field} is not understood: ${field === 'allowed-tools' ? 'it permits nothing' : 'it forbids the tool altogether'}.`
    warn('unknown-tool-rule', message, { field, data: { field, rule } })
  }
}

function checkInstructions({ body, bodyLine }: MarkdownFile, { warn }: Report): void {
  if (body === '') {
    warn('no-instructions', 'There are no instructions below the frontmatter.', { line: bodyLine })
  }
  const lines = body.split('\n').length
  if (lines > MAX_INSTRUCTION_LINES) {
    const limit = MAX_INSTRUCTION_LINES
    const message = `The instructions have ${lines} lines; move detail into resources beyond ${limit}.`
    warn('long-instructions', message, { line: bodyLine + limit, data: { lines, limit } })
  }
}

function chooseName(value: unknown, folder: string, { warn }: Report): string {
  const folderName = basename(folder)
  const name = shown(value)?.normalize('NFKC')
  const field = 'name'
  if (!name) {
    const message = `The skill has no name; it is called by its folder, "${folderName}".`
    warn('no-name', message, { field, data: { folder: folderName } })
    return folderName
  }
  const data = { name, folder: folderName, length: name.length, limit: MAX_NAME_CHARACTERS }
  if (name.length > MAX_NAME_CHARACTERS) {
    const message = `The name has ${name.length} characters; the limit is ${MAX_NAME_CHARACTERS}.`
    warn('long-name', message, { field, data })
  }
  if (!hasNameCharacters(name)) {
    const message = `"${name}" should be lower-case letters, digits and single hyphens.`
    warn('bad-name', message, { field, data })
  } else if (name !== folderName.normalize('NFKC')) {
    const message = `The skill is called "${name}", its folder "${folderName}".`
    warn('name-differs-from-folder', message, { field, data })
  }
  return name
}

function reportHidden(content: string, { warn }: Report): void {
  const hidden = findHiddenCharacters(content)
  const [first] = hidden
  if (!first) return
  const { line, codePoint } = first
  const count = hidden.length
  warn(
    'hidden-characters',
    `${count} invisible characters, the first is ${codePoint} in line ${line}: read the file before you trust it.`,
    { line, data: { count, codePoint } },
  )
}

function toMetadata(
  name: string,
  description: string,
  fields: Readonly<Record<string, unknown>>,
  source: SkillSource,
): SkillMetadata {
  const license = text(fields.license)
  const compatibility = text(fields.compatibility)
  const allowedTools = toRules(fields['allowed-tools'])
  const disallowedTools = toRules(fields['disallowed-tools'])
  return {
    name,
    description,
    origin: source.origin,
    metadata: toTexts(fields.metadata),
    hiddenFromModel: isYes(fields['disable-model-invocation']),
    ...(license ? { license } : {}),
    ...(compatibility ? { compatibility } : {}),
    ...(allowedTools ? { allowedTools } : {}),
    ...(disallowedTools ? { disallowedTools } : {}),
  }
}

/** A list in a form that nobody understands narrows to nothing: it was meant to narrow. */
function toRules(value: unknown): readonly string[] | undefined {
  if (value === undefined || value === null) return undefined
  return toToolList(value) ?? []
}

/** `yes`, `on` and `1` count too: YAML 1.1 wrote booleans that way. */
function isYes(value: unknown): boolean {
  return value === true || /^(?:true|yes|on|1)$/i.test(String(value ?? ''))
}

function text(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' ? value.trim() : undefined
}

function shown(value: unknown): string | undefined {
  const given = text(value)
  return given === undefined ? undefined : removeHiddenCharacters(given).trim()
}

function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function toTexts(value: unknown): Record<string, string> {
  if (!isMapping(value)) return {}
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      typeof item === 'string' ? item : (JSON.stringify(item) ?? ''),
    ]),
  )
}
