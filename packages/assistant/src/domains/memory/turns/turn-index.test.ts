import { describe, expect, it } from 'vitest'
import { excerptOf } from './excerpt.ts'
import { fitTurns } from './fit-turns.ts'
import { createTurnIndex } from './turn-index.ts'

const turn = (id: string, text: string, session = 'a', day = '') => ({ id, text, session, day })
const idsOf = (hits: readonly { readonly id: string }[]) => hits.map(({ id }) => id)

describe('createTurnIndex', () => {
  it('finds what was said, and what was said beside it', () => {
    const index = createTurnIndex('pt')
    for (const [id, text, session] of [
      ['trip', 'vou viajar pra Salvador', 'a'],
      ['hotel', 'fica perto da praia', 'a'],
      ['rain', 'choveu muito', 'b'],
      ['lunch', 'almocei fora', 'b'],
    ] as const) {
      index.add(turn(id, text, session))
    }
    const hits = index.search('Salvador', 10)
    expect(idsOf(hits)).toEqual(['trip', 'hotel'])
    expect(hits.map(({ coverage }) => coverage)).toEqual([1, 0])
  })

  it('finds other forms and slips, in the language of each text', () => {
    const index = createTurnIndex('pt')
    index.add(turn('dentist', 'marquei com a dentista'))
    index.add(turn('running', 'I was running in the park with my sister', 'b'))
    expect(idsOf(index.search('dentsita', 10))).toEqual(['dentist'])
    expect(idsOf(index.search('what did I say about running?', 10))).toEqual(['running'])
  })

  it('knows the day of what was said, and by whom it was where a chat was pasted', () => {
    const index = createTurnIndex('pt')
    index.add(turn('may', 'comprei um sofá', 'a', 'domingo, 3 de maio de 2026'))
    index.add(turn('june', 'comprei um sofá', 'b', 'domingo, 7 de junho de 2026'))
    expect(idsOf(index.search('sofá em maio', 10))).toEqual(['may', 'june'])
    const chat = createTurnIndex('pt')
    chat.add(turn('mine', 'a Ana chega com o bolo', 'a'))
    chat.add(turn('hers', 'Ana: levo o bolo', 'b'))
    expect(idsOf(chat.search('o bolo da Ana', 10))[0]).toBe('hers')
  })

  it('forgets a turn, and adds none twice', () => {
    const index = createTurnIndex('pt')
    index.add(turn('one', 'a senha é batata'))
    index.add(turn('one', 'a senha é batata'))
    index.add(turn('two', 'plantei batata'))
    index.remove('one')
    expect(idsOf(index.search('batata', 10))).toEqual(['two'])
    expect(index.search('senha', 10)).toEqual([])
  })

  it('lists what was said on days', () => {
    const index = createTurnIndex('pt')
    index.add({ ...turn('one', 'oi'), date: '2026-11-17' })
    index.add({ ...turn('two', 'tchau'), date: '2026-11-18' })
    expect(index.between('2026-11-17', '2026-11-17')).toEqual(['one'])
  })
})

describe('turns that are told', () => {
  it('fit a budget, each day once', () => {
    const said = ['um', 'dois dois dois dois dois dois dois', 'três'].map((text, at) => ({
      id: String(at),
      day: '2026-11-18',
      text,
    }))
    const count = (text: string) => text.length
    expect(fitTurns(said, 30, count).map(({ id }) => id)).toEqual(['0', '2'])
  })

  it('are told by the sentence that was asked for', () => {
    const text = `${'Hoje foi um dia longo no trabalho, com muita reunião. '.repeat(3)}Marquei a dentista para terça às 15h. ${'Depois fui correr no parque com o cachorro. '.repeat(3)}`
    expect(excerptOf(text, 'dentista')).toBe('… Marquei a dentista para terça às 15h. …')
    expect(excerptOf('comprei\npão', 'pão')).toBe('comprei · pão')
  })
})
