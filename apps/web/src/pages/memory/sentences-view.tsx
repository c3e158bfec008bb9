import type { LearnedSentence, SentenceDecision } from '@parco/protocol'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParco } from '../../frame/parco-context.ts'
import { EmptyNote } from '../../layout/empty-note.tsx'
import { PageSection } from '../../layout/page-section.tsx'
import { ReadView } from '../../layout/read-view.tsx'
import { useToast } from '../../records/toast.ts'
import type { ReadState } from '../../records/use-read.ts'
import { useMemoryTexts } from './memory-texts.ts'

const SENTENCES = ['sentences']

/** The user's own ways of saying things: those that wait for a word, and those that were learned. */
export function SentencesView() {
  const say = useMemoryTexts()
  const read = useSentences()
  return (
    <ReadView read={read}>
      {(sentences) => {
        const offered = sentences.filter(({ status }) => status === 'offered')
        const adopted = sentences.filter(({ status }) => status === 'adopted')
        if (offered.length + adopted.length === 0)
          return <EmptyNote title={say('empty.sentences')}>{say('empty.sentencesText')}</EmptyNote>
        return (
          <>
            {offered.length > 0 && (
              <PageSection title={say('sentence.waiting')}>
                <p className="state">{say('sentence.waitingText')}</p>
                <List sentences={offered} />
              </PageSection>
            )}
            {adopted.length > 0 && (
              <PageSection title={say('sentence.adopted')}>
                <List sentences={adopted} />
              </PageSection>
            )}
          </>
        )
      }}
    </ReadView>
  )
}

function useSentences(): ReadState<readonly LearnedSentence[]> {
  const { client } = useParco()
  const query = useQuery({ queryKey: SENTENCES, queryFn: () => client.sentences(), staleTime: 0 })
  if (query.data !== undefined) return { status: 'ready', data: query.data, isStale: false }
  if (query.isError) return { status: 'failed', retry: () => void query.refetch() }
  return { status: 'loading' }
}

function List({ sentences }: { readonly sentences: readonly LearnedSentence[] }) {
  const say = useMemoryTexts()
  const { client } = useParco()
  const queries = useQueryClient()
  const tell = useToast()
  const decide = async ({ id }: LearnedSentence, status: SentenceDecision['status']) => {
    try {
      await client.decideSentence(id, status)
    } catch {
      tell({ text: say('sentence.failed'), isProblem: true })
    }
    await queries.invalidateQueries({ queryKey: SENTENCES })
  }
  return (
    <ul className="kept">
      {sentences.map((sentence) => (
        <li key={sentence.id} className="kept__one">
          <div className="kept__words">
            <p className="kept__content">{sentence.sentence}</p>
            <p className="state">{say('sentence.from', { text: sentence.sourceText })}</p>
          </div>
          <div className="kept__actions">
            {sentence.status === 'offered' && (
              <button
                type="button"
                className="button button--outline button--small"
                aria-label={say('sentence.adoptNamed', { text: sentence.sourceText })}
                onClick={() => void decide(sentence, 'adopted')}
              >
                {say('sentence.adopt')}
              </button>
            )}
            <button
              type="button"
              className="button button--small"
              aria-label={say(
                sentence.status === 'offered' ? 'sentence.declineNamed' : 'sentence.forgetNamed',
                { text: sentence.sourceText },
              )}
              onClick={() => void decide(sentence, 'declined')}
            >
              {say(sentence.status === 'offered' ? 'sentence.decline' : 'sentence.forget')}
            </button>
          </div>
        </li>
      ))}
    </ul>
  )
}
