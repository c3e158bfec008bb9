import { type IntentCall, intentCallSchema, type JsonObject, printoutUrl } from '@parco/protocol'
import { fold, type RoutedDecision } from '@parco/router'
import { z } from 'zod'
import type { Domain } from '../domains/domain.ts'
import type { DomainReadTool } from '../domains/domain-tool.ts'
import { pdfNameOf } from '../printouts/file-name.ts'
import { openingOf, partsOf } from '../printouts/parts-of.ts'
import { isWorthPaper } from '../printouts/print-read.ts'
import type { Turn } from '../turn/turn.ts'
import type { ActionHandler } from './action-handler.ts'
import { askDomains, UNEXPLAINED } from './claimed.ts'
import { lastRead } from './follow-up/last-read.ts'
import type { DecideWords } from './stand-in.ts'

const MAX_READS = 5
/** A guess at a word or two has less, and would print anything. */
const SURE = 0.9
/** More of a message is no title any more. */
const MAX_TITLE = 80

const printParams = z.object({ source: z.string().optional(), title: z.string().optional() })
const severalParams = z.object({ actions: z.array(intentCallSchema) })

/**
 * "um pdf com meus gastos de novembro": what the words ask for is decided as a question of its own, so
 * that whatever can be asked can be had on paper. Without words, it is the last answer.
 */
export const createPrintOut = (decideWords: DecideWords): ActionHandler => ({
  name: 'print-out',
  kind: 'deterministic',
  async run({ params }, turn) {
    const { source, title } = printParams.parse(params)
    const asked = source === undefined ? undefined : withoutPurpose(source, turn)
    const words = asked === undefined || isPointing(asked, turn) ? undefined : asked
    const reads =
      words === undefined ? await lastAnswer(turn) : await readsOf(words, turn, decideWords)
    if (reads.length === 0) {
      turn.record.say(turn.say(words === undefined ? 'printout.ofWhat' : 'printout.notKept'))
      return
    }
    const printed: Readable[] = []
    for (const read of reads) if (await tellShortly(read, turn)) printed.push(read)
    if (printed.length > 0) bring(printed, title ?? words, turn)
  },
})

/** How far behind "pro" it is said whom it is for: "pra eu levar no médico". */
const PURPOSE_WORDS = 5

/** "rendimentos de 2026 pro contador", "pressão em pdf pro médico": for whom it is says nothing of what it holds. */
function withoutPurpose(source: string, { say }: Turn): string {
  const among = (key: string, word: string): boolean => say(key).split('|').includes(fold(word))
  const words = source.split(' ')
  const at = words.findIndex(
    (word, place) =>
      among('printout.for', word) &&
      words
        .slice(place + 1, place + 1 + PURPOSE_WORDS)
        .some((next) => among('printout.whom', next)),
  )
  return at < 1 ? source : words.slice(0, at).join(' ')
}

/** "isso em pdf": what was told last. */
const isPointing = (source: string, { say }: Turn): boolean =>
  say('printout.pointing').split('|').includes(source.toLowerCase())

async function lastAnswer(turn: Turn): Promise<readonly Readable[]> {
  const last = await lastRead(turn)
  return (last && readableAs([last], turn)) ?? []
}

/**
 * The reads that words ask for: as they are ("gastos de novembro"), else as a question ("corridas").
 */
async function readsOf(
  source: string,
  turn: Turn,
  decide: DecideWords,
): Promise<readonly Readable[]> {
  for (const words of [source, ...turn.say('printout.asQuestion', { source }).split('|')]) {
    const decision = await decide(turn, words)
    const isSure = decision.source !== 'classifier' || decision.confidence >= SURE
    const reads = isSure && readableAs(callsOf(decision).slice(0, MAX_READS), turn)
    if (reads) return reads
    const claimed = await askDomains(turn, UNEXPLAINED, words)
    const claimedRead = claimed && readableAs([claimed.call], turn)
    if (claimedRead) return claimedRead
  }
  return []
}

function callsOf({ intent, params }: RoutedDecision): readonly IntentCall[] {
  const several = intent === 'multi' ? severalParams.safeParse(params).data : undefined
  return several?.actions ?? [{ intent, params: params as JsonObject }]
}

/** A call of a tool that reads, with slots that it can take. */
interface Readable {
  readonly call: IntentCall
  readonly tool: DomainReadTool
  /** The slots as its tool takes them. */
  readonly input: Parameters<DomainReadTool['execute']>[0]
  readonly domain: Domain
}

/** All calls as reads; nothing where there is none, or one is none. */
function readableAs(calls: readonly IntentCall[], turn: Turn): readonly Readable[] | undefined {
  const reads = calls.flatMap((call): Readable[] => {
    const { tool, domain } = turn.services.tools.get(call.intent) ?? {}
    if (tool?.effect !== 'read' || !domain) return []
    const input = tool.input.safeParse(call.params)
    return input.success ? [{ call, tool, domain, input: input.data }] : []
  })
  return reads.length > 0 && reads.length === calls.length ? reads : undefined
}

/** The first sentence of the answer; all of it where there is nothing to print, and then `false`. */
async function tellShortly({ call, domain, input, tool }: Readable, turn: Turn): Promise<boolean> {
  const { record } = turn
  const context = turn.contextOf(domain)
  const toolCallId = record.startToolCall(tool.name, call.params)
  const output = await tool.execute(input, context)
  record.endToolCall(toolCallId, tool.name, output)
  const answer = tool.reply(output, context)
  const isPrinted = await isWorthPaper(tool, output, context)
  record.say(
    isPrinted ? (openingOf(partsOf(answer)) ?? '') : `${answer} ${turn.say('printout.short')}`,
  )
  return isPrinted
}

function bring(reads: readonly Readable[], words: string | undefined, turn: Turn): void {
  const { locale, now, record, say } = turn
  const areas = reads.map(({ domain }) => turn.contextOf(domain).text('record.area'))
  const named = words ?? areas.join(' ')
  const title = named.slice(0, 1).toUpperCase() + named.slice(1, MAX_TITLE)
  const url = printoutUrl({
    read: reads.map(({ call }) => ({ tool: call.intent, input: call.params })),
    title,
    at: now.toISOString(),
    locale,
  })
  record.say(say('printout.ready'))
  record.addFile({ url, mediaType: 'application/pdf', name: pdfNameOf(title) })
}
