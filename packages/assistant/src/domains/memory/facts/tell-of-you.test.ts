import { expect, it } from 'vitest'
import { tellOfYou } from './tell-of-you.ts'
import { withNames } from './with-names.ts'

it.each([
  ['mora em Curitiba', 'moro em Curitiba', 'Você mora em Curitiba'],
  ['não come carne', 'lembra que não como carne', 'Você não come carne'],
  ['agora mora em Joinville', 'agora moro em Joinville', 'Você agora mora em Joinville'],
  ['é alérgica a camarão', null, 'Você é alérgica a camarão'],
  ['coleciona selos', 'anota que eu coleciono selos', 'Você coleciona selos'],
  ['professora se chama Ana', 'minha professora se chama Ana', 'Sua professora se chama Ana'],
  ['código do portão é 4821', 'o código do portão é 4821', 'O código do portão é 4821'],
  ['código do portão é 4821', null, 'Código do portão é 4821'],
  ['irmãos moram em Lisboa', 'meus irmãos moram em Lisboa', 'Seus irmãos moram em Lisboa'],
])('tells "%s" in Portuguese', (content, quote, told) => {
  expect(tellOfYou(content, quote, 'pt-BR')).toBe(told)
})

it.each([
  ['lives in Porto', 'I live in Porto', 'You live in Porto'],
  ['is allergic to shrimp', "remember that I'm allergic to shrimp", 'You are allergic to shrimp'],
  ['never drinks coffee', 'I never drink coffee', 'You never drink coffee'],
  ['collects stamps', 'I collect stamps', 'You collect stamps'],
  ['studies law', null, 'You study law'],
  ["doesn't eat meat", "I don't eat meat", "You don't eat meat"],
  ["sister's name is Julia", "my sister's name is Julia", "Your sister's name is Julia"],
  ['gate code is 4821', 'remember that my gate code is 4821', 'Your gate code is 4821'],
  ['glasses are in the drawer', 'my glasses are in the drawer', 'Your glasses are in the drawer'],
])('tells "%s" in English', (content, quote, told) => {
  expect(tellOfYou(content, quote, 'en')).toBe(told)
})

it.each([
  ['professora se chama ana', 'professora se chama Ana'],
  ['mora em são paulo', 'mora em São Paulo'],
  ['mora em rio de janeiro', 'mora em Rio de Janeiro'],
  ['mora em casa alugada', 'mora em casa alugada'],
  ['tem um cachorro chamado fubá', 'tem um cachorro chamado Fubá'],
  ['lives in new york', 'lives in New York'],
  ["sister's name is julia", "sister's name is Julia"],
  ['lives in a small flat', 'lives in a small flat'],
  ['professora se chama ana e mora em Olinda', 'professora se chama ana e mora em Olinda'],
])('gives names in "%s" their capitals', (content, named) => {
  expect(withNames(content)).toBe(named)
})
