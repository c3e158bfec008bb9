import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGateway, type Gateway } from '@parco/agent'

/** What a model was asked, as chat completions put it. */
export interface ChatRequest {
  readonly messages: readonly { readonly role: string; readonly content?: unknown }[]
  readonly tools?: readonly { readonly function: { readonly name: string } }[]
}

/** Answers one request as it likes: the number says how many came before. */
export type AnswerChat = (
  response: ServerResponse,
  request: ChatRequest,
  before: number,
) => void | Promise<void>

/** A provider on the loopback interface whose every byte the test decides. */
export interface LoopbackModel {
  readonly url: string
  readonly gateway: () => Gateway
  readonly requests: readonly ChatRequest[]
  /** What was asked for besides chat completions: nothing has a reason to. */
  readonly others: readonly string[]
  /** Resolves when the client has closed a connection before its answer ended. */
  readonly left: Promise<void>
  answer: AnswerChat
  close(): Promise<void>
}

/** Prices of the loopback provider, in US dollars for a million tokens. */
const PRICES = { 'loopback/m': { input: 1, output: 10 } }

/** How long the gateway waits for anything; retries wait for nothing. */
const TIMEOUT_MS = 300

export async function startLoopbackModel(): Promise<LoopbackModel> {
  const requests: ChatRequest[] = []
  const others: string[] = []
  const left = Promise.withResolvers<void>()
  const server = createServer(async (request, response) => {
    if (request.url !== '/v1/chat/completions') {
      others.push(String(request.url))
      response.writeHead(404).end()
      return
    }
    const body = JSON.parse(await readBody(request)) as ChatRequest
    requests.push(body)
    response.on('close', () => response.writableFinished || left.resolve())
    await model.answer(response, body, requests.length - 1)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const gateway = createGateway({
    configuration: {
      providers: {
        loopback: {
          protocol: 'chat-completions',
          baseUrl: `${url}/v1`,
          timeoutMs: TIMEOUT_MS,
        },
      },
      roles: { chat: ['loopback/m'] },
    },
    environment: {},
    prices: PRICES,
    resilience: { sleep: async () => {}, random: () => 0, idleTimeoutMs: TIMEOUT_MS },
  })
  const model: LoopbackModel = {
    url,
    gateway: () => gateway,
    requests,
    others,
    left: left.promise,
    answer: (response) => sendAnswer(response, { text: 'Está bem.' }),
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return model
}

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString('utf8')
}

export interface ChatAnswer {
  readonly text?: string
  readonly calls?: readonly { readonly tool: string; readonly input: object }[]
  readonly finish?: 'stop' | 'length' | 'tool_calls' | 'content_filter'
  readonly inputTokens?: number
  readonly outputTokens?: number
}

/** One event of a stream. */
export const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`

/** The words of an answer, each an event. */
export function textEvents(text: string): string[] {
  const words = text.match(/\S+\s*/gu) ?? []
  return words.map((content) => event({ choices: [{ index: 0, delta: { content } }] }))
}

/** The beginning of an answer, whose end is the test's. */
export function beginAnswer(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const piece of textEvents(text)) response.write(piece)
}

/** A whole answer, as chat completions stream it. */
export function sendAnswer(response: ServerResponse, answer: ChatAnswer): void {
  const { text = '', calls = [], inputTokens = 100, outputTokens = 10 } = answer
  beginAnswer(response, text)
  for (const [index, { tool, input }] of calls.entries()) {
    const call = { name: tool, arguments: JSON.stringify(input) }
    const delta = {
      tool_calls: [{ index, id: `call_${index}_${tool}`, type: 'function', function: call }],
    }
    response.write(event({ choices: [{ index: 0, delta }] }))
  }
  const finish = answer.finish ?? (calls.length > 0 ? 'tool_calls' : 'stop')
  response.write(event({ choices: [{ index: 0, delta: {}, finish_reason: finish }] }))
  const usage = { prompt_tokens: inputTokens, completion_tokens: outputTokens }
  response.end(`${event({ choices: [], usage })}data: [DONE]\n\n`)
}

/** A refusal with a status, as providers word it. */
export function refuse(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify({ error: { message: `refused with ${status}` } }))
}
