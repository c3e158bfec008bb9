import { ParcoError, type UserId } from '@parco/protocol'
import type {
  ExplainedClause,
  RoutedCall,
  Router,
  RouterContext,
  UserVocabulary,
} from '@parco/router'
import { findUser, type Sql, type Store } from '@parco/store'
import type { Domain } from '../domains/domain.ts'
import type {
  ExplainedPart,
  MessageExplanation,
  MessageInput,
  Teaching,
} from '../parco/teaching.ts'
import type { TextsOf } from '../replies/create-texts.ts'
import { contextsOfReader } from '../turn/create-domain-contexts.ts'
import { readMessageText } from '../turn/read-message-text.ts'
import type { ToolCatalogue } from '../turn/tool-catalogue.ts'
import { type Explain, explainerOf } from '../understanding/left-out.ts'
import { toLearnedView } from './create-learned.ts'
import type { Learning } from './create-learning.ts'
import { isSameCall } from './propose-sentence.ts'

export interface TeachingParts {
  readonly store: Store
  readonly router: Router
  readonly domains: readonly Domain[]
  readonly tools: ToolCatalogue
  readonly texts: TextsOf
  readonly learning: Learning
  readonly now: () => Date
}

/** Guesses of the classifier that are worth a look. */
const SHOWN_GUESSES = 3

/**
 * Creates the part of `Parco` that says how a message is understood on its own, and takes the user's
 * word for what it should have meant. Nothing of it asks a model.
 */
export function createTeaching(
  parts: TeachingParts,
): Pick<Teaching, 'explainMessage' | 'teachSentence'> {
  const { store, router, tools, learning } = parts
  const explain: Explain = explainerOf(router)
  const contextOf = (input: MessageInput) =>
    store.transaction(input.userId, (sql) => readContext(parts, sql, input), { readOnly: true })
  return {
    async explainMessage(input) {
      const context = await contextOf(input)
      const explanation = explain(readMessageText(input.text), context)
      if (!explanation) throw new ParcoError('not-allowed', 'This router does not explain itself.')
      const { decision, clauses, candidates } = explanation
      const areaOf = createAreas(parts, context)
      return {
        intent: decision.intent,
        source: decision.source,
        confidence: decision.confidence,
        ...areaOf(decision.intent),
        parts: clauses.map((clause) => toPart(clause, areaOf)),
        guesses: candidates
          .slice(0, SHOWN_GUESSES)
          .map(({ intent, confidence }) => ({ intent, confidence, ...areaOf(intent) })),
      } satisfies MessageExplanation
    },
    async teachSentence(input) {
      const [text, sameAs] = [readMessageText(input.text), readMessageText(input.sameAs)]
      const context = await contextOf(input)
      const meant: RoutedCall = router.decide(sameAs, context)
      if (!tools.has(meant.intent)) return { status: 'not-understood' }
      if (isSameCall(router.decide(text, context), meant)) return { status: 'known' }
      const user = await store.transaction(input.userId, findUser, { readOnly: true })
      const taught = user && (await learning.teach(user, text, meant, context))
      return taught
        ? { status: 'taught', sentence: toLearnedView(taught) }
        : { status: 'impossible' }
    },
  }
}

async function readContext(
  { domains, texts, learning, now }: TeachingParts,
  sql: Sql,
  { userId, locale }: MessageInput,
): Promise<RouterContext> {
  const moment = now()
  const place = await contextsOfReader({
    sql,
    texts,
    domains,
    now: moment,
    ...(locale === undefined ? {} : { locale }),
  })
  const names: Record<string, unknown> = {}
  for (const domain of domains)
    Object.assign(names, await domain.vocabulary?.(place.contextOf(domain)))
  return {
    locale: place.locale,
    timeZone: await zoneOf(sql),
    now: moment,
    vocabulary: names as UserVocabulary,
    own: await learning.ownOf(userId as UserId, sql),
  }
}

async function zoneOf(sql: Sql): Promise<string> {
  return (await findUser(sql))?.timeZone ?? 'UTC'
}

type AreaOf = (intent: string) => { readonly area?: string }

/** What the domain of a tool is called: `Dinheiro`. */
function createAreas({ tools, texts }: TeachingParts, { locale }: RouterContext): AreaOf {
  return (intent) => {
    const domain = tools.get(intent)?.domain
    return domain ? { area: texts(domain.name, locale)('record.area') } : {}
  }
}

function toPart(
  { text, outcome, intent, readings }: ExplainedClause,
  areaOf: AreaOf,
): ExplainedPart {
  const chosen = readings.find(({ isChosen }) => isChosen)
  return {
    said: text,
    outcome,
    ...(intent === undefined ? {} : { intent, ...areaOf(intent) }),
    ...(chosen ? { sentence: chosen.template, values: chosen.bound } : {}),
  }
}
