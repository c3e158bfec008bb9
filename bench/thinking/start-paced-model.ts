import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A model on the loopback interface that writes its words at a pace, and notes when. */
export interface PacedModel {
  /** For `baseUrl`. */
  readonly url: string
  /** When the first sentence of the latest answer had been written, by `performance.now()`. */
  readonly sentenceAt: number
  /** When its connection was closed before the end; `undefined` while it is open. */
  readonly leftAt: Promise<number>
  close(): void
}

const SENTENCE = 'Sleep comes easier when the day ends the same way every night. '

/** Starts it: `tokens` words for each answer, `tokensPerSecond` of them a second. */
export async function startPacedModel({
  tokens,
  tokensPerSecond,
}: {
  readonly tokens: number
  readonly tokensPerSecond: number
}): Promise<PacedModel> {
  const sentence = SENTENCE.match(/\S+\s*/gu) ?? []
  let sentenceAt = Number.NaN
  let left = Promise.withResolvers<number>()

  function write(response: ServerResponse): void {
    left = Promise.withResolvers()
    const { resolve } = left
    sentenceAt = Number.NaN
    let written = 0
    const timer = setInterval(() => {
      const content = sentence[written % sentence.length]
      response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`)
      written += 1
      if (written === sentence.length) sentenceAt = performance.now()
      if (written < tokens) return
      clearInterval(timer)
      const usage = { prompt_tokens: 1000, completion_tokens: tokens }
      const end = { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }], usage }
      response.end(`data: ${JSON.stringify(end)}\n\ndata: [DONE]\n\n`)
    }, 1000 / tokensPerSecond)
    response.on('close', () => {
      clearInterval(timer)
      if (!response.writableFinished) resolve(performance.now())
    })
  }

  const server = createServer((request, response) => {
    if (request.method !== 'POST') return void response.writeHead(404).end()
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      write(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    get sentenceAt() {
      return sentenceAt
    },
    get leftAt() {
      return left.promise
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
