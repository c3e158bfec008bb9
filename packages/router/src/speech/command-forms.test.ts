import { describe, expect, it } from 'vitest'
import { commandForms } from './command-forms.ts'

describe('commandForms', () => {
  it.each([
    ['anotar', 'anotar anota anote anotes anotem anotando'],
    ['marcar', 'marcar marca marque marques marquem marcando'],
    ['apagar', 'apagar apaga apague apagues apaguem apagando'],
    ['lançar', 'lancar lanca lance lances lancem lancando'],
    ['remover', 'remover remove remova removas removam removendo'],
    ['esquecer', 'esquecer esquece esqueca esquecas esquecam esquecendo'],
    ['excluir', 'excluir exclui exclua excluas excluam excluindo'],
    ['corrigir', 'corrigir corrige corrija corrijas corrijam corrigindo'],
    ['inserir', 'inserir insere insira insiras insiram inserindo'],
    ['seguir', 'seguir segue siga sigas sigam seguindo'],
    ['traduzir', 'traduzir traduz traduza traduzas traduzam traduzindo'],
    ['desfazer', 'desfazer desfaz desfaca desfacas desfacam desfazendo'],
    ['pôr', 'por poe ponha ponhas ponham pondo'],
  ])('%s', (verb, forms) => {
    expect(commandForms(verb, 'pt-BR').join(' ')).toBe(forms)
  })

  it.each([
    ['log', 'logging'],
    ['note', 'noting'],
    ['undo', 'undoing'],
    ['register', 'registering'],
    ['show', 'showing'],
  ])('%s', (verb, gerund) => {
    expect(commandForms(verb, 'en')).toEqual([verb, gerund])
  })
})
