import { replies } from '../replies/replies.generated.ts'
import type { Turn } from '../turn/turn.ts'
import type { ActionHandler } from './action-handler.ts'
import { isQuestion } from './is-question.ts'
import type { ExamplesOf } from './nearest-examples.ts'
import { saySetUpOnceADay } from './say-set-up.ts'
import { sayUnderstood } from './say-understood.ts'
import { sayWordless } from './say-wordless.ts'
import { type DecideWords, proposeStandIn } from './stand-in.ts'

/** What no rule explains, and no model was there to: says so in a line, and what to say instead. */
export const createAnswerWithoutModel = (examplesOf: ExamplesOf): ActionHandler => ({
  name: 'answer-without-model',
  kind: 'reasoning',
  async run({ intent, reason }, turn) {
    if (sayWordless(turn)) return
    if (reason === 'no-model' && Object.hasOwn(replies[turn.locale].intent, intent)) {
      const what = turn.say(`intent.${intent}`)
      turn.record.say(turn.say('reasoning.needsModel', { what }))
      return
    }
    const why = reason === 'model-failed' ? 'modelFailed' : 'noModel'
    await sayWithExamples(turn, `reasoning.${why}`, examplesOf)
    if (reason === 'no-model') await saySetUpOnceADay(turn)
  },
})

/** An intent that the router knows, and no part of this version carries out: something else may do. */
export const createSayNotBuilt = (
  examplesOf: ExamplesOf,
  decideWords: DecideWords,
): ActionHandler => ({
  name: 'say-not-built',
  kind: 'deterministic',
  async run(call, turn) {
    const { intent } = call
    if (await proposeStandIn(turn, call, decideWords)) return
    const understood = sayUnderstood(turn, intent)
    if (understood === undefined) return sayWithExamples(turn, 'reasoning.noModel', examplesOf)
    turn.record.say(understood)
  },
})

/** An intent that a row of `intent_actions` switched off. */
export const sayInactive: ActionHandler = {
  name: 'say-inactive',
  kind: 'deterministic',
  async run(_call, turn) {
    turn.record.say(turn.say('reasoning.inactive'))
  },
}

/** So many words tell several things. */
const STORY_WORDS = 20

/** With what comes close to the words; where nothing does, with what can be done with any question or remark. */
async function sayWithExamples(turn: Turn, key: string, examplesOf: ExamplesOf): Promise<void> {
  const { record, say, text } = turn
  const examples = (await examplesOf(turn)).map((example) => `“${example}”`)
  if (key === 'reasoning.noModel' && text.split(/\s+/).length >= STORY_WORDS) {
    record.say(say('reasoning.tooMuch'))
  } else if (examples.length > 0) {
    const attempt = say('reasoning.try', { examples: examples.join(say('reasoning.or')) })
    record.say(`${say(key)} ${attempt}`)
  } else if (key === 'reasoning.noModel') {
    record.say(say(isQuestion(text) ? 'chat.unknown' : 'reasoning.unclear'))
  } else {
    record.say(say(key))
  }
}
