import { createHash } from 'node:crypto'
import type { IntentAction } from '@parco/store'

/** The prompt of an intent for one user. */
export interface ChosenPrompt {
  /** `default` where nothing is tried. */
  readonly variant: string
  /** `undefined` where the installation has none of its own. */
  readonly template: string | undefined
}

/**
 * Chooses one of the prompts that are tried beside each other, always the same for a user: a hash of
 * who asks and for what falls into the shares in turn.
 */
export function chooseVariant(
  action: Pick<IntentAction, 'intentKey' | 'promptTemplate' | 'promptVariants'> | undefined,
  userId: string,
): ChosenPrompt {
  const byDefault = { variant: 'default', template: action?.promptTemplate ?? undefined }
  const variants = action?.promptVariants.filter(({ share }) => share > 0) ?? []
  const total = variants.reduce((sum, { share }) => sum + share, 0)
  if (!action || total === 0) return byDefault
  const digest = createHash('sha256').update(`${action.intentKey} ${userId}`).digest()
  let place = (digest.readUInt32BE(0) / 2 ** 32) * total
  for (const { name, template, share } of variants) {
    place -= share
    if (place < 0) return { variant: name, template }
  }
  return byDefault
}
