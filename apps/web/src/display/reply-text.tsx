import { lazy, Suspense } from 'react'
import { hasMarkup } from './has-markup.ts'
import { keepTogether } from './keep-together.ts'

// Most answers are plain, and need no reader of Markdown.
const RichText = lazy(() => import('./rich-text.tsx'))

/** What Parco says, plain or with the Markdown that models write. */
export function ReplyText({ text }: { readonly text: string }) {
  const kept = keepTogether(text)
  const plain = <p className="reply">{kept}</p>
  if (!hasMarkup(text)) return plain
  return (
    <Suspense fallback={plain}>
      <RichText text={kept} />
    </Suspense>
  )
}
