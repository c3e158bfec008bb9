import type { ParcoError } from '@parco/protocol'
import type { Texts } from '../../texts/texts.ts'
import { reasonOf } from './explain-diagnostic.ts'

/** Why a skill was not installed or trusted, in the user's language. */
export function explainSkillError(error: ParcoError, { skills }: Texts): string {
  const { problems, findings } = skills
  const { reason, name, path, why } = error.data
  switch (error.code) {
    case 'too-large':
      return problems.tooLarge
    case 'not-found':
      return problems.noSkill
    case 'stale':
      return problems.stale
    case 'bad-request':
      if (reason === 'name') return problems.badName(String(name))
      if (reason === 'unsafe-file')
        return problems.unsafe(String(path), reasonOf(String(why), findings))
      if (reason === 'inside') return problems.inside
      return reason === 'unloadable' ? problems.unloadable : error.message
    default:
      return error.message
  }
}
