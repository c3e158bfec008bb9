import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Approval,
  type ConversationId,
  createIdMinter,
  type TurnEvent,
  turnEventSchema,
} from '@parco/protocol'
import type { RunningServer } from './running-server.ts'

const mint = createIdMinter({ now: () => new Date(), randomBytes })

/** What clients count together. */
export interface Tally {
  requests: number
  /** Statuses of 500 and more, and requests that got no answer, by what was asked. */
  readonly failures: Map<string, number>
  /** Durations of whole turns that were said in words, in milliseconds. */
  turnsMs: number[]
}

export const createTally = (): Tally => ({ requests: 0, failures: new Map(), turnsMs: [] })

export interface ClientOptions {
  /** Asked in turn, as by a balancer. */
  readonly servers: readonly RunningServer[]
  readonly tally: Tally
  /** A number from 0 up to 1. */
  readonly random: () => number
  readonly pauseMs: number
}

/** After so many things said, somebody begins anew. */
const TURNS_PER_CONVERSATION = 40

const WRITES = [
  'gastei 12,50 de padaria',
  'bebi 300 ml de água',
  'dormi 7 horas',
  'recebi 80 reais',
]
const QUESTIONS = [
  'quanto gastei esse mês?',
  'quais contas faltam pagar?',
  'não gastei nada hoje',
  'como foi meu sono essa semana?',
]
const LISTS = [
  '/api/conversations?limit=100',
  '/api/receipts?limit=100',
  '/api/approvals',
  '/api/records',
  '/api/usage',
  '/api/read/get_expenses',
  '/api/read/get_finance_summary',
  '/api/read/get_tracking_history?type=water&days=365',
  '/api/read/get_trends',
]

/** Somebody with an assistant open: talks, fills in forms, decides on cards, looks lists over. */
export class Client {
  readonly #options: ClientOptions
  #conversationId: ConversationId = mint('conversation')
  #turns = 0
  #requests = 0

  constructor(options: ClientOptions) {
    this.#options = options
  }

  /** Goes on until the signal; what fails is counted. */
  async run(signal: AbortSignal): Promise<void> {
    const { pauseMs, random } = this.#options
    while (!signal.aborted) {
      await this.act()
      await sleep(pauseMs * (0.5 + random()), undefined, { signal }).catch(() => undefined)
    }
  }

  /** One thing that somebody does. */
  async act(): Promise<void> {
    const chance = this.#options.random()
    if (chance < 0.3) await this.#sayAndDecide(this.#pick(WRITES))
    else if (chance < 0.5) await this.say(this.#pick(QUESTIONS))
    else if (chance < 0.6) await this.#proposeAndDecide()
    else if (chance < 0.7) await this.#resume()
    else await this.#look()
  }

  /** One message, timed until its turn ends. */
  async say(text: string): Promise<readonly TurnEvent[]> {
    this.#turns += 1
    if (this.#turns % TURNS_PER_CONVERSATION === 0) this.#conversationId = mint('conversation')
    const startedAt = performance.now()
    const events = await this.#turn('/api/chat', {
      id: this.#conversationId,
      messages: [{ id: mint('message'), role: 'user', parts: [{ type: 'text', text }] }],
    })
    this.#options.tally.turnsMs.push(performance.now() - startedAt)
    return events
  }

  async #sayAndDecide(text: string): Promise<void> {
    await this.#decide(await this.say(text))
  }

  async #proposeAndDecide(): Promise<void> {
    const events = await this.#turn('/api/propose/create_expense', {
      conversationId: this.#conversationId,
      input: { name: 'Feira', actualAmount: Math.ceil(this.#options.random() * 200) },
    })
    await this.#decide(events)
  }

  /** Most cards are approved, some denied, and some left where they are. */
  async #decide(events: readonly TurnEvent[]): Promise<void> {
    const chance = this.#options.random()
    const cards = events.flatMap((event): Approval[] =>
      event.type === 'approval-request' ? [event.approval] : [],
    )
    if (cards.length === 0 || chance > 0.9) return
    await this.#turn('/api/approvals/decisions', {
      conversationId: this.#conversationId,
      decisions: cards.map(({ id, argumentsHash }) =>
        chance > 0.8
          ? { outcome: 'deny', approvalId: id }
          : { outcome: 'approve', approvalId: id, argumentsHash },
      ),
    })
  }

  /** A page that comes back: asks for the stream under way, then for what was said. */
  async #resume(): Promise<void> {
    await this.#get(`/api/chat/${this.#conversationId}/stream`)
    await this.#get(`/api/conversations/${this.#conversationId}/messages?limit=50`)
  }

  async #look(): Promise<void> {
    await this.#get(this.#pick(LISTS))
  }

  async #turn(path: string, body: object): Promise<readonly TurnEvent[]> {
    const text = await this.#send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/x-ndjson' },
      body: JSON.stringify(body),
    })
    const events = text
      .split('\n')
      .filter((line) => line.startsWith('{"type"'))
      .map((line) => turnEventSchema.parse(JSON.parse(line)))
    const end = events.at(-1)
    if (end?.type === 'turn-end' && end.outcome === 'failed') {
      this.#fail(`turn ${end.error?.code} ${path}`)
    }
    return events
  }

  #get(path: string): Promise<string> {
    return this.#send(path, {})
  }

  async #send(path: string, init: RequestInit & { headers?: object }): Promise<string> {
    const { servers, tally } = this.#options
    const server = servers[this.#requests % servers.length] as RunningServer
    this.#requests += 1
    tally.requests += 1
    const route = path.split('?')[0]?.replace(/cnv_\w+/, '{id}')
    try {
      const response = await fetch(`${server.address}${path}`, {
        ...init,
        headers: { ...init.headers, authorization: `Bearer ${server.token}` },
      })
      const text = await response.text()
      // A conversation of which nothing was said yet is not there.
      if (response.status >= 400 && response.status !== 404) {
        this.#fail(`${response.status} ${route}`)
      }
      return text
    } catch (error) {
      this.#fail(`${error instanceof Error ? error.message : error} ${route}`)
      return ''
    }
  }

  #fail(what: string): void {
    const { failures } = this.#options.tally
    failures.set(what, (failures.get(what) ?? 0) + 1)
  }

  #pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.#options.random() * items.length)] as Item
  }
}
