import type { OfferedTool } from '@parco/assistant'
import { jsonValueSchema } from '@parco/protocol'
import { jsonResponse } from '../http/json-response.ts'
import { defineRoute, type Route } from './route.ts'
import { present } from './schemas.ts'

/** The route by which any tool that reads is reached: its slots are the query's parameters. */
export function readRoute({ name, description, input }: OfferedTool): Route {
  return defineRoute({
    method: 'get',
    path: `/api/read/${name}`,
    operationId: name,
    summary: description,
    query: input,
    replies: { 200: { description: `What the tool ${name} returns.`, schema: jsonValueSchema } },
    handle: async ({ userId, query }, { parco }) =>
      jsonResponse((await parco.read(userId, name, present(query))) ?? null),
  })
}
