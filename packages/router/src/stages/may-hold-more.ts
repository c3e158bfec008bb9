import type { NoneReading, ReadingInput } from '../clauses/clause-reading.ts'

/** A gate stands in one place of a message; what orders, asks, or goes on for long may ask for something elsewhere. */
export function mayHoldMore(
  { isByGate, isLoose }: NoneReading,
  { message, language }: ReadingInput,
): boolean {
  if (!isByGate) return isLoose === true
  const { items } = message
  return (
    items.length > SHORT_MESSAGE ||
    items.some(({ word }) => word === '?' || language.speech.commands.has(word))
  )
}

const SHORT_MESSAGE = 9
