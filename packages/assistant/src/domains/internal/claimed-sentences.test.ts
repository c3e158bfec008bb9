import { describe, expect, it } from 'vitest'
import { readLoan } from '../finance/loans/claim-loan.ts'
import { readStep } from '../goals/progress/claim-step.ts'
import { openClaimedFolder, type ReadingContext } from './claimed-folder.ts'
import { claimedSentences } from './claimed-sentences.ts'

const NOW = new Date('2026-11-18T12:00:00.000Z')
const pt: ReadingContext = { locale: 'pt-BR', now: NOW, timeZone: 'America/Sao_Paulo' }
const en: ReadingContext = { locale: 'en', now: NOW, timeZone: 'America/New_York' }

const FOLDERS = [
  'agenda/events',
  'agenda/reminders',
  'agenda/timers',
  'body/said',
  'finance/cards',
  'finance/investments',
  'finance/loans',
  'finance/questions',
  'goals/monthly',
  'goals/progress',
  'habits/said',
  'memory/said',
  'people/gifts',
  'people/persons',
  'settings',
].map((folder) => new URL(`../${folder}/`, import.meta.url))

const MESSAGES: readonly (readonly [string, ReadingContext])[] = [
  ['emprestei 50 pra Ana', pt],
  ['a Ana me pagou 20', pt],
  ['terminei 2 livros', pt],
  ['tirei 50 da poupança pq precisei', pt],
  ['coloca o tênis no nubank', pt],
  ['quero guardar 200 por mês pra viagem', pt],
  ['não li ontem', pt],
  ['não gastei nada hoje', pt],
  ['comecei a meditar hoje, quero fazer todo dia', pt],
  ['comprei um livro pro Rafael', pt],
  ['minha chefe é a Paula', pt],
  ['põe um timer de 10 minutos', pt],
  ['tomei 2 dipironas', pt],
  ['quanto gastei ontem e hoje?', pt],
  ['o que você acha de morar no interior, longe de tudo?', pt],
  ['gastei 12,50 de padaria', pt],
  ['quero morrer', pt],
  ['', pt],
  ['lent Tom 20', en],
  ['i finished 2 books', en],
  ['call me Mari', en],
  ['who is Jules?', en],
  ["I'm back in New York", en],
  ['took 2 advil', en],
  ['what do you make of all this?', en],
]

describe('the sentences of all folders, read at once', () => {
  it('say of each folder what its own sentences say', () => {
    let found = 0
    for (const folder of FOLDERS) {
      const alone = openClaimedFolder(folder)
      const read = claimedSentences(folder)
      for (const [text, context] of MESSAGES) {
        const call = alone.read(text, context)
        expect([text, folder.pathname, read(text, context)]).toEqual([text, folder.pathname, call])
        if (call) found += 1
      }
    }
    expect(found).toBeGreaterThan(15)
  })

  it('are asked anew for another day, language and message', () => {
    expect(readLoan('emprestei 50 pra Ana ontem', pt)?.params.date).toBe('2026-11-17')
    const later = { ...pt, now: new Date('2026-11-20T12:00:00.000Z') }
    expect(readLoan('emprestei 50 pra Ana ontem', later)?.params.date).toBe('2026-11-19')
    expect(readLoan('terminei 2 livros', pt)).toBeUndefined()
    expect(readStep('terminei 2 livros', pt)?.intent).toBe('count_for_goal')
  })
})
