import { describe, expect, it } from 'vitest'
import { createGateway } from './create-gateway.ts'
import { toModelError } from './to-model-error.ts'

describe('failures of any code', () => {
  it('with a status are what the status says', () => {
    const responseHeaders = { 'retry-after': '3' }
    const thrown = Object.assign(new Error('slow down'), { statusCode: 429, responseHeaders })
    const error = toModelError(thrown, 'cohere/command-a')
    expect(error).toMatchObject({ failure: 'rate-limit', retryAfterMs: 3000, retryable: true })
  })

  it('with a good status are answers whose rest is missing', () => {
    const cause = new TypeError('terminated')
    const message = 'Failed to process successful response'
    const thrown = Object.assign(new Error(message, { cause }), { statusCode: 200 })
    const error = toModelError(thrown, 'cohere/command-a')
    expect(error).toMatchObject({ failure: 'network', retryable: true, status: undefined })
    expect(error.message).toBe('cohere/command-a: the answer was cut off before its end')
  })

  it.each([
    ['AI_LoadAPIKeyError', 'configuration'],
    ['AI_JSONParseError', 'malformed-answer'],
    ['AI_UnsupportedFunctionalityError', 'bad-request'],
  ])('of a package are what their name says: %s', (name, failure) => {
    const thrown = Object.assign(new Error('said'), { name })
    expect(toModelError(thrown, 'a/b')).toMatchObject({ failure, retryable: false })
  })

  it.each([
    [400, 'Your credit balance is too low to access the API', 'quota'],
    [403, 'This project has no billing account', 'quota'],
    [400, 'temperature is too high', 'bad-request'],
  ])('tell an empty account from a bad request: %i %s', (statusCode, message, failure) => {
    const thrown = Object.assign(new Error(message), { statusCode })
    expect(toModelError(thrown, 'a/b').failure).toBe(failure)
  })

  it('without one are taken for the network', () => {
    const error = toModelError(new Error('socket hang up'), 'cohere/command-a')
    expect(error).toMatchObject({ failure: 'network', retryable: true, provider: 'cohere' })
  })

  it.each([
    ['openai/gpt-5', 'OPENAI_API_KEY'],
    ['no-such-provider/model', 'npm install @ai-sdk/no-such-provider'],
  ])('in the settings of %s are neither, and not tried again', async (reference, advice) => {
    const sleep = () => Promise.reject(new Error('waited'))
    const gateway = createGateway({ environment: {}, resilience: { sleep } })
    const call = { prompt: [] }
    const failed = Promise.resolve(gateway.model(reference).doStream(call))
    await expect(failed).rejects.toMatchObject({ failure: 'configuration', retryable: false })
    await expect(gateway.model(reference).doStream(call)).rejects.toThrow(advice)
  })
})
