import { describe, expect, it } from 'vitest'
import { tokenize } from '../text/tokenize.ts'
import { itemWord, type Standing } from './item-word.ts'
import { Vocabulary } from './vocabulary.ts'

const words = new Set('gastei mercado exclui lembra'.split(' '))
const plain = new Map([['remover', 'exclui']])
const vocabulary = new Vocabulary([words], [words], plain)

function read(text: string, standing: Standing = 'later', own = vocabulary): [string, boolean] {
  const [token] = tokenize(text, 'pt-BR')
  if (token === undefined) throw new Error('expected a word')
  const { record, isKnown } = itemWord(token, standing, own, 'pt-BR')
  return [record.folded, isKnown]
}

describe('the word of an item', () => {
  it.each<[string, [string, boolean]]>([
    ['Mercado', ['mercado', true]],
    ['gasttei', ['gastei', true]],
    ['xadrez', ['xadrez', false]],
    ['kkkkkk', ['kkk', false]],
    ['hahahaha', ['haha', false]],
    ['?', ['?', true]],
  ])('reads %j', (typed, expected) => {
    expect(read(typed)).toEqual(expected)
  })

  it('is an order where an infinitive opens the message, and stays as it is later on', () => {
    expect(read('remover', 'first')).toEqual(['exclui', true])
    expect(read('remover', 'later')).toEqual(['remover', false])
  })

  it('leaves a name as it is typed', () => {
    expect(read('Gasttei', 'name')).toEqual(['gasttei', false])
  })

  it('is found anew for a user with words of their own, and stays apart from theirs', () => {
    const own = vocabulary.with(['xadrez'])
    expect(read('xadrez', 'later', own)).toEqual(['xadrez', true])
    expect(read('xadrez')).toEqual(['xadrez', false])
    expect(read('xadrez', 'later', own)).toEqual(['xadrez', true])
  })
})
