import type { Theme } from './preferences.ts'

/**
 * Colours the bar that a system draws around the page like the paper. The document has a colour for
 * each appearance of the system; a chosen one counts before that.
 */
export function applyThemeColor(theme: Theme): void {
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim()
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.dataset.own ??= meta.content
    meta.content = theme === 'system' || paper === '' ? meta.dataset.own : paper
  }
}
