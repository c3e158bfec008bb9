import { expect, it } from 'vitest'
import { recordOf } from '../text/word-record.ts'
import { WordNumbers } from './word-numbers.ts'

it('tells the number of a word in each grammar that is asked, in turn', () => {
  const shipped = new WordNumbers(['rent', 'paid'], false)
  const own = new WordNumbers(['paid'], true)
  const others = new WordNumbers(['fish', 'paid', 'rent'], true)
  const [paid, rent] = [recordOf('paid', 'en'), recordOf('rent', 'en')]
  for (let round = 0; round < 2; round++) {
    expect([shipped, own, others].map((words) => words.of(paid))).toEqual([1, 0, 1])
    expect([shipped, own, others].map((words) => words.of(rent))).toEqual([0, -1, 2])
  }
})
