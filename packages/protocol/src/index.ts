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
} from './approval.ts'
export {
  DECISION_SOURCES,
  type Decision,
  type DecisionSource,
  decisionSchema,
  decisionSourceSchema,
  type IntentCall,
  intentCallSchema,
} from './decision.ts'
export {
  ERROR_CODES,
  type ErrorCode,
  isParcoError,
  ParcoError,
  type ParcoErrorOptions,
} from './errors.ts'
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
  ID_PREFIXES,
  type Id,
  type IdKind,
  type IdPrefix,
  type IdSource,
  idSchema,
  isId,
  type LearnedSentenceId,
  type MessageId,
  type MintId,
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
  MAX_MESSAGE_CHARACTERS,
  type Message,
  type MessagePart,
  type MessageRole,
  messagePartSchema,
  messageRoleSchema,
  messageSchema,
} from './message.ts'
export { type Receipt, type RowChange, receiptSchema, rowChangeSchema } from './receipt.ts'
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
export { type UiData, type UiMetadata, uiDataSchemas, uiMetadataSchema } from './ui.ts'
