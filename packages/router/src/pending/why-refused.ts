import type { SlotSpan } from '../slots/slot-span.ts'
import type { Locale } from '../text/locale.ts'
import type { ItemDecision } from './decide-items.ts'
import type { Lexicon } from './lexicon.ts'
import type { ReplyWords } from './reply-words.ts'
import { partOf, stretches, without } from './said-of-others.ts'
import { WHY_REFUSED as WORDS } from './words.generated.ts'

const THIS_PT = '(?:(?:esse|essa|isso|este|esta)(?: ai| aqui)? )?(?:eu )?'
const THIS_EN = '(?:(?:that|this|it|that one|this one) )?'
const BUT_PT = '(?:(?:e que|porque|pois|mas) )?'

/** Whole stretches between pauses that say why a record is none: it never was, was a slip or a joke. */
const REASONS: Readonly<Record<Locale, readonly RegExp[]>> = {
  'pt-BR': [
    '(?:eu |a gente )?(?:nem|nunca|jamais)(?: [a-z]+)+',
    '(?:eu |a gente )?(?:ainda )?nao (?!foi|era|e|esta|estava|seja|sei|lembro|entendi|salva|registra|anota)(?: ?[a-z]+)+',
    `${THIS_PT}(?:me enganei|me confundi|me atrapalhei|errei|mandei errado|falei errado|digitei errado)(?: de conversa| de novo| mesmo| aqui)?`,
    `${THIS_PT}(?:foi |e |era )?(?:so )?(?:um )?(?:engano|erro|equivoco|brincadeira|teste|zoeira)(?: meu| minha| mesmo)?`,
    '(?:eu )?(?:so )?(?:estava|estou|to|tava) (?:so )?(?:brincando|zoando|testando|viajando|delirando|sonhando|perguntando|pesquisando|conversando|consultando|olhando|vendo)(?: [a-z]+){0,3}',
    '(?:eu )?(?:estou|to|tava|estava|ando|fiquei) (?:apertad[oa]|lis[oa]|quebrad[oa]|sem|doente|dormindo|trabalhando|em casa|fora|de cama)(?: [a-z]+){0,4}',
    '(?:eu )?ja (?:liguei|falei|respondi|marquei|entreguei|levei|busquei|peguei|fiz|fui|resolvi|comprei|mandei|avisei|cancelei|desmarquei|tenho|passou|foi resolvido)(?: [a-z]+){0,4}',
    '(?:eu )?(?:desisti|desmarquei|cancelei|mudei de ideia|so perguntei|so queria saber)(?: [a-z]+){0,4}',
    '(?:so |ela |ele )?vence(?: [a-z0-9]+){0,4}',
  ].map((pattern) => new RegExp(`^${BUT_PT}${pattern}$`)),
  en: [
    "(?:i|we) (?:didn't|never|haven't|wasn't|weren't|hadn't)(?: even)?(?: [a-z']+)+",
    `${THIS_EN}(?:was |is |'s |were )?(?:just |only )?(?:a |my |an )?(?:mistake|slip|error|joke|test)(?: of mine)?`,
    "(?:i |we |i've |we've )?(?:already|just) (?:got|did|had|paid|bought|sent|picked|sorted|cancelled|canceled|done|have)(?: [a-z]+){0,4}",
    "(?:i was|i'm|im|i am|we were|we're) (?:home|asleep|sleeping|working|sick|away|broke|skint|out of town|at home|in bed|not going|over it|not doing)(?: [a-z]+){0,5}",
    '(?:i |we )?(?:double counted|changed my mind|gave up|mixed (?:it|them) up)(?: [a-z]+){0,3}',
    "(?:i |we )?(?:don't|dont|can't|won't|couldn't) (?!that|this|just|only)[a-z]+(?: [a-z']+){0,5}",
    "(?:it's |it is )?(?:not )?due (?:[a-z0-9]+ ?){1,4}",
    '(?:i|we) (?:made|sent) (?:a|that by|it by|this by) mistake',
    "(?:i was|i'm|i am|we were) (?:just |only )?(?:kidding|joking|testing|dreaming|messing|asking|chatting|wondering|looking|browsing|checking)(?: [a-z]+){0,3}",
  ].map((pattern) => new RegExp(`^(?:because |but )?${pattern}$`)),
}

/** "nem paguei isso tudo": some of it was. */
export const IN_PART = WORDS.inPart
const WHEN: ReadonlySet<string> = new Set(['date', 'dueDay', 'period', 'ordinal'])

/** What the finder of reasons needs. */
interface Said {
  readonly reply: ReplyWords
  readonly spans: readonly SlotSpan[]
  readonly lexicon: Lexicon
  /** What a part of the reply decides by itself. */
  readonly decide: (rest: ReplyWords) => ItemDecision
}

/**
 * The reply without the stretches that say why it refuses; nothing where none does, or where one holds
 * a value, which corrects.
 */
export function withoutReason({ reply, spans, lexicon, decide }: Said): ReplyWords | undefined {
  if (reply.words.some((word) => IN_PART.has(word))) return undefined
  const isValued = (from: number, to: number) =>
    spans.some((span) => {
      // "não, tô sem grana esse mês": a day tells when, but of what was done already.
      const isWhen = spans.some(
        (other) => WHEN.has(other.type) && other.from <= span.from && other.to >= span.to,
      )
      if (isWhen && !reply.words.slice(from, to).some((word) => WORDS.done.has(word))) return false
      const at = reply.tokenOf.findIndex((token) => token >= span.from)
      return at >= from && at < to
    })
  const reasons = stretches(reply.words).filter(([from, to]) => {
    // "não quero", "não precisa salvar não" refuse by themselves.
    if (decide(partOf(reply, from, to)).type === 'reject') return false
    const said = reply.words
      .slice(from, to)
      .join(' ')
      .replace(/ (?=')/g, '')
    return !isValued(from, to) && REASONS[lexicon.locale].some((reason) => reason.test(said))
  })
  if (reasons.length === 0) return undefined
  return reasons.reduceRight((rest, [from, to]) => without(rest, from, to), reply)
}
