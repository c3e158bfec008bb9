import { REPLIES } from './cues.generated.ts'

/** What a picture says in a reply. */
export type PictureReply = keyof typeof REPLIES.pictures

const PICTURES: ReadonlyMap<string, PictureReply> = new Map(
  (['yes', 'no', 'filler'] as const).flatMap((reply) =>
    [...REPLIES.pictures[reply]].map((picture) => [picture, reply] as const),
  ),
)

/** Whether a picture approves, denies or adds nothing, whatever its skin; any other leaves a reply undecided. */
export function pictureReply(raw: string): PictureReply | undefined {
  return PICTURES.get(raw.replace(/[\ufe0f\u{1f3fb}-\u{1f3ff}]/gu, ''))
}
