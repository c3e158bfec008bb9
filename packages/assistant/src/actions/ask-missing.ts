import { type IntentCall, intentCallSchema } from '@parco/protocol'
import { z } from 'zod'
import { askBack, wordQuestion } from '../approvals/ask-back.ts'
import type { Candidate } from '../approvals/choose-option.ts'
import { prepareWrite } from '../approvals/prepare-write.ts'
import type { ActionCall, Turn } from '../turn/turn.ts'
import type { ActionHandler } from './action-handler.ts'
import { sayNotBuilt } from './without-model.ts'

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
export const askMissing: ActionHandler = {
  name: 'ask-missing',
  kind: 'deterministic',
  async run(call, turn) {
    const { params, reason, about } = call
    const { missing, candidate } = clarifyParams.parse(params)
    // A question whose answer would lead nowhere is not asked.
    if (!isBuilt(turn, candidate.intent)) return sayNotBuilt.run(candidate, turn)
    const question =
      (await toolQuestion(turn, candidate, missing)) ??
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
}

/** Whether this version carries an intent out: its tool exists, or it works on what tools did. */
const isBuilt = ({ services }: Turn, intent: string): boolean =>
  intent === 'undo' || services.tools.has(intent)

/** How the tool itself asks for the one thing that is missing: it knows the rest, as "Quantos quilos?" does. */
async function toolQuestion(
  turn: Turn,
  { intent, params }: IntentCall,
  missing: readonly string[],
): Promise<string | undefined> {
  const tool = turn.services.tools.get(intent)?.tool
  if (missing.length !== 1 || tool?.effect !== 'write') return undefined
  const prepared = await prepareWrite(turn, tool, params)
  if (prepared.status !== 'question' || prepared.options?.length) return undefined
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
