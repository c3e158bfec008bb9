import { createRequire } from 'node:module'
import { dirname, sep } from 'node:path'
import type { PrintedPart, PrintedTable, Printout } from './printout.ts'

const require = createRequire(import.meta.url)

/**
 * What is used of pdfmake. The package has no types, and those that others wrote for it bring along
 * the whole types of browsers.
 */
interface PdfMake {
  addFonts(fonts: object): void
  setUrlAccessPolicy(isAllowed: (url: string) => boolean): void
  setLocalAccessPolicy(isAllowed: (path: string) => boolean): void
  createPdf(document: object): { getBuffer(): Promise<Uint8Array> }
}

/** A piece of a document as pdfmake describes it. */
type Content = Readonly<Record<string, unknown>>

const INK = '#1c2321'
const FAINT = '#5d6b66'
const RULE = '#c9d1cd'
const MARGIN = 48

/** What the font has no glyphs for, and would draw as empty boxes. */
const PICTOGRAPHS = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u200d|\ufe0f|\u20e3/gu

/** Draws it as a PDF of A4 pages. Takes a second for a thousand rows, so the main thread leaves it to another. */
export async function drawPrintout(printout: Printout): Promise<Uint8Array<ArrayBuffer>> {
  const pdfmake = require('pdfmake') as PdfMake
  const folder = dirname(require.resolve('pdfmake/fonts/Roboto.js')) + sep
  pdfmake.addFonts(require('pdfmake/fonts/Roboto.js') as object)
  // Nothing of a printout names a file or an address; were it to, neither would be read.
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((path) => path.startsWith(folder))
  return new Uint8Array(await pdfmake.createPdf(layOut(printout)).getBuffer())
}

function layOut({ title, subtitle, language, parts, footer }: Printout): Content {
  return {
    pageSize: 'A4',
    pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN + 12],
    language,
    info: { title: clean(title), creator: 'Parco', producer: 'Parco' },
    defaultStyle: { font: 'Roboto', fontSize: 10, color: INK, lineHeight: 1.2 },
    content: [
      { text: clean(title), fontSize: 20, bold: true, margin: [0, 0, 0, 2] },
      { text: clean(subtitle), color: FAINT, margin: [0, 0, 0, 16] },
      ...parts.map(toContent),
    ],
    footer: (page: number, pages: number) => ({
      text: footer.replace('{page}', String(page)).replace('{pages}', String(pages)),
      alignment: 'center',
      fontSize: 8,
      color: FAINT,
    }),
  }
}

function toContent(part: PrintedPart): Content {
  switch (part.kind) {
    case 'paragraph':
      return { text: clean(part.text), margin: [0, 0, 0, 8] }
    case 'list':
      return { ul: part.items.map(clean), markerColor: FAINT, margin: [0, 0, 0, 8] }
    case 'table':
      return {
        stack: [
          ...(part.title === undefined
            ? []
            : [
                {
                  text: clean(part.title),
                  bold: true,
                  fontSize: 12,
                  margin: [0, 8, 0, 4],
                },
              ]),
          tableOf(part),
        ],
        margin: [0, 0, 0, 12],
      }
  }
}

/** The first column of words takes what the others leave. */
function tableOf({ columns, rows, total }: PrintedTable): Content {
  const widest = Math.max(0, columns.slice(1).findIndex(({ isFigure }) => !isFigure) + 1)
  const cell = (text: string, at: number, more: object = {}): Content => ({
    text: clean(text),
    alignment: columns[at]?.isFigure ? 'right' : 'left',
    ...more,
  })
  const heading = columns.map(({ label }, at) => cell(label, at, { color: FAINT, fontSize: 9 }))
  const body = rows.map((row) => row.map((text, at) => cell(text, at)))
  const sum = total ? [total.map((text, at) => cell(text, at, { bold: true }))] : []
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: columns.map((_, at) => (at === widest ? '*' : 'auto')),
      body: [heading, ...body, ...sum],
    },
    layout: {
      hLineWidth: (line: number) => (line === 0 || line === body.length + sum.length + 1 ? 0 : 0.5),
      hLineColor: () => RULE,
      vLineWidth: () => 0,
      paddingLeft: (column: number) => (column === 0 ? 0 : 8),
      paddingRight: (column: number) => (column === columns.length - 1 ? 0 : 8),
    },
  }
}

const clean = (text: string): string => text.replace(PICTOGRAPHS, '').replace(/ {2,}/g, ' ').trim()
