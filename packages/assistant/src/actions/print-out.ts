import { type IntentCall, intentCallSchema, type JsonObject, printoutUrl } from '@parco/protocol'
import { fold, type RoutedDecision } from '@parco/router'
import { z } from 'zod'
import { pdfNameOf } from '../printouts/file-name.ts'
import { openingOf, partsOf } from '../printouts/parts-of.ts'
import { isWorthPaper, printOutput } from '../printouts/print-read.ts'
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
    const printed: IntentCall[] = []
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

async function lastAnswer(turn: Turn): Promise<readonly IntentCall[]> {
  const last = await lastRead(turn)
  return last ? [last] : []
}

/**
 * The reads that words ask for: as they are ("gastos de novembro"), else as a question ("corridas").
 */
async function readsOf(
  source: string,
  turn: Turn,
  decide: DecideWords,
): Promise<readonly IntentCall[]> {
  for (const words of [source, ...turn.say('printout.asQuestion', { source }).split('|')]) {
    const decision = await decide(turn, words)
    const isSure = decision.source !== 'classifier' || decision.confidence >= SURE
    const reads = isSure ? callsOf(decision).slice(0, MAX_READS) : []
    if (reads.length > 0 && reads.every((read) => readableAs(read, turn))) return reads
    const claimed = await askDomains(turn, UNEXPLAINED, words)
    if (claimed && readableAs(claimed.call, turn)) return [claimed.call]
  }
  return []
}

function callsOf({ intent, params }: RoutedDecision): readonly IntentCall[] {
  const several = intent === 'multi' ? severalParams.safeParse(params).data : undefined
  return several?.actions ?? [{ intent, params: params as JsonObject }]
}

/** The tool of a read with slots that it can take. */
function readableAs({ intent, params }: IntentCall, turn: Turn) {
  const { tool, domain } = turn.services.tools.get(intent) ?? {}
  if (tool?.effect !== 'read' || !domain) return undefined
  const input = tool.input.safeParse(params)
  return input.success ? { tool, domain, input: input.data } : undefined
}

/** The first sentence of the answer; all of it where there is nothing to print, and then `false`. */
async function tellShortly(read: IntentCall, turn: Turn): Promise<boolean> {
  const { record } = turn
  const readable = readableAs(read, turn)
  if (!readable) return false
  const { domain, input, tool } = readable
  const context = turn.contextOf(domain)
  const toolCallId = record.startToolCall(tool.name, read.params)
  const output = await tool.execute(input, context)
  record.endToolCall(toolCallId, tool.name, output)
  const answer = tool.reply(output, context)
  if (!isWorthPaper(await printOutput(tool, output, context))) {
    record.say(`${answer} ${turn.say('printout.short')}`)
    return false
  }
  record.say(openingOf(partsOf(answer)) ?? '')
  return true
}

function bring(reads: readonly IntentCall[], title: string | undefined, turn: Turn): void {
  const { locale, now, record, say, services } = turn
  const named = title && title.slice(0, 1).toUpperCase() + title.slice(1, MAX_TITLE)
  const areas = reads.flatMap(({ intent }) => services.tools.get(intent)?.domain ?? [])
  const url = printoutUrl({
    read: reads.map(({ intent, params }) => ({ tool: intent, input: params })),
    ...(named ? { title: named } : {}),
    at: now.toISOString(),
    locale,
  })
  const name = pdfNameOf(
    named ?? areas.map((domain) => turn.contextOf(domain).text('record.area')).join(' '),
  )
  record.say(say('printout.ready'))
  record.addFile({ url, mediaType: 'application/pdf', name })
}
