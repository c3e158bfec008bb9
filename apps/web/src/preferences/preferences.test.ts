import { describe, expect, it } from 'vitest'
import { createPreferenceStore, resolveLocale, resolveTheme } from './preferences.ts'

function storeWith(entries: Record<string, string>) {
  const map = new Map(Object.entries(entries))
  return createPreferenceStore(
    () =>
      ({
        getItem: (key: string) => map.get(key) ?? null,
        setItem: (key: string, value: string) => map.set(key, value),
      }) as unknown as Storage,
  )
}

describe('what this browser remembers', () => {
  it('starts in the language chosen before, whatever the browser prefers', () => {
    expect(resolveLocale(storeWith({ 'parco.locale': 'en' }), ['pt-BR'])).toBe('en')
  })

  it('starts in the language that the browser prefers', () => {
    expect(resolveLocale(storeWith({}), ['pt-PT', 'en'])).toBe('pt-BR')
    expect(resolveLocale(storeWith({}), ['de-DE'])).toBe('en')
    expect(resolveLocale(storeWith({ 'parco.locale': 'xx' }), [])).toBe('en')
  })

  it('follows the system until an appearance is chosen', () => {
    expect(resolveTheme(storeWith({}))).toBe('system')
    expect(resolveTheme(storeWith({ 'parco.theme': 'dark' }))).toBe('dark')
    expect(resolveTheme(storeWith({ 'parco.theme': 'neon' }))).toBe('system')
  })

  it('works when the browser refuses to store', () => {
    const store = createPreferenceStore(() => {
      throw new Error('refused')
    })
    store.set('parco.theme', 'dark')
    expect(resolveTheme(store)).toBe('system')
  })
})
