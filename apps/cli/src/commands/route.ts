import { createLifeRouter } from '@parco/assistant/router'
import type { IntentCatalogue, RouterContext } from '@parco/router'
import { EXIT_CODES, type ExitCode } from '../exit-code.ts'
import { defaultTimeZone } from '../route/default-time-zone.ts'
import { loadOwnSentences } from '../route/load-own-sentences.ts'
import { parseRouteRequest, type RouteRequest } from '../route/route-request.ts'
import { type InputLine, splitLines } from '../route/split-lines.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** How `parco route` was called. */
export interface RouteOptions {
  /** Read requests from the input, one JSON object per line. */
  readonly jsonl: boolean
  /** Say how the message was understood; of lines, add to each answer which sentences matched. */
  readonly explain?: boolean
  /** The explanation as JSON, instead of lines for a person. */
  readonly json?: boolean
  /** One message, in place of lines. */
  readonly text?: string
  readonly lang?: 'pt-BR' | 'en'
}

/** Longest line read, in characters; a message is far shorter. */
const MAX_LINE_CHARACTERS = 2_000_000

interface RouteError {
  readonly code: 'bad-request' | 'too-large' | 'internal'
  readonly message: string
}

/**
 * Says what messages would be understood as, without a database: one JSON line per message on the
 * output. A bad line is answered by `{id?, error: {code, message}}` and the rest goes on. Ends with 0,
 * with 2 when a line was bad or nothing was asked, with 4 when a single message was not understood.
 */
export async function runRoute(options: RouteOptions, terminal: Terminal): Promise<ExitCode> {
  const own = await loadOwnSentences(terminal)
  const session = createSession(options, terminal, own)
  if (options.text !== undefined && options.explain) {
    return explainText(options.text, options, session, terminal)
  }
  if (options.text !== undefined) {
    const answer = session.answer({ text: options.text })
    terminal.write(`${JSON.stringify(answer)}\n`)
    return answer.intent === 'model' ? EXIT_CODES.notUnderstood : EXIT_CODES.ok
  }
  if (!options.jsonl) {
    terminal.writeError('parco route "gastei 20 no uber"\nparco route --jsonl < messages.jsonl\n')
    return EXIT_CODES.usage
  }
  let isClean = true
  for await (const line of splitLines(terminal.input, MAX_LINE_CHARACTERS)) {
    if ('text' in line && line.text.trim() === '') continue
    const answer = answerLine(line, session)
    isClean &&= !('error' in answer)
    terminal.write(`${JSON.stringify(answer)}\n`)
  }
  return isClean ? EXIT_CODES.ok : EXIT_CODES.usage
}

async function explainText(
  text: string,
  { json }: RouteOptions,
  session: Session,
  terminal: Terminal,
): Promise<ExitCode> {
  const explanation = session.explain(text)
  if (json) terminal.write(`${JSON.stringify(explanation)}\n`)
  else {
    const { renderExplanation } = await import('../route/render-explanation.ts')
    const { carriedOutIntents } = await import('@parco/assistant/sentences')
    terminal.write(`${renderExplanation(explanation, session.locale, carriedOutIntents())}\n`)
  }
  return explanation.decision.intent === 'model' ? EXIT_CODES.notUnderstood : EXIT_CODES.ok
}

type Session = ReturnType<typeof createSession>
type Answer = { readonly id?: string | number } & (
  | ReturnType<Session['answer']>
  | { readonly error: RouteError }
)

function createSession(
  options: RouteOptions,
  terminal: Terminal,
  own: readonly IntentCatalogue[] | undefined,
) {
  const router = createLifeRouter()
  // Found when first needed: the time-zone data takes a while to load, and a line may name its zone.
  const ownZone = once(() => defaultTimeZone(terminal.environment))
  const locale = options.lang ?? localeOf(terminal.environment)
  const contextOf = ({ lang, now, timeZone, pending }: Partial<RouteRequest>): RouterContext => ({
    locale: lang ?? locale,
    now: now ?? new Date(),
    timeZone: timeZone ?? ownZone(),
    ...(pending ? { pending } : {}),
    ...(own ? { own } : {}),
  })
  return {
    ownZone,
    locale,
    explain: (text: string) => router.explain(text, contextOf({})),
    answer({ text, ...rest }: Omit<RouteRequest, 'id'>) {
      const startMs = performance.now()
      const decision = router.decide(text, contextOf(rest))
      const { intent, params, source, confidence, ...why } = decision
      const ms = Math.round((performance.now() - startMs) * 1000) / 1000
      return { intent, params, source, confidence, ms, ...(options.explain ? why : {}) }
    },
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** The language to assume of a message that shows none. */
function localeOf(environment: Terminal['environment']): 'pt-BR' | 'en' {
  const tag =
    environment.PARCO_LOCALE || environment.LC_ALL || environment.LC_MESSAGES || environment.LANG
  return tag === undefined || tag === '' || /^(?:pt|C\b|POSIX)/i.test(tag) ? 'pt-BR' : 'en'
}

function answerLine(line: InputLine, session: Session): Answer {
  if ('isTooLong' in line) {
    return refuse('too-large', `expected at most ${MAX_LINE_CHARACTERS} characters on a line`)
  }
  const parsed = parseJson(line.text)
  if (parsed === undefined) return refuse('bad-request', 'expected one JSON object per line')
  const result = parseRouteRequest(parsed, session.ownZone)
  if (result.status === 'invalid') {
    const { id, message } = result
    return { ...(id === undefined ? {} : { id }), ...refuse('bad-request', message) }
  }
  const { id } = result.request
  try {
    return { id, ...session.answer(result.request) }
  } catch (error) {
    return { id, ...refuse('internal', error instanceof Error ? error.message : String(error)) }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function refuse(code: RouteError['code'], message: string): { readonly error: RouteError } {
  return { error: { code, message } }
}
