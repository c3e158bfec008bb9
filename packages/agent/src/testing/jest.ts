/**
 * Types alone: `import '@parco/agent/testing/jest'` beside `expect.extend(createTokenMatchers())`
 * tells Jest's types (`@types/jest`) of `toUseAtMost`.
 */
import type { TokenKind } from './token-matchers.ts'

declare global {
  namespace jest {
    // Its parameters have to be those of the interface that it is merged with.
    // biome-ignore lint/complexity/noBannedTypes: see above.
    interface Matchers<R, T = {}> {
      /** At most so many tokens, of a run's usage or of what a scripted model was sent. */
      toUseAtMost(limit: number, kind?: TokenKind): R
    }
  }
}
