import type { IntentCall, JsonObject } from '@parco/protocol'
import type { RoutedCall, RoutedDecision, RouterContext, UserVocabulary } from '../router-types.ts'
import type { Locale } from '../text/locale.ts'
import { billCategoryOf, expenseCategoryOf, incomeTypeOf } from '../values/category-of.ts'
import type { Pending } from './pending.ts'
import { readPending } from './read-pending.ts'

/** A decision taken on a reply; `target` is the position of the one pending write that a `correct` changes. */
export interface PendingDecision extends RoutedDecision {
  readonly target?: number
}

/** What the stage needs of the pipeline around it. */
export interface PendingStageInput {
  readonly text: string
  readonly locale: Locale
  readonly context: RouterContext
  /** The pipeline without this stage, on any text. */
  readonly decideFresh: (text: string) => RoutedDecision
}

/** The first stage: reads a message as a reply to what is open; nothing when it is about something else. */
export function decidePending({
  text,
  locale,
  context,
  decideFresh,
}: PendingStageInput): PendingDecision | undefined {
  const { pending, now, timeZone, vocabulary } = context
  if (pending === undefined) return undefined
  const reading = readPending({
    text,
    pending: toPending(pending),
    context: { locale, now, timeZone },
    readFresh: (said) => {
      const { intent, params } = decideFresh(said)
      return intent === 'model' ? undefined : toCall({ intent, params })
    },
    complete: (call) => complete(call, locale, vocabulary),
  })
  if (reading === undefined) return undefined
  const { call, target, rule } = reading
  const isUndecided = call.intent === 'none' || call.intent === 'clarify'
  return {
    ...call,
    source: 'pending',
    confidence: isUndecided ? 0.9 : 0.98,
    explanation: [`pending: ${rule}`],
    ...(isUndecided ? { reason: rule } : {}),
    ...(target === undefined ? {} : { target }),
  }
}

function toPending(pending: NonNullable<RouterContext['pending']>): Pending {
  if (pending.kind === 'writes') return { kind: 'writes', writes: pending.writes.map(toCall) }
  return { kind: 'question', missing: pending.missing, candidate: toCall(pending.candidate) }
}

/** The params of a call are JSON: they were parsed from it, or built by the sentences. */
function toCall({ intent, params }: RoutedCall): IntentCall {
  return { intent, params: params as JsonObject }
}

/** Adds the category or type that follows from a name, unless one is set. */
function complete(
  call: IntentCall,
  locale: Locale,
  vocabulary: UserVocabulary | undefined,
): IntentCall {
  const { intent, params } = call
  const { name } = params
  if (typeof name !== 'string') return call
  const add = (slot: string, value: string): IntentCall =>
    params[slot] === undefined ? { intent, params: { ...params, [slot]: value } } : call
  switch (intent) {
    case 'create_expense':
      return add('category', expenseCategoryOf(name, locale, vocabulary))
    case 'create_bill':
      return add('category', billCategoryOf(name))
    case 'create_income':
      return add('type', incomeTypeOf(name))
    default:
      return call
  }
}
