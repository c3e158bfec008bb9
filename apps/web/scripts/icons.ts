import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { launchBrowser } from '../test/browser/browser.ts'

/**
 * Draws the icons of the installed page from `icon.svg`: `node apps/web/scripts/icons.ts`, with
 * Chromium installed. The maskable one fills its square, as systems cut it to shapes of their own.
 */
const ICONS = resolve(import.meta.dirname, '../public/icons')

const svg = await readFile(join(ICONS, 'icon.svg'), 'utf8')
const filled = svg.replace('rx="9" ', '')
/** What matters stays within the middle four fifths, which no shape cuts. */
const masked = filled
  .replace('<path', '<g transform="translate(16 16) scale(0.72) translate(-16 -16)"><path')
  .replace('</svg>', '</g></svg>')

const browser = await launchBrowser()
for (const [name, size, source] of [
  ['icon-192', 192, svg],
  ['icon-512', 512, svg],
  ['maskable-512', 512, masked],
  ['apple-touch-icon', 180, filled],
] as const) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const drawn = source.replace(
    '<svg ',
    `<svg width="${size}" height="${size}" style="display:block" `,
  )
  await page.setContent(`<body style="margin:0;background:transparent">${drawn}`)
  await page.screenshot({ path: join(ICONS, `${name}.png`), omitBackground: true })
  await page.close()
}
await browser.close()
