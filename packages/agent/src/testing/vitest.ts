/**
 * Types alone: `import '@parco/agent/testing/vitest'` beside `expect.extend(createTokenMatchers())`
 * tells the types of Vitest 5 of `toUseAtMost`.
 */
import type {} from 'vitest'
import type { TokenKind } from './token-matchers.ts'

declare module 'vitest' {
  // Its parameters have to be those of the interface that it is merged with.
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /** At most so many tokens, of a run's usage or of what a scripted model was sent. */
    toUseAtMost(limit: number, kind?: TokenKind): R
  }
}
