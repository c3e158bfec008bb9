// Generated from words.*.yaml by scripts/generate.ts. Do not edit.
import { wordSet } from '../text/word-set.ts'

/** What `asides.ts` looks for. */
export const ASIDES = {
  joining: wordSet("de a para e ou que eu nao nem se o um uma em no na com to and or i we not don't the my"),
}

/** What `bears-out.ts` looks for. */
export const BEARS_OUT = {
  should: wordSet("devo deveria devia"),
  speaker: wordSet("i i've i'd we we've"),
}

/** What `build-calls.ts` looks for. */
export const BUILD_CALLS = {
  denials: wordSet("nao nunca not never didn't haven't"),
}

/** What `decide-mixed.ts` looks for. */
export const DECIDE_MIXED = {
  orders: wordSet("explica explique ajuda ajude sugere sugira recomenda recomende compara compare analisa analise resume resuma pesquisa pesquise explain help suggest recommend compare analyze analyse summarize summarise research"),
  toMe: wordSet("me nos por favor please"),
}

/** What `fill-call.ts` looks for. */
export const FILL_CALL = {
  backToIt: wordSet("hoje ontem agora foi era e ta conta anota anote registra registre marca marque poe bota precisa quero sei lembro today yesterday really it log record note count save that was know sure remember true"),
}

/** What `find-names.ts` looks for. */
export const FIND_NAMES = {
  topicOpenings: wordSet("sobre about regarding"),
}

/** What `is-telling.ts` looks for. */
export const IS_TELLING = {
  stating: wordSet("é tá está is are was"),
  seeking: wordSet("quem como quero preciso queria saber want need who whats"),
  asked: wordSet("quanto quanta quantos quantas qual quais quando onde how what which when where"),
  averse: wordSet("medo pavor odeio detesto evito preguica vergonha afraid scared hate dread avoid ashamed"),
  wants: wordSet("quer querem pediu pede precisa exige exigiu perguntou wants needs asked requested demands"),
  others: wordSet("ele ela eles elas he she they"),
  beforeOthers: wordSet("o a os as meu minha the my our"),
  surelyDone: wordSet("made wrote generated exported printed translated summarized searched googled checked showed"),
  irregular: wordSet("went met had got paid spent bought drank slept ran saw sent told gave ate"),
}

/** What `lacks-voucher.ts` looks for. */
export const LACKS_VOUCHER = {
  subordinators: wordSet("que se quando caso enquanto that if when whether unless"),
  complements: wordSet("que that"),
}

/** What `sentences.ts` looks for. */
export const SENTENCES = {
  openingQuestion: wordSet("quando qual quais quem onde quanto quantos quantas como when what which who where how why"),
  almost: wordSet("quase almost nearly"),
  failed: wordSet("esqueci perdi forgot missed"),
}

/** What `values-recorded.ts` looks for. */
export const VALUES_RECORDED = {
  beforeDistance: wordSet("faz ha tem a daqui in"),
  denials: wordSet("nao not"),
  behindDistance: wordSet("antes depois apos atras mais menos before after ago later earlier more less"),
}
