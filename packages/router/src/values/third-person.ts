import { fold } from '../text/fold.ts'
import type { Locale } from '../text/locale.ts'
import { THIRD_PERSON as WORDS } from './words.generated.ts'

/** Irregular first-person forms and what they become when somebody else says it. */
const PORTUGUESE: ReadonlyMap<string, string> = new Map(
  `atendo atende,esqueço esquece,adormeço adormece,desmaio desmaia,enjoo enjoa,rendo rende,dependo depende,defendo defende,desço desce,respondo responde,pretendo pretende,dirijo dirige,produzo produz,consumo consome,durmo dorme,sei sabe,torço torce,meço mede,sou é,estou está,tô está,to está,tenho tem,vou vai,faço faz,prefiro prefere,durmo dorme,posso pode,quero quer,sei sabe,vejo vê,digo diz,trago traz,ponho põe,leio lê,saio sai,caio cai,ouço ouve,peço pede,perco perde,sinto sente,visto veste,sigo segue,sirvo serve,repito repete,consigo consegue,odeio odeia,subo sobe,fujo foge,corro corre,bebo bebe,como come,vivo vive,escrevo escreve,vendo vende,aprendo aprende,entendo entende,recebo recebe,devo deve,assisto assiste,divido divide,conheço conhece,ofereço oferece,mereço merece,insisto insiste,pareço parece,sofro sofre,fui foi,fiz fez,tive teve,estive esteve,vim veio,pude pôde,dei deu,disse disse,trouxe trouxe,pus pôs,vi viu,quis quis,nasci nasceu,era era,tinha tinha,cresci cresceu,conheci conheceu,perdi perdeu,aprendi aprendeu,vivi viveu,morei morou,ganhei ganhou,descobri descobriu,uso usa,curto curte,admito admite,permito permite,moro mora,tomo toma,gosto gosta,trabalho trabalha,fico fica,ando anda,acordo acorda,treino treina,estudo estuda,sento senta,temos tem,somos é,moramos mora,percebi percebeu,entendi entendeu,escolhi escolheu`
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
)

const ENGLISH: ReadonlyMap<string, string> = new Map(
  `am|is,i'm|is,have|has,i've|has,do|does,don't|doesn't,go|goes,was|was,were|was,haven't|hasn't,i'd|would,i'll|will,aren't|isn't`
    .split(',')
    .map((pair) => pair.split('|') as [string, string]),
)

/** What somebody says of themselves, as it is kept about them: "não como glúten" is "não come glúten". */
export function aboutSpeaker(text: string, locale: Locale): string {
  const words = locale === 'en' ? text.split(/\s+/) : spelledOut(text.split(/\s+/))
  const kept: string[] = []
  let isVerbNext = true
  for (const [index, word] of words.entries()) {
    const folded = fold(word).replace(/[.,;:!?]+$/, '')
    if (WORDS.pronouns.has(folded)) {
      isVerbNext = true
      continue
    }
    if (WORDS.possessives.has(folded)) {
      isVerbNext = false
      continue
    }
    if (isVerbNext && !WORDS.adverbs.has(folded)) {
      kept.push(locale === 'en' ? englishThird(word, folded) : portugueseThird(word, folded))
      // "I'm" and "I don't" are followed by what stays as it is.
      isVerbNext = false
      continue
    }
    const isAfterJoin = WORDS.joins.has(fold(words[index - 1] ?? ''))
    const isVerb =
      isAfterJoin && locale === 'pt-BR' && (PORTUGUESE.has(folded) || REGULAR.has(folded))
    const known = isVerb ? portugueseThird(word, folded) : undefined
    kept.push(known ?? (isVerbNext && folded === 'me' ? 'se' : word))
    // "é" is no "e": what follows a copula is no verb.
    if (word.toLowerCase() === 'e' || folded === 'and' || folded === 'mas' || folded === 'but')
      isVerbNext = locale === 'pt-BR'
  }
  return kept.join(' ').trim()
}

/** "n como" is "não como": what is kept must not lose its denial. */
function spelledOut(words: readonly string[]): string[] {
  return words.map((word, at) =>
    WORDS.denials.has(word.toLowerCase()) && PORTUGUESE.has(fold(words[at + 1] ?? ''))
      ? 'não'
      : word,
  )
}

function portugueseThird(word: string, folded: string): string {
  const known = PORTUGUESE.get(folded) ?? PORTUGUESE.get(word.toLowerCase())
  if (known) return known
  if (WORDS.notFirst.has(folded) || folded.length < 3) return word
  if (folded.endsWith('cei')) return `${word.slice(0, -3)}çou`
  if (/[^aeiou]?uei$/.test(folded) || folded.endsWith('ei')) {
    return folded.endsWith('quei') || folded.endsWith('guei')
      ? `${word.slice(0, -3).replace(/qu$/, 'c')}ou`.replace('cuou', 'cou')
      : `${word.slice(0, -2)}ou`
  }
  return REGULAR.has(folded) ? `${word.slice(0, -1)}a` : word
}

/** Nouns end in "-o" as well ("código"): only these first-person forms change. */
const REGULAR = new Set(
  'canto danço toco viajo estudo trabalho gosto moro tomo uso fico ando acordo treino sento compro pago gasto ganho guardo economizo invisto ajudo cuido cozinho lavo limpo arrumo passo levo pego busco espero falo ligo chamo mando envio assino escuto olho penso acho lembro choro luto jogo brinco nado pedalo caminho malho canso descanso deito levanto preciso adoro amo detesto abomino aguento suporto tolero evito fumo janto almoço lanço calço pratico frequento coleciono planto crio alugo trato funciono concentro ensino costumo sonho voto rezo medito ronco troco aceito recuso passeio volto chego entro visito encontro namoro tiro boto coloco deixo largo paro continuo começo termino acabo viro pulo falto erro atraso exagero desanimo relaxo ronco suspiro mergulho surfo remo luto ligo alongo estresso irrito canto grito falho ignoro aceito conto sonho respiro suo'
    .split(' ')
    .map(fold),
)

function englishThird(word: string, folded: string): string {
  const known = ENGLISH.get(folded)
  if (known) return known
  const isVerb = /^[a-z]+$/.test(folded) && !WORDS.unchanged.has(folded) && !folded.endsWith('ed')
  if (!isVerb || WORDS.firstVerbs.has(folded) === false) return word
  if (/(?:s|x|z|ch|sh|o)$/.test(folded)) return `${word}es`
  return /[^aeiou]y$/.test(folded) ? `${word.slice(0, -1)}ies` : `${word}s`
}

/** What a question asks for, as it is kept: only verbs that cannot be anything else change. */
export function askedOfSpeaker(text: string, locale: Locale): string {
  const [first = ''] = text.split(/\s+/)
  const isVerb = locale === 'en' || PORTUGUESE.has(fold(first)) || /[^aeiou]ei$/.test(fold(first))
  return isVerb ? aboutSpeaker(text, locale) : withoutOwner(text)
}

/** A topic without whose it is: "minha alergia" is "alergia". */
export function withoutOwner(text: string): string {
  return text.replace(/(?<!\p{L})(?:meu|minha|meus|minhas|my|our|nosso|nossa) /giu, '').trim()
}
