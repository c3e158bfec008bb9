export interface FileOptions {
  readonly mediaType: string
  readonly fileName: string
  /** Told of what keeps a source from ending, before the answer ends without it. */
  readonly onFailure?: (error: unknown) => void
}

/** An answer that browsers save as a file of that name; a source that is read slowly is sent slowly. */
export function fileResponse(
  body: string | Uint8Array<ArrayBuffer> | AsyncIterable<Uint8Array>,
  { mediaType, fileName, onFailure }: FileOptions,
): Response {
  const isWhole = typeof body === 'string' || body instanceof Uint8Array
  return new Response(isWhole ? body : toStream(body, onFailure), {
    headers: {
      'content-type': body instanceof Uint8Array ? mediaType : `${mediaType}; charset=utf-8`,
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
    },
  })
}

function toStream(
  source: AsyncIterable<Uint8Array>,
  onFailure: FileOptions['onFailure'],
): ReadableStream<Uint8Array> {
  const pieces = source[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        onFailure?.(error)
        // Whoever passes it on may print its message.
        controller.error(new Error('The file broke off.'))
      }
    },
    async cancel() {
      await pieces.return?.()
    },
  })
}
