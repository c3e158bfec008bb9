import Markdown, { type Components } from 'react-markdown'
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
