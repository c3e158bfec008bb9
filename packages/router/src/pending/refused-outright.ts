import type { SlotSpan } from '../slots/slot-span.ts'
import type { Locale } from '../text/locale.ts'
import type { ItemNames } from './item-names.ts'
import { DOUBT, type ReplyWords } from './reply-words.ts'
import { stretches } from './said-of-others.ts'

const SOON_PT = '(?: [a-z]+){0,4}'
const SOON_EN = "(?: [a-z']+){0,5}"
const RECORD_PT =
  '(?:gasto|despesa|compra|divida|conta|meta|decisao|receita|treino|registro|lembrete|meu|minha)'
const RECORD_EN =
  '(?:expense|purchase|payment|income|workout|decision|goal|reminder|bill|debt|mine|me)'
const PAYERS_PT =
  '(?:empresa|firma|escritorio|chefe|mae|pai|marido|esposa|mulher|irma|irmao|filh[oa]|namorad[oa]|soci[oa])'
const BY_MYSELF_PT =
  '(?:ponho|anoto|boto|coloco|lanco|registro|marco|cuido|resolvo|faco|escrevo|cadastro|controlo)'

/** What opens such a refusal and adds nothing to it. */
const OPENINGS =
  '(?:ih|ah|opa|ops|calma|calma ai|pera|perai|pera ai|espera|nao|mas|hm|hold on|leave it|no need|wait|no|nope|whoa|oh|sure|yeah|well|hey|ha|lol|uh|um|actually|easy)'
const OPENING = new RegExp(`^${OPENINGS}(?: (?:lol|kkk|ai|entao))?$`)

function whole(pattern: string): RegExp {
  return new RegExp(`^(?:${OPENINGS} ){0,2}${pattern}(?: (?:lol|kkk|ne|viu))?$`)
}

/**
 * Whole stretches between pauses that refuse by themselves: the deed never was, or was wished,
 * supposed or thought aloud; it was none of this; somebody else pays; the speaker sees to it.
 */
