import { useFormFields } from './form-api.ts'

/** A value that can be chosen, with its name in the user's language. */
export interface Choice {
  readonly value: string
  readonly label: string
}

/** What can be chosen for a slot of a write; nothing until it is known. */
export function useChoices(tool: string, slot: string): readonly Choice[] {
  const { data = [] } = useFormFields(tool)
  return data.find((field) => field.slot === slot)?.options ?? []
}

/** What a value is called among choices; the value itself where it is none of them, nothing until they are known. */
export function labelOf(choices: readonly Choice[], value: string | null): string {
  if (value === null || choices.length === 0) return ''
  return choices.find((choice) => choice.value === value)?.label ?? value
}
