import type { IntentCatalogue, Pending, RoutedCall, RoutedDecision, Router } from '@parco/router'

/**
 * A router without language: a message is `intent {json}`, several joined by ` & `. `yes`, `no`,
 * `only N`, `change {json}` and `= {json}` answer what is pending.
 */
export const notesRouter: Router = {
  decide: (text, { pending }) => (pending && readReply(text, pending)) ?? readFresh(text),
  candidates: () => [],
  fill: () => undefined,
}

/** The questions of the intents, and nothing else. */
export const notesIntents: readonly IntentCatalogue[] = (['pt-BR', 'en'] as const).map(
  (locale) => ({
    domain: 'notes',
    locale,
    rules: {},
    intents: {
      create_note: {
        isWrite: true,
        sentences: [],
        questions: { amount: locale === 'en' ? 'How much?' : 'Quanto?' },
      },
    },
  }),
)

function readReply(text: string, pending: Pending): RoutedDecision | undefined {
  const [word, ...rest] = text.split(' ')
  const json = rest.join(' ')
  if (word === 'no') return reply('reject', {})
  if (pending.kind === 'question') {
    const { intent, params } = pending.candidate
    return word === '=' ? reply(intent, { ...params, ...JSON.parse(json) }) : undefined
  }
  if (word === 'yes') return reply('confirm', {})
  if (word === 'only') return reply('confirm', { items: [Number(json) - 1] })
  if (word === 'change') return reply('correct', JSON.parse(json))
  return undefined
}

function reply(intent: string, params: RoutedCall['params']): RoutedDecision {
  return { intent, params, source: 'pending', confidence: 1 }
}

function readFresh(text: string): RoutedDecision {
  const calls = text.split(' & ').map((part): RoutedCall => {
    const [intent = '', ...rest] = part.split(' ')
    return { intent, params: JSON.parse(rest.join(' ') || '{}') }
  })
  const [only] = calls
  const call = calls.length === 1 && only ? only : { intent: 'multi', params: { actions: calls } }
  return { ...call, source: 'sentence', confidence: 1 }
}
