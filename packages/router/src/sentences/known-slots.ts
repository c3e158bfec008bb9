import { SPAN_TYPES } from '../grammar/slot-names.ts'
import { SPEECH as ENGLISH } from '../speech/en.generated.ts'
import { SPEECH as PORTUGUESE } from '../speech/pt-BR.generated.ts'
import { createSpeech } from '../speech/speech.ts'
import { createTextSlots } from '../values/text-slots.ts'

let textSlots: ReadonlySet<string> | undefined

/** Whether templates may name a slot of that type. */
export function isKnownSlot(type: string): boolean {
  textSlots ??= new Set(
    [ENGLISH, PORTUGUESE].flatMap((source) => [
      ...createTextSlots(createSpeech(source), {}).keys(),
    ]),
  )
  return SPAN_TYPES.has(type) || textSlots.has(type)
}
