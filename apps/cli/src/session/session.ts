import type { Parco, RunningJobs } from '@parco/assistant'
import type { User } from '@parco/protocol'

/** The assistant as commands use it: in this process, or in a server that holds the data. */
export type ParcoClient = Pick<
  Parco,
  | 'localUser'
  | 'updateUser'
  | 'suggestSettings'
  | 'alerts'
  | 'changeAlerts'
  | 'deliveries'
  | 'readInbox'
  | 'turn'
  | 'decide'
  | 'undo'
  | 'model'
  | 'chooseModel'
  | 'testModel'
  | 'usage'
  | 'limitSpending'
  | 'openApprovals'
  | 'conversations'
  | 'renameConversation'
  | 'deleteConversation'
  | 'exportData'
  | 'exportTransactions'
  | 'printout'
  | 'exportMemory'
  | 'importData'
  | 'readFile'
  | 'propose'
  | 'deleteData'
  | 'records'
  | 'devices'
  | 'removeDevice'
  | 'feeds'
  | 'addFeed'
  | 'removeFeed'
  | 'calendarFile'
  | 'learnedSentences'
  | 'decideSentence'
  | 'close'
>

/** An open assistant and where it is. */
export interface OpenedClient {
  readonly client: ParcoClient
  readonly user: User
  /** The folder of the installation. */
  readonly home: string
  /** Delivers what is due while this process runs; absent where a server does. */
  readonly startJobs?: () => RunningJobs
  readonly via: { readonly type: 'process' } | { readonly type: 'server'; readonly address: string }
}

/** @throws ParcoError when there is none to be had: configuration, a folder in use, a broken store. */
export type OpenClient = (
  environment: Readonly<Record<string, string | undefined>>,
  /** Told once, where a server that just starts is waited for. */
  onStarting?: () => void,
) => Promise<OpenedClient>
