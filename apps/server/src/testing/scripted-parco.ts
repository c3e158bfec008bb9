import type { Device, Parco } from '@parco/assistant'
import {
  alertSettingsSchema,
  DEFAULT_ALERTS,
  DEFAULT_FEED_CONTENTS,
  ParcoError,
  type TurnEvent,
  type User,
  type UserId,
} from '@parco/protocol'
import { CALENDAR, NO_MODEL, NO_USAGE, type ParcoScript, type TurnScript } from './parco-script.ts'
import { userId as userIdOf } from './turn-events.ts'

export interface ScriptedParco extends Parco {
  /** Every call that was made with its input, in order. */
  readonly calls: readonly { readonly name: string; readonly input: unknown }[]
  readonly isClosed: () => boolean
}

/** An assistant that follows a script: a call that the script does not have fails. */
export function createScriptedParco(script: ParcoScript = {}): ScriptedParco {
  const calls: { name: string; input: unknown }[] = []
  const turns = [...(script.turns ?? [])]
  const decisions = [...(script.decisions ?? [])]
  const undos = [...(script.undos ?? [])]
  const proposals = [...(script.proposals ?? [])]
  let user: User = {
    id: userIdOf(),
    locale: 'pt-BR',
    timeZone: 'America/Sao_Paulo',
    currency: 'BRL',
    units: 'metric',
    clock: '24h',
    perspective: 'none',
    settingsChosenAt: '2026-11-18T12:00:00.000Z',
    ...script.user,
  }
  const letIn = new Map<string, Device>()
  let isClosed = false

  async function* follow<Input>(
    name: string,
    lines: TurnScript<Input>[],
    input: Input,
    signal?: AbortSignal,
  ): AsyncIterable<TurnEvent> {
    calls.push({ name, input })
    const line = lines.shift()
    if (!line) throw new Error(`The script has no further answer for ${name}.`)
    yield* line(input, signal)
  }

  function owned<Item extends { readonly id: string }>(
    who: UserId,
    items: readonly Item[] | undefined,
    id: string,
  ): Item {
    const item = who === user.id ? items?.find((candidate) => candidate.id === id) : undefined
    if (!item) throw new ParcoError('not-found', `There is no ${id}.`)
    return item
  }

  return {
    calls,
    isClosed: () => isClosed,
    localUser: async () => user,
    user: async () => user,
    async updateUser(_userId, changes) {
      calls.push({ name: 'updateUser', input: changes })
      user = { ...user, ...changes }
      return user
    },
    alerts: async () => ({ ...DEFAULT_ALERTS, ...script.alerts }),
    async changeAlerts(_userId, changes) {
      calls.push({ name: 'changeAlerts', input: changes })
      return alertSettingsSchema.parse({ ...DEFAULT_ALERTS, ...script.alerts, ...changes })
    },
    deliverDue: async () => ({ delivered: 0 }),
    onDelivery: () => () => undefined,
    onDueChange: () => () => undefined,
    async inbox(request) {
      calls.push({ name: 'inbox', input: request })
      return { deliveries: script.deliveries ?? [] }
    },
    async readInbox(request) {
      calls.push({ name: 'readInbox', input: request })
    },
    async *deliveries(request, signal) {
      calls.push({ name: 'deliveries', input: request })
      yield* script.deliveries ?? []
      // The rest is silence, as long as somebody listens.
      if (!signal.aborted) {
        await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
      }
    },
    model: async () => ({ ...NO_MODEL, ...script.model }),
    async chooseModel(choice) {
      calls.push({ name: 'chooseModel', input: choice })
      if (script.model?.isChangeable === false) {
        throw new ParcoError('conflict', 'The environment names the model.')
      }
      const { model } = choice
      return { ...NO_MODEL, ...(model ? { state: 'ready', model, chosenBy: 'settings' } : {}) }
    },
    async testModel() {
      calls.push({ name: 'testModel', input: undefined })
      return script.modelTest ?? { isOk: false, message: 'There is no model.' }
    },
    async modelCalls(_userId, request) {
      calls.push({ name: 'modelCalls', input: request })
      return { items: script.modelCalls ?? [] }
    },
    async usage(_userId, month = '2026-11') {
      calls.push({ name: 'usage', input: month })
      return { ...NO_USAGE, month, ...script.usage }
    },
    async limitSpending(_userId, changes) {
      calls.push({ name: 'limitSpending', input: changes })
      const kept = Object.entries(changes).filter(([, usd]) => usd !== null)
      return Object.fromEntries(kept)
    },
    async suggestSettings(_userId, suggestion) {
      calls.push({ name: 'suggestSettings', input: suggestion })
      if (user.settingsChosenAt === null) {
        user = { ...user, ...suggestion, settingsChosenAt: '2026-11-18T15:00:00.000Z' }
      }
      return user
    },
    turn: (input, options) => follow('turn', turns, input, options?.signal),
    decide: (input) => follow('decide', decisions, input),
    undo: (input) => follow('undo', undos, input),
    propose: (input) => follow('propose', proposals, input),
    async conversations(_userId, page) {
      calls.push({ name: 'conversations', input: page })
      return { items: script.conversations ?? [] }
    },
    async printout(_userId, request) {
      calls.push({ name: 'printout', input: request })
      const unknown = request.read.find(({ tool }) => tool.startsWith('create_'))
      if (unknown) throw new ParcoError('not-found', `There is no tool ${unknown.tool} that reads.`)
      return { name: 'gastos.pdf', bytes: new TextEncoder().encode('%PDF-1.3') }
    },
    async exportData() {
      const bytes = new TextEncoder().encode('{"format":"parco-export"}\n')
      return (async function* () {
        yield bytes
      })()
    },
    async exportTransactions(_userId, locale) {
      calls.push({ name: 'exportTransactions', input: locale })
      return locale === 'en' ? 'date,name\r\n' : 'data;nome\r\n'
    },
    async exportMemory(_userId, format, locale) {
      calls.push({ name: 'exportMemory', input: { format, locale } })
      return format === 'json' ? '{"facts":[]}\n' : '# O que eu sei sobre você\n'
    },
    async importData(_userId, bytes) {
      calls.push({ name: 'importData', input: bytes.byteLength })
      if (script.isAnswering) throw new ParcoError('conflict', 'There is something already.')
      if (bytes.byteLength === 0) throw new ParcoError('bad-request', 'That is no export.')
      return { tables: 3, rows: 12 }
    },
    async readFile(_userId, bytes) {
      calls.push({ name: 'readFile', input: bytes.byteLength })
      if (script.file) return script.file
      throw new ParcoError('bad-request', 'Nothing can be read in it.')
    },
    async deleteData(_userId, confirmation) {
      calls.push({ name: 'deleteData', input: confirmation })
      if (confirmation !== 'apagar tudo')
        throw new ParcoError('bad-request', 'Nothing was deleted.')
      return { rows: 12, copies: 2 }
    },
    conversation: async (who, conversationId) => owned(who, script.conversations, conversationId),
    async renameConversation(who, conversationId, title) {
      calls.push({ name: 'renameConversation', input: { conversationId, title } })
      return { ...owned(who, script.conversations, conversationId), title }
    },
    async deleteConversation(who, conversationId) {
      calls.push({ name: 'deleteConversation', input: conversationId })
      owned(who, script.conversations, conversationId)
      if (script.isAnswering) throw new ParcoError('conflict', 'An answer is under way there.')
      return { messages: 2, openApprovals: 1, receipts: 3 }
    },
    async messages(who, conversationId) {
      const items = (script.messages ?? []).filter(
        (message) => message.conversationId === conversationId,
      )
      if (who !== user.id || items.length === 0) {
        throw new ParcoError('not-found', `There is no ${conversationId}.`)
      }
      return { items }
    },
    openApprovals: async (_userId, conversationId) =>
      (script.approvals ?? []).filter(
        (approval) =>
          approval.status === 'requested' &&
          (conversationId === undefined || approval.conversationId === conversationId),
      ),
    approval: async (who, approvalId) => owned(who, script.approvals, approvalId),
    receipts: async () => ({ items: script.receipts ?? [] }),
    receipt: async (who, receiptId) => owned(who, script.receipts, receiptId),
    async records(_userId, day) {
      calls.push({ name: 'records', input: day })
      return script.records ?? []
    },
    async dayFigures(_userId, day) {
      calls.push({ name: 'day-figures', input: day })
      return script.figures ?? []
    },
    async letIn(_userId, { name, secretHash }) {
      calls.push({ name: 'let-in', input: { name, secretHash } })
      const [device] = script.devices ?? []
      if (!device) throw new Error('The script has no device to let in.')
      letIn.set(secretHash, { ...device, name })
      return { ...device, name }
    },
    devices: async () => script.devices ?? [],
    recognizeDevice: async (_userId, secretHash) => letIn.get(secretHash),
    async removeDevice(who, id) {
      owned(who, script.devices, id)
      calls.push({ name: 'remove-device', input: id })
    },
    feeds: async () => (script.feeds ?? []).map(({ path: _, ...feed }) => feed),
    async addFeed(_userId, contents = DEFAULT_FEED_CONTENTS) {
      calls.push({ name: 'add-feed', input: contents })
      const [feed] = script.feeds ?? []
      if (!feed) throw new ParcoError('conflict', 'The script has no feed to add.')
      return { ...feed, contents: [...contents] }
    },
    async removeFeed(who, id) {
      owned(who, script.feeds, id)
      calls.push({ name: 'remove-feed', input: id })
    },
    async readFeed(secret) {
      const isKnown = script.feeds?.some(({ path }) => path === `/api/feed/${secret}.ics`)
      return isKnown ? { text: CALENDAR, etag: '"1"' } : undefined
    },
    async calendarFile(_userId, contents) {
      calls.push({ name: 'calendar-file', input: contents })
      return CALENDAR
    },
    async read(_userId, toolName, input) {
      calls.push({ name: toolName, input })
      return script.read?.(toolName, input) ?? { items: [] }
    },
    async form(_userId, toolName, locale) {
      calls.push({ name: 'form', input: { toolName, locale } })
      if (toolName === 'read_minds') throw new ParcoError('not-found', 'There is no such tool.')
      return script.form ?? []
    },
    async checkForm(_userId, toolName, input) {
      calls.push({ name: 'checkForm', input: { toolName, input } })
      if (toolName === 'read_minds') throw new ParcoError('not-found', 'There is no such tool.')
      return { status: 'ready' }
    },
    readTools: script.readTools ?? [],
    writeTools: script.writeTools ?? [],
    learnedSentences: async () => script.sentences ?? [],
    async decideSentence({ userId, sentenceId, status }) {
      calls.push({ name: 'decideSentence', input: { sentenceId, status } })
      if (script.isEverySentenceRisky && status === 'adopted') {
        throw new ParcoError('conflict', 'Another message would mean something else.')
      }
      return { ...owned(userId, script.sentences, sentenceId), status }
    },
    async explainMessage({ text }) {
      calls.push({ name: 'explainMessage', input: text })
      const part = { said: text, outcome: 'unexplained' } as const
      return { intent: 'model', source: 'fallback', confidence: 0, parts: [part], guesses: [] }
    },
    async teachSentence({ text, sameAs }) {
      calls.push({ name: 'teachSentence', input: { text, sameAs } })
      const [sentence] = script.sentences ?? []
      return sentence ? { status: 'taught', sentence } : { status: 'not-understood' }
    },
    async close() {
      isClosed = true
    },
  }
}
