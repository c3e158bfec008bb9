import type { ScriptLine } from '@parco/agent/testing'

/** One message of a conversation, what a model answers where one is asked, and what comes of it. */
export interface MixedStep {
  readonly say: string
  /** Nothing where no model may be asked. */
  readonly model?: readonly ScriptLine[]
  readonly answer: RegExp
}

/** What a model answers first where the words may also be one of a few intents. */
const TALK: ScriptLine = { text: 'general_chat' }

/** Twenty messages in both languages: routine that code answers, and thought that a model gives. */
export const mixedConversation: readonly MixedStep[] = [
  { say: 'oi, tudo bem?', answer: /./ },
  { say: 'gastei 50 no mercado e bebi 2 litros de água', answer: /50,00[\s\S]*2 L/ },
  { say: 'sim', answer: /50,00/ },
  { say: 'quanto gastei hoje?', answer: /50,00/ },
  {
    say: 'qual é a capital da Austrália?',
    model: [{ text: 'É **Camberra**. Muita gente pensa em Sydney.', outputTokens: 12 }],
    answer: /Camberra[\s\S]*Sydney/,
  },
  {
    say: 'tô sem dormir por causa das dívidas',
    model: [
      { calls: [{ tool: 'get_expenses', input: {} }] },
      {
        text: 'Que peso, sinto muito. Hoje saíram R$ 50,00.\n\n- Liste as dívidas\n- Comece pela menor',
      },
    ],
    answer: /sinto muito[\s\S]*50,00[\s\S]*menor/,
  },
  {
    say: 'o encanador cobrou 180, foi justo?',
    model: [
      TALK,
      {
        calls: [{ tool: 'create_expense', input: { name: 'Encanador', actualAmount: 180 } }],
      },
      { text: 'Preparei o cartão do encanador.' },
    ],
    answer: /encanador/i,
  },
  { say: 'sim', answer: /180,00/ },
  {
    say: 'por que o céu é azul?',
    model: [{ text: 'Já anotei isso nos seus gastos. A luz azul se espalha mais.' }],
    // The claim is replaced, the explanation stays.
    answer: /^(?![\s\S]*Já anotei)[\s\S]*luz azul/,
  },
  { say: 'quanto é 15% de 230?', answer: /34,5/ },
  { say: 'I spent 20 on coffee', answer: /20[.,]00/ },
  { say: 'no', answer: /./ },
  {
    say: 'what is the capital of Peru?',
    model: [{ text: 'Lima.' }],
    answer: /Lima/,
  },
  { say: 'slept 7 hours', answer: /7 ?h/ },
  { say: 'yes', answer: /7 ?h/ },
  {
    say: 'why do cats purr?',
    model: [TALK, { text: 'Mostly to calm themselves and others.' }],
    answer: /calm/,
  },
  { say: 'how much did I spend today?', answer: /230[.,]00/ },
  { say: 'undo that', answer: /7 ?h/ },
  { say: 'que dia é hoje?', answer: /18/ },
  { say: 'obrigado!', answer: /./ },
]
