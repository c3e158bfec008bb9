import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { createPrinter } from './create-printer.ts'
import { drawPrintout } from './draw-printout.ts'
import type { PrintedPart, Printout } from './printout.ts'

const aPrintout = (parts: readonly PrintedPart[], title = 'Gastos de novembro'): Printout => ({
  title,
  subtitle: 'Como estava em 18/11, às 12:00',
  language: 'pt-BR',
  parts,
  footer: 'página {page} de {pages}',
})

const aTable = (count: number): PrintedPart => ({
  kind: 'table',
  columns: [{ label: 'Dia' }, { label: 'Nome' }, { label: 'Valor', isFigure: true }],
  rows: Array.from({ length: count }, (_, at) => ['18/11', `Pão ${at + 1}`, 'R$ 1.234,50']),
  total: ['Total', '', 'R$ 2.469,00'],
})

/** The text of each page; the reader takes over what it is given. */
async function pagesOf(bytes: Uint8Array): Promise<readonly string[]> {
  const { text } = await extractText(await getDocumentProxy(bytes.slice()))
  return text
}

describe('a printout', () => {
  it('holds its title, paragraphs, lists and tables as text, with accents', async () => {
    const bytes = await drawPrintout(
      aPrintout([
        { kind: 'paragraph', text: 'R$ 50,00 em três gastos: ação, coração, à vista.' },
        { kind: 'list', items: ['Água — 2 L', '“Açaí”'] },
        { ...aTable(2), title: 'Por dia' } as PrintedPart,
      ]),
    )
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
    const [page] = await pagesOf(bytes)
    for (const words of [
      'Gastos de novembro',
      'Como estava em 18/11, às 12:00',
      'ação, coração, à vista.',
      'Água — 2 L',
      '“Açaí”',
      'Por dia',
      'Pão 2',
      'R$ 2.469,00',
      'página 1 de 1',
    ])
      expect(page).toContain(words)
    const { info } = await getMeta(await getDocumentProxy(bytes.slice()))
    expect(info).toMatchObject({ Title: 'Gastos de novembro', Language: 'pt-BR' })
  })

  it('repeats the heading of a long table on each page, and numbers the pages', async () => {
    const pages = await pagesOf(await drawPrintout(aPrintout([aTable(120)])))
    expect(pages.length).toBeGreaterThan(2)
    for (const [at, page] of pages.entries()) {
      expect(page).toContain('Nome')
      expect(page).toContain(`página ${at + 1} de ${pages.length}`)
    }
    const rows = pages.join('\n').match(/Pão \d+/g)
    expect(new Set(rows).size).toBe(120)
  })

  it('leaves out pictographs, which the font does not have', async () => {
    const bytes = await drawPrintout(
      aPrintout([{ kind: 'list', items: ['Pizza 🍕 da Ana 👩‍👧', '🇧🇷 Brasil'] }], '🎉 Festa'),
    )
    const [page] = await pagesOf(bytes)
    expect(page).toContain('Pizza da Ana')
    expect(page).toContain('Brasil')
    expect(page).not.toMatch(/\p{Extended_Pictographic}/u)
  })

  it('reads no file and no address that its words name', async () => {
    const bytes = await drawPrintout(
      aPrintout([{ kind: 'list', items: ['file:///etc/passwd', 'https://example.com/a.png'] }]),
    )
    expect((await pagesOf(bytes))[0]).toContain('file:///etc/passwd')
  })
})

describe('the printer', () => {
  it('draws in another thread, one printout after another', async () => {
    const print = createPrinter()
    const drawn = await Promise.all([
      print(aPrintout([aTable(1)], 'Um')),
      print(aPrintout([aTable(1)], 'Dois')),
    ])
    const titles = await Promise.all(drawn.map(async (bytes) => (await pagesOf(bytes))[0]))
    expect(titles[0]).toContain('Um')
    expect(titles[1]).toContain('Dois')
  })

  it('says what went wrong, and draws the next one', async () => {
    const print = createPrinter()
    const broken = { ...aPrintout([]), parts: [{ kind: 'table' }] } as unknown as Printout
    await expect(print(broken)).rejects.toMatchObject({ code: 'internal' })
    expect((await pagesOf(await print(aPrintout([], 'Depois'))))[0]).toContain('Depois')
  })
})
