import { isParcoError } from '@parco/protocol'

/** What the log may hold of an error: a driver's or tool's message can quote what the user recorded, ours never does. */
export function describeError(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { name: typeof error }
  const { code } = error as { readonly code?: unknown }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    name: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    ...(isParcoError(error) ? { message: error.message } : {}),
    frames: frames.map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}
