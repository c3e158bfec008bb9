import type { SlotSpan } from '../slots/slot-span.ts'
import type { Locale } from '../text/locale.ts'
import type { Lexicon } from './lexicon.ts'
import type { ReplyWords } from './reply-words.ts'
import { stretches, without } from './said-of-others.ts'

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
    '(?:eu )?(?:so )?(?:estava|estou|to|tava) (?:so )?(?:brincando|zoando|testando|viajando|delirando|sonhando)(?: com voce| contigo| aqui)?',
  ].map((pattern) => new RegExp(`^${BUT_PT}${pattern}$`)),
  en: [
    "(?:i|we) (?:didn't|never|haven't|wasn't|weren't|hadn't)(?: even)?(?: [a-z']+)+",
    `${THIS_EN}(?:was |is |'s |were )?(?:just |only )?(?:a |my |an )?(?:mistake|slip|error|joke|test)(?: of mine)?`,
    '(?:i|we) (?:made|sent) (?:a|that by|it by|this by) mistake',
    "(?:i was|i'm|i am|we were) (?:just |only )?(?:kidding|joking|testing|dreaming|messing)(?: with you| around)?",
  ].map((pattern) => new RegExp(`^(?:because |but )?${pattern}$`)),
}

/** What the finder of reasons needs. */
interface Said {
  readonly reply: ReplyWords
  readonly spans: readonly SlotSpan[]
  readonly lexicon: Lexicon
}

/**
 * The reply without the stretches that say why it refuses; nothing where none does, or where one holds
 * a value, which corrects.
 */
export function withoutReason({ reply, spans, lexicon }: Said): ReplyWords | undefined {
  const isValued = (from: number, to: number) =>
    spans.some((span) => {
      const at = reply.tokenOf.findIndex((token) => token >= span.from)
      return at >= from && at < to
    })
  const reasons = stretches(reply.words).filter(([from, to]) => {
    const said = reply.words
      .slice(from, to)
      .join(' ')
      .replace(/ (?=')/g, '')
    return !isValued(from, to) && REASONS[lexicon.locale].some((reason) => reason.test(said))
  })
  if (reasons.length === 0) return undefined
  return reasons.reduceRight((rest, [from, to]) => without(rest, from, to), reply)
}
