import type { JsonObject } from '@parco/protocol'
import type { MessageRouter, RoutedMessage } from '../../src/turn/message-router.ts'

/**
 * A router without language: a message is `intent {json}`, several joined by ` & `. `yes`, `no`,
 * `only N`, `change {json}` and `= {json}` answer what is pending.
 */
export const notesRouter: MessageRouter = {
  route({ text, pending }) {
    return (pending && readReply(text, pending.kind, pending)) ?? readFresh(text)
  },
  askFor: (_intent, slot, locale) => (locale === 'en' ? `Which ${slot}?` : `Qual ${slot}?`),
}

function readReply(
  text: string,
  kind: 'writes' | 'question',
  pending: Parameters<MessageRouter['route']>[0]['pending'],
): RoutedMessage | undefined {
  const reply = (intent: string, params: JsonObject): RoutedMessage => ({
    intent,
    params,
    source: 'pending',
    confidence: 1,
  })
  const [word, ...rest] = text.split(' ')
  const json = rest.join(' ')
  if (word === 'no') return reply('reject', {})
  if (kind === 'writes') {
    if (word === 'yes') return reply('confirm', {})
    if (word === 'only') return reply('confirm', { items: [Number(json) - 1] })
    if (word === 'change') return reply('correct', JSON.parse(json))
  } else if (word === '=' && pending?.kind === 'question') {
    const { intent, params } = pending.candidate
    return reply(intent, { ...params, ...JSON.parse(json) })
  }
  return undefined
}

function readFresh(text: string): RoutedMessage {
  const calls = text.split(' & ').map((part) => {
    const [intent = '', ...rest] = part.split(' ')
    return { intent, params: JSON.parse(rest.join(' ') || '{}') as JsonObject }
  })
  const [only] = calls
  const call = calls.length === 1 && only ? only : { intent: 'multi', params: { actions: calls } }
  return { ...call, source: 'sentence', confidence: 1 }
}
