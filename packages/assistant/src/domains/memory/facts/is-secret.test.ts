import { expect, it } from 'vitest'
import { holdsSecret } from './is-secret.ts'

it.each([
  'minha senha do banco é 1234',
  'senha é abacaxi',
  'change my password to 1234',
  'muda minha senha para abacaxi77',
  'the PIN of my card is 9921',
  'o PIN do meu cartão é 9921',
  'meu cartão é 4111 1111 1111 1111',
  'o código de segurança do cartão é 123',
  'my email password is hunter2',
])('takes "%s" for a secret', (text) => {
  expect(holdsSecret(text)).toBe(true)
})

it.each([
  'a senha do wifi é abacaxi77',
  'o código do portão é 4821',
  'my gym locker code is 7731',
  'the wi-fi password is pineapple',
  'a senha do banco está na gaveta',
  'esqueci minha senha',
  'preciso trocar a senha',
  'meu CPF é 123.456.789-09',
  'meu telefone é 11 98765-4321',
  'gastei 4111 no cartão',
])('takes "%s" for none', (text) => {
  expect(holdsSecret(text)).toBe(false)
})
