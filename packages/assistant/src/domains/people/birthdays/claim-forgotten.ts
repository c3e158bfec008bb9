import type { Claim } from '../../domain-tool.ts'
import { asTyped } from '../../internal/as-typed.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { peopleNamed } from '../persons/names.ts'
import { readPeople } from '../persons/read-people.ts'

const readSaid = claimedSentences(new URL('../persons/', import.meta.url))

/** "esquece o aniversário da Dana": she stays among the people, and her birthday does not. */
export const claimBirthdayForgotten: Claim = async (_slots, { text }, context) => {
  const { intent, params } = readSaid(text, context) ?? {}
  if (intent !== 'forget_birthday' || typeof params?.person !== 'string') return undefined
  const { people } = peopleNamed(asTyped(params.person, text), await readPeople(context))
  const born = people.filter(({ birthDay }) => birthDay !== null)
  const [only] = born
  if (!only || born.length > 1) return undefined
  const personRef = { id: only.id, name: only.name }
  return { call: { intent: 'update_person', params: { personRef, removeBirthday: true } } }
}
