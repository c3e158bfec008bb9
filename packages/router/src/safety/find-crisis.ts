import { fold } from '../text/fold.ts'

/** What a message tells of: danger to oneself, or from somebody else. */
export type CrisisKind = 'self_harm' | 'violence'

const PERSON_PT =
  '(?:meu|minha) (?:ex )?(?:marido|esposo|esposa|mulher|namorado|namorada|noivo|noiva|companheiro|companheira|pai|mae|padrasto|madrasta|irmao|irma|tio|tia|avo|filho|filha|patrao|chefe|ex|vizinho)'
const PERSON_EN =
  'my (?:ex[- ])?(?:husband|wife|boyfriend|girlfriend|partner|dad|father|mom|mother|stepdad|stepfather|stepmother|brother|sister|uncle|son|boss|ex|roommate|fiance)'

/** Losing a game, and figures of speech: no danger. */
const NOT_A_GAME_PT =
  '(?! (?:no|na|em|de) (?:jogo|truco|xadrez|corrida|sinuca|game|partida|video|fifa))'
const NOT_OF = '(?! (?:de|a|do que|of|for|to|laughing)\\b)'

const SELF_HARM = [
  `(?:quero|queria|vou|prefiro|preferia|penso em|pensei em|pensando em|vontade de) (?:me matar|morrer${NOT_OF}|me suicidar|nao existir|nao acordar mais|me cortar|me machucar)\\b`,
  '(?:quero|queria|vou|vontade de|pensando em|penso em) (?:sumir|desaparecer) (?:de vez|do mundo|pra sempre|para sempre)',
  '(?:acabar com|tirar) (?:a )?minha (?:propria )?vida\\b',
  'nao (?:aguento|quero|suporto) mais (?:viver|existir|essa vida|esta vida|a vida|minha vida)\\b',
  '(?:pensando|pensei|penso|pensamentos?) (?:em|de|sobre) suicid',
  '(?:estaria|estariam|ficaria|ficariam|vive|vivem|viveria|viveriam) melhor sem mim\\b',
  '(?:kill|killing) myself\\b',
  '(?:cut|cutting|hurt|hurting|harm|harming) myself on purpose\\b',
  `(?:i|i just) (?:want|wanna|would like|wish) (?:to )?die${NOT_OF}\\b`,
  '(?:want to|wanna|going to|gonna) end (?:it all|my life|it)\\b(?! with\\b)',
  '(?:end|take|taking|ending) my (?:own )?life\\b',
  "(?:don'?t|do not) want to (?:live|be alive|exist|wake up|be here) ?(?:anymore|any more)?$",
  "(?:no reason to live|better off dead|better off without me|feeling suicidal|i am suicidal|i'm suicidal|suicidal thoughts)\\b",
]
const VIOLENCE = [
  `(?:${PERSON_PT}|ele|ela) (?:\\S+ ){0,2}me (?:bateu|bate|agrediu|agride|espancou|espanca|violentou|estuprou|enforcou|esfaqueou|ameacou|abusou|abusa)\\b${NOT_A_GAME_PT}`,
  `(?:apanhei|apanho) (?:do|da|de) ${PERSON_PT}`,
  '(?:fui|estou sendo|to sendo|sou) (?:agredid|estuprad|espancad|abusad|violentad)[oa]\\b',
  `(?:${PERSON_EN}|he|she) (?:\\S+ ){0,2}(?:hits?|beats?|punched|choked|choking|slapped|raped|stabbed|abuses|abused|beat up|threatened) me\\b(?! (?:at|in|to|by|up to)\\b)`,
  'i (?:was|am being|got|have been) (?:raped|assaulted|abused|beaten up|molested)\\b',
]

const toPattern = (phrases: readonly string[]): RegExp => new RegExp(`\\b(?:${phrases.join('|')})`)
const selfHarm = toPattern(SELF_HARM)
const violence = toPattern(VIOLENCE)

/**
 * Finds what tells of danger to somebody, in either language. It errs on the side of offering help,
 * but for figures of speech ("morrer de rir"), and it is asked before anything else that waits.
 */
export function findCrisis(text: string): CrisisKind | undefined {
  const folded = fold(text)
    .replace(/[’`´]/g, "'")
    .replace(/[^a-z0-9'\s-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (selfHarm.test(folded)) return 'self_harm'
  if (violence.test(folded)) return 'violence'
  return undefined
}
