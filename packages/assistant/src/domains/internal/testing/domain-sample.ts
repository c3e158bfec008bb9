import type { JsonObject } from '@parco/protocol'

/** What the tests of every domain need to know of one; `testing/sample.ts` in its folder exports it as `sample`. */
export interface DomainSample {
  /** Writes that make records for others to refer to, in order. */
  readonly writes: readonly (readonly [tool: string, input: JsonObject])[]
  /** An input that is right and can be carried out after `writes`, for each tool that needs one: every tool that writes. */
  readonly inputs: Readonly<Record<string, JsonObject>>
  /** Slots that say which record is meant in other words than its name: the title of the card shows it. */
  readonly named?: readonly string[]
}
