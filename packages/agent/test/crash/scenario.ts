import type { RecordedRequest, ScriptLine } from '../../src/testing/index.ts'

/** The writes of one run, by the text that reaches the journal; the denied one must never. */
export const WRITES = ['n1', 'n2', 'p1', 'n3', 'inner-n1', 'inner-p1', 'n4', 'p2'] as const
export const DENIED = 'p3'

const note = (text: string) => ({ tool: 'note', input: { text }, id: `call_${text}` })
const pay = (text: string) => ({ tool: 'pay', input: { text }, id: `call_${text}` })
const look = (text: string) => ({ tool: 'look', input: { text }, id: `look_${text}` })

/** What the model of the outer run answers, by how often it has answered before. */
const OUTER: readonly ScriptLine[] = [
  { text: 'I look first.', calls: [look('a'), look('b'), note('n1')] },
  { calls: [note('n2'), pay('p1'), look('c')] },
  {
    calls: [
      { tool: 'Agent', input: { agent: 'helper', task: 'Help.' }, id: 'agent_1' },
      note('n3'),
    ],
  },
  { calls: [pay(DENIED), look('d')] },
  { calls: [note('n4'), pay('p2')] },
  { text: 'All is done.' },
]

const INNER: readonly ScriptLine[] = [
  { calls: [look('e'), note('inner-n1')] },
  { calls: [pay('inner-p1')] },
  { text: 'I helped.' },
]

export const OUTER_SYSTEM = 'You are the outer one.'
export const INNER_SYSTEM = 'You are the helper.'

interface ChatMessage {
  readonly role: string
  readonly content?: unknown
  readonly tool_call_id?: string
}

/** Answers by what the request says has happened, so that a request that is made again gets the same. */
export function answerScenario(request: RecordedRequest): ScriptLine {
  const messages = request.body.messages as readonly ChatMessage[]
  const script = messages[0]?.content === INNER_SYSTEM ? INNER : OUTER
  const answered = messages.filter(({ role }) => role === 'assistant').length
  return script[answered] ?? { text: `There is no answer ${answered}.` }
}

/** What a request tells of the results of calls, by the call. */
export function resultsIn(request: RecordedRequest): readonly (readonly [string, string])[] {
  return (request.body.messages as readonly ChatMessage[]).flatMap(
    ({ tool_call_id: id, content }) => (id === undefined ? [] : [[id, String(content)] as const]),
  )
}
