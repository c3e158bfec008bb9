import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type FeedContent, type FeedId, isParcoError } from '@parco/protocol'
import type { CommandContext } from '../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../exit-code.ts'
import { resolveHome } from '../session/home-paths.ts'
import { findServer } from '../session/open-client.ts'
import { withSession } from '../session/open-session.ts'
import { readServerSettings } from '../session/server-settings.ts'
import { styled } from '../terminal/style.ts'

/** Lists the addresses at which calendars read the agenda, the newest first. */
export async function listFeeds(
  options: { readonly json?: boolean },
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal } = context
  return withSession(context, async ({ client, user, locale, texts }) => {
    const feeds = await client.feeds(user.id)
    if (options.json) {
      terminal.write(`${JSON.stringify({ items: feeds })}\n`)
      return EXIT_CODES.ok
    }
    if (feeds.length === 0) terminal.write(`${texts.feeds.none}\n`)
    const { timeZone } = user
    const format = new Intl.DateTimeFormat(locale, {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone,
    })
    const when = (instant: string) => format.format(new Date(instant))
    for (const { contents, createdAt, id, readAt } of feeds) {
      const read = readAt === undefined ? texts.feeds.unread : texts.feeds.read(when(readAt))
      const held = contents.map((one) => texts.feeds.contents[one]).join(', ')
      terminal.write(`  ${held}; ${texts.feeds.made(when(createdAt))}, ${read}\n`)
      terminal.write(`    ${styled(terminal, 'dim', id)}\n`)
    }
    return EXIT_CODES.ok
  })
}

/** Makes an address, and prints it this once. */
export async function addFeed(
  options: { readonly with?: readonly FeedContent[]; readonly json?: boolean },
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal } = context
  const server = await findServer(resolveHome(terminal.environment))
  return withSession(context, async ({ client, user, texts }) => {
    const { path, ...feed } = await client.addFeed(user.id, options.with)
    // A server that does not run yet will answer there.
    const { host, port } = readServerSettings(terminal.environment)
    const address = `${server?.address ?? `http://${host}:${port}`}${path}`
    if (options.json) {
      terminal.write(`${JSON.stringify({ ...feed, address })}\n`)
      return EXIT_CODES.ok
    }
    const { address: heading, subscribe, thisMachine } = texts.feeds
    terminal.write(
      `${heading}\n\n  ${address}\n\n${subscribe}\n${thisMachine('parco serve --lan')}\n`,
    )
    return EXIT_CODES.ok
  })
}

/** Makes an address lead nowhere. */
export async function revokeFeed(id: FeedId, context: CommandContext): Promise<ExitCode> {
  const { terminal } = context
  return withSession(context, async ({ client, user, texts }) => {
    try {
      await client.removeFeed(user.id, id)
    } catch (error) {
      if (!isParcoError(error, 'not-found')) throw error
      terminal.writeError(`${texts.feeds.notFound(id)}\n`)
      return EXIT_CODES.failed
    }
    terminal.write(`${texts.feeds.revoked}\n`)
    return EXIT_CODES.ok
  })
}

/** Writes the agenda as a file, private to its owner. */
export async function saveCalendar(
  file: string,
  options: { readonly with?: readonly FeedContent[] },
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal } = context
  return withSession(context, async ({ client, user, texts }) => {
    const path = resolve(file)
    await writeFile(path, await client.calendarFile(user.id, options.with), { mode: 0o600 })
    terminal.write(`${texts.feeds.saved(path)}\n`)
    return EXIT_CODES.ok
  })
}
