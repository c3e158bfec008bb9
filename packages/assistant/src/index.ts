export { type Configuration, loadConfiguration } from './configuration.ts'
export { createParco, type ParcoParts } from './create-parco.ts'
export type {
  ChangeLedger,
  Domain,
  DomainContext,
  DomainReadTool,
  DomainTool,
  DomainWriteContext,
  DomainWriteTool,
} from './domains/domain.ts'
export { type OpenParcoOptions, openParco } from './open-parco.ts'
export type {
  ConversationSummary,
  DecisionsInput,
  Page,
  PageRequest,
  Parco,
  RecordView,
  TurnInput,
  UndoInput,
  User,
} from './parco.ts'
export type { Log, LogEntry } from './turn/log.ts'
