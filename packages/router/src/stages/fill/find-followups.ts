import { ANY_GATE, OrderPhrases, orderIn } from './orders.ts'
import type { ParamFinder } from './param-finder.ts'
import { afterTimes, isOnlyTime } from './said-times.ts'

const ASK = new OrderPhrases({
  'pt-BR':
    'me pergunta, me pergunte, me perguntar, pergunta me, pergunte me, pergunta pra mim, pergunte pra mim, me questiona, me questione, me indaga, me indague, volta a me perguntar, volte a me perguntar, volta a perguntar, volte a perguntar, checa comigo, cheque comigo, confere comigo, confira comigo, vê comigo, veja comigo, fala comigo, fale comigo, me procura, me procure, me cobra, me cobre, retoma comigo, retome comigo, volta comigo, volte comigo, acompanhamento, follow up, followup',
  en: 'ask me, check in with me, check in, check back with me, check back, check with me, follow up with me, follow up, circle back with me, circle back, touch base with me, touch base, catch up with me, quiz me',
})

/** "me pergunte no sábado como foi a cirurgia do meu olho". */
export const findFollowup: ParamFinder = ({ message }) => {
  const order = orderIn(message, [ASK])
  if (order === undefined) return undefined
  const { place, from, others } = order
  const { to } = order.stretch
  const [next] = others
  const until = next && isOnlyTime(message, next) ? next.to : to
  const topic = { from: afterTimes(message, place.to, to), to }
  if (topic.from >= to) return undefined
  return {
    from,
    to: until,
    bindings: [{ type: 'text', name: 'topic', ...topic }],
    set: { isLead: true },
    allows: ANY_GATE,
    needs: ['topic'],
    isOrder: true,
  }
}
