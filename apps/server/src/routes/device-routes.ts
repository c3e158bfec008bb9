import { idSchema, ParcoError } from '@parco/protocol'
import { z } from 'zod'
import { jsonResponse } from '../http/json-response.ts'
import { defineRoute } from './route.ts'

const deviceSchema = z.object({
  id: idSchema('device'),
  /** What it said of itself: `iPhone, Safari`. */
  name: z.string(),
  createdAt: z.string(),
  /** When it was here last, to within the hour. */
  seenAt: z.string(),
})

/** Devices that were let in from the network at home; only this machine itself decides about them. */
export const deviceRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/devices',
    operationId: 'listDevices',
    summary: 'The devices that were let in from the network at home, the newest first.',
    isOfMachine: true,
    replies: {
      200: { description: 'Devices.', schema: z.object({ items: z.array(deviceSchema) }) },
    },
    handle: async ({ userId }, { parco }) => jsonResponse({ items: await parco.devices(userId) }),
  }),
  defineRoute({
    method: 'delete',
    path: '/api/devices/{id}',
    operationId: 'removeDevice',
    summary: 'Take the way in of a device.',
    isOfMachine: true,
    params: z.object({ id: idSchema('device') }),
    replies: { 204: { description: 'It is gone.', empty: true } },
    errors: ['not-found'],
    handle: async ({ userId, params }, { parco }) => {
      await parco.removeDevice(userId, params.id)
      return new Response(null, { status: 204 })
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/devices/codes',
    operationId: 'createPairingCode',
    summary: 'Make a code that lets one device in, once, while `parco serve --lan` runs.',
    isOfMachine: true,
    replies: {
      201: {
        description: 'The code; the one before it is good no more.',
        schema: z.object({
          code: z.string(),
          expiresAt: z.string(),
          /** Where devices reach this server, without its port. */
          hosts: z.array(z.string()),
        }),
      },
    },
    errors: ['conflict'],
    handle: async (_request, { network }) => {
      if (!network) {
        throw new ParcoError(
          'conflict',
          'This server answers this machine alone. Start it with: parco serve --lan',
          { data: { reason: 'not-on-network' } },
        )
      }
      const { hosts, pairing } = network
      return jsonResponse({ ...pairing.issue(), hosts }, 201)
    },
  }),
]
