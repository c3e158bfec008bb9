import { judgeAnswer } from './judge-answer.ts'
import {
  createRandom,
  type OpenApiDocument,
  type RandomRequest,
  randomRequest,
  readEndpoints,
} from './random-request.ts'

export interface FuzzOptions {
  /** Sends a request to the server, with its token where the request says so. */
  readonly send: (request: RandomRequest) => Promise<Response>
  readonly count: number
  readonly seed: number
  /** How many are under way at once. */
  readonly lanes: number
}

export interface FuzzReport {
  readonly count: number
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<number, number>>
  readonly problems: readonly string[]
}

/** Sends random requests, and judges each answer. */
export async function fuzzServer(options: FuzzOptions): Promise<FuzzReport> {
  const { send, count, seed } = options
  const random = createRandom(seed)
  const document = await send({
    method: 'GET',
    path: '/api/openapi.json',
    headers: {},
    body: undefined,
    withToken: true,
  })
  const endpoints = readEndpoints((await document.json()) as OpenApiDocument)
  const statuses: Record<number, number> = {}
  const problems: string[] = []
  let left = count
  async function work(): Promise<void> {
    while (left > 0) {
      left -= 1
      const request = randomRequest(random, endpoints)
      try {
        const response = await send(request)
        statuses[response.status] = (statuses[response.status] ?? 0) + 1
        const text = await readAnswer(request, response)
        const problem = judgeAnswer(request, { ...pickOf(response), text })
        if (problem !== undefined) problems.push(problem)
      } catch (error) {
        problems.push(`no answer: ${request.method} ${request.path.slice(0, 200)}: ${error}`)
      }
    }
  }
  await Promise.all(Array.from({ length: options.lanes }, work))
  return { count, statuses, problems }
}

const pickOf = ({ status, headers }: Response) => ({ status, headers })

/** A stream that is only listened to never ends by itself. */
async function readAnswer({ method }: RandomRequest, response: Response): Promise<string> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (!isStream || method === 'POST') return response.text()
  await response.body?.cancel()
  return ''
}
