import { feedContentsSchema, isId } from '@parco/protocol'
import { Option } from 'commander'
import type { CommandSetup } from './command-context.ts'
import { parseWith } from './parse-with.ts'

/** Adds the commands for the agenda in other calendars. */
export function addFeeds({ program, base, context, exit }: CommandSetup): void {
  const { feeds, help } = base.texts
  const toFeed = parseWith(
    (value: string) => (isId('feed', value) ? value : undefined),
    feeds.badId,
  )
  const toContents = parseWith(
    (value: string) => feedContentsSchema.safeParse(value.split(',')).data,
    feeds.badContents,
  )
  const contents = () => new Option('--with <contents>', feeds.help.with).argParser(toContents)
  const group = program.command('feed').description(feeds.help.feed)
  group
    .command('list', { isDefault: true })
    .description(feeds.help.list)
    .option('--json', help.json)
    .action(async (options) => {
      const { listFeeds } = await import('./commands/feed.ts')
      exit(await listFeeds(options, context()))
    })
  group
    .command('new')
    .description(feeds.help.add)
    .addOption(contents())
    .option('--json', help.json)
    .action(async (options) => {
      const { addFeed } = await import('./commands/feed.ts')
      exit(await addFeed(options, context()))
    })
  group
    .command('revoke')
    .description(feeds.help.revoke)
    .argument('<id>', feeds.help.id, toFeed)
    .action(async (id) => {
      const { revokeFeed } = await import('./commands/feed.ts')
      exit(await revokeFeed(id, context()))
    })
  group
    .command('save')
    .description(feeds.help.save)
    .argument('<file>', feeds.help.file)
    .addOption(contents())
    .action(async (file, options) => {
      const { saveCalendar } = await import('./commands/feed.ts')
      exit(await saveCalendar(file, options, context()))
    })
}
