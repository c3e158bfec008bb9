import type { LearnedSentence, Locale, SentenceDecision } from '@parco/protocol'
import type { FindingCode } from '@parco/router/sentences'

/** What `parco intents` says. */
export interface IntentsTexts {
  readonly noFolder: (folder: string) => string
  readonly nothingFound: (folder: string) => string
  readonly clean: (sentences: number) => string
  readonly problems: (count: number) => string
  readonly findings: Readonly<Record<FindingCode, (subject: string, other: string) => string>>
  readonly noTool: (intent: string) => string
  readonly example: (sentence: string) => string
  readonly passed: (count: number) => string
  readonly failed: (failed: number, count: number) => string
  readonly expected: string
  readonly got: string
  readonly none: (folder: string) => string
  readonly added: (file: string) => string
  readonly means: (decision: string) => string
  readonly stopped: (reason: string) => string
  readonly needsValue: (missing: string) => string
  readonly badSet: (given: string) => string
  readonly nothingLearned: string
  readonly learned: Readonly<Record<LearnedSentence['status'], string>>
  readonly decided: Readonly<Record<SentenceDecision['status'], string>>
  readonly noSuchSentence: (which: string) => string
  readonly wouldChange: string
}

const PORTUGUESE: IntentsTexts = {
  noFolder: (folder) => `A pasta ${folder} não existe.`,
  nothingFound: (folder) => `Não há frases em ${folder}.`,
  clean: (sentences) => `Nada a apontar em ${sentences} ${sentences === 1 ? 'frase' : 'frases'}.`,
  problems: (count) => `${count} ${count === 1 ? 'problema' : 'problemas'}.`,
  findings: {
    'bad-template': (_, other) => other,
    'unknown-rule': (rule) => `a regra <${rule}> não existe`,
    'recursive-rule': (rule) => `a regra <${rule}> usa a si mesma`,
    'unused-rule': (rule) => `a regra <${rule}> não é usada`,
    'unknown-slot': (slot) => `o campo {${slot}} não existe`,
    'no-sentences': (intent) => `${intent} não tem nenhuma frase`,
    'uncovered-slot': (slot, intent) =>
      `${intent} exige ${slot}, mas nenhuma frase o traz e nenhuma pergunta o pede`,
    unreachable: (subject, other) => `nunca é alcançada: ${subject}\n    antes vem: ${other}`,
    ambiguous: (subject, other) => `empate entre intenções: ${subject}\n    e: ${other}`,
  },
  noTool: (intent) => `nenhuma ferramenta executa ${intent}`,
  example: (sentence) => `por exemplo: "${sentence}"`,
  passed: (count) => `${count} ${count === 1 ? 'teste passou' : 'testes passaram'}.`,
  failed: (failed, count) => `${failed} de ${count} testes falharam.`,
  expected: 'esperado',
  got: 'obtido',
  none: (folder) => `Você ainda não tem frases suas em ${folder}.`,
  added: (file) => `Frase gravada em ${file}.`,
  means: (decision) => `Agora significa: ${decision}`,
  stopped: (reason) =>
    `Atenção: dita assim, não registra nada (${reason}). Veja com: parco route --explain`,
  needsValue: (missing) => `Ao dizê-la, o Parco ainda vai perguntar: ${missing}.`,
  badSet: (given) => `--set ${given}: o esperado é nome=valor.`,
  nothingLearned:
    'Nada a aprender por enquanto. Quando um modelo entender uma mensagem sua e você aprovar, ela aparece aqui.',
  learned: { offered: 'posso aprender', adopted: 'aprendida', declined: 'recusada' },
  decided: { adopted: 'Aprendida:', declined: 'Deixada de lado:' },
  noSuchSentence: (which) => `Não há frase ${which}. Veja a lista com: parco intents learned`,
  wouldChange: 'Essa não dá para aprender: outra mensagem sua mudaria de sentido.',
}

const ENGLISH: IntentsTexts = {
  noFolder: (folder) => `The folder ${folder} does not exist.`,
  nothingFound: (folder) => `There are no sentences in ${folder}.`,
  clean: (sentences) =>
    `Nothing to report in ${sentences} ${sentences === 1 ? 'sentence' : 'sentences'}.`,
  problems: (count) => `${count} ${count === 1 ? 'problem' : 'problems'}.`,
  findings: {
    'bad-template': (_, other) => other,
    'unknown-rule': (rule) => `rule <${rule}> does not exist`,
    'recursive-rule': (rule) => `rule <${rule}> uses itself`,
    'unused-rule': (rule) => `rule <${rule}> is not used`,
    'unknown-slot': (slot) => `slot {${slot}} does not exist`,
    'no-sentences': (intent) => `${intent} has no sentence`,
    'uncovered-slot': (slot, intent) =>
      `${intent} requires ${slot}, which no sentence brings and no question asks for`,
    unreachable: (subject, other) => `is never reached: ${subject}\n    this goes before: ${other}`,
    ambiguous: (subject, other) => `tie between intents: ${subject}\n    and: ${other}`,
  },
  noTool: (intent) => `no tool carries out ${intent}`,
  example: (sentence) => `for example: "${sentence}"`,
  passed: (count) => `${count} ${count === 1 ? 'test' : 'tests'} passed.`,
  failed: (failed, count) => `${failed} of ${count} tests failed.`,
  expected: 'expected',
  got: 'got',
  none: (folder) => `You have no sentences of your own yet in ${folder}.`,
  added: (file) => `Sentence written to ${file}.`,
  means: (decision) => `Now it means: ${decision}`,
  stopped: (reason) =>
    `Note: said like this it records nothing (${reason}). See: parco route --explain`,
  needsValue: (missing) => `When it is said, Parco will still ask for: ${missing}.`,
  badSet: (given) => `--set ${given}: expected name=value.`,
  nothingLearned:
    'Nothing to learn for now. When a model understands a message of yours and you approve it, it shows up here.',
  learned: { offered: 'can be learned', adopted: 'learned', declined: 'declined' },
  decided: { adopted: 'Learned:', declined: 'Put aside:' },
  noSuchSentence: (which) => `There is no sentence ${which}. The list: parco intents learned`,
  wouldChange:
    'That one cannot be learned: another message of yours would then mean something else.',
}

/** What `parco intents` says, by language. */
export const INTENTS_TEXTS: Readonly<Record<Locale, IntentsTexts>> = {
  'pt-BR': PORTUGUESE,
  en: ENGLISH,
}
