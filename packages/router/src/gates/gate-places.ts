import type { Message } from '../clauses/message.ts'
import { spokenWords } from '../clauses/spoken-words.ts'
import { MessageNote } from '../grammar/message-note.ts'
import type { Gate, Speech } from '../speech/speech.ts'

/** Where phrases of a gate begin in a message, with how many words each has, the longest first. */
export interface GatePlace {
  readonly at: number
  readonly lengths: readonly number[]
}

/** A gate whose words are in a message, with their places in order. */
export interface GatePlaces {
  readonly gate: Gate
  readonly places: GatePlace[]
}

const known = new MessageNote<{ speech: Speech; found: readonly GatePlaces[] }>()

/** Finds the words of every gate in a message: once, however many clauses are asked about. */
export function gatePlacesIn(message: Message, speech: Speech): readonly GatePlaces[] {
  const noted = known.of(message)
  if (noted?.speech === speech) return noted.found
  const found = findPlaces(message, speech)
  known.note(message, { speech, found })
  return found
}

function findPlaces(message: Message, speech: Speech): readonly GatePlaces[] {
  const words = spokenWords(message, speech)
  const wordAt = (place: number) => message.items[place]?.word
  let found: GatePlaces[] | undefined
  for (let at = 0; at < words.length; at++) {
    for (const gate of words[at]?.gates ?? NONE) {
      const lengths = gate.phrases.lengthsAt(wordAt, at)
      if (lengths.length === 0) continue
      found ??= []
      const same = found.find((one) => one.gate === gate)
      if (same) same.places.push({ at, lengths })
      else found.push({ gate, places: [{ at, lengths }] })
    }
  }
  return found?.sort((one, other) => one.gate.order - other.gate.order) ?? NONE
}

const NONE: readonly never[] = []
