import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createThinkingSplitter } from './split-thinking.ts'

/** What becomes of a text that comes in these pieces, neighbours of one kind joined. */
function split(pieces: readonly string[]) {
  const splitter = createThinkingSplitter()
  const found = { reasoning: '', text: '' }
  for (const { kind, delta } of [
    ...pieces.flatMap((piece) => splitter.push(piece)),
    ...splitter.end(),
  ]) {
    found[kind] += delta
  }
  return found
}

describe('a text with thinking in it', () => {
  it.each([
    ['<think>A sum.</think>Seven.', 'A sum.', 'Seven.'],
    ['\n<think>\nA sum.\n</think>\n\nSeven.', 'A sum.\n', 'Seven.'],
    ['<think>\n\n</think>\n\nSeven.', '', 'Seven.'],
    ['<think>a < b, </thin king> and on</think>Yes.', 'a < b, </thin king> and on', 'Yes.'],
    ['<think>It is cut off', 'It is cut off', ''],
    ['<think>half a tag </thi', 'half a tag </thi', ''],
    ['<think>Done.</think>', 'Done.', ''],
    ['<think>x</think>Say <think>.', 'x', 'Say <think>.'],
  ])('%j is told apart', (text, reasoning, said) => {
    expect(split([text])).toEqual({ reasoning, text: said })
    expect(split([...text])).toEqual({ reasoning, text: said })
  })

  it.each(['Seven.', 'The tag <think> opens it.', '<thought>', '<th', ' ', '', '<thinking>x'])(
    '%j is left as it is',
    (text) => {
      expect(split([text])).toEqual({ reasoning: '', text })
      expect(split([...text])).toEqual({ reasoning: '', text })
    },
  )

  it('is the same whatever pieces it comes in', () => {
    const bits = fc.constantFrom('<think>', '</think>', '<', 'think>', '\n', ' ', 'a', '</', 'é🙂')
    const texts = fc.array(bits, { maxLength: 12 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(texts, fc.array(fc.nat(5), { minLength: 1 }), (text, cuts) => {
        const pieces: string[] = []
        for (let at = 0, n = 0; at < text.length; n += 1) {
          const next = at + 1 + (cuts[n % cuts.length] ?? 0)
          pieces.push(text.slice(at, next))
          at = next
        }
        expect(split(pieces)).toEqual(split([text]))
      }),
    )
  })

  it('passes on at once what is surely said', () => {
    const splitter = createThinkingSplitter()
    expect(splitter.push('Se')).toEqual([{ kind: 'text', delta: 'Se' }])
    expect(splitter.push('ven')).toEqual([{ kind: 'text', delta: 'ven' }])
  })
})
