import type { MessagePort } from 'node:worker_threads'

/** Where the embedded database keeps its files. */
export type DataPlace =
  | { readonly type: 'directory'; readonly path: string }
  | { readonly type: 'memory' }

/** What a worker needs to know when it starts. */
export interface WorkerInput {
  readonly place: DataPlace
  /** A copy of a data directory to start from, when the place is empty: tar, gzipped when its name says so. */
  readonly archivePath?: string
  /** Where the thread that starts it keeps compiled code, if it does. */
  readonly codeCache?: string
  /** The other end of the driver's stream: whole messages of the PostgreSQL protocol travel on it as bytes, several at once, and get one answer. */
  readonly port: MessagePort
  /** Counts the syncs that reached the disk, for both threads. */
  readonly fsyncCounter: Int32Array<SharedArrayBuffer>
}

/** What the main thread asks of a worker besides queries, one at a time. */
export type WorkerRequest =
  | { readonly type: 'dump'; readonly path: string }
  | { readonly type: 'close' }

/** What a worker tells besides the answers to queries. `log` is the end of PostgreSQL's own log. */
export type WorkerReply =
  | { readonly type: 'ready' }
  | { readonly type: 'failed'; readonly message: string; readonly log: string }
  | { readonly type: 'dumped' }
  | { readonly type: 'dump-failed'; readonly code?: string; readonly message: string }
  | { readonly type: 'closed' }
