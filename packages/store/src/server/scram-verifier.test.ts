import { expect, it } from 'vitest'
import { toScramVerifier } from './scram-verifier.ts'

it('is what PostgreSQL itself keeps of a password', () => {
  // Made by PostgreSQL 15: create role r password 'a-Pass_word1'.
  const salt = Buffer.from('MWN5loE7w4fnVapSujxUGw==', 'base64')
  expect(toScramVerifier('a-Pass_word1', salt)).toBe(
    'SCRAM-SHA-256$4096:MWN5loE7w4fnVapSujxUGw==$WgYq5WKZz9n6ndmLf8CgsiWvKX+PLi4jAMML4dvR2/o=:pGQUC3WpruASwdfILV5ISSIrpyXUwhzRYGtSSY+RVb0=',
  )
})
