import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type ConversationId, idSchema } from '@parco/protocol'
import { z } from 'zod'

/** How long a pause may be after which the terminal still goes on with the same conversation. */
const PAUSE_MS = 12 * 60 * 60 * 1000

const noteSchema = z.object({
  version: z.literal(1),
  conversationId: idSchema('conversation'),
  usedAt: z.coerce.date(),
})

/**
 * The conversation that the terminal was in a short while ago: `parco ask "sim"` answers what the
 * last `parco ask` proposed.
 */
export async function recallConversation(
  file: string,
  now: Date,
): Promise<ConversationId | undefined> {
  try {
    const note = noteSchema.parse(JSON.parse(await readFile(file, 'utf8')))
    const pauseMs = now.getTime() - note.usedAt.getTime()
    return pauseMs >= 0 && pauseMs < PAUSE_MS ? note.conversationId : undefined
  } catch {
    return undefined
  }
}

/** Remembers the conversation that the terminal is in; not being able to is no reason to fail. */
export async function rememberConversation(
  file: string,
  conversationId: ConversationId,
  now: Date,
): Promise<void> {
  const note = JSON.stringify({ version: 1, conversationId, usedAt: now.toISOString() })
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await writeFile(file, `${note}\n`, { mode: 0o600 })
  } catch {
    // The next command begins a new conversation.
  }
}
