import type { Locale } from '@parco/protocol'
import type { Abstention, ExplainedClause, ExplainedOpinion } from '@parco/router'

/** The words around an explanation. */
export interface ExplanationTexts {
  readonly decision: string
  readonly noTool: (intents: string) => string
  readonly confidence: (percent: number) => string
  readonly source: Readonly<Record<string, string>>
  readonly language: (name: string, isSure: boolean) => string
  readonly languages: Readonly<Record<Locale, string>>
  readonly otherTried: string
  readonly repair: (before: string, after: string) => string
  readonly frame: (gate: string, words: string) => string
  readonly clause: (number: number, words: string) => string
  readonly outcome: Readonly<Record<ExplainedClause['outcome'], string>>
  readonly gate: (gate: string, words: string) => string
  readonly chosen: string
  readonly runnerUp: string
  readonly score: (score: number) => string
  readonly slots: string
  readonly invalid: (problem: string) => string
  readonly secondOpinion: Readonly<
    Record<ExplainedOpinion['outcome'], (opinion: ExplainedOpinion) => string>
  >
  readonly candidates: string
  readonly abstained: string
  readonly reasons: Readonly<Record<Abstention, string>>
}

const PORTUGUESE: ExplanationTexts = {
  decision: 'Decisão',
  noTool: (intents) => `Nenhuma ferramenta executa ${intents}: a resposta diz que ainda não dá.`,
  confidence: (percent) => `confiança ${percent}%`,
  source: {
    pending: 'em resposta ao que está aberto',
    cache: 'lembrada',
    sentence: 'por uma frase',
    classifier: 'pelo classificador',
    model: 'por um modelo',
    fallback: 'sem regra que explique',
  },
  language: (name, isSure) => `Idioma: ${name}${isSure ? '' : ' (sem certeza)'}`,
  languages: { 'pt-BR': 'português', en: 'inglês' },
  otherTried: 'o outro idioma também foi tentado',
  repair: (before, after) => `Correção na própria fala: "${before}" → "${after}"`,
  frame: (gate, words) => `Sobre a mensagem toda: ${gate} ("${words}")`,
  clause: (number, words) => `Oração ${number}: "${words}"`,
  outcome: {
    call: 'vira uma chamada',
    nothing: 'nada a registrar',
    comment: 'comentário',
    'for-model': 'para um modelo',
    unexplained: 'nenhuma frase explica tudo',
  },
  gate: (gate, words) => `barreira ${gate}: "${words}"`,
  chosen: 'venceu',
  runnerUp: 'também serviria',
  score: (score) => `${score.toLocaleString('pt-BR')} pontos`,
  slots: 'Valores encontrados',
  invalid: (problem) => `não vale: ${problem}`,
  secondOpinion: {
    kept: ({ said, found }) =>
      `Segunda opinião do classificador sobre ${said}: ${found ?? 'nada provável'}; a das frases ficou`,
    replaced: ({ said, found }) =>
      `Segunda opinião do classificador sobre ${said}: ${found ?? 'nada provável'}, e foi essa que valeu`,
    withdrawn: ({ said, found }) =>
      `Segunda opinião do classificador sobre ${said}: ${found ?? 'nada provável'}; na dúvida, nenhuma das duas valeu`,
  },
  candidates: 'Intenções mais prováveis, segundo o classificador',
  abstained: 'Por que não decidiu aqui',
  reasons: {
    empty: 'a mensagem está vazia',
    'too-long': 'a mensagem é longa demais para frases do dia a dia',
    framed: 'algo na mensagem inteira impede o registro',
    unexplained: 'nenhuma frase explica a mensagem inteira',
    'outside-sentences': 'uma frase diz que isto é assunto para um modelo',
    contradicted: 'as frases e o classificador entendem coisas diferentes',
    'no-classifier': 'não há classificador',
    'classifier-unsure': 'o classificador não teve certeza suficiente',
  },
}

const ENGLISH: ExplanationTexts = {
  decision: 'Decision',
  noTool: (intents) =>
    `No tool carries out ${intents}: the answer says that it cannot be done yet.`,
  confidence: (percent) => `confidence ${percent}%`,
  source: {
    pending: 'as an answer to what is open',
    cache: 'remembered',
    sentence: 'by a sentence',
    classifier: 'by the classifier',
    model: 'by a model',
    fallback: 'no rule explains it',
  },
  language: (name, isSure) => `Language: ${name}${isSure ? '' : ' (not sure)'}`,
  languages: { 'pt-BR': 'Portuguese', en: 'English' },
  otherTried: 'the other language was tried as well',
  repair: (before, after) => `Corrected while speaking: "${before}" → "${after}"`,
  frame: (gate, words) => `Over the whole message: ${gate} ("${words}")`,
  clause: (number, words) => `Clause ${number}: "${words}"`,
  outcome: {
    call: 'becomes a call',
    nothing: 'nothing to record',
    comment: 'a comment',
    'for-model': 'for a model',
    unexplained: 'no sentence explains all of it',
  },
  gate: (gate, words) => `gate ${gate}: "${words}"`,
  chosen: 'won',
  runnerUp: 'would also do',
  score: (score) => `${score.toLocaleString('en')} points`,
  slots: 'Values found',
  invalid: (problem) => `not valid: ${problem}`,
  secondOpinion: {
    kept: ({ said, found }) =>
      `The classifier's second opinion on ${said}: ${found ?? 'nothing likely'}; the sentences' own stood`,
    replaced: ({ said, found }) =>
      `The classifier's second opinion on ${said}: ${found ?? 'nothing likely'}, and that one held`,
    withdrawn: ({ said, found }) =>
      `The classifier's second opinion on ${said}: ${found ?? 'nothing likely'}; in doubt, neither held`,
  },
  candidates: 'Likeliest intents, says the classifier',
  abstained: 'Why it was not decided here',
  reasons: {
    empty: 'the message is empty',
    'too-long': 'the message is too long for everyday sentences',
    framed: 'something over the whole message keeps it from being recorded',
    unexplained: 'no sentence explains the whole message',
    'outside-sentences': 'a sentence says that this is for a model',
    contradicted: 'the sentences and the classifier understand different things',
    'no-classifier': 'there is no classifier',
    'classifier-unsure': 'the classifier was not sure enough',
  },
}

/** The words around an explanation, by language. */
export const EXPLANATION_TEXTS: Readonly<Record<Locale, ExplanationTexts>> = {
  'pt-BR': PORTUGUESE,
  en: ENGLISH,
}
