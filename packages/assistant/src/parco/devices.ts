import type { DeviceId, UserId } from '@parco/protocol'

/** A device that was let in from the network at home. */
export interface Device {
  readonly id: DeviceId
  /** What it said of itself: `iPhone, Safari`. */
  readonly name: string
  readonly createdAt: Date
  /** When it was here last, to within the hour. */
  readonly seenAt: Date
}

/** The devices that were let in from the network at home. */
export interface Devices {
  /** Lets a device of the user's in, which from then on shows the secret of this hash (SHA-256, hexadecimal). */
  letIn(
    userId: UserId,
    device: { readonly name: string; readonly secretHash: string },
  ): Promise<Device>
  /** The devices that were let in, the newest first. */
  devices(userId: UserId): Promise<readonly Device[]>
  /** The device of that secret, which is here now; nothing where it was never let in, or removed. */
  recognizeDevice(userId: UserId, secretHash: string): Promise<Device | undefined>
  /** @throws ParcoError `not-found` */
  removeDevice(userId: UserId, deviceId: DeviceId): Promise<void>
}
