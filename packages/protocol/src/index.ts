export {
  type AlertChanges,
  type AlertSettings,
  type AlertSwitch,
  alertChangesSchema,
  alertSettingsSchema,
  DEFAULT_ALERTS,
} from './alert-settings.ts'
export {
  APPROVAL_LIFETIME_MS,
  APPROVAL_STATUSES,
  type Approval,
  type ApprovalDecision,
  type ApprovalStatus,
  approvalDecisionSchema,
  approvalSchema,
  approvalStatusSchema,
  type Preview,
  type PreviewField,
  previewFieldKindSchema,
  previewFieldSchema,
  previewSchema,
  WRITE_VERBS,
  type WriteVerb,
} from './approval.ts'
export {
  type CalendarFeed,
  calendarFeedSchema,
  DEFAULT_FEED_CONTENTS,
  FEED_CONTENTS,
  type FeedContent,
  feedContentsSchema,
  type NewCalendarFeed,
  newCalendarFeedSchema,
} from './calendar-feed.ts'
export { type ConversationSummary, conversationSummarySchema } from './conversation-summary.ts'
export {
  DECISION_SOURCES,
  type Decision,
  type DecisionSource,
  decisionSchema,
  decisionSourceSchema,
  type IntentCall,
  intentCallSchema,
} from './decision.ts'
export { type Delivery, deliverySchema } from './delivery.ts'
export {
  ERROR_CODES,
  type ErrorCode,
  isParcoError,
  ParcoError,
  type ParcoErrorOptions,
} from './errors.ts'
export { type FileReading, fileReadingSchema } from './file-reading.ts'
export {
  createTurnFold,
  foldTurn,
  type TurnFold,
  type TurnResult,
  turnResultSchema,
} from './fold-turn.ts'
export {
  type ApprovalId,
  type ConversationId,
  createIdMinter,
  type DecisionId,
  type DeviceId,
  type FeedId,
  ID_PREFIXES,
  type Id,
  type IdSource,
  idSchema,
  isId,
  type LearnedSentenceId,
  type MessageId,
  type MintId,
  prefixOf,
  type QuestionId,
  type ReceiptId,
  type ToolCallId,
  type TurnId,
  type UserId,
} from './ids.ts'
export { type JsonObject, type JsonValue, jsonObjectSchema, jsonValueSchema } from './json.ts'
export {
  type LearnedSentence,
  learnedSentenceSchema,
  type SentenceDecision,
  sentenceDecisionSchema,
} from './learned-sentence.ts'
export { LOCALES, type Locale, localeSchema, toLocale } from './locale.ts'
export {
  type AnswerFile,
  answerFileSchema,
  MAX_MESSAGE_CHARACTERS,
  type Message,
  type MessagePart,
  type MessageRole,
  messagePartSchema,
  messageRoleSchema,
  messageSchema,
  type RecalledMemory,
  recalledMemorySchema,
  type Source,
  sourceSchema,
  type TextRole,
  textRoleSchema,
} from './message.ts'
export {
  type ModelCall,
  type MonthUsage,
  modelCallSchema,
  monthUsageSchema,
  type SkillIncident,
  skillIncidentSchema,
  spendingLimitsSchema,
  type ToolUsage,
  type UsageSum,
} from './model-usage.ts'
export { paceOf } from './pace.ts'
export {
  type PrintoutRequest,
  printoutQuery,
  printoutUrl,
  readPrintoutUrl,
} from './printout-request.ts'
export { type Receipt, type RowChange, receiptSchema, rowChangeSchema } from './receipt.ts'
export {
  type DayFigure,
  dayFigureSchema,
  type RecordEdit,
  type RecordView,
  recordEditSchema,
  recordViewSchema,
} from './record-view.ts'
export { settingsOfLanguage } from './settings-of-language.ts'
export {
  TURN_EVENT_VERSION,
  type TurnEvent,
  type TurnEventType,
  type TurnOutcome,
  turnEventSchema,
  turnOutcomeSchema,
  type Usage,
  usageSchema,
} from './turn-event.ts'
export {
  type UiData,
  type UiFileMetadata,
  type UiMetadata,
  type UiTextMetadata,
  uiDataSchemas,
  uiFileMetadataSchema,
  uiMetadataSchema,
  uiTextMetadataSchema,
} from './ui.ts'
export {
  CLOCKS,
  type Clock,
  isCurrency,
  isTimeZone,
  machineTimeZone,
  PERSPECTIVES,
  type Perspective,
  UNITS,
  type Units,
  type User,
  type UserSettings,
  userSchema,
  userSettingsSchema,
} from './user-settings.ts'
