import { wordSet } from '../../text/word-set.ts'
import type { CuedCheck } from '../cued-checks.ts'
import type { Objection, Purchase } from './purchase.ts'

/** Words without which nothing of `PASSED_BY` is said. */
const CUES = wordSet(
  `meia-volta meia passei passamos embora sai saimos virei larguei largamos deixei deixamos devolvi devolvemos ficou ficaram voltou
  carrinho cart basket cabide prateleira olhando espiando namorando babando sonhando pesquisando vendo curiando admirando cobicando
  fechei desisti desistimos dispensei recusei pensar morta morto sem
  walked walk strolled stormed backed noped turned kept drove scrolled ran left put hung stayed stays closed
  abandoned looking browsing window window-shopping dreaming daydreaming drooling admiring curious comparing
  no nope nah pass passed skip skipped skipping empty-handed empty without rich`,
)

/** What one does on seeing a price, and not on paying it: go on, leave the thing there, only look, decline. */
const PASSED_BY = new RegExp(
  ` (?:${[
    'meia[- ]volta',
    '(?:passei|passamos) (?:reto|longe|batido|direto)',
    '(?:fui|fomos) embora',
    '(?:sai|saimos) (?:fora|correndo|andando|voando|de fininho|de maos vazias|sem) ',
    'virei as costas',
    '(?:(?:larguei|largamos|deixei|deixamos|devolvi|devolvemos|ficou|ficaram|voltou) (?:\\w+ )?' +
      '(?:la|ali|de lado|n[ao]s? (?:loja|arara|prateleira|cabide|vitrine|estante|gondola|carrinho|site)|para (?:o |a )?(?:cabide|prateleira|arara|tras|la|outro dia)))',
    '(?:so|apenas|tava|estava|estou|to) (?:olhando|espiando|namorando|babando|sonhando|pesquisando|vendo|curiando|admirando|cobicando)',
    'fechei (?:o (?:app|site|aplicativo|navegador)|a (?:aba|pagina|janela))',
    '(?:desisti|desistimos|dispensei|recusei|nem pensar|nem morta|nem morto) ',
    'sem (?:nada|levar|comprar) ',
    '(?:walked|walk|strolled|stormed|backed|noped) (?:\\w+ )?(?:out|away|past|by|on|off) ',
    'turned (?:\\w+ )?(?:around|round|away|back) ',
    'kept (?:on )?(?:walking|driving|going|scrolling|moving) ',
    '(?:drove|scrolled|ran) (?:\\w+ )?(?:past|by|on|away|off) ',
    'left (?:it|them|that|those|empty|without) ',
    'and left $',
    '(?:put|hung) (?:it|them|that|those) (?:\\w+ )?(?:back|down|away) ',
    'stay(?:ed|s) (?:put|behind|thirsty|hungry|(?:in|on|at) the (?:store|shop|shelf|rack|hanger|window|cart)) ',
    'closed the (?:tab|app|page|site|browser|window) ',
    'abandoned (?:the|my) (?:cart|basket) ',
    '(?:just|only|purely|merely) (?:looking|browsing|window|dreaming|daydreaming|drooling|admiring|curious|comparing)',
    'window[- ]shopping',
    '(?:browsing|looking|dreaming) (?:only|for now) ',
    "(?:no|no thanks|nah|nope|hard pass|i pass|i passed|i'll pass|pass|passed|skip|skipped|skipped it|skipping) $",
    '(?:passed on|skipped) (?:it|that|them|those) ',
    'empty[- ]handed ',
    '(?:went|going) (?:home )?without ',
    'too rich for ',
  ].join('|')})`,
)

/** Deeds that pay, whatever is done afterwards: "comprei o tênis de 300 e fui embora". */
const PAYING = wordSet(
  `comprei compramos paguei pagamos gastei gastamos torrei torramos desembolsei pedi pedimos
  bought paid spent ordered got grabbed dropped`,
)
/** And those that pay where the amount follows at once: "deixei 50 no bar". */
const PAYING_NEXT = wordSet('deixei deixamos larguei largamos soltei left')

/** "eleven dollars for a latte, I walked out", "jaqueta por 280, larguei na arara": a price seen, with no word of paying it. */
const isPassedBy: Objection = ({ input, money }) => {
  if (money === undefined) return false
  const { items } = input.message
  if (items.some(({ word }, at) => CARTS.has(word) && IN.has(items[at - 1]?.word ?? '')))
    return true
  if (items.some(({ word }) => PAYING.has(word))) return false
  if (PAYING_NEXT.has(items[money.from - 1]?.word ?? '')) return false
  const behind = items.slice(Math.max(money.to, input.clauseFrom))
  return PASSED_BY.test(` ${behind.map(({ word }) => word).join(' ')} `)
}

/** "deixei 129 no carrinho da loja": what lies in a cart is not paid. */
const CARTS = wordSet('carrinho cart basket')
const IN = wordSet('no in my the')

/** What calls for a look at whether a thing with a price was taken at all. */
export const NOT_TAKEN: readonly CuedCheck<Purchase>[] = [[CUES, isPassedBy]]
