import type { SkillDiagnostic } from '@parco/agent'
import type { SkillChanges, SkillInspection } from '@parco/agent/skills'
import { styled } from '../../terminal/style.ts'
import type { Terminal } from '../../terminal/terminal.ts'
import { toPrintable, toPrintableLine } from '../../terminal/to-printable.ts'
import type { Texts } from '../../texts/texts.ts'
import { explainDiagnostic } from './explain-diagnostic.ts'

/** More than this in one list is counted, and told whole by `--json`. */
const MOST_FILES_SHOWN = 200

/** Everything that somebody should see of a skill before trusting it. */
export function renderInspection(
  inspection: SkillInspection,
  changes: SkillChanges | undefined,
  terminal: Terminal,
  texts: Texts,
): string {
  const { skills } = texts
  const { metadata, content, scripts, diagnostics, totalBytes } = inspection
  const field = (label: string, value: string) =>
    `  ${styled(terminal, 'dim', `${label}:`)} ${toPrintableLine(value)}`
  const lines = [
    styled(terminal, 'bold', toPrintableLine(metadata?.name ?? inspection.directory)),
    `  ${toPrintable(metadata?.description ?? '')}`,
    field(skills.folder, inspection.directory),
  ]
  if (metadata?.license) lines.push(field(skills.license, metadata.license))
  if (metadata?.compatibility) lines.push(field(skills.compatibility, metadata.compatibility))
  const { allowedTools, disallowedTools } = metadata ?? {}
  lines.push(
    field(skills.tools, allowedTools ? skills.onlyTools(allowedTools.join(', ')) : skills.noTools),
  )
  if (disallowedTools) lines.push(field(skills.withoutTools, disallowedTools.join(', ')))
  lines.push(
    field(skills.files, skills.fileCount(content.files.length, formatBytes(totalBytes))),
    ...renderFiles(inspection, changes, terminal),
    field(
      skills.scripts,
      scripts.length === 0 ? skills.noScripts : skills.someScripts(scripts.length),
    ),
    field('SHA-256', content.hash),
    ...diagnostics.map((diagnostic) => `  ${renderDiagnostic(diagnostic, terminal, texts)}`),
  )
  return `${lines.join('\n')}\n`
}

function renderFiles(
  { content, scripts }: SkillInspection,
  changes: SkillChanges | undefined,
  terminal: Terminal,
): string[] {
  const programs = new Set(scripts)
  const markOf = (path: string) => {
    if (changes?.added.includes(path)) return styled(terminal, 'green', '+')
    return changes?.changed.includes(path) ? styled(terminal, 'yellow', '~') : ' '
  }
  const width = Math.max(...content.files.map(({ sizeBytes }) => formatBytes(sizeBytes).length))
  const shown = content.files.slice(0, MOST_FILES_SHOWN).map(({ path, sizeBytes, kind }) => {
    const size = formatBytes(sizeBytes).padStart(width)
    const program = programs.has(path) ? styled(terminal, 'yellow', ' *') : ''
    const odd = kind === 'file' ? '' : ` (${kind})`
    return `    ${markOf(path)} ${size}  ${toPrintableLine(path)}${odd}${program}`
  })
  const left = content.files.length - shown.length
  if (left > 0) shown.push(`      … ${left}`)
  const removed = (changes?.removed ?? []).map(
    (path) => `    ${styled(terminal, 'red', '-')} ${' '.repeat(width)}  ${toPrintableLine(path)}`,
  )
  return [...shown, ...removed]
}

/** `path:line: warning: …`, as compilers write it. */
export function renderDiagnostic(
  diagnostic: SkillDiagnostic,
  terminal: Terminal,
  texts: Texts,
): string {
  const { severity, path, line } = diagnostic
  const colour = severity === 'error' ? 'red' : 'yellow'
  const label = styled(terminal, colour, texts.skills.severity[severity])
  const text = toPrintableLine(explainDiagnostic(diagnostic, texts))
  return `${toPrintableLine(path)}:${line}: ${label}: ${text}`
}

/** `1,2 KB` would need the language; these are short in both. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  if (bytes < 1024 ** 2) return `${Math.ceil(bytes / 1024)} KB`
  return `${Math.ceil(bytes / 1024 ** 2)} MB`
}
