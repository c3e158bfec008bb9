import { idSchema, localeSchema } from '@parco/protocol'
import { z } from 'zod'
import { jsonResponse } from '../http/json-response.ts'
import { defineRoute } from './route.ts'
import { present } from './schemas.ts'

const userSchema = z.object({
  id: idSchema('user'),
  locale: localeSchema,
  timeZone: z.string(),
  currency: z.string(),
})

const userChangesSchema = z
  .object({
    locale: localeSchema.optional(),
    timeZone: z
      .string()
      .max(100)
      .refine(isTimeZone, 'it is not a time zone such as America/Sao_Paulo')
      .optional(),
    currency: z.string().refine(isCurrency, 'it is not a currency code such as BRL').optional(),
  })
  .refine((changes) => Object.keys(present(changes)).length > 0, 'nothing to change was given')

/** Who the user is to Parco. */
export const userRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/user',
    operationId: 'getUser',
    summary: 'The user: language, time zone, currency.',
    replies: { 200: { description: 'The user.', schema: userSchema } },
    handle: async ({ userId }, { parco }) => jsonResponse(await parco.user(userId)),
  }),
  defineRoute({
    method: 'patch',
    path: '/api/user',
    operationId: 'updateUser',
    summary: 'Change language, time zone or currency.',
    body: userChangesSchema,
    replies: { 200: { description: 'The user as changed.', schema: userSchema } },
    handle: async ({ userId, body }, { parco }) =>
      jsonResponse(await parco.updateUser(userId, present(body))),
  }),
]

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return !/^[+-]/.test(name)
  } catch {
    return false
  }
}

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code)
}
