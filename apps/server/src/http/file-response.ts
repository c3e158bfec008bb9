/** An answer that browsers save as a file of that name; a source that is read slowly is sent slowly. */
export function fileResponse(
  body: string | AsyncIterable<Uint8Array>,
  { mediaType, fileName }: { readonly mediaType: string; readonly fileName: string },
): Response {
  return new Response(typeof body === 'string' ? body : toStream(body), {
    headers: {
      'content-type': `${mediaType}; charset=utf-8`,
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
    },
  })
}

function toStream(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const pieces = source[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await pieces.return?.()
    },
  })
}
