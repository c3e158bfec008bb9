import { type IntentCall, intentCallSchema, type JsonObject } from '@parco/protocol'
import { z } from 'zod'
import { askBack, wordQuestion } from '../approvals/ask-back.ts'
import type { Candidate } from '../approvals/choose-option.ts'
import { prepareWrite } from '../approvals/prepare-write.ts'
import { proposeWrite } from '../approvals/propose-write.ts'
import { slotsFromWords } from '../approvals/slots-from-words.ts'
import type { DomainWriteTool } from '../domains/domain-tool.ts'
import type { ActionCall, Turn } from '../turn/turn.ts'
import type { ActionHandler } from './action-handler.ts'
import { proposeClaimed } from './claimed.ts'
import { type DecideWords, proposeStandIn } from './stand-in.ts'

/** The user's words in each slot of the sentence that explained a turn's message. */
export type BoundIn = (turn: Turn) => Promise<Readonly<Record<string, string>>>

const clarifyParams = z.object({ missing: z.array(z.string()).min(1), candidate: intentCallSchema })

/** The problems with what was said that a sentence of their own explains. */
const EXPLAINED_REASONS: ReadonlySet<string> = new Set([
  'malformed-number',
  'negative-amount',
  'zero-amount',
  'amount-too-large',
  'impossible-date',
  'impossible-time',
  'out-of-range',
  'unclear-date',
])

/** Asks back for what the router misses, and says first what was wrong with what was said. */
export const createAskMissing = (
  sayNotBuilt: ActionHandler,
  boundIn: BoundIn,
  decideWords: DecideWords,
): ActionHandler => ({
  name: 'ask-missing',
  kind: 'deterministic',
  async run(call, turn) {
    const { params, reason, about } = call
    const { missing, candidate } = clarifyParams.parse(params)
    // A question whose answer would lead nowhere is not asked.
    if (!isBuilt(turn, candidate.intent)) return sayNotBuilt.run(candidate, turn)
    // What another write carries out whole is not asked about.
    const isNew = reason === undefined && about === undefined
    if (isNew && (await proposeClaimed(turn, candidate))) return
    if (isNew && (await proposeStandIn(turn, candidate, decideWords))) return
    if (reason === undefined && missing.every((slot) => DISPENSABLE.has(slot))) {
      const content = await contentTool(turn, candidate)
      if (content) return proposeWrite(turn, content.tool, content.slots)
    }
    if (isNew && missing.length === 1 && REFERENCES.has(missing[0] ?? '')) {
      const { tool } = turn.services.tools.get(candidate.intent) ?? {}
      if (tool?.effect === 'write') {
        return proposeWrite(turn, tool, await slotsFromWords(turn, tool, candidate.params))
      }
    }
    const question =
      explainAmount(turn, missing, about === undefined ? await boundIn(turn) : {}) ??
      (await toolQuestion(turn, candidate, missing, about === 'question')) ??
      wordQuestion(turn, candidate.intent, missing)
    const problem = explainReason(turn, reason) ?? explainRepeat(turn, about, missing)
    // A correction of a card that cannot be: the card stays as it is, and waits for a better one.
    if (about === 'approvals') {
      turn.record.isWaiting = true
      turn.record.say([problem, question].filter(Boolean).join(' '))
      return
    }
    await askBack(
      turn,
      about === 'question' ? { ...candidate, ...optionsStillOpen(turn, missing) } : candidate,
      missing,
      problem ? `${problem} ${question}` : question,
    )
  },
})

/**
 * Why an amount is asked although figures were said, by the names that sentences give those: two bounds,
 * or a whole of which somebody else paid a part.
 */
function explainAmount(
  { say }: Turn,
  missing: readonly string[],
  { whole, other }: Readonly<Record<string, string>>,
): string | undefined {
  if (whole === undefined || !missing.includes('actualAmount')) return undefined
  return other === undefined ? say('ask.share', { whole }) : say('ask.between', { whole, other })
}

/** Whether this version carries an intent out: its tool exists, or it works on what tools did. */
const isBuilt = ({ services }: Turn, intent: string): boolean =>
  intent === 'undo' || services.tools.has(intent)

/** What a tool finds by itself where there is one alone, and offers to choose from where there are more. */
const REFERENCES: ReadonlySet<string> = new Set(['goalRef', 'habitRef', 'debtRef'])

/**
 * What some tools can do without: how far somebody ran is enough, a goal needs no area of life, and a
 * salary brings what it always does.
 */
const DISPENSABLE: ReadonlySet<string> = new Set(['value', 'area', 'unit', 'actualAmount'])

/** The tool that can do without what is missing, and what it gets. */
async function contentTool(
  turn: Turn,
  { intent, params }: IntentCall,
): Promise<{ readonly tool: DomainWriteTool; readonly slots: JsonObject } | undefined> {
  const tool = turn.services.tools.get(intent)?.tool
  if (tool?.effect !== 'write') return undefined
  const slots = await slotsFromWords(turn, tool, params)
  const { status } = await prepareWrite(turn, tool, slots)
  return status === 'ready' ? { tool, slots } : undefined
}

/** How the tool itself asks for the one thing that is missing: it knows the rest, as "Quantos quilos?" does. */
async function toolQuestion(
  turn: Turn,
  { intent, params }: IntentCall,
  missing: readonly string[],
  isRepeated: boolean,
): Promise<string | undefined> {
  const tool = turn.services.tools.get(intent)?.tool
  if (missing.length !== 1 || tool?.effect !== 'write') return undefined
  const prepared = await prepareWrite(turn, tool, params)
  // Answers to choose from are offered by whoever asks first; a repeated question still has them.
  const offers = prepared.status === 'question' && (prepared.options?.length ?? 0) > 0
  if (prepared.status !== 'question' || (offers && !isRepeated)) return undefined
  return prepared.missing.join() === missing.join() ? prepared.question : undefined
}

/** A reply that chose none of the answers offered leaves them on offer. */
function optionsStillOpen(
  { openQuestion }: Turn,
  missing: readonly string[],
): Pick<Candidate, 'options'> {
  if (!openQuestion || missing.join() !== openQuestion.missing.join()) return {}
  const { options } = openQuestion.candidate as Candidate
  return options ? { options } : {}
}

/** What was said did not help: that is said too, for a bare repetition looks like deafness. */
function explainRepeat(
  { openQuestion, say }: Turn,
  about: ActionCall['about'],
  missing: readonly string[],
): string | undefined {
  if (about === 'approvals') return say('edit.invalidAny')
  const isRepeated = about === 'question' && openQuestion?.missing.join() === missing.join()
  return isRepeated ? say('ask.again') : undefined
}

function explainReason(turn: Turn, reason: string | undefined): string | undefined {
  if (reason === undefined || !EXPLAINED_REASONS.has(reason)) return undefined
  return turn.say(`reason.${reason}`)
}
