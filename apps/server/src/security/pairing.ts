import { isSameToken } from './access-token.ts'

/** Digits and letters that nobody confuses: 32 of them, so that a byte makes one without a bias. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** 40 bits, of which few can be tried. */
const LENGTH = 8
const LIFETIME_MS = 15 * 60 * 1000
/** A person who reads a code from a screen mistypes it once or twice. */
const MAX_WRONG = 5

/** A code that lets one device in, once. */
export interface PairingCode {
  /** `K7QM-3XPA`. */
  readonly code: string
  readonly expiresAt: Date
}

/** Hands out codes and takes each back once; at any time one is good at most. */
export interface Pairing {
  /** Makes a code; the one before it is good no more. */
  issue(): PairingCode
  /**
   * Uses a code up, however it is written. `spent` when no code is good any more: it was used, it
   * is too old, or too many wrong ones were tried.
   */
  redeem(typed: string): 'right' | 'wrong' | 'spent'
}

export interface PairingOptions {
  readonly now: () => Date
  readonly randomBytes: (count: number) => Uint8Array
}

/** Creates the codes of one run of the server; nothing of them is kept. */
export function createPairing({ now, randomBytes }: PairingOptions): Pairing {
  let open: (PairingCode & { wrong: number }) | undefined
  return {
    issue() {
      const characters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length])
      const plain = characters.join('')
      const code = `${plain.slice(0, LENGTH / 2)}-${plain.slice(LENGTH / 2)}`
      const expiresAt = new Date(now().getTime() + LIFETIME_MS)
      open = { code, expiresAt, wrong: 0 }
      return { code, expiresAt }
    },
    redeem(typed) {
      if (open && now() >= open.expiresAt) open = undefined
      if (!open) return 'spent'
      if (isSameToken(plainOf(typed), plainOf(open.code))) {
        open = undefined
        return 'right'
      }
      open.wrong += 1
      if (open.wrong < MAX_WRONG) return 'wrong'
      open = undefined
      return 'spent'
    },
  }
}

/** What somebody typed, with or without its dash, in any case. */
const plainOf = (code: string): string => code.replaceAll(/[^a-z\d]/gi, '').toUpperCase()
