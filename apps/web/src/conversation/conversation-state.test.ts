import { ParcoError } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import { ServerGoneError } from '../http/json-http.ts'
import { mintId } from './conversation-id.ts'
import { returnsText, toFailure } from './failure.ts'
import { returnText, toOutgoing } from './outgoing-text.ts'
import { partOfDay } from './part-of-day.ts'
import { currentStatus, replaceStatus } from './status-lines.ts'

describe('a failure', () => {
  it('is told apart by what the user can do about it', () => {
    expect(toFailure(new ServerGoneError(undefined)).type).toBe('gone')
    expect(toFailure(new TypeError('network error')).type).toBe('gone')
    expect(toFailure(new ParcoError('not-authenticated', 'x')).type).toBe('locked')
    expect(toFailure(new ParcoError('message-too-long', 'Too long.'))).toEqual({
      type: 'refused',
      message: 'Too long.',
    })
    expect(toFailure(new Error('O disco está cheio.'))).toEqual({
      type: 'stopped',
      message: 'O disco está cheio.',
    })
  })

  it('gives the text back unless the message was taken in', () => {
    expect(returnsText({ type: 'gone' })).toBe(true)
    expect(returnsText({ type: 'refused', message: '' })).toBe(true)
    expect(returnsText({ type: 'stopped', message: '' })).toBe(false)
  })
})

describe('a message on its way', () => {
  it('keeps its id when the same text is sent again, so that it never runs twice', () => {
    const failed = toOutgoing('oi', undefined, mintId)
    expect(toOutgoing('oi', failed, mintId)).toBe(failed)
    expect(toOutgoing('oi!', failed, mintId).id).not.toBe(failed.id)
  })

  it('comes back before what was typed since', () => {
    expect(returnText(' ', 'oi')).toBe('oi')
    expect(returnText('tudo bem?', 'oi')).toBe('oi\ntudo bem?')
  })
})

describe('the status line', () => {
  it('shows the newest text, replacing the one with the same id', () => {
    const lines = [
      { id: 'a', text: 'Lendo' },
      { id: 'b', text: 'Somando' },
      { id: 'a', text: 'Lido' },
    ].reduce(replaceStatus, new Map<string, string>())
    expect([...lines]).toEqual([
      ['b', 'Somando'],
      ['a', 'Lido'],
    ])
    expect(currentStatus(lines)).toBe('Lido')
    expect(currentStatus(new Map())).toBeUndefined()
  })
})

describe('small wording', () => {
  it('greets by the hour', () => {
    expect([4, 5, 11, 12, 17, 18, 23].map(partOfDay)).toEqual([
      'night',
      'morning',
      'morning',
      'afternoon',
      'afternoon',
      'night',
      'night',
    ])
  })
})
