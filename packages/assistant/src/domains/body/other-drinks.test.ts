import { describe, expect, it } from 'vitest'
import { otherDrinksIn } from './other-drinks.ts'

describe('what was drunk besides water', () => {
  it.each([
    ['tomei 3 copos de água e um café', 'um café'],
    ['bebi um suco e 500 ml de água hoje', 'um suco'],
    ['tomei 2 copos d’água, um café e duas cervejas hoje', 'um café, duas cervejas'],
    ['drank 2 liters of water and a coffee', 'a coffee'],
    ['had a bottle of water and a latte today', 'a latte'],
    ['bebi 300 ml de água, também uma breja', 'uma breja'],
    ['I had two beers and 500 ml of water', 'two beers'],
  ])('is named in its words: %s', (text, others) => {
    expect(otherDrinksIn(text)).toBe(others)
  })

  it.each([
    'tomei 3 copos de água',
    'bebi 500 ml de água no café da manhã',
    'drank 1 L of water before tea time and went out',
  ])('is nothing where only water was: %s', (text) => {
    expect(otherDrinksIn(text)).toBeUndefined()
  })
})
