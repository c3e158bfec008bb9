/** What stands in for `globalThis.fetch`. */
export type Fetch = typeof globalThis.fetch
