import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MessageFrames } from './message-frames.ts'

function message(type: string, body: string): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(4 + body.length)
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)])
}

const startup = message('', 'user postgres')
const extended = Buffer.concat([message('P', 'select $1'), message('B', 'x'), message('S', '')])
const simple = message('Q', 'select 1')
const pieces = [startup, extended, simple, extended, message('X', '')]

it('cuts where PostgreSQL answers, however the bytes arrive', () => {
  const bytes = Buffer.concat(pieces)
  fc.assert(
    fc.property(fc.array(fc.nat(bytes.length), { maxLength: 12 }), (cuts) => {
      const frames = new MessageFrames()
      const places = [0, ...cuts.sort((a, b) => a - b), bytes.length]
      const found = places
        .slice(1)
        .flatMap((end, index) => frames.add(bytes.subarray(places[index], end)))
      expect(found.map(String)).toEqual(pieces.map(String))
    }),
    { numRuns: 100 },
  )
})
