import { z } from 'zod'
import { jsonResponse } from '../http/json-response.ts'
import { defineRoute } from './route.ts'

/** About the server itself. */
export const serviceRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/health',
    operationId: 'getHealth',
    summary: 'Whether the server answers; needs no token.',
    isPublic: true,
    replies: {
      200: {
        description: 'It does.',
        schema: z.object({ status: z.literal('ok'), version: z.string() }),
      },
    },
    handle: async (_request, { version }) => jsonResponse({ status: 'ok', version }),
  }),
  defineRoute({
    method: 'get',
    path: '/api/openapi.json',
    operationId: 'getOpenApiDocument',
    summary: 'This document.',
    replies: {
      200: {
        description: 'OpenAPI 3.1.',
        schema: z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) }),
      },
    },
    handle: async (_request, { document }) => jsonResponse(document()),
  }),
]
