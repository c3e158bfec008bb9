import { describe, expect, it } from 'vitest'
import { asSaid } from './items-from-words.ts'
import { itemKey, readItem, splitItems } from './split-items.ts'

describe('splitItems', () => {
  it.each([
    ['leite, ovos e pão', ['leite', 'ovos', 'pão']],
    ['o leite e um chapéu', ['leite', 'chapéu']],
    ['2 quilos de arroz e uma dúzia de ovos', ['2 quilos de arroz', 'uma dúzia de ovos']],
    ['1,5 l de leite, café', ['1,5 l de leite', 'café']],
    ['milk & eggs', ['milk', 'eggs']],
    ['mac and cheese and milk', ['mac and cheese', 'milk']],
    ['sunscreen, a hat, and some socks', ['sunscreen', 'hat', 'socks']],
    ['leite, Leite e leite', ['leite']],
    ['umas coisas', []],
    ['', []],
  ])('%s', (said, items) => expect(splitItems(said)).toEqual(items))
})

describe('readItem', () => {
  it.each([
    ['2 quilos de arroz', 'arroz', '2 quilos'],
    ['2kg de carne', 'carne', '2kg'],
    ['a dozen eggs', 'eggs', 'a dozen'],
    ['half a dozen eggs', 'eggs', 'half a dozen'],
    ['meia dúzia de ovos', 'ovos', 'meia dúzia'],
    ['3 apples', 'apples', '3'],
    ['vinho 12 garrafas', 'vinho', '12 garrafas'],
    ['leite x2', 'leite', 'x2'],
    ['um chapéu', 'chapéu', null],
    ['pão de queijo', 'pão de queijo', null],
    ['2', '2', null],
  ])('%s', (said, item, quantity) => expect(readItem(said)).toEqual({ item, quantity }))
})

describe('itemKey', () => {
  it('is the same for one and several, with and without accents', () => {
    expect(itemKey('Ovos')).toBe(itemKey('ovo'))
    expect(itemKey('Pão')).toBe(itemKey('pao'))
    expect(itemKey('gás')).not.toBe(itemKey('gá'))
  })
})

describe('asSaid', () => {
  it.each([
    ['feijão', 'põe 2 quilos de feijão na lista', '2 quilos de feijão'],
    ['dozen eggs', 'put a dozen eggs on the list', 'a dozen eggs'],
    ['ração para gato', 'põe ração pro gato na lista', 'ração pro gato'],
    ['café', 'bota café, por favor, na lista', 'café'],
    ['milk', 'something else', 'milk'],
    [': arroz e sal', 'põe na lista: 2 quilos de arroz e sal', '2 quilos de arroz e sal'],
  ])('%s of "%s"', (items, text, said) => expect(asSaid(items, text).replace(/,$/u, '')).toBe(said))
})
