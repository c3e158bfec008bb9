import { basename } from 'node:path'
import { parseFrontmatter } from '../markdown/parse-frontmatter.ts'
import { findHiddenCharacters } from './hidden-characters.ts'
import type { SkillDiagnostic, SkillMetadata, SkillOrigin } from './skill.ts'

export const MAX_NAME_CHARACTERS = 64
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

const NAME = /^[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*$/u

export interface ParsedSkill {
  readonly metadata: SkillMetadata
  readonly instructions: string
}

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
  const diagnostics: SkillDiagnostic[] = []
  const report = (
    severity: SkillDiagnostic['severity'],
    code: SkillDiagnostic['code'],
    message: string,
  ) => diagnostics.push({ severity, code, path: source.path, message })

  const parsed = parseFrontmatter(source.text)
  if (parsed.status === 'unreadable') {
    report('error', 'unreadable', `The skill was not loaded: ${parsed.problem}.`)
    return { diagnostics }
  }
  const { fields, body } = parsed.file
  if (parsed.repaired) {
    report('warning', 'repaired-yaml', 'The frontmatter is not YAML until its values are quoted.')
  }
  const description = text(fields.description)
  if (!description) {
    report('error', 'no-description', 'The skill was not loaded: it has no description.')
    return { diagnostics }
  }
  checkLimits(fields, description, body, report)
  const name = chooseName(fields.name, source.folder, report)
  reportHidden(source.text, report)
  return {
    skill: { metadata: toMetadata(name, description, fields, source), instructions: body },
    diagnostics,
  }
}

type Report = (
  severity: SkillDiagnostic['severity'],
  code: SkillDiagnostic['code'],
  message: string,
) => unknown

function checkLimits(
  fields: Readonly<Record<string, unknown>>,
  description: string,
  body: string,
  report: Report,
): void {
  for (const field of Object.keys(fields)) {
    if (!KNOWN_FIELDS.has(field)) {
      report(
        'warning',
        'unknown-field',
        `"${field}" is no field of a skill; own fields belong in metadata.`,
      )
    }
  }
  if (description.length > MAX_DESCRIPTION_CHARACTERS) {
    report(
      'warning',
      'long-description',
      `The description has ${description.length} characters; the limit is ${MAX_DESCRIPTION_CHARACTERS}.`,
    )
  }
  const compatibility = text(fields.compatibility)
  if (compatibility && compatibility.length > MAX_COMPATIBILITY_CHARACTERS) {
    report(
      'warning',
      'bad-field',
      `compatibility has ${compatibility.length} characters; the limit is ${MAX_COMPATIBILITY_CHARACTERS}.`,
    )
  }
  if (fields.metadata !== undefined && !isMapping(fields.metadata)) {
    report('warning', 'bad-field', 'metadata should be a mapping of names to texts.')
  }
  if (body === '')
    report('warning', 'no-instructions', 'There are no instructions below the frontmatter.')
  const lines = body.split('\n').length
  if (lines > MAX_INSTRUCTION_LINES) {
    report(
      'warning',
      'long-instructions',
      `The instructions have ${lines} lines; move detail into resources beyond ${MAX_INSTRUCTION_LINES}.`,
    )
  }
}

function chooseName(value: unknown, folder: string, report: Report): string {
  const folderName = basename(folder)
  const name = text(value)?.normalize('NFKC')
  if (!name) {
    report(
      'warning',
      'bad-name',
      `The skill has no name; it is called by its folder, "${folderName}".`,
    )
    return folderName
  }
  if (name.length > MAX_NAME_CHARACTERS) {
    report(
      'warning',
      'long-name',
      `The name has ${name.length} characters; the limit is ${MAX_NAME_CHARACTERS}.`,
    )
  }
  if (!NAME.test(name)) {
    report(
      'warning',
      'bad-name',
      `"${name}" should be lower-case letters, digits and single hyphens.`,
    )
  } else if (name !== folderName.normalize('NFKC')) {
    report(
      'warning',
      'name-differs-from-folder',
      `The skill is called "${name}", its folder "${folderName}".`,
    )
  }
  return name
}

function reportHidden(content: string, report: Report): void {
  const hidden = findHiddenCharacters(content)
  const [first] = hidden
  if (!first) return
  report(
    'warning',
    'hidden-characters',
    `${hidden.length} invisible characters, the first is ${first.codePoint} in line ${first.line}: read the file before you trust it.`,
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
  const allowedTools = toToolList(fields['allowed-tools'])
  return {
    name,
    description,
    origin: source.origin,
    metadata: toTexts(fields.metadata),
    hiddenFromModel: isYes(fields['disable-model-invocation']),
    ...(license ? { license } : {}),
    ...(compatibility ? { compatibility } : {}),
    ...(allowedTools ? { allowedTools } : {}),
  }
}

/** One text whose words may hold blanks in parentheses, `Bash(git add:*) Read`, or a YAML list. */
export function toToolList(value: unknown): string[] | undefined {
  if (Array.isArray(value)) return value.map((item) => String(item).trim()).filter(Boolean)
  const list = text(value)
  if (list === undefined) return undefined
  return list.match(/[^\s,()]+(?:\([^)]*\))?/g) ?? []
}

/** `yes`, `on` and `1` count too: YAML 1.1 wrote booleans that way. */
function isYes(value: unknown): boolean {
  return value === true || /^(?:true|yes|on|1)$/i.test(String(value ?? ''))
}

function text(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' ? value.trim() : undefined
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
