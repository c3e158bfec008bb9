import { describe, expect, it } from 'vitest'
import { detectLocale } from './detect-locale.ts'
import { EN_TEXTS } from './en.ts'
import { PT_BR_TEXTS } from './pt-br.ts'

function keysOf(value: object, path = ''): string[] {
  return Object.entries(value).flatMap(([key, entry]) =>
    typeof entry === 'object' ? keysOf(entry, `${path}${key}.`) : [`${path}${key}:${typeof entry}`],
  )
}

describe('texts', () => {
  it('are the same in both languages, but for the words', () => {
    expect(keysOf(PT_BR_TEXTS).toSorted()).toEqual(keysOf(EN_TEXTS).toSorted())
  })

  it.each([
    [undefined, {}, 'en'],
    [undefined, { LANG: 'C.UTF-8' }, 'en'],
    [undefined, { LANG: 'en_US.UTF-8' }, 'en'],
    [undefined, { LANG: 'en_US.UTF-8', LC_ALL: 'pt_PT.UTF-8' }, 'pt-BR'],
    [undefined, { LANG: 'pt_BR.UTF-8', PARCO_LOCALE: 'en' }, 'en'],
    ['en', { LANG: 'pt_BR.UTF-8' }, 'en'],
  ])('are in the language of %s, %j: %s', (lang, environment, locale) => {
    expect(detectLocale(lang, environment)).toBe(locale)
  })
})
