import type { UiMetadata } from '@parco/protocol'
import { useQuery } from '@tanstack/react-query'
import { useParco } from '../frame/parco-context.ts'
import { Modal } from '../layout/modal.tsx'
import { ReadView } from '../layout/read-view.tsx'
import { READS } from '../records/reads.ts'
import type { ReadState } from '../records/use-read.ts'
import { useExplainTexts } from './explain-texts.ts'
import type { ExplainedPart, Explanation } from './explanation.ts'
import { TeachForm } from './teach-form.tsx'

interface ExplainDialogProps {
  readonly text: string
  /** How the answer to it came to be, as far as this page saw it. */
  readonly metadata: UiMetadata | undefined
  readonly onClose: () => void
}

/** How a message of the user's is understood, and the way to teach a better one. */
export default function ExplainDialog({ text, metadata, onClose }: ExplainDialogProps) {
  const say = useExplainTexts()
  const explanation = useExplanation(text)
  return (
    <Modal title={say('title')} onClose={onClose}>
      <blockquote className="explain__said">{text}</blockquote>
      <ReadView read={explanation}>
        {(data) => <Explained explanation={data} metadata={metadata} />}
      </ReadView>
      <TeachForm text={text} />
    </Modal>
  )
}

function useExplanation(text: string): ReadState<Explanation> {
  const { client, preferences } = useParco()
  const { locale } = preferences
  const query = useQuery({
    queryKey: [READS, 'explain', text, locale],
    queryFn: () => client.explain(text, locale),
  })
  if (query.data) return { status: 'ready', data: query.data, isStale: false }
  if (query.isError) return { status: 'failed', retry: () => void query.refetch() }
  return { status: 'loading' }
}

interface ExplainedProps {
  readonly explanation: Explanation
  readonly metadata: UiMetadata | undefined
}

function Explained({ explanation, metadata }: ExplainedProps) {
  const say = useExplainTexts()
  const { parts, guesses, source } = explanation
  const tokens = (metadata?.inputTokens ?? 0) + (metadata?.outputTokens ?? 0)
  return (
    <>
      <p>
        {say(`source.${metadata?.route ?? source}`)}{' '}
        {metadata?.route !== undefined &&
          (tokens === 0
            ? metadata.route !== 'model' && say('costNothing')
            : say('cost', { tokens }))}
      </p>
      <h3 className="explain__heading">{say('parts')}</h3>
      <ol className="explain__parts">
        {parts.map((part) => (
          <Part key={part.said} part={part} />
        ))}
      </ol>
      {guesses.length > 0 && (
        <>
          <h3 className="explain__heading">{say('guesses')}</h3>
          <ul className="explain__guesses">
            {guesses.map(({ intent, area, confidence }) => (
              <li key={intent}>
                {area && `${area} · `}
                <code>{intent}</code> · {Math.round(confidence * 100)}%
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** Slots that have a name in the user's language; others have the router's. */
const NAMED_SLOTS = [
  'money',
  'name',
  'item',
  'date',
  'quantity',
  'number',
  'time',
  'moment',
  'period',
] as const
const isNamed = (name: string): name is (typeof NAMED_SLOTS)[number] =>
  (NAMED_SLOTS as readonly string[]).includes(name)

function Part({ part }: { readonly part: ExplainedPart }) {
  const say = useExplainTexts()
  const { said, outcome, area, intent, sentence, values = {} } = part
  const bound = Object.entries(values)
  return (
    <li className="explain__part" data-outcome={outcome}>
      <p className="explain__words">
        <q>{said}</q> <span className="explain__outcome">{say(`outcome.${outcome}`)}</span>
      </p>
      <dl className="explain__facts">
        {intent && outcome === 'call' && (
          <div>
            <dt>{say('intent')}</dt>
            <dd>
              {area && `${area} · `}
              <code>{intent}</code>
            </dd>
          </div>
        )}
        {sentence && (
          <div>
            <dt>{say('sentence')}</dt>
            <dd>
              <code>{sentence}</code>
            </dd>
          </div>
        )}
        {bound.length > 0 && (
          <div>
            <dt>{say('values')}</dt>
            <dd>
              {bound.map(([name, words]) => (
                <span key={name} className="explain__value">
                  {isNamed(name) ? say(`slot.${name}`) : name} <b>{words}</b>
                </span>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </li>
  )
}
