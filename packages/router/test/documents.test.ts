import { describe, expect, it } from 'vitest'
import { inWords, route } from './route.ts'

describe('texts, files and the web, pt-BR', () => {
  it.each([
    ['traduz pro inglês: bom dia, tudo bem?', 'translate targetLanguage=en text=bom dia, tudo bem'],
    ['como se diz saudade em inglês?', 'translate targetLanguage=en text=saudade'],
    [
      'traduz "eu gastei 50 reais" pro espanhol',
      'translate targetLanguage=es text=eu gastei 50 reais',
    ],
    [
      'resume esse texto: o mercado subiu hoje. Os analistas esperam queda.',
      'summarize_text text=o mercado subiu hoje. Os analistas esperam queda',
    ],
    ['resume esse texto', 'ask text: summarize_text'],
    ['gera um pdf com meus gastos de novembro', 'generate_pdf source=gastos de novembro'],
    ['exporta minhas contas em pdf', 'generate_pdf source=contas'],
    [
      'faz um relatório sobre energia solar no Brasil',
      'analyze_and_report topic=energia solar no Brasil',
    ],
    ['pesquisa na internet qual o melhor celular', 'web_search query=melhor celular'],
    ['pesquisa preço de passagem pra Recife', 'web_search query=preço de passagem pra Recife'],
  ])('%s', (text, expected) => {
    expect(inWords(route(text, 'pt-BR'))).toBe(expected)
  })
})

describe('texts, files and the web, en', () => {
  it.each([
    [
      'translate to Portuguese: good morning, how are you?',
      'translate targetLanguage=pt-BR text=good morning, how are you',
    ],
    ['how do you say thank you in Spanish?', 'translate targetLanguage=es text=thank you'],
    [
      'summarize this text: the market rose today. Analysts expect a fall.',
      'summarize_text text=the market rose today. Analysts expect a fall',
    ],
    ['create a pdf with my November expenses', 'generate_pdf source=November expenses'],
    ['write a report on solar energy in Brazil', 'analyze_and_report topic=solar energy in Brazil'],
    ['search the web for the best phone', 'web_search query=best phone'],
    ['look up flight prices to Recife', 'web_search query=flight prices to Recife'],
  ])('%s', (text, expected) => {
    expect(inWords(route(text, 'en'))).toBe(expected)
  })
})
