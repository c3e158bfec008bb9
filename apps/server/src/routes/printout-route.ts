import { printoutQuery } from '@parco/protocol'
import { fileResponse } from '../http/file-response.ts'
import { defineRoute } from './route.ts'

/** What a tool that reads comes to, on paper: the addresses of files that answers bring. */
export const printoutRoute = defineRoute({
  method: 'get',
  path: '/api/printout',
  operationId: 'printout',
  summary: 'What tools that read come to now, as a PDF.',
  query: printoutQuery,
  replies: { 200: { description: 'The PDF.', file: 'application/pdf' } },
  errors: ['not-found'],
  handle: async ({ userId, query }, { parco }) => {
    const { bytes, name } = await parco.printout(userId, query)
    return fileResponse(bytes, { mediaType: 'application/pdf', fileName: name })
  },
})
