import { errorBodySchema } from '../../src/http/to-error-response.ts'
import { SECURITY_HEADERS } from '../../src/security/security-headers.ts'
import type { RandomRequest } from './random-request.ts'

/** What no answer may say: where the code lies, how it failed, what the database was asked. */
const TELLTALES =
  /node_modules|\.ts:\d+|\bat \w+ \(|\/home\/|\/tmp\/|ECONN|syntax error|violates|relation "|invalid input syntax|TypeError|ZodError|pg_/

/** Failures of what is around Parco, and what it does not do yet; every other 5xx is its own. */
const EXPECTED = new Set(['model-unavailable', 'not-built', 'aborted'])

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** Says what is wrong with an answer; nothing when it is as it must be. */
export function judgeAnswer(request: RandomRequest, answer: Answer): string | undefined {
  const problem = findProblem(request, answer)
  if (problem === undefined) return undefined
  const body = request.body ? new TextDecoder().decode(request.body).slice(0, 300) : ''
  return `${problem}: ${request.method} ${request.path.slice(0, 200)} ${body} => ${answer.status} ${answer.text.slice(0, 300)}`
}

function findProblem(request: RandomRequest, { status, headers, text }: Answer) {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    if (headers.get(name) !== value) return `no ${name}`
  }
  if (headers.get('set-cookie') !== null) return 'a cookie'
  if (/"code":"internal"/.test(text)) return 'an error inside'
  if (status < 400) return request.withToken || isOpen(request) ? undefined : 'let in without token'
  if (TELLTALES.test(withoutEcho(text))) return 'an error that tells too much'
  const isJson = headers.get('content-type')?.startsWith('application/json')
  if (!isJson) return status < 500 ? undefined : 'an error of the server'
  // What was asked with HEAD has no body.
  if (text === '') return status < 500 ? undefined : 'an error of the server'
  const parsed = errorBodySchema.safeParse(JSON.parse(text))
  if (!parsed.success) return 'an error of another form'
  if (status >= 500 && !EXPECTED.has(parsed.data.error.code)) return 'an error of the server'
  return undefined
}

/** What everybody may have: the page's code, whether it runs, and what it takes. */
function isOpen({ path, method }: RandomRequest): boolean {
  return (
    !path.startsWith('/api/') || /^\/api\/(health|openapi\.json)/.test(path) || method === 'OPTIONS'
  )
}

/** The address that was asked for is named in the error that there is none. */
function withoutEcho(text: string): string {
  return text.replace(/There is no \S+ [^"]*; see/, '')
}
