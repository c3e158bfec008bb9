import type {
  ConversationSummary,
  DayFigureView,
  DecisionsInput,
  Device,
  FileReading,
  ModelCallView,
  ModelStatus,
  ModelTest,
  OfferedTool,
  ProposalInput,
  RecordView,
  TurnInput,
  UndoInput,
  UsageReport,
} from '@parco/assistant'
import type {
  AlertSettings,
  Approval,
  Delivery,
  LearnedSentence,
  Message,
  NewCalendarFeed,
  PreviewField,
  Receipt,
  TurnEvent,
  User,
} from '@parco/protocol'

/** Tells the events of one call, in order; an error thrown is thrown to the caller. */
export type TurnScript<Input> = (
  input: Input,
  signal: AbortSignal | undefined,
) => Iterable<TurnEvent> | AsyncIterable<TurnEvent>

/** No model is chosen. */
export const NO_MODEL: ModelStatus = {
  state: 'none',
  hasKey: false,
  isChangeable: true,
  providers: [{ name: 'openai', needsKey: true }],
}

/** What every address and file holds. */
export const CALENDAR = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'

/** A month in which no model was asked. */
export const NO_USAGE = {
  turns: 0,
  thoughtTurns: 0,
  costUsd: 0,
  unpricedCalls: 0,
  calls: [],
  days: [],
  skills: [],
  tools: [],
  toolsOfSkills: [],
  incidents: [],
  hosts: [],
  limits: {},
  spentTodayUsd: 0,
  spentThisMonthUsd: 0,
} satisfies Omit<UsageReport, 'month'>

/** What a scripted assistant knows, and what it answers, call by call. */
export interface ParcoScript {
  readonly user?: Partial<User>
  readonly usage?: Partial<UsageReport>
  readonly modelCalls?: readonly ModelCallView[]
  /** What any file of another program holds. */
  readonly file?: FileReading
  readonly model?: Partial<ModelStatus>
  readonly modelTest?: ModelTest
  readonly turns?: readonly TurnScript<TurnInput>[]
  readonly decisions?: readonly TurnScript<DecisionsInput>[]
  readonly undos?: readonly TurnScript<UndoInput>[]
  readonly proposals?: readonly TurnScript<ProposalInput>[]
  /** An answer is under way in every conversation. */
  readonly isAnswering?: boolean
  readonly conversations?: readonly ConversationSummary[]
  /** What Parco said first. */
  readonly deliveries?: readonly Delivery[]
  readonly alerts?: Partial<AlertSettings>
  readonly messages?: readonly Message[]
  readonly approvals?: readonly Approval[]
  readonly receipts?: readonly Receipt[]
  readonly records?: readonly RecordView[]
  readonly devices?: readonly Device[]
  readonly feeds?: readonly NewCalendarFeed[]
  readonly figures?: readonly DayFigureView[]
  readonly sentences?: readonly LearnedSentence[]
  /** Adopting any sentence would change what something else means. */
  readonly isEverySentenceRisky?: boolean
  readonly readTools?: readonly OfferedTool[]
  readonly writeTools?: readonly OfferedTool[]
  /** Of every tool that writes but `read_minds`, which there is not. */
  readonly form?: readonly PreviewField[]
  readonly read?: (toolName: string, input: unknown) => unknown
}
