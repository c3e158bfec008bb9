import { type JsonObject, ParcoError } from '@parco/protocol'
import { proposeWrite } from '../approvals/propose-write.ts'
import { slotsFromWords } from '../approvals/slots-from-words.ts'
import type { ActionCall, Turn } from '../turn/turn.ts'
import type { ActionHandler } from './action-handler.ts'
import { claimOf, proposeAlso } from './claimed.ts'
import { readAndReply } from './read-and-reply.ts'

/** Calls the tool that has the intent's name: a read at once, a write after approval. */
export const callTool: ActionHandler = {
  name: 'call-tool',
  kind: 'deterministic',
  async run(call, turn) {
    // Neither needs what the other reads.
    const [claimed, slots] = await turn.sql.together(
      () => claimOf(turn, call),
      () => slotsOf(call, turn),
    )
    const meant: ActionCall = claimed ? { ...call, ...claimed.call } : call
    const entry = turn.services.tools.get(meant.intent)
    if (!entry) throw new ParcoError('internal', `There is no tool ${meant.intent}.`)
    const { tool, domain } = entry
    if (claimed?.isWhole) turn.record.isReadWhole = true
    turn.record.say(claimed?.remark ?? '')
    if (tool.effect === 'read') return readAndReply(turn, tool, domain, meant)
    const said = claimed ? await slotsFromWords(turn, tool, meant.params) : slots
    await proposeWrite(turn, tool, said)
    await proposeAlso(turn, claimed?.also)
  },
}

/** The slots of a write as its user means them, where it is what was understood. */
async function slotsOf({ intent, params }: ActionCall, turn: Turn): Promise<JsonObject> {
  const tool = turn.services.tools.get(intent)?.tool
  return tool?.effect === 'write' ? slotsFromWords(turn, tool, params) : params
}
