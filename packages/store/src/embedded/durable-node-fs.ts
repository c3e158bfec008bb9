import { closeSync, fsyncSync, openSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** The parts of Emscripten's file system that the hook leans on; they are internal to the pinned version. */
interface NodeStream {
  readonly nfd?: number
  readonly node: unknown
}
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: NodeStream) => number }
  realPath(node: unknown): string
}
type FileSystemOptions = Parameters<NodeFS['init']>[1]

/** Emscripten's number for EIO, with the sign of a failed system call. */
const EIO = -29

/**
 * The file system of Node with an `fsync` that reaches the disk: PGlite's own does nothing, so a
 * power cut would leave a data directory that no longer opens.
 * https://github.com/electric-sql/pglite/issues/1107
 */
export class DurableNodeFS extends NodeFS {
  /** Called after every sync that reached the disk, with the file or folder that was synced. */
  readonly #onFsync: (path: string) => void

  constructor(directory: string, onFsync: (path: string) => void = () => {}) {
    super(directory)
    this.#onFsync = onFsync
  }

  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...parameters)
    const hook: NonNullable<FileSystemOptions['preRun']>[number] = (module) => {
      const files = module.NODEFS as unknown as NodeFileSystem
      files.stream_ops.fsync = (stream) => this.#fsync(files, stream)
    }
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook] },
    }
  }

  /** PostgreSQL treats a failed sync as fatal, which is right: what it wrote may be lost. */
  #fsync(files: NodeFileSystem, stream: NodeStream): number {
    const path = files.realPath(stream.node)
    try {
      if (stream.nfd === undefined) syncPath(path)
      else fsyncSync(stream.nfd)
    } catch {
      return EIO
    }
    this.#onFsync(path)
    return 0
  }
}

/** Directories are opened without a descriptor of Node, and need syncing too. */
function syncPath(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
