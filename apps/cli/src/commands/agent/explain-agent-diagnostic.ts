import type { AgentDiagnostic } from '@parco/agent'
import type { Texts } from '../../texts/texts.ts'
import { explainUnreadable } from '../skills/explain-diagnostic.ts'

/** A finding about an agent's file, in the user's language. */
export function explainAgentDiagnostic({ code, data }: AgentDiagnostic, texts: Texts): string {
  const text = (key: string) => data[key] ?? ''
  const { findings } = texts.agent
  switch (code) {
    case 'unreadable':
      return findings.unreadable(
        explainUnreadable(text('reason'), text('problem'), texts.skills.findings),
      )
    case 'no-name':
      return findings.noName
    case 'no-description':
      return findings.noDescription
    case 'bad-name':
      return texts.skills.findings.badName(text('name'))
    case 'no-system':
      return findings.noSystem
    case 'unknown-field':
      return findings.unknownField(text('field'))
    case 'ignored-field':
      return findings.ignoredField(text('field'))
    case 'bad-field':
      return findings.badField(text('field'), text('value'))
    case 'repaired-yaml':
      return texts.skills.findings.repairedYaml
    case 'shadowed':
      return findings.shadowed(text('name'), text('winner'))
    case 'inherited-model':
      return findings.inheritedModel(text('model'))
    case 'missing-tool':
      return findings.missingTool(text('tool'))
    case 'missing-skill':
      return findings.missingSkill(text('skill'))
    case 'hidden-characters':
      return texts.skills.findings.hiddenCharacters(Number(text('count')), text('codePoint'))
    case 'unknown-tool':
      return text('field') === 'tools'
        ? texts.skills.findings.unknownAllowed(text('rule'))
        : texts.skills.findings.unknownDisallowed(text('rule'))
  }
}
