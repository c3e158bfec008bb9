import type { ApprovalId, ConversationId, TurnEvent, UserId } from '@parco/protocol'

/** What is known of a turn before it begins. */
export interface TurnPlace {
  readonly userId: UserId
  /** Absent for an undo, which finds its conversation itself. */
  readonly conversationId?: ConversationId
  /** See `UiEncoderOptions`. */
  readonly continues?: ReadonlyMap<string, ApprovalId>
}

export interface LiveTurnOptions extends TurnPlace {
  /** Begins the turn; the signal asks it to end with `aborted`. */
  readonly run: (signal: AbortSignal) => AsyncIterable<TurnEvent>
  /** What to tell of something thrown; the turn should have ended with it instead. */
  readonly toFailure: (error: unknown) => TurnFailure
}

export type TurnFailure = NonNullable<Extract<TurnEvent, { type: 'turn-end' }>['error']>

/**
 * A turn under way. It goes on whoever listens: a client that goes away has only hung up, and one
 * that comes back hears everything from the beginning.
 */
export interface LiveTurn {
  readonly place: TurnPlace
  /** Everything told so far, then what follows, up to `turn-end`; for any number of listeners. */
  events(): AsyncIterable<TurnEvent>
  /** Resolves once `turn-end` has been told. */
  readonly ended: Promise<void>
  /** Asks the turn to end. */
  abort(): void
  /** Ends it for its listeners, whether it answers or not. */
  cutOff(): void
}

/** Starts a turn, and keeps its events for as long as somebody may want to hear them. */
export function startLiveTurn(options: LiveTurnOptions): LiveTurn {
  const controller = new AbortController()
  const events: TurnEvent[] = []
  const ended = Promise.withResolvers<void>()
  let next = Promise.withResolvers<void>()
  let isOver = false

  function tell(event: TurnEvent): void {
    if (isOver) return
    events.push(event)
    isOver = event.type === 'turn-end'
    const told = next
    next = Promise.withResolvers()
    told.resolve()
    if (isOver) ended.resolve()
  }

  async function run(): Promise<void> {
    try {
      for await (const event of options.run(controller.signal)) {
        tell(event)
        if (isOver) return
      }
      tell(failedEnd(options.toFailure(new Error('The turn broke off before its end.'))))
    } catch (error) {
      tell(failedEnd(options.toFailure(error)))
    }
  }

  void run()
  return {
    place: options,
    async *events() {
      for (let index = 0; ; index += 1) {
        while (index >= events.length) {
          if (isOver) return
          await next.promise
        }
        yield events[index] as TurnEvent
      }
    },
    ended: ended.promise,
    abort: () => controller.abort(),
    cutOff: () => tell({ ...EMPTY_END, outcome: 'aborted' }),
  }
}

const EMPTY_END = {
  type: 'turn-end',
  usage: { inputTokens: 0, outputTokens: 0 },
  durationMs: 0,
} as const

function failedEnd(error: TurnFailure): TurnEvent {
  return { ...EMPTY_END, outcome: 'failed', error }
}
