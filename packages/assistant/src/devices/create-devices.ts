import { type MintId, ParcoError } from '@parco/protocol'
import {
  deleteDevice,
  findDevice,
  insertDevice,
  listDevices,
  type Store,
  touchDevice,
} from '@parco/store'
import type { Devices } from '../parco/devices.ts'

/** A page asks many times a minute; when it was here last need not be known better. */
const TOUCH_MS = 60 * 60 * 1000
const MAX_NAME_CHARACTERS = 80

export interface DevicesOptions {
  readonly store: Store
  readonly mint: MintId
  readonly now: () => Date
}

/** Creates the part of `Parco` that knows the devices which were let in from the network at home. */
export function createDevices({ store, mint, now }: DevicesOptions): Devices {
  return {
    async letIn(userId, { name, secretHash }) {
      const device = { id: mint('device'), name: toName(name), createdAt: now() }
      await store.transaction(userId, (sql) => insertDevice(sql, { ...device, secretHash }))
      return { ...device, seenAt: device.createdAt }
    },
    devices: (userId) => store.transaction(userId, listDevices, { readOnly: true }),
    async recognizeDevice(userId, secretHash) {
      const device = await store.transaction(userId, (sql) => findDevice(sql, secretHash), {
        readOnly: true,
      })
      if (!device) return undefined
      const at = now()
      if (at.getTime() - device.seenAt.getTime() < TOUCH_MS) return device
      await store.transaction(userId, (sql) => touchDevice(sql, device.id, at))
      return { ...device, seenAt: at }
    },
    async removeDevice(userId, id) {
      if (await store.transaction(userId, (sql) => deleteDevice(sql, id))) return
      throw new ParcoError('not-found', 'There is no such device.')
    },
  }
}

/** Devices say themselves what they are; nothing of it may move a cursor in a terminal. */
function toName(name: string): string {
  const plain = name.replaceAll(/[\p{C}\s]+/gu, ' ').trim()
  return [...plain].slice(0, MAX_NAME_CHARACTERS).join('') || '?'
}
