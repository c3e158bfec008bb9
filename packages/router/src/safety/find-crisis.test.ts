import { describe, expect, it } from 'vitest'
import { findCrisis } from './find-crisis.ts'

describe('findCrisis', () => {
  it.each([
    'quero me matar',
    'Às vezes penso em me matar.',
    'eu não quero mais viver',
    'não aguento mais essa vida',
    'quero sumir do mundo, ninguém liga',
    'todo mundo viveria melhor sem mim',
    'quero morrer',
    'I want to kill myself',
    'i just want to die',
    "I don't want to live anymore",
    'I’m going to end my life',
  ])('hears that somebody may hurt themselves: %s', (text) => {
    expect(findCrisis(text)).toBe('self_harm')
  })

  it.each([
    'minha namorada me bateu de novo',
    'ele me agrediu ontem à noite',
    'apanhei do meu pai',
    'fui estuprada',
    'my boyfriend hits me',
    'my dad beat me last night',
    'I was assaulted',
  ])('hears that somebody is hurt by another: %s', (text) => {
    expect(findCrisis(text)).toBe('violence')
  })

  it.each([
    'tô morrendo de fome',
    'quase morri de rir',
    'quero morrer de tanto rir com esse filme',
    'essa conta de luz vai me matar',
    'me bateu uma fome, gastei 30 no lanche',
    'ele me bateu no xadrez',
    'quero sumir uns dias na praia',
    'gastei 50 no mercado',
    'não quero mais pagar academia',
    "I'm dying to see that movie, spent 30 on tickets",
    'he beat me at chess',
    'this heat is killing me',
    'I want to end my gym membership',
    "I don't want to live in this apartment",
    'cut myself shaving, spent 5 on band-aids',
  ])('leaves figures of speech alone: %s', (text) => {
    expect(findCrisis(text)).toBeUndefined()
  })
})
