import { idSchema } from '@parco/protocol'
import { z } from 'zod'

/** A device that was let in from the network at home. */
export const deviceSchema = z.object({
  id: idSchema('device'),
  /** What it said of itself: `iPhone, Safari`. */
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** When it was here last, to within the hour. */
  seenAt: z.iso.datetime(),
})
export type Device = z.infer<typeof deviceSchema>

/** A code that lets one device in, once. */
export const pairingCodeSchema = z.object({
  code: z.string(),
  expiresAt: z.iso.datetime(),
  /** Where devices reach this server, without its port. */
  hosts: z.array(z.string()),
})
export type PairingCode = z.infer<typeof pairingCodeSchema>
