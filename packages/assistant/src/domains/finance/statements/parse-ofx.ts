import type { StatementKind, StatementLine, StatementReading, UnreadLine } from './statement.ts'
import { decimalMarkOf, toDay, toSignedCents } from './statement-values.ts'

/** Says whether a text is a statement in OFX, of version 1 (SGML) or 2 (XML). */
export function isOfx(text: string): boolean {
  return /^\uFEFF?\s*(OFXHEADER\s*:|<\?xml[\s\S]{0,500}?<OFX>|<\?OFX\b|<OFX>)/i.test(text)
}

type Values = ReadonlyMap<string, string>

/**
 * Reads a statement in OFX. Version 1 closes no simple element and version 2 all of them, so an
 * element's value is what stands up to the next tag (OFX 1.6, §2.3; OFX 2.2, §2.4). Nothing is kept well
 * that reads both, and what is needed of it is a list of flat elements.
 */
export function parseOfx(text: string): StatementReading {
  const body = text.slice(Math.max(text.search(/<OFX>/i), 0))
  if (!/<OFX>/i.test(body)) return { refusal: 'damaged' }
  const blocks = [
    ...body.matchAll(/<STMTTRN>([\s\S]*?)(?=<\/STMTTRN>|<STMTTRN>|<\/BANKTRANLIST>|$)/gi),
  ]
  if (blocks.length === 0) return { refusal: 'no-lines' }
  const kind: StatementKind = /<CCSTMTRS>/i.test(body) ? 'card' : 'account'
  const currency = /<CURDEF>\s*([A-Z]{3})\b/i.exec(body)?.[1]?.toUpperCase()
  const read = blocks.map(([, block = '']) => valuesOf(block))
  const lines: StatementLine[] = []
  const unread: UnreadLine[] = []
  read.forEach((values, index) => {
    const line = index + 1
    const date = toDay(toDashed(values.get('DTPOSTED') ?? ''), 'year-first')
    const amount = values.get('TRNAMT') ?? ''
    // Thousands are never parted in OFX, and either mark may stand before the hundredths (§3.2.9.1).
    const cents = toSignedCents(amount, decimalMarkOf([amount], '.'))
    const name = values.get('NAME') || values.get('MEMO') || values.get('TRNTYPE') || ''
    if (date === undefined || cents === undefined || name === '') {
      const problem =
        date === undefined ? 'bad-date' : cents === undefined ? 'bad-amount' : 'no-name'
      unread.push({ line, text: [...values.values()].join(' · '), problem })
      return
    }
    lines.push({ line, date, name, cents, ...(currency === undefined ? {} : { currency }) })
  })
  return { format: 'OFX', kind, lines, unread }
}

function valuesOf(block: string): Values {
  const found = block.matchAll(/<([A-Z0-9.]+)>([^<]*)/gi)
  return new Map(
    [...found].flatMap(([, name = '', value = '']) => {
      const text = decodeEntities(value).replace(/\s+/g, ' ').trim()
      return text === '' ? [] : [[name.toUpperCase(), text] as const]
    }),
  )
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  quot: '"',
  apos: "'",
}

function decodeEntities(text: string): string {
  return text.replace(/&(#\d{1,6}|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole
    const code = Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

/** 20261118120000[-3:BRT] begins with its day. */
const toDashed = (text: string): string => text.replace(/^(\d{4})(\d{2})(\d{2}).*$/, '$1-$2-$3')
