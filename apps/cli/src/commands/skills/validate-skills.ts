import { existsSync, statSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import type { SkillDiagnostic } from '@parco/agent'
import { findSkillFolders, inspectSkill } from '@parco/agent/skills'
import { isParcoError } from '@parco/protocol'
import type { CommandContext } from '../../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../../exit-code.ts'
import { toPrintableLine } from '../../terminal/to-printable.ts'
import { explainSkillError } from './explain-skill-error.ts'
import { renderDiagnostic } from './render-inspection.ts'

/** Checks skills as their author: each finding with file and line; fails on errors, or on any when strict. */
export async function runSkillsValidate(
  paths: readonly string[],
  options: { readonly json?: boolean; readonly strict?: boolean },
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal, texts } = context
  const findings: SkillDiagnostic[] = []
  const problems: string[] = []
  let count = 0
  for (const path of paths) {
    const folders = toFolders(path)
    if (folders.length === 0) problems.push(texts.skills.noneIn(path))
    for (const folder of folders) {
      count += 1
      try {
        findings.push(...inspectSkill(folder, 'user', { withoutGit: true }).diagnostics)
      } catch (error) {
        if (!isParcoError(error)) throw error
        problems.push(`${folder}: ${explainSkillError(error, texts)}`)
      }
    }
  }
  const errors = findings.filter(({ severity }) => severity === 'error').length + problems.length
  const warnings = findings.length + problems.length - errors
  const isValid = errors === 0 && (!options.strict || warnings === 0)
  if (options.json) {
    const report = { valid: isValid, skills: count, errors, warnings, findings, problems }
    terminal.write(`${JSON.stringify(report)}\n`)
  } else {
    for (const finding of findings) {
      terminal.write(`${renderDiagnostic(finding, terminal, texts)}\n`)
    }
    for (const problem of problems) terminal.writeError(`${toPrintableLine(problem)}\n`)
    terminal.write(`${texts.skills.validated(count, errors, warnings)}\n`)
  }
  return isValid ? EXIT_CODES.ok : EXIT_CODES.failed
}

/** A SKILL.md, a skill's folder, or a directory of skills. */
function toFolders(path: string): string[] {
  const given = resolve(path)
  if (!existsSync(given)) return []
  if (statSync(given).isDirectory()) return findSkillFolders(given)
  return basename(given) === 'SKILL.md' ? [dirname(given)] : []
}
