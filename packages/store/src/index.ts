export { buildBlankDatabase } from './embedded/blank-database.ts'
export {
  type RestoreOptions,
  type RestoreResult,
  restoreDatabase,
} from './embedded/restore-database.ts'
export { listSnapshots, type Snapshot } from './embedded/snapshots.ts'
export { fromUuid, prefixedId, toUuid, toUuidOrNull } from './ids.ts'
export { toJson } from './json.ts'
export { type MigrationSource, storeMigrations } from './migrations/migration-source.ts'
export { openStore } from './open-store.ts'
export {
  type Admission,
  type AdmitTurnInput,
  type AdmittedTurn,
  admitTurn,
  type EarlierTurn,
  findTurnByKey,
  type TurnOrigin,
} from './repositories/admit-turn.ts'
export {
  type ApprovalValues,
  type DecideApprovalInput,
  type DecideApprovalResult,
  decideApproval,
  editApproval,
  expireApprovals,
  findApproval,
  insertApprovals,
  listApprovals,
  listOpenApprovals,
  type StoredApproval,
} from './repositories/approvals.ts'
export {
  deleteFeed,
  deleteFeeds,
  type FeedEntryState,
  holdFeed,
  insertFeed,
  listFeedEntries,
  listFeeds,
  type StoredFeed,
  saveFeedEntries,
  touchFeed,
} from './repositories/calendar-feeds.ts'
export {
  type Classification,
  findClassification,
  keepClassification,
} from './repositories/classifications.ts'
export {
  type ConversationContext,
  findConversationContext,
  saveConversationContext,
} from './repositories/conversation-context.ts'
export {
  type ConversationQuery,
  type DeletedConversation,
  deleteConversation,
  findConversation,
  listConversations,
  renameConversation,
  type StoredConversation,
} from './repositories/conversations.ts'
export {
  deleteDevice,
  findDevice,
  insertDevice,
  listDevices,
  type StoredDevice,
  touchDevice,
} from './repositories/devices.ts'
export {
  addDue,
  type DueList,
  type DueOfUser,
  type DueRow,
  findDue,
  lockDue,
  postponeDue,
  refOfUser,
  replaceDue,
  takeDue,
} from './repositories/due.ts'
export { type FinishTurnInput, finishTurn, type NewDecision } from './repositories/finish-turn.ts'
export {
  claimIdempotencyKey,
  type KeyClaim,
  storeIdempotentResponse,
} from './repositories/idempotency-keys.ts'
export {
  ensureInbox,
  findInbox,
  listDeliveries,
  markInboxRead,
  type StoredDelivery,
  type StoredInbox,
} from './repositories/inboxes.ts'
export {
  type IntentAction,
  listIntentActions,
  type PromptVariant,
} from './repositories/intent-actions.ts'
export { readLastDecision } from './repositories/last-decision.ts'
export {
  decideLearnedSentence,
  findLearnedSentence,
  type LearnedSentence,
  type LearnedStatus,
  listLearnedSentences,
  listOffers,
  offerSentence,
} from './repositories/learned-sentences.ts'
export { listMessages, type StoredMessage } from './repositories/messages.ts'
export {
  type CallSum,
  countMessageTurnsByDay,
  type ListedCall,
  listModelCalls,
  type ModelUsage,
  type Span,
  sumCallsByDay,
  sumCallsByHosts,
  sumCallsBySkills,
  summarizeModelCalls,
  type TurnCount,
} from './repositories/model-call-sums.ts'
export {
  countModelCall,
  endModelCall,
  type ModelCallEnd,
  type NewModelCall,
  type ReachedLimit,
  type SpendingLimits,
  spentSince,
  startModelCall,
} from './repositories/model-calls.ts'
export { type DailyNotice, isFirstNotice } from './repositories/notices.ts'
export type { PageCursor } from './repositories/page.ts'
export {
  closeQuestion,
  findOpenQuestion,
  openQuestion,
  type StoredQuestion,
} from './repositories/questions.ts'
export {
  findReceipt,
  insertReceipt,
  type ListReceiptsQuery,
  listReceipts,
  listReceiptsById,
  listUndoable,
  markLastUndoingRedone,
  markReceiptUndone,
} from './repositories/receipts.ts'
export { findResponse, keepResponse } from './repositories/response-cache.ts'
export { listSaidBefore, type SaidBefore } from './repositories/said-before.ts'
export {
  findSaid,
  listSaidPlaces,
  listSaidSince,
  type SaidConversation,
  type SaidMessage,
  type SaidPlace,
} from './repositories/said-turns.ts'
export {
  type ConversationKind,
  readSkillSurroundings,
  type SkillSurroundings,
  saveSkillState,
} from './repositories/skill-state.ts'
export {
  checkpointTaskStep,
  finishTaskRun,
  insertTaskRun,
  listRunningTaskRuns,
  type StoredTaskRun,
  type TaskRunId,
} from './repositories/task-runs.ts'
export {
  endLeftTurn,
  type ResumedTurn,
  renewLeases,
  resumeTurn,
  type SuspendTurnInput,
  suspendTurn,
  type TurnLease,
} from './repositories/think-turn.ts'
export {
  dropAnswers,
  isAnswering,
  readToldRows,
  type ToldQuery,
  type ToldRow,
  turnsNaming,
  writeToldRow,
} from './repositories/told-texts.ts'
export {
  listToolUses,
  spreadTokens,
  type TokensPerTurn,
  type ToolUse,
} from './repositories/tool-uses.ts'
export { readTurnSurroundings, type TurnSurroundings } from './repositories/turn-surroundings.ts'
export { type NewUsage, summarizeUsage, type UsageSummary } from './repositories/usage.ts'
export {
  deleteUserRows,
  forgetUserSettings,
  hasRows,
  insertUserRows,
  listUserTables,
  readOneState,
  readUserRows,
  type UserTable,
} from './repositories/user-data.ts'
export {
  ensureUser,
  findUser,
  type NewUserSettings,
  type SettingsChange,
  updateUserSettings,
} from './repositories/users.ts'
export type { Drizzle, Sql } from './sql.ts'
export type { Store } from './store.ts'
export type {
  DirectoryStoreOptions,
  MemoryStoreOptions,
  ServerStoreOptions,
  StoreLog,
  StoreLogEntry,
  StoreOptions,
} from './store-options.ts'
export type { TransactionOptions } from './transaction.ts'
