import { expect, it } from 'vitest'
import { compareFacts } from './compare-facts.ts'
import { factKey } from './fact-key.ts'

const relation = (content: string, before: string) =>
  compareFacts(content, { content: before, key: factKey(before)?.key ?? null })

it.each([
  ['mora em Campinas', 'agora mora em Joinville', 'replaces'],
  ['trabalha na Ambev', 'trabalha na Embraer', 'replaces'],
  ['é divorciada', 'é casada', 'replaces'],
  ['código do portão é 9912', 'código do portão é 4821', 'replaces'],
  ['tem 53 anos', 'tem 52 anos', 'replaces'],
  ['is vegan', 'is vegetarian', 'replaces'],
  ['gate code is 9912', 'gate code is 4821', 'replaces'],
  ['lives in Lisbon', 'lives in Porto', 'replaces'],
  ['professora se chama Bia', 'professora se chama Ana', 'doubtful'],
  ['carro é um Gol', 'carro é azul', 'doubtful'],
  ['odeia café', 'adora café', 'doubtful'],
  ['não come carne', 'come carne', 'doubtful'],
  ['hates coffee', 'loves coffee', 'doubtful'],
  ['é alérgico a camarão', 'camarão: é alérgico', 'same'],
  ['adora café', 'gosta de café', 'same'],
  ['detesta café', 'odeia café', 'same'],
  ['é alérgico a camarão', 'é alérgico a amendoim', undefined],
  ['gosta de café', 'gosta de chá', undefined],
  ['tem um filho', 'tem um cachorro', undefined],
  ['trabalha na Ambev', 'mora em Joinville', undefined],
  ['código do cofre é 77', 'código do portão é 4821', undefined],
] as const)('%s after %s: %s', (content, before, expected) => {
  expect(relation(content, before)).toBe(expected)
})
