import { fold } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import { describeTold } from '../facts/describe-told.ts'
import { readFacts } from '../facts/read-facts.ts'

/** More lines about somebody are a page. */
const MAX_TOLD = 12

/** What is kept of whoever is called by one of these words, wherever in a fact they stand. */
export async function tellsOf(
  context: DomainContext,
  names: readonly string[],
): Promise<readonly string[]> {
  const wanted = [...new Set(names.map(plain))].filter((name) => name !== '  ')
  const facts = (await readFacts(context)).filter(({ content }) =>
    wanted.some((name) => plain(content).includes(name)),
  )
  return facts.slice(0, MAX_TOLD).map((fact) => describeTold(fact, context))
}

/** Folded words with a space around each, so that a name is found as a whole. */
const plain = (words: string): string =>
  ` ${fold(words)
    .replaceAll(/['’]s(?!\p{L})/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
