import type { Readable } from 'node:stream'

/** What a server answered; its body is still coming. */
export interface ServerAnswer {
  readonly status: number
  readonly statusText: string
  readonly headers: () => Headers
  readonly body: Readable
}
