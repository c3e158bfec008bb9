import { GRAMMAR as ENGLISH } from '../../../assistant/src/life-grammar.en.generated.ts'
import { GRAMMAR as PORTUGUESE } from '../../../assistant/src/life-grammar.pt-BR.generated.ts'
import { createRouter } from '../../src/index.ts'

/** Decides what it is sent, as a worker of a page would: this file is bundled by the test beside it. */
const router = createRouter({ intents: [], grammars: { 'pt-BR': PORTUGUESE, en: ENGLISH } })

interface Asked {
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
scope.onmessage = ({ data: { text, locale, now, timeZone } }) =>
  scope.postMessage(router.decide(text, { locale, now: new Date(now), timeZone }))
