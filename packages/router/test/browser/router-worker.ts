import { createRouter } from '../../src/index.ts'

/** Decides what it is sent, as a worker of a page would: this file is bundled by the test beside it. */
interface Asked {
  /** The compiled sentences of each language. */
  readonly grammars: Readonly<Record<'pt-BR' | 'en', string>>
  readonly text: string
  readonly locale: 'pt-BR' | 'en'
  readonly now: string
  readonly timeZone: string
}

/** What this file uses of a worker; the types of browsers are not those of the packages. */
interface WorkerScope {
  onmessage: (event: { readonly data: Asked }) => void
  postMessage(message: unknown): void
}

const scope = globalThis as unknown as WorkerScope
scope.onmessage = ({ data: { grammars, text, locale, now, timeZone } }) => {
  const router = createRouter({ intents: [], grammars })
  scope.postMessage(router.decide(text, { locale, now: new Date(now), timeZone }))
}
