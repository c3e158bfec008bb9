import {
  alertChangesSchema,
  alertSettingsSchema,
  userSchema,
  userSettingsSchema,
} from '@parco/protocol'
import { jsonResponse } from '../http/json-response.ts'
import { defineRoute } from './route.ts'
import { present } from './schemas.ts'

const userChangesSchema = userSettingsSchema
  .partial()
  .refine((changes) => Object.keys(present(changes)).length > 0, 'nothing to change was given')

/** Who the user is to Parco. */
export const userRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/user',
    operationId: 'getUser',
    summary:
      'The user: language, time zone, currency, units, clock, perspective, and whether they were chosen.',
    replies: { 200: { description: 'The user.', schema: userSchema } },
    handle: async ({ userId }, { parco }) => jsonResponse(await parco.user(userId)),
  }),
  defineRoute({
    method: 'patch',
    path: '/api/user',
    operationId: 'updateUser',
    summary: 'Change language, time zone, currency, units, clock or perspective.',
    body: userChangesSchema,
    replies: { 200: { description: 'The user as changed.', schema: userSchema } },
    handle: async ({ userId, body }, { parco }) =>
      jsonResponse(await parco.updateUser(userId, present(body))),
  }),
  defineRoute({
    method: 'get',
    path: '/api/user/alerts',
    operationId: 'getAlerts',
    summary: 'What comes to the user by itself, and when.',
    replies: { 200: { description: 'The alerts.', schema: alertSettingsSchema } },
    handle: async ({ userId }, { parco }) => jsonResponse(await parco.alerts(userId)),
  }),
  defineRoute({
    method: 'patch',
    path: '/api/user/alerts',
    operationId: 'changeAlerts',
    summary: 'Turn alerts on or off, or move their hours; what is not named stays.',
    body: alertChangesSchema.refine(
      (changes) => Object.keys(present(changes)).length > 0,
      'nothing to change was given',
    ),
    replies: { 200: { description: 'The alerts as changed.', schema: alertSettingsSchema } },
    handle: async ({ userId, body }, { parco }) =>
      jsonResponse(await parco.changeAlerts(userId, present(body))),
  }),
  defineRoute({
    method: 'post',
    path: '/api/user/first-visit',
    operationId: 'suggestSettings',
    summary: 'Tell what the machine says of its user; it counts only while nothing was chosen yet.',
    body: userChangesSchema,
    replies: { 200: { description: 'The user as they are then.', schema: userSchema } },
    handle: async ({ userId, body }, { parco }) =>
      jsonResponse(await parco.suggestSettings(userId, present(body))),
  }),
]
