import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A model on the loopback interface that writes at a pace and remembers when, for many answers at once. */
export interface StampingModel {
  /** For `baseUrl`. */
  readonly url: string
  /** When each sentence of the answer to a question was written, by `performance.now()`. */
  sentencesOf(question: number): readonly number[]
  /** How many answers are being written. */
  readonly open: number
  close(): void
}

export interface Pace {
  readonly tokens: number
  readonly tokensPerSecond: number
}

/** How a question names itself, and how its answers are told apart. */
export const questionOf = (number: number): string =>
  `como eu faço pra dormir melhor quando penso no número ${number}?`

const NUMBER = /penso no número (\d+)/u
const WORDS = ['Sleep ', 'comes ', 'easier ', 'in ', 'quiet. ']

/** Starts it. Answers whatever names a number of `questionOf`. */
export async function startStampingModel(pace: Pace): Promise<StampingModel> {
  const sentences = new Map<number, number[]>()
  let open = 0
  const write = (response: ServerResponse, stamps: number[]): void => {
    const startedAt = performance.now()
    let written = 0
    open += 1
    // The time that a late timer lost is caught up with, as a model does that thinks on meanwhile.
    const timer = setInterval(() => {
      const due = Math.floor(((performance.now() - startedAt) / 1000) * pace.tokensPerSecond)
      while (written < Math.min(due, pace.tokens)) {
        writeToken(response, WORDS[written % WORDS.length] ?? '')
        written += 1
        if (written % WORDS.length === 0) stamps.push(performance.now())
      }
      if (written < pace.tokens) return
      clearInterval(timer)
      endAnswer(response, pace.tokens)
    }, 1000 / pace.tokensPerSecond)
    response.on('close', () => {
      open -= 1
      clearInterval(timer)
    })
  }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const number = Number(NUMBER.exec(body)?.[1])
    const stamps: number[] = []
    sentences.set(number, stamps)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    write(response, stamps)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    sentencesOf: (question) => sentences.get(question) ?? [],
    get open() {
      return open
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function writeToken(response: ServerResponse, content: string): void {
  response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`)
}

function endAnswer(response: ServerResponse, tokens: number): void {
  const usage = { prompt_tokens: 1000, completion_tokens: tokens }
  const end = { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }], usage }
  response.end(`data: ${JSON.stringify(end)}\n\ndata: [DONE]\n\n`)
}
