export interface Page<Item> {
  readonly items: readonly Item[]
  /** Pass it on to get what follows; absent at the end. */
  readonly nextCursor?: string
}

export interface PageRequest {
  readonly cursor?: string
  /** 1 to 100. */
  readonly limit?: number
}
