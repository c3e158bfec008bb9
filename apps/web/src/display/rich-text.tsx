import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import Markdown, { type Components } from 'react-markdown'
import { CopyIcon } from '../icons.tsx'
import { useCopy } from '../records/use-copy.ts'
import { toMarkdown } from './to-markdown.ts'

/** What is drawn of Markdown; of everything else the text alone. No picture: it would be asked of another machine. */
const ELEMENTS = [
  'p',
  'br',
  'strong',
  'em',
  'del',
  'ul',
  'ol',
  'li',
  'code',
  'pre',
  'a',
  'blockquote',
]

const COMPONENTS: Components = {
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      {typeof href === 'string' && <span className="rich__host"> ({hostOf(href)})</span>}
    </a>
  ),
  pre: ({ children }) => <Code>{children}</Code>,
}

/** Code, with a way to take it along as it stands. */
function Code({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation()
  const copy = useCopy()
  const code = useRef<HTMLPreElement>(null)
  return (
    <div className="rich__code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by the keyboard too. */}
      <pre ref={code} tabIndex={0}>
        {children}
      </pre>
      <button
        type="button"
        className="message-actions__one rich__copy"
        aria-label={t('conversation.copyCode')}
        title={t('conversation.copyCode')}
        onClick={() => copy((code.current?.textContent ?? '').replace(/\n$/, ''))}
      >
        <CopyIcon />
      </button>
    </div>
  )
}

/** A text that a model wrote with Markdown. Links say where they lead before anybody follows them. */
export default function RichText({ text }: { readonly text: string }) {
  return (
    <div className="reply reply--rich">
      <Markdown
        allowedElements={ELEMENTS}
        unwrapDisallowed
        skipHtml
        components={COMPONENTS}
        urlTransform={toSafeUrl}
      >
        {toMarkdown(text)}
      </Markdown>
    </div>
  )
}

const toSafeUrl = (url: string): string => (/^https?:\/\//i.test(url) ? url : '')

function hostOf(href: string): string {
  return URL.canParse(href) ? new URL(href).host : href
}
