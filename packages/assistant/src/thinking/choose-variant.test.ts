import { describe, expect, it } from 'vitest'
import { chooseVariant } from './choose-variant.ts'

const action = (shares: Readonly<Record<string, number>>) => ({
  intentKey: 'translate',
  promptTemplate: 'Ours.',
  promptVariants: Object.entries(shares).map(([name, share]) => ({
    name,
    share,
    template: `Of ${name}.`,
  })),
})

describe('the prompt that is tried', () => {
  it('is the default where none is, and where no share is left', () => {
    expect(chooseVariant(undefined, 'ann')).toEqual({ variant: 'default', template: undefined })
    expect(chooseVariant(action({}), 'ann')).toEqual({ variant: 'default', template: 'Ours.' })
    expect(chooseVariant(action({ short: 0 }), 'ann').variant).toBe('default')
  })

  it('stays the same for a user, and is shared out among users', () => {
    const tried = action({ short: 3, long: 1 })
    const users = Array.from({ length: 400 }, (_, index) => `user ${index}`)
    const chosen = users.map((user) => chooseVariant(tried, user))
    expect(users.map((user) => chooseVariant(tried, user))).toEqual(chosen)
    const short = chosen.filter(({ variant }) => variant === 'short')
    expect(short.length).toBeGreaterThan(260)
    expect(short.length).toBeLessThan(340)
    expect(short[0]?.template).toBe('Of short.')
  })
})
