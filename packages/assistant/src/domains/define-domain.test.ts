import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { assertDomains, type DomainDefinition, defineDomain } from './define-domain.ts'
import { defineDomainReadTool, defineDomainWriteTool } from './internal/define-domain-tool.ts'

const tool = (name: string, writes: readonly string[] = ['pets']) =>
  defineDomainWriteTool({
    name,
    description: 'Writes.',
    input: z.object({}),
    verb: 'record',
    writes,
    prepare: async () => ({ status: 'refused', explanation: 'no' }),
    execute: async () => null,
    reply: () => '',
  })

const readTool = defineDomainReadTool({
  name: 'get_pets',
  description: 'Reads.',
  input: z.object({}),
  execute: async () => null,
  reply: () => '',
})

const record = { area: 'Pets', pet: 'Pet' }
const definition: DomainDefinition = {
  name: 'pets',
  tools: [tool('create_pet'), readTool],
  migrations: { name: 'pets', directory: new URL('./', import.meta.url) },
  tables: { pets: 'pet' },
  recordKinds: ['pet'],
  replies: { 'pt-BR': { record, said: 'sim' }, en: { record, said: 'yes' } },
}

describe('a domain', () => {
  it('is what was defined, with the replies that tools share', () => {
    const domain = defineDomain(definition)
    expect(domain).toMatchObject({ name: 'pets', tables: { pets: 'pet' }, recordKinds: ['pet'] })
    expect(domain.replies.en).toMatchObject({ said: 'yes', shared: { yes: 'yes' } })
  })

  it.each<[string, Partial<DomainDefinition>]>([
    ['"create_pet" is there twice', { tools: [tool('create_pet'), tool('create_pet')] }],
    ['create_pet writes to cats', { tools: [tool('create_pet', ['pets', 'cats'])] }],
    ['"Pets" is no name of a table', { tables: { pets: 'pet', Pets: 'cat' } }],
    ['"pe" is no prefix', { tables: { pets: 'pe' } }],
    ['"rcp" is one of Parco', { tables: { pets: 'rcp' } }],
    ['"pet" is there twice', { tables: { pets: 'pet', cats: 'pet' } }],
    ['pt-BR lack "more"', { replies: { 'pt-BR': { record }, en: { record, more: '' } } }],
    ['en lack "said"', { replies: { 'pt-BR': { record, said: 'sim' }, en: { record } } }],
    ['pt-BR lack "record.cat"', { recordKinds: ['cat'] }],
    [
      'its overview names create_pet',
      { conversation: { areas: ['pets'], overview: ['create_pet'] } },
    ],
    ['pt-BR lack "record.area"', { replies: { 'pt-BR': {}, en: {} } }],
  ])('is refused where %s', (problem, changes) => {
    expect(() => defineDomain({ ...definition, ...changes })).toThrow(problem)
  })
})

describe('domains', () => {
  const pets = defineDomain(definition)
  const cats = defineDomain({ ...definition, name: 'cats', tools: [], tables: { cats: 'cat' } })

  it('live together', () => {
    expect(() => assertDomains([pets, cats])).not.toThrow()
  })

  it.each([
    ['domain "pets"', { ...cats, name: 'pets' }],
    ['table "pets"', { ...cats, tables: { pets: 'cat' } }],
    ['prefix of ids "pet"', { ...cats, tables: { cats: 'pet' } }],
  ])('are refused where they share the %s', (problem, other) => {
    expect(() => assertDomains([pets, other])).toThrow(problem)
  })
})
