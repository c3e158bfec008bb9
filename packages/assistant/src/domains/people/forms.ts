import type { DomainForms } from '../../forms/domain-forms.ts'
import { MAX_EVERY_DAYS } from './persons/describe-changes.ts'

/** How people, contacts and gifts are filled in. */
export const peopleForms: DomainForms = {
  'update_person.personRef': { kind: 'text', label: 'person.label.name' },
  name: { kind: 'text', label: 'person.label.name' },
  'record_gift.name': { kind: 'text', label: 'gift.label.name' },
  relationship: { kind: 'text', label: 'person.label.relationship' },
  // Often without its year, which no field of a date can hold.
  birthday: { kind: 'text', label: 'person.label.birthday' },
  interests: { kind: 'list', label: 'person.label.interests' },
  dislikes: { kind: 'list', label: 'person.label.dislikes' },
  dietaryRestrictions: { kind: 'list', label: 'person.label.dietaryRestrictions' },
  giftIdeas: { kind: 'list', label: 'person.label.giftIdeas' },
  topics: { kind: 'list', label: 'person.label.topics' },
  aliases: { kind: 'list', label: 'person.label.aliases' },
  notes: { kind: 'long-text', label: 'person.label.notes' },
  contactEveryDays: { kind: 'number', label: 'rhythm.label', minimum: 1, maximum: MAX_EVERY_DAYS },
  everyDays: { kind: 'number', label: 'rhythm.label', minimum: 1, maximum: MAX_EVERY_DAYS },
  type: { kind: 'choice', label: 'shared.label.type', choices: 'contact.type' },
  date: { kind: 'date', label: 'shared.label.day' },
  note: { kind: 'long-text', label: 'shared.label.notes' },
  direction: { kind: 'choice', label: 'gift.label.direction', choices: 'gift.direction' },
  occasion: { kind: 'text', label: 'gift.label.occasion' },
  amount: { kind: 'money', label: 'shared.label.amount' },
}
