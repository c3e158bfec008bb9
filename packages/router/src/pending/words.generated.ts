// Generated from words.*.yaml by scripts/generate.ts. Do not edit.
import { wordSet } from '../text/word-set.ts'

/** What `cue-places.ts` looks for. */
export const CUE_PLACES = {
  estimates: wordSet("acho acho-que pode-ser talvez provavelmente i-think i-guess think maybe probably"),
}

/** What `named-change.ts` looks for. */
export const NAMED_CHANGE = {
  indefinite: wordSet("um uma uns umas an"),
  speaker: wordSet("eu i we"),
  company: wordSet("com with"),
  changing: wordSet("chama renomeia renomear corrige corrija corrigir corrigindo muda mude mudar troca troque trocar altera alterar altere ajusta ajustar atualiza edita coloca coloque bota poe ponha bote passa deixa adia empurra joga anotei errei li vi contei passei marquei escrevi digitei coloquei somei rename name switch set edit fix update adjust change correct put move push shift bump use close misread miscounted mistake"),
  into: wordSet("para por como de em to as into under for"),
  noNames: wordSet("durou levou demorou levei demorei custou custaram deu saiu veio ficou faz fica mudaram mudou mudei passaram passou adiaram adiou transferiram remarcaram remarcou remarquei took lasted cost came moved"),
  purpose: wordSet("para to"),
  possessives: wordSet("meu minha meus minhas my"),
  noDeeds: wordSet("the a an my our be"),
  asks: wordSet("is are"),
}

/** What `number-rank.ts` looks for. */
export const NUMBER_RANK = {
  beforeNumbers: wordSet("item itens numero numeros opcao o os a as apenas items number numbers option the so only just"),
}

/** What `read-change.ts` looks for. */
export const READ_CHANGE = {
  never: wordSet("nunca jamais never"),
}

/** What `read-double.ts` looks for. */
export const READ_DOUBLE = {
  links: wordSet("e and"),
  linksBehindPause: wordSet("e tambem and also plus"),
}

/** What `read-plan-answer.ts` looks for. */
export const READ_PLAN_ANSWER = {
  around: wordSet("ate o a os as no na em de do da para pra pode ser acho que la por volta area e sera seria umas by until on in the at for about maybe every is it"),
}

/** What `read-signals.ts` looks for. */
export const READ_SIGNALS = {
  asking: wordSet("pode da can could"),
  oneMore: wordSet("um uma another one"),
}

/** What `read-units.ts` looks for. */
export const READ_UNITS = {
  oneMore: wordSet("e mais outro outra outros outras and plus another more also"),
  too: wordSet("tambem tb tbm too also"),
  weekdays: wordSet("segunda terca quarta quinta"),
  beforeRanks: wordSet("a da so apenas somente menos exceto tira e"),
  ones: wordSet("one ones"),
}

/** What `read-values.ts` looks for. */
export const READ_VALUES = {
  repeated: wordSet("daily weekly monthly"),
}

/** What `reply-spans.ts` looks for. */
export const REPLY_SPANS = {
  pronouns: wordSet("um uma one"),
}

/** What `restated-yes.ts` looks for. */
export const RESTATED_YES = {
  joining: wordSet("e tambem nunca jamais and tb tbm also too never"),
}

/** What `told-behind.ts` looks for. */
export const TOLD_BEHIND = {
  why: wordSet("que porque pois since because cause cuz cos"),
}

/** What `undecided.ts` looks for. */
export const UNDECIDED = {
  pronouns: wordSet("isso isto this that it"),
}

/** What `why-refused.ts` looks for. */
export const WHY_REFUSED = {
  done: wordSet("ja already just"),
  inPart: wordSet("tudo tanto metade much many half"),
}
