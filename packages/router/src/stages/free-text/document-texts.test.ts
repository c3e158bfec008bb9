import { describe, expect, it } from 'vitest'
import { fillFreely } from '../fill/testing/fill-freely.ts'

describe('free words about texts, files and the web', () => {
  it.each([
    [
      'pt-BR',
      'dá uma olhada na net se a lotérica abre feriado',
      { query: 'lotérica abre feriado' },
    ],
    [
      'pt-BR',
      'Pesquise, por gentileza, os horários do trem para Paranapiacaba.',
      { query: 'horários do trem para Paranapiacaba' },
    ],
    ['pt-BR', 'vê na internet quanto tá o dólar', { query: 'quanto tá o dólar' }],
    ['pt-BR', 'joga no google receita de pão de queijo', { query: 'receita de pão de queijo' }],
    [
      'pt-BR',
      'faz uma busca por passagens baratas pra Recife',
      { query: 'passagens baratas pra Recife' },
    ],
    ['pt-BR', 'busca web: reajuste do INSS 2027', { query: 'reajuste do INSS 2027' }],
    ['en', 'hop online and find out when the clocks go back', { query: 'when the clocks go back' }],
    ['en', 'look up the train times to York please', { query: 'train times to York' }],
    ['en', 'could you google how to descale a kettle', { query: 'how to descale a kettle' }],
    ['en', 'have a look online for cheap flights to Porto', { query: 'cheap flights to Porto' }],
    ['en', 'web search: minimum wage 2027', { query: 'minimum wage 2027' }],
    ['en', 'search the internet for the nearest tyre shop', { query: 'nearest tyre shop' }],
    [
      'en',
      'check online whether the museum opens on Mondays',
      { query: 'museum opens on Mondays' },
    ],
    ['pt-BR', 'me acha na internet um tutorial de crochê', { query: 'tutorial de crochê' }],
    [
      'pt-BR',
      'procura aí quando começa o horário de verão em Portugal',
      { query: 'quando começa o horário de verão em Portugal' },
    ],
    [
      'pt-BR',
      'pesquisa preço de passagem SP-Lisboa em janeiro',
      { query: 'preço de passagem SP-Lisboa em janeiro' },
    ],
    ['en', 'google who won the masters', { query: 'who won the masters' }],
    [
      'en',
      'find out online what time the post office shuts',
      { query: 'what time the post office shuts' },
    ],
  ] as const)('web_search, %s: %s', (locale, text, params) => {
    expect(fillFreely(locale, 'web_search', text)).toEqual({ params, missing: [] })
  })

  it.each([
    [
      'pt-BR',
      'me diz como fica em alemão: onde fica a estação?',
      { targetLanguage: 'de', text: 'onde fica a estação?' },
    ],
    [
      'pt-BR',
      'verta para o inglês a frase "a reunião foi adiada"',
      { targetLanguage: 'en', text: 'a reunião foi adiada' },
    ],
    [
      'pt-BR',
      'põe em italiano isso aqui: bom apetite a todos',
      { targetLanguage: 'it', text: 'bom apetite a todos' },
    ],
    [
      'pt-BR',
      'qual seria a tradução de saudade em inglês?',
      { targetLanguage: 'en', text: 'saudade' },
    ],
    [
      'pt-BR',
      'como eu digo em espanhol que estou atrasado',
      { targetLanguage: 'es', text: 'estou atrasado' },
    ],
    [
      'pt-BR',
      'preciso disso em francês: a conta, por favor',
      { targetLanguage: 'fr', text: 'a conta' },
    ],
    [
      'pt-BR',
      'traduz "I\'m running late" pro português',
      { targetLanguage: 'pt-BR', text: "I'm running late" },
    ],
    [
      'pt-BR',
      'passa esse recado pro inglês: chego às dez',
      { targetLanguage: 'en', text: 'chego às dez' },
    ],
    ['en', 'what\'s "good luck" in Japanese?', { targetLanguage: 'ja', text: 'good luck' }],
    [
      'en',
      'put this into Spanish for me: see you at the airport',
      { targetLanguage: 'es', text: 'see you at the airport' },
    ],
    [
      'en',
      'how would I say happy birthday in Polish',
      { targetLanguage: 'pl', text: 'happy birthday' },
    ],
    [
      'en',
      'render into German: the invoice is attached',
      { targetLanguage: 'de', text: 'the invoice is attached' },
    ],
    [
      'en',
      'could you translate the following to Portuguese: my flight was cancelled',
      { targetLanguage: 'pt-BR', text: 'my flight was cancelled' },
    ],
    [
      'en',
      'translate thank you so much into Italian',
      { targetLanguage: 'it', text: 'thank you so much' },
    ],
    [
      'pt-BR',
      'traduz isso pra mim pro inglês: a conta chegou errada',
      { targetLanguage: 'en', text: 'a conta chegou errada' },
    ],
    [
      'pt-BR',
      'como se diz "me dá um desconto" em italiano?',
      { targetLanguage: 'it', text: 'me dá um desconto' },
    ],
    [
      'pt-BR',
      'quero saber como fica "parabéns pelo bebê" em inglês',
      { targetLanguage: 'en', text: 'parabéns pelo bebê' },
    ],
    ['pt-BR', 'passa pra inglês "cheguei bem"', { targetLanguage: 'en', text: 'cheguei bem' }],
    [
      'en',
      'translate this to Spanish: where is the station?',
      { targetLanguage: 'es', text: 'where is the station?' },
    ],
    ['en', 'say "see you later" in German', { targetLanguage: 'de', text: 'see you later' }],
  ] as const)('translate, %s: %s', (locale, text, params) => {
    expect(fillFreely(locale, 'translate', text)).toEqual({ params, missing: [] })
  })

  it.each([
    [
      'pt-BR',
      'Sintetize o comunicado abaixo: a empresa adotará trabalho híbrido a partir de março, com três dias no escritório.',
      { text: 'a empresa adotará trabalho híbrido a partir de março, com três dias no escritório' },
    ],
    [
      'pt-BR',
      'me faz um resumo disso: o time venceu por dois a zero e assumiu a liderança do campeonato',
      { text: 'o time venceu por dois a zero e assumiu a liderança do campeonato' },
    ],
    [
      'pt-BR',
      'em poucas palavras, resume pra mim o texto: a ata aprovou o orçamento de 2027',
      { text: 'a ata aprovou o orçamento de 2027' },
    ],
    [
      'pt-BR',
      'dá uma enxugada nesse email: prezados, venho por meio deste solicitar o envio dos documentos pendentes',
      { text: 'prezados, venho por meio deste solicitar o envio dos documentos pendentes' },
    ],
    [
      'pt-BR',
      'tldr: o governo anunciou novas regras para o saque',
      { text: 'o governo anunciou novas regras para o saque' },
    ],
    [
      'en',
      'give me the gist of this: the landlord will repaint the hallway in May and asks us to clear it',
      { text: 'the landlord will repaint the hallway in May and asks us to clear it' },
    ],
    [
      'en',
      'boil this down for me: we met, we argued about the budget and we agreed to meet again',
      { text: 'we met, we argued about the budget and we agreed to meet again' },
    ],
    [
      'en',
      'shorten this paragraph please: the committee, having deliberated at length, resolved to postpone the vote',
      { text: 'the committee, having deliberated at length, resolved to postpone the vote' },
    ],
    [
      'en',
      'Could I have a summary of the following? The council will close the bridge for repairs until June.',
      { text: 'council will close the bridge for repairs until June' },
    ],
    [
      'pt-BR',
      'Resuma em duas linhas: o projeto atrasou porque faltou material e a equipe foi reduzida.',
      { text: 'o projeto atrasou porque faltou material e a equipe foi reduzida' },
    ],
    [
      'pt-BR',
      'me dá os pontos principais disso aqui: faltou luz, a reunião caiu e ficou pra quinta',
      { text: 'faltou luz, a reunião caiu e ficou pra quinta' },
    ],
    [
      'en',
      'can you sum this up: the board met, the budget passed and the merger was delayed',
      { text: 'the board met, the budget passed and the merger was delayed' },
    ],
    [
      'en',
      'summarise in one line: sales fell but margins rose',
      { text: 'sales fell but margins rose' },
    ],
  ] as const)('summarize_text, %s: %s', (locale, text, params) => {
    expect(fillFreely(locale, 'summarize_text', text)).toEqual({ params, missing: [] })
  })

  it.each([
    ['pt-BR', 'exporta minhas contas de novembro em pdf', { source: 'contas de novembro' }],
    ['pt-BR', 'me manda um pdf com o histórico do meu peso', { source: 'histórico do meu peso' }],
    [
      'pt-BR',
      'Solicito a emissão de um PDF contendo as minhas dívidas em aberto.',
      { source: 'dívidas em aberto' },
    ],
    ['pt-BR', 'quero um arquivo pdf dos gastos de outubro', { source: 'gastos de outubro' }],
    [
      'pt-BR',
      'transforma as receitas do mês em PDF chamado Receitas de novembro',
      { title: 'Receitas de novembro', source: 'receitas do mês' },
    ],
    ['en', "can I get a PDF of this month's bills", { source: "this month's bills" }],
    ['en', 'export my sleep history as a pdf', { source: 'sleep history' }],
    ['en', 'turn my 2026 expenses into a PDF', { source: '2026 expenses' }],
    ['en', 'I need a pdf listing all my debts', { source: 'debts' }],
    ['en', 'put together a PDF with my goals', { source: 'goals' }],
    [
      'pt-BR',
      'Gere, por gentileza, um PDF com o extrato dos meus investimentos.',
      { source: 'extrato dos meus investimentos' },
    ],
    ['pt-BR', 'bota em pdf as minhas metas', { source: 'metas' }],
    ['pt-BR', 'quero exportar meus hábitos pra pdf', { source: 'hábitos' }],
    ['en', 'make me a pdf of my sleep for October', { source: 'sleep for October' }],
    ['en', 'download my debts as a pdf', { source: 'debts' }],
  ] as const)('generate_pdf, %s: %s', (locale, text, params) => {
    expect(fillFreely(locale, 'generate_pdf', text)).toEqual({ params, missing: [] })
  })

  it.each([
    ['pt-BR', 'monta um dossiê sobre a história do samba', { topic: 'história do samba' }],
    [
      'pt-BR',
      'Elabore um estudo acerca do mercado de energia solar em Minas.',
      { topic: 'mercado de energia solar em Minas' },
    ],
    [
      'pt-BR',
      'quero um panorama do setor de delivery no Brasil',
      { topic: 'setor de delivery no Brasil' },
    ],
    [
      'pt-BR',
      'me faz um relatório completo sobre inteligência artificial na saúde',
      { topic: 'inteligência artificial na saúde' },
    ],
    [
      'pt-BR',
      'levantamento sobre startups de educação, por favor',
      { topic: 'startups de educação' },
    ],
    ['en', "I'd like a report on the future of remote work", { topic: 'future of remote work' }],
    [
      'en',
      'draft a short briefing on lithium mining in Chile',
      { topic: 'lithium mining in Chile' },
    ],
    ['en', 'do a deep dive into the history of jazz', { topic: 'history of jazz' }],
    ['en', 'give me an overview of EU data law', { topic: 'EU data law' }],
    [
      'pt-BR',
      'preciso de um relatório a respeito do agronegócio no Cerrado',
      { topic: 'agronegócio no Cerrado' },
    ],
    [
      'pt-BR',
      'me prepara uma análise da concorrência entre bancos digitais',
      { topic: 'concorrência entre bancos digitais' },
    ],
    ['en', 'prepare a full report on tidal energy', { topic: 'tidal energy' }],
    [
      'en',
      'I need research on school meal programmes in Europe',
      { topic: 'school meal programmes in Europe' },
    ],
  ] as const)('analyze_and_report, %s: %s', (locale, text, params) => {
    expect(fillFreely(locale, 'analyze_and_report', text)).toEqual({ params, missing: [] })
  })
})
