import { describe, expect, it } from 'vitest'
import { splitNote } from './split-note.ts'

describe('a value', () => {
  it('is told from what it says of itself in brackets', () => {
    expect(splitNote('500 ml (2 copos de 250 ml)')).toEqual(['500 ml', '2 copos de 250 ml'])
    expect(splitNote('R$ 50,00')).toEqual(['R$ 50,00', undefined])
    expect(splitNote('(sem nome)')).toEqual(['(sem nome)', undefined])
  })
})
