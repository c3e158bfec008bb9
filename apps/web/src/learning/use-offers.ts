import type { LearnedSentence, SentenceDecision } from '@parco/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ParcoClient } from '../http/parco-client.ts'

/** What came of the user's word on a sentence. */
export type OfferOutcome = 'done' | 'refused'

/** The sentence that Parco could learn, one at a time; `refresh` asks again after a turn. */
export function useOffers(client: ParcoClient) {
  const [offer, setOffer] = useState<LearnedSentence>()
  const asked = useRef(0)

  const refresh = useCallback(async () => {
    asked.current += 1
    const turn = asked.current
    // An offer is a courtesy: when it cannot be had, nothing is said about it.
    const sentences = await client.sentences().catch(() => [])
    if (turn === asked.current) setOffer(sentences.find(({ status }) => status === 'offered'))
  }, [client])

  const decide = useCallback(
    async (
      sentence: LearnedSentence,
      status: SentenceDecision['status'],
    ): Promise<OfferOutcome> => {
      const outcome = await client.decideSentence(sentence.id, status).then(
        (): OfferOutcome => 'done',
        (): OfferOutcome => 'refused',
      )
      if (outcome === 'done') await refresh()
      return outcome
    },
    [client, refresh],
  )

  useEffect(() => {
    void refresh()
  }, [refresh])
  return { offer, refresh, decide }
}
