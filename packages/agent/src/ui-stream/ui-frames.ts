/** The headers of a response that carries the AI SDK UI message stream, as its clients know it. */
export const UI_STREAM_HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-cache',
  connection: 'keep-alive',
  'x-vercel-ai-ui-message-stream': 'v1',
  // Proxies such as nginx would hold the pieces back.
  'x-accel-buffering': 'no',
}

/** What stands at the end of the stream. */
export const UI_STREAM_END = 'data: [DONE]\n\n'

/** Chunks as the text of their frames. */
export function toUiFrames(chunks: readonly object[]): string {
  let frames = ''
  for (const chunk of chunks) frames += `data: ${JSON.stringify(chunk)}\n\n`
  return frames
}
