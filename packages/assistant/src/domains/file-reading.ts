import type { JsonObject } from '@parco/protocol'

/** What a file of another program holds, as a write of a domain takes it in. */
export interface FileReading {
  /** `OFX`, `CSV`. */
  readonly format: string
  /** The write that takes it in, and the slot of its input that holds the items. */
  readonly tool: string
  readonly slot: string
  readonly items: readonly FileItem[]
  /** What could not be read of it, in the order of the file. */
  readonly unread: readonly FileLine[]
}

/** One thing that a file holds. */
export interface FileItem {
  /** What goes into the slot of the write. */
  readonly input: JsonObject
  /** YYYY-MM-DD. */
  readonly date: string
  readonly title: string
  /** What it would be filed as, in the user's language. */
  readonly filedAs: string
  /** `−R$ 38,50`. */
  readonly display: string
  /** It is recorded already, as far as code can tell. */
  readonly isKnown: boolean
  /** It is not taken in unless somebody says so; `note` says why. */
  readonly isLeftOut: boolean
  readonly note?: string
}

/** A line of a file that could not be read, and why, in the user's language. */
export interface FileLine {
  /** From 1. */
  readonly line: number
  readonly text: string
  readonly why: string
}