const OUTRIGHT: Readonly<Record<Locale, readonly RegExp[]>> = {
  'pt-BR': [
    `(?:eu )?(?:ja )?[a-z]+(?:ei|i|uei) (?:foi |e )?(?:nada|coisa nenhuma|uma ova|porra nenhuma)(?: nao)?`,
    `(?:[a-zX0-9]+ ){0,3}(?:e|era|foi) (?:so )?(?:o )?(?:que|quanto) eu (?:queria|gostaria|devia|deveria|pretendia|ia|planejava|sonho|sonhava)${SOON_PT}`,
    `(?:isso |esse |essa )?(?:e|era|foi) (?:so )?(?:uma? )?(?:ideia|hipotese|suposicao|exemplo|ironia|sarcasmo|piada|expressao|modo de dizer|jeito de falar|forca de expressao|vontade|sonho)${SOON_PT}`,
    `(?:eu )?(?:to|tava|estou|estava) (?:so |apenas )?(?:pensando alto|pensando em voz alta|falando por falar|divagando|chutando|supondo|imaginando|cogitando|avaliando|sonhando alto)${SOON_PT}`,
    `(?:eu )?(?:ainda )?(?:nao|nem) (?:bati (?:o )?martelo|decidi|me decidi|resolvi|fechei nada|defini|escolhi)${SOON_PT}`,
    `(?:pode )?(?:deixa|deixar) (?:que )?(?:esse |essa |isso )?eu (?:mesm[oa] )?${BY_MYSELF_PT}${SOON_PT}`,
    `(?:mas )?(?:isso|esse|essa)?(?: ai)? ?(?:nem|nao) (?:e|era|foi|chegou a ser) (?:uma? |bem )?${RECORD_PT}(?: nao| meu| minha)?`,
    `(?:eu )?(?:ainda )?(?:nao|nem) (?:paguei|comprei|gastei|recebi|dormi|bebi|tomei|corri|treinei|fiz|assinei|aceitei)(?: (?:ainda|nada(?: hoje| ontem)?|isso|essa|esse|nao|ela|ele))*`,
    `(?:(?:isso|esse|essa|X)(?: ai)? )?(?:foi|e|era|saiu) (?:no|do|na|da) (?:cartao|conta|bolso) d[ao] (?:meu |minha )?${PAYERS_PT}`,
  ].map(whole),
  en: [
    `(?:that|it|this|X|[a-z0-9.]+(?: hours| km| bucks)?)(?:'s| was| is) (?:just |only )?what i(?:'d)? (?:wish|wished|wanted|hoped|meant to|planned|like|love)${SOON_EN}`,
    `(?:that|it|this)(?:'s| was| is) (?:just |only )?(?:an? )?(?:wishful thinking|wish|idea|sarcasm|hypothetical|guess|example|figure of speech|expression|dream)`,
    `(?:i was |i'm |im |i am )?(?:just |only )?(?:thinking (?:out loud|aloud)|spitballing|wondering|guessing|venting|daydreaming|considering it|mulling it over)`,
    `(?:i )?(?:haven't|have not|hadn't|didn't) (?:actually |really |even )?(?:decided|made up my mind|settled|committed)${SOON_EN}`,
    `(?:that|it|this|X)(?:'s| was| is) on (?:(?:my |the )?[a-z]+'s|(?:the )?(?:company|office|work)) (?:card|account|tab|dime)(?: not (?:mine|me))?`,
    `(?:that|it|this|X)(?:'s not| is not| isn't| was not| wasn't) (?:even )?(?:an? |my )?${RECORD_EN}`,
    `if (?:only )?i (?:had|did|actually|really)${SOON_EN}`,
    `(?:leave it )?(?:i'll|i will|let me) (?:just )?(?:do|log|add|enter|write|note|put|handle|take care of) (?:it|that|this|that one|this one)(?: down| of)?(?: myself${SOON_EN}| (?:in|on) my [a-z]+)`,
    `i (?:didn't|haven't|did not|have not|never) (?:actually |even |really )?(?:paid|pay|buy|bought|spend|spent|sleep|slept|drink|drank|run|ran|receive|received|settled)(?: (?:it|that|this|yet|any|anything|for it))*`,
  ].map(whole),
}

/** Stretches that say what it was instead correct it, and do not refuse it. */
const INSTEAD = /^(?:e sim |e |foi |it's |that's |it was )(?!o troco|engano|golpe)/

/** What the finder of refusals needs. */
interface OutrightInput {
  readonly reply: ReplyWords
  readonly spans: readonly SlotSpan[]
  readonly names: ItemNames
  readonly count: number
  readonly locale: Locale
}

/** "não paguei isso, paguei 60": a value behind corrects. */
const isValuedBehind = ({ reply, spans }: OutrightInput, at: number): boolean =>
  spans.some(({ to }) => to > (reply.tokenOf[at - 1] ?? 0) + 1)

/**
 * The positions of the writes that a reply refuses by telling that they never were; nothing when it
 * does not. A question that is open has none to name.
 */
export function refusedOutright(reply: OutrightInput): readonly number[] | undefined {
  const { names, count, locale } = reply
  const { words } = reply.reply
  if (words.includes(DOUBT)) return undefined
  const parts = stretches(words)
  const said = parts.map(([from, to]) => words.slice(from, to))
  const texts = said.map((part) =>
    part
      .map((word) => (names.positionsOf(word).length > 0 ? 'X' : word))
      .join(' ')
      .replace(/X(?: X)+/g, 'X')
      .replace(/ (?=')/g, ''),
  )
  const at = texts.findIndex((text) => OUTRIGHT[locale].some((pattern) => pattern.test(text)))
  if (at < 0 || !texts.slice(0, at).every((text) => OPENING.test(text))) return undefined
  if (texts.slice(at + 1).some((text) => INSTEAD.test(text))) return undefined
  if (isValuedBehind(reply, parts[at]?.[1] ?? 0)) return undefined
  const named = [...new Set((said[at] ?? []).flatMap((word) => names.positionsOf(word)))]
  return count === 1 || named.length === 0 ? [...Array(count).keys()] : named
}
