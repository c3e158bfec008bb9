import type { PairingCode } from '@parco/server'
import { renderUnicodeCompact } from 'uqr'
import type { CommandContext } from '../command-context.ts'
import { styled } from '../terminal/style.ts'

const MINUTE_MS = 60_000

interface WayIn {
  /** Of this machine in the network at home: `http://192.168.0.12:4747`. */
  readonly addresses: readonly string[]
  readonly code: PairingCode
}

/** Prints where devices at home find this server, and the code that lets one of them in. */
export function tellWayIn(
  { addresses, code: { code, expiresAt } }: WayIn,
  { terminal, texts, now }: CommandContext,
): void {
  const { devices } = texts
  const minutes = Math.ceil((expiresAt.getTime() - now().getTime()) / MINUTE_MS)
  const lines = [...addresses.map(devices.address), devices.code(code, minutes)]
  terminal.write(`\n${lines.join('\n')}\n`)
  const [first] = addresses
  // A camera sees it on a screen; a file or a pipe has no use for it.
  if (first === undefined || !terminal.isInteractive) return
  const drawn = renderUnicodeCompact(`${first}/let-in?code=${code}`, { border: 2 })
  // Light on dark whatever the colours of the terminal: cameras want its frame light.
  const shown = drawn.split('\n').map((line) => styled(terminal, ['whiteBright', 'bgBlack'], line))
  terminal.write(`\n${devices.scan}\n\n${shown.join('\n')}\n\n`)
}
