import { type DeviceId, isParcoError } from '@parco/protocol'
import { z } from 'zod'
import type { CommandContext } from '../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../exit-code.ts'
import { tellWayIn } from '../serve/tell-way-in.ts'
import { resolveHome } from '../session/home-paths.ts'
import { findServer } from '../session/open-client.ts'
import { withSession } from '../session/open-session.ts'
import { styled } from '../terminal/style.ts'
import { toPrintable } from '../terminal/to-printable.ts'

/** Lists the devices that were let in, the newest first. */
export async function listDevices(
  options: { readonly json?: boolean },
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal } = context
  return withSession(context, async ({ client, user, locale, texts }) => {
    const devices = await client.devices(user.id)
    if (options.json) {
      terminal.write(`${JSON.stringify({ items: devices })}\n`)
      return EXIT_CODES.ok
    }
    if (devices.length === 0) terminal.write(`${texts.devices.none}\n`)
    const when = new Intl.DateTimeFormat(locale, {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: user.timeZone,
    })
    for (const { id, name, seenAt } of devices) {
      const seen = texts.devices.seen(when.format(seenAt))
      terminal.write(`  ${toPrintable(name)}, ${seen}\n    ${styled(terminal, 'dim', id)}\n`)
    }
    return EXIT_CODES.ok
  })
}

/** Takes the way in of a device. */
export async function removeDevice(id: DeviceId, context: CommandContext): Promise<ExitCode> {
  const { terminal } = context
  return withSession(context, async ({ client, user, texts }) => {
    try {
      await client.removeDevice(user.id, id)
    } catch (error) {
      if (!isParcoError(error, 'not-found')) throw error
      terminal.writeError(`${texts.devices.notFound(id)}\n`)
      return EXIT_CODES.failed
    }
    terminal.write(`${texts.devices.removed}\n`)
    return EXIT_CODES.ok
  })
}

const codeSchema = z.object({
  code: z.string(),
  expiresAt: z.string().transform((text) => new Date(text)),
  hosts: z.array(z.string()),
})

/** Prints a code that lets one more device in, where a server lets any in. */
export async function addDevice(context: CommandContext): Promise<ExitCode> {
  const { terminal, texts } = context
  const server = await findServer(resolveHome(terminal.environment))
  const response =
    server &&
    (await fetch(`${server.address}/api/devices/codes`, {
      method: 'POST',
      headers: { authorization: `Bearer ${server.token}` },
    }))
  if (!server || !response?.ok) {
    terminal.writeError(`${texts.devices.notServing}\n`)
    return EXIT_CODES.unavailable
  }
  const { hosts, ...code } = codeSchema.parse(await response.json())
  const { port } = new URL(server.address)
  tellWayIn({ addresses: hosts.map((host) => `http://${host}:${port}`), code }, context)
  return EXIT_CODES.ok
}
