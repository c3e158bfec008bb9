// Generated from words.*.yaml by scripts/generate.ts. Do not edit.
import { wordSet } from '../text/word-set.ts'

/** What `dot-of-abbreviation.ts` looks for. */
export const DOT_OF_ABBREVIATION = {
  shortened: wordSet("ref venc parc pgto pag aprox dr dra sr sra av jan fev mar abr mai dez jun jul ago set out nov feb apr may aug sep sept oct dec no mr mrs st approx"),
}

/** What `holds-more.ts` looks for. */
export const HOLDS_MORE = {
  orders: wordSet("anota registra lanca adiciona add log record note"),
  takingBack: wordSet("apaga apague exclui exclua deleta remova desmarca registra anota lanca cadastra delete remove erase"),
  joins: wordSet("e and"),
  askingNext: wordSet("que quanto quantos quantas qual quais como quando what how which when"),
  opensDeed: wordSet("de do da dos das to of about"),
}

/** What `is-excuse.ts` looks for. */
export const IS_EXCUSE = {
  because: wordSet("porque pois because since"),
  why: wordSet("porque pois because"),
  mistaken: wordSet("errado errada errei engano enganei duplicidade duplicado duplicada duplicou repetido repetida querer confundi wrong wrongly mistake accident twice duplicate duplicated incorrectly typo"),
  saidOf: wordSet("ela ele isso foi estava ficou tinha eu digitei anotei lancei registrei coloquei botei marquei it that was i i'd typed entered logged put"),
}

/** What `names-another.ts` looks for. */
export const NAMES_ANOTHER = {
  joints: wordSet(", e ai and"),
}

/** What `read-comment.ts` looks for. */
export const READ_COMMENT = {
  guesses: wordSet("acho creio think guess believe"),
  forAll: wordSet("dois duas ambos ambas tudo todos both all"),
}

/** What `segment.ts` looks for. */
export const SEGMENT = {
  denying: wordSet("nao not isn't hasn't wasn't"),
  yet: wordSet("ainda yet still"),
  of: wordSet("de of"),
  joining: wordSet("numa num na no nas nos de do da dos das on at in"),
  askingOf: wordSet("qual quais quanto quanta quantos quantas what which"),
}

/** What `understand-clause.ts` looks for. */
export const UNDERSTAND_CLAUSE = {
  advised: wordSet("devo deveria falta faltam should"),
}

/** What `without-courtesy.ts` looks for. */
export const WITHOUT_COURTESY = {
  objects: wordSet("me nos"),
  leads: wordSet("ja entao e so and now"),
  states: wordSet("ta esta tao estao e eh foi ficou fica is are was were be it all that"),
  inquiring: wordSet("quanto quanta quantos quantas qual quais quem onde cade how what who where which"),
  contrasts: wordSet("mas but"),
  putting: wordSet("put pop stick chuck bung whack sling pencil"),
  down: wordSet("down in"),
  opinion: wordSet("would will"),
}
