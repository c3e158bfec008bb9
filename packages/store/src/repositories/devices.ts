import type { DeviceId } from '@parco/protocol'
import { fromUuid, toUuid } from '../ids.ts'
import type { Sql } from '../sql.ts'

/** A device that was let in from the network at home. */
export interface StoredDevice {
  readonly id: DeviceId
  /** What it said of itself: `iPhone, Safari`. */
  readonly name: string
  readonly createdAt: Date
  /** When it was here last, to within the hour. */
  readonly seenAt: Date
}

type DeviceRow = {
  readonly id: string
  readonly name: string
  readonly created_at: Date
  readonly seen_at: Date
}

/** Lets a device in. */
export async function insertDevice(
  sql: Sql,
  device: Pick<StoredDevice, 'id' | 'name' | 'createdAt'> & { readonly secretHash: string },
): Promise<void> {
  await sql.query(
    `insert into devices (id, user_id, name, secret_hash, created_at, seen_at)
     values ($1, parco_user_id(), $2, $3, $4, $4)`,
    [toUuid(device.id), device.name, device.secretHash, device.createdAt],
  )
}

/** The devices of the user, the newest first. */
export async function listDevices(sql: Sql): Promise<StoredDevice[]> {
  const rows = await sql.query<DeviceRow>(
    `select id, name, created_at, seen_at from devices where user_id = parco_user_id()
      order by created_at desc, id desc`,
  )
  return rows.map(toDevice)
}

/** The device that shows the secret of this hash. */
export async function findDevice(sql: Sql, secretHash: string): Promise<StoredDevice | undefined> {
  const [row] = await sql.query<DeviceRow>(
    `select id, name, created_at, seen_at from devices
      where user_id = parco_user_id() and secret_hash = $1`,
    [secretHash],
  )
  return row && toDevice(row)
}

/** Notes that a device is here. */
export async function touchDevice(sql: Sql, id: DeviceId, now: Date): Promise<void> {
  await sql.query(
    'update devices set seen_at = $2 where user_id = parco_user_id() and id = $1 and seen_at < $2',
    [toUuid(id), now],
  )
}

/** Takes a device's way in; returns whether it had one. */
export async function deleteDevice(sql: Sql, id: DeviceId): Promise<boolean> {
  const rows = await sql.query(
    'delete from devices where user_id = parco_user_id() and id = $1 returning 1',
    [toUuid(id)],
  )
  return rows.length > 0
}

function toDevice(row: DeviceRow): StoredDevice {
  return {
    id: fromUuid('device', row.id),
    name: row.name,
    createdAt: row.created_at,
    seenAt: row.seen_at,
  }
}
