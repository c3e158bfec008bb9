import type { IntentCall } from '@parco/protocol'

/** Whom a fact of somebody is told of: `dad` of "dad has a heart condition". */
export async function personTold({ params }: IntentCall): Promise<string | undefined> {
  const { content, type } = params
  if (type !== 'person' || typeof content !== 'string') return undefined
  return content.split(' ')[0]
}
