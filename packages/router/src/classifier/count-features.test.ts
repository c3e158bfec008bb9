import { describe, expect, it } from 'vitest'
import { FeatureCounter, keepCounts } from './count-features.ts'

const counter = new FeatureCounter(14)
const count = (text: string, slotWords: string[] = []) => keepCounts(counter.count(text, slotWords))
const bucketsOf = (text: string, slotWords: string[] = []) =>
  [...count(text, slotWords).buckets].sort()

describe('what is counted of a message', () => {
  it('does not depend on accents, case or which digits', () => {
    expect(bucketsOf('Água às 9h30')).toEqual(bucketsOf('agua as 7h15'))
  })

  it('depends on the order of words, on a question mark and on slots', () => {
    expect(bucketsOf('conta paga')).not.toEqual(bucketsOf('paga conta'))
    expect(bucketsOf('paguei a conta?')).not.toEqual(bucketsOf('paguei a conta'))
    expect(bucketsOf('gastei 50', ['gastei', '{money}'])).not.toEqual(bucketsOf('gastei 50'))
  })

  it('sees the same slot whatever its value', () => {
    const [one, other] = [count('50', ['gastei', '{money}']), count('50', ['gastei', '{money}'])]
    expect(one.buckets).toEqual(other.buckets)
  })

  it('keeps nothing from the message before', () => {
    const alone = count('bom dia')
    count('uma mensagem bem mais longa, com muitas palavras')
    expect(count('bom dia')).toEqual(alone)
  })

  it('counts what repeats', () => {
    const once = count('oi')
    const thrice = count('oi oi oi')
    const at = thrice.buckets.indexOf(once.buckets[0] as number)
    expect(thrice.counts[at]).toBe(3)
    expect(thrice.wordCount).toBe(3)
  })

  it('takes any text', () => {
    expect(count('').size).toBe(0)
    expect(count('👍 … ¿').size).toBe(0)
    expect(count('漢字 кот עברית').wordCount).toBe(3)
    expect(count('a'.repeat(100_000)).size).toBeGreaterThan(0)
    expect(count('palavra '.repeat(20_000)).wordCount).toBe(20_000)
  })
})
