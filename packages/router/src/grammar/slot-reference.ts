import { SPAN_TYPES } from './slot-names.ts'

/** A slot of a template: what fills it, and what it is called. */
export interface SlotReference {
  readonly number: number
  readonly type: string
  readonly name: string
  /** The number of its type among those that words may fill; -1 for one that a scanner fills. */
  readonly textType: number
}

/** The slots of a grammar by their number, and the types of those that words may fill. */
export interface GrammarSlots {
  readonly references: readonly SlotReference[]
  readonly textTypes: readonly string[]
}

/** Reads slots written as `type:name`. */
export function readSlots(slots: readonly string[]): GrammarSlots {
  const textTypes: string[] = []
  const textTypeOf = (type: string): number => {
    if (SPAN_TYPES.has(type)) return -1
    const known = textTypes.indexOf(type)
    return known < 0 ? textTypes.push(type) - 1 : known
  }
  const references = slots.map((slot, number) => {
    const [type = '', name = type] = slot.split(':')
    return { number, type, name, textType: textTypeOf(type) }
  })
  return { references, textTypes }
}
