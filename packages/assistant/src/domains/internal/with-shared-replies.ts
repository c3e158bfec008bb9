import type { Locale } from '@parco/protocol'
import type { ReplyCatalogue } from '../domain.ts'
import { replies as sharedReplies } from './replies.generated.ts'

type Replies = Readonly<Record<Locale, ReplyCatalogue>>

/** The replies of a domain together with those that every domain needs, under `shared`. */
export function withSharedReplies(replies: Replies): Replies {
  return {
    'pt-BR': { ...replies['pt-BR'], shared: sharedReplies['pt-BR'] },
    en: { ...replies.en, shared: sharedReplies.en },
  }
}
