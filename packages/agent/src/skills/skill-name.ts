/** Limit of the Agent Skills specification. */
export const MAX_NAME_CHARACTERS = 64

const NAME = /^[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*$/u

/** Lower-case letters, digits and single hyphens. Source: Agent Skills specification. */
export function isSkillName(name: string): boolean {
  return NAME.test(name) && name.length <= MAX_NAME_CHARACTERS
}

/** Whether a name has the right characters, however long it is. */
export function hasNameCharacters(name: string): boolean {
  return NAME.test(name)
}
