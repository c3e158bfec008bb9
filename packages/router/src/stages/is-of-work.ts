import type { Message } from '../clauses/message.ts'
import { wordSet } from '../text/word-set.ts'
import { metricNounLexicon } from '../values/lexicons.ts'
import { MARKED } from '../values/metrics.ts'

/** Whom one drives, serves, nurses or teaches. */
const SERVED = wordSet(`
  passageiro passageira passageiros passageiras paciente pacientes cliente clientes fregues freguesa
  hospede hospedes aluno aluna alunos alunas turma turmas elenco atleta atletas
  passenger passengers rider riders patient patients client clients customer customers guest guests
  student students pupil pupils
`)
/** What the body does for nobody but its owner. */
const OWN_DEEDS = wordSet(
  'dormi corri caminhei nadei pedalei bebi malhei meditei cochilei slept ran walked swam cycled drank',
)
const SPEAKERS = wordSet("i i've eu")

/**
 * Whether a measure or a deed is told of work with others: "uma corrida de 50 minutos e o passageiro
 * nem deu tchau", "student swam 20 laps", or a goal is a firm's. What the speaker's own body did stays theirs.
 */
export function isOfWork(intent: string, { items, locale }: Message): boolean {
  if (intent === 'create_goal') return isOfFirm(items)
  if (intent === 'create_expense') return items.some(({ word }) => DRIVEN.has(word))
  if (!MEASURED.has(intent) || !items.some(({ word }) => SERVED.has(word))) return false
  if (isOwnMark(items)) return false
  const deed = items.findIndex(({ word }) => OWN_DEEDS.has(word))
  if (deed < 0) return true
  const before = items.slice(Math.max(0, deed - 2), deed)
  return locale === 'en' && !before.some(({ word }) => SPEAKERS.has(word)) && deed > 0
}

/** "energia 3 depois de 9 pacientes": a mark said before those who wore one out, and not of them. */
function isOwnMark(items: Message['items']): boolean {
  const words = items.map(({ word }) => word)
  const mark = words.findIndex((_, at) => MARKED.has(metricNounLexicon.at(words, at)?.key))
  const value = items.findIndex(({ kind }, at) => at > mark && kind === 'number')
  const served = words.findIndex((word) => SERVED.has(word))
  const isTheirs = OF_THEM.has(words[served - 1] ?? '') || words[served + 1] === "'s"
  return mark >= 0 && value >= 0 && value < served && !isTheirs
}

const OF_THEM = wordSet('do da dos das of')

/** Who rides pays, and the speaker earns. */
const DRIVEN = wordSet('passageiro passageira passageiros passenger passengers')

const FIRM = wordSet(`
  equipe time setor departamento filial loja empresa firma diretoria chefe
  company team department store branch boss sales
`)
const OWN = wordSet("meu minha meus minhas eu quero my i i'm i've")

/** "a meta da equipe é 200 mil até março": what a firm aims at. */
const isOfFirm = (items: Message['items']): boolean =>
  items.some(({ word }) => FIRM.has(word)) && !items.some(({ word }) => OWN.has(word))

const MEASURED: ReadonlySet<string> = new Set(['record_metric', 'record_habit'])
