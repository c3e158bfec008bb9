/** What a command may touch of the process that it runs in. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream
  /** Where answers go. */
  write(text: string): void
  /** Where problems go. */
  writeError(text: string): void
  /** A person sits at both ends: input and output are a terminal. */
  readonly isInteractive: boolean
  readonly hasColour: boolean
  /** Where it was called; files that are named without a folder go there. */
  readonly directory: string
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Calls back when the process is asked to end, in place of ending; returns how to let go. */
  onStop(listener: () => void): () => void
  /** Reads the input line by line; one reader at a time. */
  readLines(): LineReader
  /** Reads one line that is not shown as it is typed, or that comes from a pipe. */
  readSecret(prompt: string): Promise<string | undefined>
}

export interface LineReader {
  /** The next line, or `undefined` at the end; the prompt is shown to a person alone. */
  next(prompt: string): Promise<string | undefined>
  /** Writes lines above the one that is being typed. */
  tell(text: string): void
  /** Calls back on Ctrl-C while this reader is open, in place of ending the process. */
  onInterrupt(listener: () => void): void
  close(): void
}
