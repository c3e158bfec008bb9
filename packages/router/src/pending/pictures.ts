import { REPLIES } from './cues.generated.ts'

/** What a picture says in a reply. */
export type PictureReply = keyof typeof REPLIES.pictures

const PICTURES: ReadonlyMap<string, PictureReply> = new Map(
  Object.entries(REPLIES.pictures).flatMap(([reply, pictures]) =>
    [...pictures].map((picture) => [picture, reply as PictureReply] as const),
  ),
)

/** What was bought, eaten or driven: "pode 🍕". The blocks of food and drink, and of vehicles. */
const THING = /^[\u{1f32d}-\u{1f37f}\u{1f680}-\u{1f6a4}\u{1f6b2}\u{1f6d2}\u{1f950}-\u{1f96f}]$/u

/** What a picture does, whatever its skin; nothing known where it leaves a reply undecided. */
export function pictureReply(raw: string): PictureReply | undefined {
  const picture = raw.replace(/[\ufe0f\u{1f3fb}-\u{1f3ff}]/gu, '')
  return PICTURES.get(picture) ?? (THING.test(picture) ? 'filler' : undefined)
}
