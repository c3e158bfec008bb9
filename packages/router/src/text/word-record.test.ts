import { describe, expect, it } from 'vitest'
import { WordNote } from './word-note.ts'
import { recordOf } from './word-record.ts'

describe('the record of a word', () => {
  it('is the same for all who say the word, and each language has its own', () => {
    expect(recordOf('Você', 'pt-BR')).toBe(recordOf('Você', 'pt-BR'))
    expect(recordOf('Você', 'pt-BR')).not.toBe(recordOf('Você', 'en'))
    expect(recordOf('hj', 'pt-BR')).toMatchObject({ folded: 'hj', alias: 'hoje' })
  })

  it('tells a sign from a word that is written like it', () => {
    expect(recordOf('R', 'en', 'symbol')).not.toBe(recordOf('R', 'en'))
  })

  it('is shared by nobody where no language is given', () => {
    expect(recordOf('hj', undefined)).not.toBe(recordOf('hj', undefined))
    expect(recordOf('hj', undefined).alias).toBeUndefined()
  })

  it('keeps the notes that are made of the word apart', () => {
    const [one, other] = [new WordNote<number>(), new WordNote<string>()]
    const record = recordOf('luz', 'pt-BR')
    one.note(record, 0)
    expect([one.of(record), other.of(record)]).toEqual([0, undefined])
    expect(one.of(recordOf('gás', 'pt-BR'))).toBeUndefined()
  })
})
