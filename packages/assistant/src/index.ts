export { defineIntent, type Intent } from '@parco/router'
export { type Configuration, loadConfiguration } from './configuration.ts'
export { createParco, type ParcoParts } from './create-parco.ts'
export { type DomainDefinition, defineDomain } from './domains/define-domain.ts'
export type { Domain, DomainRecord } from './domains/domain.ts'
export type { ChangeLedger, DomainContext, DomainWriteContext } from './domains/domain-context.ts'
export type { Due, DueContext, DueKind } from './domains/domain-due.ts'
export type { Claim, DomainReadTool, DomainTool, DomainWriteTool } from './domains/domain-tool.ts'
export type { FileItem, FileLine, FileReading } from './domains/file-reading.ts'
export {
  defineDomainReadTool,
  defineDomainWriteTool,
} from './domains/internal/define-domain-tool.ts'
export type {
  BalancePart,
  DailySeries,
  DayValue,
  LifeView,
  SeriesUnit,
} from './domains/life-view.ts'
export { readSetting } from './domains/settings/read-setting.ts'
export type { Setting } from './domains/settings/setting-names.ts'
export { type RunningJobs, type StartJobsOptions, startJobs } from './jobs/start-jobs.ts'
export {
  createModelSettings,
  type ModelPlace,
  type ModelSettings,
  type Models,
} from './models/model-settings.ts'
export type { ModelChoice, ModelStatus } from './models/model-status.ts'
export type { ModelTest } from './models/test-model.ts'
export { type OpenParcoOptions, openParco } from './open-parco.ts'
export type { CalendarText } from './parco/calendars.ts'
export type {
  ConversationDeletion,
  ConversationSummary,
  ConversationsRequest,
} from './parco/conversations.ts'
export type { DueRound, Inbox, InboxRequest } from './parco/deliveries.ts'
export type { Device } from './parco/devices.ts'
export type { Page, PageRequest } from './parco/pages.ts'
export type { PrintedFile } from './parco/printouts.ts'
export type { DayFigureView, OfferedTool, RecordView } from './parco/records.ts'
export type {
  ExplainedPart,
  MessageExplanation,
  MessageInput,
  TaughtSentence,
  TeachingInput,
} from './parco/teaching.ts'
export type { DecisionsInput, ProposalInput, TurnInput, UndoInput } from './parco/turns.ts'
export type {
  CallUsage,
  DayUsage,
  HostUsage,
  ModelCallView,
  SkillIncidentView,
  SkillUsage,
  SpendingLimitChanges,
  TokensPerAnswer,
  ToolUsage,
  UsageReport,
  UsageSum,
} from './parco/usage.ts'
export type { DeletedData, ImportedData } from './parco/user-data.ts'
export type { Parco } from './parco.ts'
export { shippedSkills } from './skills/load-life-skills.ts'
export type { SpendingPlan } from './thinking/spending.ts'
export type { Log, LogEntry } from './turn/log.ts'
export { DELETION_WORDS } from './user-data/create-user-data.ts'
