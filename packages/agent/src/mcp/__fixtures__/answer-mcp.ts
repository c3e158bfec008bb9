/** Answers the requests of a client as a small server of either specification would. */
export interface McpRequest {
  readonly id?: number | string
  readonly method: string
  readonly params?: { readonly name?: string; readonly arguments?: Record<string, unknown> }
}

export interface McpFixture {
  /** `2026-07-28` has no initialize; `2025-11-25` knows no discovery. */
  readonly specification: '2026-07-28' | '2025-11-25'
  readonly description: string
  /** Of its tool, in place of one that is right. */
  readonly inputSchema?: object
}

/** One part of each kind that a result may have. */
const EVERYTHING = [
  { type: 'text', text: 'Here:' },
  { type: 'image', data: 'iVBORw0KGgo=', mimeType: 'image/png' },
  { type: 'resource_link', uri: 'file:///notes/tea.md', name: 'tea.md', mimeType: 'text/markdown' },
  { type: 'resource', resource: { uri: 'memo://7', text: 'Twelve boxes.' } },
  { type: 'resource', resource: { uri: 'memo://8', blob: 'AAAA', mimeType: 'audio/wav' } },
]

/** The response to a request; `undefined` to a notification. */
export function answerMcp(request: McpRequest, fixture: McpFixture): object | undefined {
  if (request.id === undefined) return undefined
  const reply = (result: object) => ({ jsonrpc: '2.0', id: request.id, result })
  const isNew = fixture.specification === '2026-07-28'
  const complete = isNew ? { resultType: 'complete', ttlMs: 0, cacheScope: 'private' } : {}
  switch (request.method) {
    case 'server/discover':
      if (!isNew) break
      return reply({
        resultType: 'complete',
        supportedVersions: ['2026-07-28'],
        capabilities: { tools: {} },
        serverInfo: { name: 'fixture', version: '1' },
        ttlMs: 0,
        cacheScope: 'private',
      })
    case 'initialize':
      if (isNew) break
      return reply({
        protocolVersion: '2025-11-25',
        capabilities: { tools: {} },
        serverInfo: { name: 'fixture', version: '1' },
      })
    case 'tools/list':
      return reply({
        ...complete,
        tools: [
          {
            name: 'echo',
            description: fixture.description,
            inputSchema: fixture.inputSchema ?? {
              type: 'object',
              properties: { text: { type: 'string' } },
              required: ['text'],
              additionalProperties: false,
            },
            annotations: { readOnlyHint: true },
          },
        ],
      })
    case 'tools/call': {
      const text = String(request.params?.arguments?.text)
      const isError = text === 'fail'
      if (text === 'everything') return reply({ ...complete, content: EVERYTHING })
      return reply({ ...complete, content: [{ type: 'text', text: `echo: ${text}` }], isError })
    }
  }
  return {
    jsonrpc: '2.0',
    id: request.id,
    error: { code: -32601, message: `no ${request.method} here` },
  }
}
