import { describe, expect, it } from 'vitest'
import { createFactIndex } from './fact-index.ts'

const fact = (content: string, quote: string | null = null) => ({ id: content, content, quote })
const index = (...contents: string[]) => createFactIndex(contents.map((one) => fact(one)))

describe('createFactIndex', () => {
  it('finds other forms of a word, and words with a slip in them', () => {
    const facts = index('é alérgica a camarão', 'mora em Joinville', 'dentista é o doutor Paulo')
    expect(facts.search('tenho alergia a quê?')[0]?.id).toBe('é alérgica a camarão')
    expect(facts.search('quem é meu dentsita?')[0]).toMatchObject({
      id: 'dentista é o doutor Paulo',
      coverage: 1,
    })
    expect(facts.search('e o camarao?')[0]?.id).toBe('é alérgica a camarão')
  })

  it('takes a word for itself where it is known, and for no slip of another', () => {
    const facts = index('comprou um martelo', 'guarda o mantelo da avó')
    expect(facts.search('mantelo').map(({ id }) => id)).toEqual(['guarda o mantelo da avó'])
    expect(index('tem um gato').search('pato')).toEqual([])
  })

  it('takes in what comes, and gives up what goes', () => {
    const facts = index('mora em Olinda', 'adora chá')
    facts.add(fact('prefere chá de hortelã'))
    expect(facts.search('hortelã')).toHaveLength(1)
    facts.remove('mora em Olinda')
    expect(facts.search('Olinda')).toEqual([])
    expect([...facts.ids]).toEqual(['adora chá', 'prefere chá de hortelã'])
  })

  it('ranks the same however it came to hold what it holds', () => {
    const contents = ['adora chá', 'chá de hortelã acalma', 'compra chá no mercado', 'tem um gato']
    const made = index(...contents)
    const grown = index('chá preto tira o sono', 'chá chá chá')
    for (const one of contents) grown.add(fact(one))
    grown.remove('chá preto tira o sono')
    grown.remove('chá chá chá')
    for (const query of ['chá', 'chá do mercado', 'hortelã']) {
      expect(grown.search(query)).toEqual(made.search(query))
    }
  })

  it('counts a word of the quote for less than one of the fact', () => {
    const facts = createFactIndex([
      fact('adora o mar', 'gosto do mar e de pitanga'),
      fact('adora pitanga', 'adoro pitanga'),
    ])
    expect(facts.search('pitanga').map(({ id }) => id)).toEqual(['adora pitanga', 'adora o mar'])
  })
})
