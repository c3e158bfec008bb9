import { isId } from '@parco/protocol'
import type { CommandSetup } from './command-context.ts'
import { parseWith } from './parse-with.ts'

/** Adds the commands for what Parco keeps of its user: conversations, and everything at once. */
export function addData(setup: CommandSetup): void {
  addConversations(setup)
  addPapers(setup)
  addDevices(setup)
}

function addDevices({ program, base, context, exit }: CommandSetup): void {
  const { devices, help } = base.texts
  const toDevice = parseWith(
    (value: string) => (isId('device', value) ? value : undefined),
    devices.badId,
  )
  const group = program.command('devices').description(devices.help.devices)
  group
    .command('list', { isDefault: true })
    .description(devices.help.list)
    .option('--json', help.json)
    .action(async (options) => {
      const { listDevices } = await import('./commands/devices.ts')
      exit(await listDevices(options, context()))
    })
  group
    .command('add')
    .description(devices.help.add)
    .action(async () => {
      const { addDevice } = await import('./commands/devices.ts')
      exit(await addDevice(context()))
    })
  group
    .command('remove')
    .description(devices.help.remove)
    .argument('<id>', devices.help.id, toDevice)
    .action(async (id) => {
      const { removeDevice } = await import('./commands/devices.ts')
      exit(await removeDevice(id, context()))
    })
}

function addPapers({ program, base, context, exit }: CommandSetup): void {
  const { data } = base.texts
  program
    .command('export')
    .description(data.help.export)
    .argument('[file]', data.help.exportFile)
    .option('--csv', data.help.exportCsv)
    .action(async (file: string | undefined, options) => {
      const { runExport } = await import('./commands/export.ts')
      exit(await runExport(file, options, context()))
    })
  program
    .command('memory')
    .description(data.help.memory)
    .command('export')
    .description(data.help.memoryExport)
    .argument('[file]', data.help.exportFile)
    .option('--json', data.help.memoryJson)
    .action(async (file: string | undefined, options) => {
      const { runMemoryExport } = await import('./commands/export.ts')
      exit(await runMemoryExport(file, options, context()))
    })
  program
    .command('import')
    .description(data.help.import)
    .argument('<file>', data.help.importFile)
    .option('-y, --yes', data.help.yes)
    .action(async (file: string, options) => {
      const { runImport } = await import('./commands/import.ts')
      exit(await runImport(file, options, context()))
    })
  program
    .command('delete-everything')
    .description(data.help.deleteEverything)
    .option('-y, --yes', data.help.yes)
    .action(async (options) => {
      const { runDeleteEverything } = await import('./commands/delete-everything.ts')
      exit(await runDeleteEverything(options, context()))
    })
}

function addConversations({ program, base, context, exit }: CommandSetup): void {
  const { usage, data } = base.texts
  const toConversation = parseWith(
    (value: string) => (isId('conversation', value) ? value : undefined),
    usage.badConversation,
  )
  const group = program.command('conversations').description(data.help.conversations)
  group
    .command('list', { isDefault: true })
    .description(data.help.conversationsList)
    .argument('[words...]', data.help.conversationsSearch)
    .option('--json', base.texts.help.json)
    .action(async (words: readonly string[], options) => {
      const { listConversations } = await import('./commands/conversations.ts')
      exit(await listConversations(words.join(' '), options, context()))
    })
  group
    .command('rename')
    .description(data.help.conversationsRename)
    .argument('<id>', data.help.conversationId, toConversation)
    .argument('<title...>', data.help.conversationTitle)
    .action(async (id, title: readonly string[]) => {
      const { renameConversation } = await import('./commands/conversations.ts')
      exit(await renameConversation(id, title.join(' '), context()))
    })
  group
    .command('delete')
    .description(data.help.conversationsDelete)
    .argument('<id>', data.help.conversationId, toConversation)
    .option('-y, --yes', data.help.yes)
    .action(async (id, options) => {
      const { deleteConversation } = await import('./commands/conversations.ts')
      exit(await deleteConversation(id, options, context()))
    })
}
