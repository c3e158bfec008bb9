import { readFileSync } from 'node:fs'
import type { IntentCall, JsonObject } from '@parco/protocol'
import { createRouter, type ExplainingRouter } from '@parco/router'
import { parseCatalogue } from '../../sentences/parse-catalogue.ts'
import type { DomainContext } from '../domain-context.ts'

const FILES = ['claimed.pt-BR.yaml', 'claimed.en.yaml']

/** Reads a message by a few sentences that only a claim asks for; nothing where none explains all of it. */
export type ClaimedReader = (
  text: string,
  context: Pick<DomainContext, 'locale' | 'now' | 'timeZone'>,
) => IntentCall | undefined

/**
 * A reader of the sentences in `claimed.<language>.yaml` of a folder. They are written like those of
 * `intents.<language>.yaml`, but the router does not know them: what they mean depends on what the user
 * keeps. Compiled when the first message is read.
 */
export function claimedSentences(folder: URL): ClaimedReader {
  let router: ExplainingRouter | undefined
  let names: ReadonlySet<string> = new Set()
  const read: ClaimedReader = (text, { locale, now, timeZone }) => {
    if (router === undefined) {
      const intents = FILES.map((file) => readCatalogue(folder, file))
      names = new Set(intents.flatMap((catalogue) => Object.keys(catalogue.intents)))
      router = createRouter({ intents })
    }
    const { clauses, decision } = router.explain(text, { locale, now, timeZone })
    const { intent, params } = decision
    // What is said beside it may turn it: "e ela já me devolveu".
    if (clauses.length !== 1 || !names.has(intent)) return undefined
    return { intent, params: params as JsonObject }
  }
  // Several claims of a folder ask about one message, one after the other.
  let last: { readonly key: string; readonly call: IntentCall | undefined } | undefined
  return (text, context) => {
    const key = `${context.locale} ${context.timeZone} ${context.now.getTime()} ${text}`
    if (last?.key !== key) last = { key, call: read(text, context) }
    return last.call
  }
}

function readCatalogue(folder: URL, name: string) {
  const { catalogue, problems } = parseCatalogue(readFileSync(new URL(name, folder), 'utf8'), name)
  if (catalogue !== undefined && problems.length === 0) return catalogue
  throw new Error(`${name}:${problems[0]?.line ?? 1}: ${problems[0]?.message ?? 'no catalogue'}`)
}
