import type { Message } from '../../clauses/message.ts'
import { wordSet } from '../../text/word-set.ts'
import { KEPT_WORDS as WORDS } from './words.generated.ts'

/** What people have kept for them: "esquece o código do portão" forgets one, "esquece o mercado" does not. */
export const KEPT = wordSet(
  'senha senhas codigo codigos combinacao placa vaga ramal matricula login wifi chave pin cep endereco telefone numero apelido alergia alergias intolerancia preferencia preferencias gosto restricao restricoes dieta informacao informacoes anotacao anotacoes dado dados fato lembranca memoria tamanho manequim prontuario armario aniversario profissao emprego trabalho segredo medo fobia vicio password passwords code codes pin combination plate address phone number nickname allergy allergies preference preferences restriction restrictions diet info information note notes fact memory size locker birthday job fear username login',
)

export const NOTHING_NAMED = wordSet(
  'isso disso tudo nada mim it that this everything about me all eu disse falei te o que said i ele ela dele dela historia assunto him her voce vc you quem e is are who',
)

export const KNOWLEDGE_OPENERS = wordSet('isso this seguinte following informacao info somewhere')

/** "não curto cebola, anota aí": the order at the end is no part of what is kept. */
export function beforeOrder(message: Message, from: number, to: number): number {
  let end = beforeOrderPiece(message, from, to)
  while (
    end > from + 1 &&
    (WORDS.orders.has(message.items[end - 1]?.word ?? '') ||
      message.items[end - 1]?.kind === 'punctuation')
  )
    end -= 1
  return end
}

/** "…, salva aí no meu perfil", "…, bote como meta": the end before a last piece that an order opens. */
export function beforeOrderPiece({ items }: Message, from: number, to: number): number {
  const mark = items.findLastIndex(({ word }, at) => at > from && at < to - 1 && word === ',')
  if (mark < 0 || to - mark > LONGEST_ORDER) return to
  const first = items[mark + 1]?.word ?? ''
  const isPut = WORDS.putting.has(first) && WORDS.into.has(items[to - 1]?.word ?? '')
  return WORDS.opening.has(first) || isPut ? mark : to
}

const LONGEST_ORDER = 7

/** What is said of the moment, or of nothing in particular, is not worth keeping unasked. */
export const VAGUE = wordSet(
  'contigo hoje agora voce vc isso disso disto aquilo nada hein ontem amanha disso tudo segunda terca quarta quinta sexta sabado domingo monday mondays tuesday wednesday thursday friday fridays saturday sunday sundays quando when today now you it this that tonight yesterday tomorrow anything everything nothing lol kkk haha essa esse',
)
