import type { Locale } from '../text/locale.ts'
import type { Lexicon } from './lexicon.ts'
import type { ReplyWords } from './reply-words.ts'
import { stretches, without } from './said-of-others.ts'

const FAULT_PT = '(?:objecao|objecoes|problemas?|erros?|reclamacao|reclamacoes|ressalvas?|duvidas?)'
const LEFT_PT =
  '(?:contra|errado|de errado|estranho|demais|a (?:mudar|corrigir|acrescentar|ajustar|opor|declarar|reclamar|dizer)|(?:para|que) (?:mudar|corrigir|acrescentar|ajustar|reclamar))'
const FIND_PT = '(?:tenho|vejo|vi|tem|ha|acho|achei|encontrei|notei|existe)'
const FAULT_EN = '(?:objections?|problems?|issues?|complaints?|mistakes?|errors?|changes|notes)'
const LEFT_EN =
  '(?:against (?:it|that|this)|wrong(?: with (?:it|that|this))?|to (?:add|change|fix|correct|say|declare)|missing|off)'

/** Whole stretches between pauses that find nothing wrong: by themselves they approve nothing. */
const PREAMBLES: Readonly<Record<Locale, RegExp>> = {
  'pt-BR': new RegExp(
    `^(?:(?:bom|olha|entao|ah|eu|por mim|da minha parte|aqui) )*(?:(?:nao|nem) ${FIND_PT} (?:nenhuma? )?${FAULT_PT}(?: nenhuma?| alguma?)?|(?:sem|nenhuma?) ${FAULT_PT}|(?:(?:nao |nem )?${FIND_PT} )?nada ${LEFT_PT}|nao (?:precisa|tem que|tem por que|quero|vou) (?:mudar|corrigir|ajustar|mexer) (?:em )?(?:nada|nisso))(?: nao| nisso| nele| nela| ai| aqui| com isso| contra isso)*$`,
  ),
  en: new RegExp(
    `^(?:(?:well|oh|so|ok|personally|from me|i|i've|i have|got|have|there's|there is|there are|see|can see|found) )*(?:(?:can't see|don't see|didn't see|can't find|don't have|haven't got|couldn't find|don't spot) (?:any |a )?(?:${FAULT_EN}|anything ${LEFT_EN})|(?:no|zero) ${FAULT_EN}|nothing ${LEFT_EN})(?: here| there| from me| at all| on my end| with it| with that)*$`,
  ),
}

/** "não tenho nada contra, pode gravar", "no objections, save it": the reply without such a preamble. */
export function withoutPreamble(reply: ReplyWords, { locale, match }: Lexicon): ReplyWords {
  const found = stretches(reply.words).filter(([from, to]) => {
    // "no problem" approves by itself.
    if (match(reply.words.slice(0, to), from)?.length === to - from) return false
    return PREAMBLES[locale].test(
      reply.words
        .slice(from, to)
        .join(' ')
        .replace(/ (?=')/g, ''),
    )
  })
  return found.reduceRight((left, [from, to]) => without(left, from, to), reply)
}
