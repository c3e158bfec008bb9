import { readFileSync } from 'node:fs'
import type { IntentCall, JsonObject } from '@parco/protocol'
import { createRouter, type Explanation, type IntentCatalogue } from '@parco/router'
import { parseCatalogue } from '../../sentences/parse-catalogue.ts'
import type { DomainContext } from '../domain-context.ts'

/** What the reading of a message depends on besides its words. */
export type ReadingContext = Pick<DomainContext, 'locale' | 'now' | 'timeZone'>

/** The sentences of one folder that its claims ask for. */
export interface ClaimedFolder {
  readonly catalogues: readonly IntentCatalogue[]
  /** Whether one of its sentences is the reading that a sentence of a file gave. */
  holds(source: string): boolean
  /** What an explanation made of a message, if that is one sentence of the folder. */
  callIn(explained: Explanation): IntentCall | undefined
  /** Reads a message by these sentences alone. */
  read(text: string, context: ReadingContext): IntentCall | undefined
}

/** Opens the files `claimed.<language>.yaml` of a folder; they are compiled when a message is read by them alone. */
export function openClaimedFolder(folder: URL): ClaimedFolder {
  const files = ['claimed.pt-BR.yaml', 'claimed.en.yaml'].map((name) => new URL(name, folder))
  const catalogues = files.map(readCatalogue)
  const names = new Set(catalogues.flatMap(({ intents }) => Object.keys(intents)))
  const sources = new Set(files.map(({ href }) => href))
  const callIn = ({ clauses, decision }: Explanation): IntentCall | undefined => {
    const { intent, params } = decision
    // What is said beside it may turn it: "e ela já me devolveu".
    if (clauses.length !== 1 || !names.has(intent)) return undefined
    return { intent, params: params as JsonObject }
  }
  let router: ReturnType<typeof createRouter> | undefined
  return {
    catalogues,
    holds: (source) => sources.has(source),
    callIn,
    read(text, context) {
      router ??= createRouter({ intents: catalogues })
      const whole = router.explain(text, context)
      // Of "me empresta, quer dizer, emprestei 80" only what it was put right to is meant.
      const after = whole.repair && callIn(router.explain(whole.repair.after, context))
      return after ?? callIn(whole)
    },
  }
}

function readCatalogue(file: URL): IntentCatalogue {
  const { catalogue, problems } = parseCatalogue(readFileSync(file, 'utf8'), file.href)
  if (catalogue !== undefined && problems.length === 0) return catalogue
  const [problem] = problems
  throw new Error(`${file.pathname}:${problem?.line ?? 1}: ${problem?.message ?? 'no catalogue'}`)
}
