import type { Message } from '../clauses/message.ts'
import { MessageNote } from '../grammar/message-note.ts'
import type { Gate, Speech } from '../speech/speech.ts'

/** Where phrases of a gate begin in a message, with how many words each has, the longest first. */
export interface GatePlace {
  readonly at: number
  readonly lengths: readonly number[]
}

/** The places of each gate in a message, in order; a gate that is nowhere in it is left out. */
export type GatePlaces = ReadonlyMap<Gate, readonly GatePlace[]>

const known = new MessageNote<{ speech: Speech; places: GatePlaces }>()

/** Finds the words of every gate in a message: once, however many clauses are asked about. */
export function gatePlacesIn(message: Message, speech: Speech): GatePlaces {
  const found = known.of(message)
  if (found?.speech === speech) return found.places
  const places = new Map<Gate, GatePlace[]>()
  const gatesOf = gatesByFirstWord(speech)
  const wordAt = (place: number) => message.items[place]?.word
  for (let at = 0; at < message.items.length; at++) {
    for (const gate of gatesOf.get(wordAt(at) ?? '') ?? NONE) {
      const lengths = gate.phrases.lengthsAt(wordAt, at)
      if (lengths.length === 0) continue
      const list = places.get(gate)
      if (list) list.push({ at, lengths })
      else places.set(gate, [{ at, lengths }])
    }
  }
  known.note(message, { speech, places })
  return places
}

const NONE: readonly Gate[] = []

const indexes = new WeakMap<Speech, ReadonlyMap<string, readonly Gate[]>>()

/** The gates with a phrase that begins with a word: most words begin none. */
export function gatesByFirstWord(speech: Speech): ReadonlyMap<string, readonly Gate[]> {
  const made = indexes.get(speech)
  if (made) return made
  const index = new Map<string, Gate[]>()
  for (const gate of speech.gates) {
    for (const word of gate.phrases.firstWords()) {
      const gates = index.get(word)
      if (gates) gates.push(gate)
      else index.set(word, [gate])
    }
  }
  indexes.set(speech, index)
  return index
}
