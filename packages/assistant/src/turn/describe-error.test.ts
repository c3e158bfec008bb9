import { ParcoError } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import { describeError } from './describe-error.ts'

describe('what the log holds of an error', () => {
  it('says where and what it was, and nothing that the user recorded', () => {
    const driver = Object.assign(new Error('duplicate key: (name)=(Terapia)'), { code: '23505' })
    const described = describeError(new ParcoError('internal', 'It failed.', { cause: driver }))
    expect(described).toMatchObject({
      name: 'ParcoError',
      code: 'internal',
      message: 'It failed.',
      frames: expect.arrayContaining([expect.stringContaining('describe-error.test')]),
      cause: { name: 'Error', code: '23505' },
    })
    expect(JSON.stringify(described)).not.toContain('Terapia')
    expect(describeError('Terapia')).toEqual({ name: 'string' })
  })
})
