import { describe, expect, it } from 'vitest'
import { defineIntent } from './define-intent.ts'
import { hasTrait, intentNamed, knowIntents, looksUp } from './intent-table.ts'

const feedPet = defineIntent({ name: 'feed_pet', traits: ['happened'] })
const listPets = defineIntent({ name: 'list_pets', traits: ['lists'] })

describe('the table of intents', () => {
  it('tells the traits of those made known, and none of others', () => {
    knowIntents([feedPet, listPets])
    knowIntents([feedPet])
    expect(intentNamed('feed_pet')).toBe(feedPet)
    expect([hasTrait('feed_pet', 'happened'), hasTrait('feed_pet', 'lists')]).toEqual([true, false])
    expect([looksUp('list_pets'), looksUp('feed_pet')]).toEqual([true, false])
    expect(intentNamed('toString')).toBeUndefined()
  })

  it('refuses a second intent of a name, and a name that is none', () => {
    knowIntents([feedPet])
    expect(() => knowIntents([defineIntent({ name: 'feed_pet' })])).toThrow('feed_pet')
    expect(() => defineIntent({ name: 'Feed pet' })).toThrow(TypeError)
  })
})
