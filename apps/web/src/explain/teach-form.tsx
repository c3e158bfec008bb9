import type { LearnedSentence } from '@parco/protocol'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toFailure } from '../conversation/failure.ts'
import { useParco } from '../frame/parco-context.ts'
import { useRefreshReads } from '../records/reads.ts'
import { useExplainTexts } from './explain-texts.ts'

/** The user says the same otherwise, and Parco learns their way of saying it. */
export function TeachForm({ text }: { readonly text: string }) {
  const say = useExplainTexts()
  const { t } = useTranslation()
  const { client, preferences } = useParco()
  const refresh = useRefreshReads()
  const [sameAs, setSameAs] = useState('')
  const [taught, setTaught] = useState<LearnedSentence>()
  const [word, setWord] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const id = useId()

  const attempt = async (run: () => Promise<string | undefined>) => {
    if (isBusy) return
    setIsBusy(true)
    setWord(undefined)
    try {
      setWord(await run())
      await refresh()
    } catch (error) {
      const failure = toFailure(error)
      setWord('message' in failure ? failure.message : t('failure.gone'))
    } finally {
      setIsBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const words = sameAs.trim()
    if (words === '') return
    void attempt(async () => {
      const result = await client.teach(text, words, preferences.locale)
      if (result.status !== 'taught') return say(`answer.${result.status}`)
      setTaught(result.sentence)
      return say('taught', { sentence: result.sentence.sentence })
    })
  }
  const forget = (sentence: LearnedSentence) =>
    attempt(async () => {
      await client.decideSentence(sentence.id, 'declined')
      setTaught(undefined)
      return say('forgotten')
    })
  return (
    <form className="teach" onSubmit={submit}>
      <h3 className="explain__heading">{say('teach')}</h3>
      <p className="teach__lead">{say('teachLead')}</p>
      <div className="teach__row">
        <input
          id={id}
          className="input"
          aria-label={say('teachField')}
          placeholder={say('teachExample')}
          autoComplete="off"
          value={sameAs}
          onChange={(event) => setSameAs(event.target.value)}
        />
        <button
          type="submit"
          className="button button--primary"
          aria-disabled={isBusy || sameAs.trim() === ''}
        >
          {say('learn')}
        </button>
      </div>
      <p className="teach__word" role="status">
        {word}
      </p>
      {taught && (
        <button type="button" className="button button--quiet" onClick={() => void forget(taught)}>
          {say('forget')}
        </button>
      )}
    </form>
  )
}
