import type { Intent } from '@parco/router'

export type Build = NonNullable<Intent['build']>
export type BuildInput = Parameters<Build>[0]

/** What stands in the place of a slot, as it was typed. */
export function boundWords(
  { message, reading }: Pick<BuildInput, 'message' | 'reading'>,
  name: string,
): string | undefined {
  const binding = reading.match.bindings.find((one) => one.type === 'text' && one.name === name)
  if (binding?.type !== 'text') return undefined
  const [first, last] = [message.items[binding.from], message.items[binding.to - 1]]
  return first && last ? message.text.slice(first.start, last.end) : undefined
}

/** What the sentence itself says of a slot. */
export const wordSet = ({ reading }: Pick<BuildInput, 'reading'>, name: string): unknown =>
  reading.sentence.group.set?.[name]
