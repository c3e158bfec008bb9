import type { SkillChanges, SkillInspection } from '@parco/agent/skills'
import type { CommandContext } from '../../command-context.ts'
import { askYesNo } from '../../terminal/ask-yes-no.ts'
import { renderInspection } from './render-inspection.ts'

export interface TrustOptions {
  readonly json?: boolean
  readonly yes?: boolean
}

/**
 * Shows a skill and asks: `yes` and `no` are decisions, `open` means that nobody is there to decide.
 * What is shown is shown whatever the options say, but as part of the JSON where that is asked for.
 */
export async function decideTrust(
  inspection: SkillInspection,
  question: { readonly text: string; readonly changes?: SkillChanges | undefined },
  { json = false, yes = false }: TrustOptions,
  { terminal, texts }: CommandContext,
): Promise<'yes' | 'no' | 'open'> {
  if (!json) terminal.write(renderInspection(inspection, question.changes, terminal, texts))
  if (yes) return 'yes'
  if (json || !terminal.isInteractive) {
    if (!json) terminal.writeError(`${texts.skills.needsYes}\n`)
    return 'open'
  }
  return (await askYesNo(terminal, `${question.text} `)) ? 'yes' : 'no'
}

/** What `--json` tells of a skill that somebody is asked to trust. */
export function toTrustJson(inspection: SkillInspection, changes: SkillChanges | undefined) {
  const { directory, metadata, content, totalBytes, scripts, hidden, diagnostics } = inspection
  const { hash, files } = content
  return { directory, metadata, hash, totalBytes, files, scripts, hidden, diagnostics, changes }
}
