import { describe, expect, it } from 'vitest'
import { plainForms } from './plain-forms.ts'

const plain = plainForms(
  ['excluir', 'remarcar', 'marcar', 'guardar'],
  new Set('exclui remarque marca gravou acabou pode voce'.split(' ')),
  new Set(['guarde']),
)

describe('plainForms', () => {
  it.each([
    ['excluas', 'exclui'],
    ['exclua', 'exclui'],
    ['remarca', 'remarque'],
    ['remarcar', 'remarque'],
    ['gravaste', 'gravou'],
    ['acabaste', 'acabou'],
    ['podes', 'pode'],
    ['tu', 'voce'],
  ])('%s is read as %s', (word, form) => {
    expect(plain.get(word)).toBe(form)
  })

  it.each(['exclui', 'marca', 'marques', 'guarde', 'guarda', 'triste', 'teste'])(
    '%s stays',
    (word) => {
      expect(plain.get(word)).toBeUndefined()
    },
  )
})
