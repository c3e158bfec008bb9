import type { SkillDiagnostic } from '@parco/agent'
import type { Texts } from '../../texts/texts.ts'

/** A finding in the user's language. */
export function explainDiagnostic({ code, data }: SkillDiagnostic, { skills }: Texts): string {
  const text = (key: string) => String(data[key] ?? '')
  const number = (key: string) => Number(data[key] ?? 0)
  const { findings } = skills
  switch (code) {
    case 'unreadable':
      return findings.unreadable(explainUnreadable(text('reason'), text('problem'), findings))
    case 'no-description':
      return findings.noDescription
    case 'no-name':
      return findings.noName(text('folder'))
    case 'bad-name':
      return findings.badName(text('name'))
    case 'name-differs-from-folder':
      return findings.nameDiffers(text('name'), text('folder'))
    case 'long-name':
      return findings.tooLong('name', number('length'), number('limit'))
    case 'long-description':
      return findings.tooLong('description', number('length'), number('limit'))
    case 'long-compatibility':
      return findings.tooLong('compatibility', number('length'), number('limit'))
    case 'unknown-field':
      return findings.unknownField(text('field'))
    case 'bad-metadata':
      return findings.badMetadata
    case 'bad-tools':
      return findings.badTools(text('field'))
    case 'unknown-tool-rule':
      return text('field') === 'allowed-tools'
        ? findings.unknownAllowed(text('rule'))
        : findings.unknownDisallowed(text('rule'))
    case 'repaired-yaml':
      return findings.repairedYaml
    case 'no-instructions':
      return findings.noInstructions
    case 'long-instructions':
      return findings.longInstructions(number('lines'), number('limit'))
    case 'shadowed':
      return findings.shadowed(text('name'), text('winner'))
    case 'hidden-characters':
      return findings.hiddenCharacters(number('count'), text('codePoint'))
    case 'unsafe-file':
      return findings.unsafeFile(reasonOf(text('reason'), findings))
    case 'untrusted-folder':
      return findings.untrusted
    case 'changed':
      return findings.changed
  }
}

type Findings = Texts['skills']['findings']

/** Why a file with frontmatter cannot be read. */
export function explainUnreadable(reason: string, problem: string, findings: Findings): string {
  switch (reason) {
    case 'no-frontmatter':
      return findings.noFrontmatter
    case 'not-a-mapping':
      return findings.noMapping
    case 'not-yaml':
      return findings.noYaml(problem.replace(/^its frontmatter is not YAML: /, ''))
    default:
      return problem
  }
}

/** Why a file is not copied, in the user's language. */
export function reasonOf(reason: string, findings: Findings): string {
  switch (reason) {
    case 'link':
      return findings.link
    case 'special':
      return findings.special
    case 'same-name':
      return findings.sameName
    default:
      return findings.oddName
  }
}
