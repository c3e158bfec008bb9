import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../internal/testing/seeded-random.ts'
import { readStatement } from './read-statement.ts'
import type { Statement } from './statement.ts'

const BRAZILIAN = { isDayFirst: true, decimalMark: ',' } as const
const read = (
  text: string | Uint8Array,
  habits = BRAZILIAN as Parameters<typeof readStatement>[1],
) => readStatement(typeof text === 'string' ? new TextEncoder().encode(text) : text, habits)
const linesOf = (text: string | Uint8Array) => (read(text) as Statement).lines
const brief = (text: string | Uint8Array) =>
  linesOf(text).map(({ date, name, cents }) => `${date} ${name} ${cents}`)

const OFX_1 = `OFXHEADER:100
DATA:OFXSGML
VERSION:102
ENCODING:USASCII
CHARSET:1252

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL
<BANKTRANLIST><DTSTART>20261101<DTEND>20261130
<STMTTRN>
<TRNTYPE>DEBIT
<DTPOSTED>20261105120000[-3:BRT]
<TRNAMT>-38.50
<FITID>123
<MEMO>Compra no débito - Padaria do Zé &amp; Filhos
</STMTTRN>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261106<TRNAMT>4500,00<FITID>124<NAME>Salário</STMTTRN>
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`

describe('a statement', () => {
  it('is a table of any of these banks', () => {
    expect(
      brief('date,title,amount\n2026-11-05,Padaria,38.50\n2026-11-06,Pagamento recebido,-100'),
    ).toEqual(['2026-11-05 Padaria -3850', '2026-11-06 Pagamento recebido 10000'])
    expect(
      brief(
        'Data,Valor,Identificador,Descrição\n05/11/2026,-38.50,abc,Padaria\n06/11/2026,4500.00,abd,"Pix, da Ana"',
      ),
    ).toEqual(['2026-11-05 Padaria -3850', '2026-11-06 Pix, da Ana 450000'])
    expect(
      brief(
        '\uFEFF Extrato Conta Corrente\nConta ;123\nPeríodo ;01/11/2026 a 30/11/2026\n\nData Lançamento;Histórico;Descrição;Valor;Saldo\n05/11/2026;Compra;Padaria;-1.038,50;10,00\n',
      ),
    ).toEqual(['2026-11-05 Padaria -103850'])
    expect(brief('05/11/2026;PADARIA DO ZE;-38,50\n06/11/2026;SALARIO;4.500,00\n')).toEqual([
      '2026-11-05 PADARIA DO ZE -3850',
      '2026-11-06 SALARIO 450000',
    ])
    expect(
      brief(
        'Data;Histórico;Crédito (R$);Débito (R$);Saldo (R$)\n01/11/2026;SALDO ANTERIOR;;;100,00\n05/11/2026;PADARIA;;38,50;61,50\n06/11/2026;SALARIO;4.500,00;;4.561,50\nTotal;;4.500,00;38,50;\n',
      ),
    ).toEqual(['2026-11-05 PADARIA -3850', '2026-11-06 SALARIO 450000'])
    expect(brief('Data\tDescrição\tValor\tD/C\n05/11/2026\tPadaria\t38,50\tD\n')).toEqual([
      '2026-11-05 Padaria -3850',
    ])
  })

  it('is in the charset of its bank', () => {
    const text = 'Data;Descrição;Valor\r\n05/11/2026;Açaí é bom;-10,00\r\n'
    const latin = Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)))
    const utf16 = new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))
    for (const bytes of [text, latin, utf16])
      expect(brief(bytes)).toEqual(['2026-11-05 Açaí é bom -1000'])
  })

  it('is OFX with elements closed or open', () => {
    const expected = [
      '2026-11-05 Compra no débito - Padaria do Zé & Filhos -3850',
      '2026-11-06 Salário 450000',
    ]
    const xml = OFX_1.replace(
      /^[\s\S]*?<OFX>/,
      '<?xml version="1.0"?>\n<?OFX OFXHEADER="200"?>\n<OFX>',
    ).replace(/<(TRNTYPE|DTPOSTED|TRNAMT|FITID|MEMO|NAME|CURDEF)>([^<\n]*)\n?/g, '<$1>$2</$1>')
    const latin = Uint8Array.from([...OFX_1].map((letter) => letter.charCodeAt(0)))
    for (const file of [OFX_1, xml, latin]) expect(brief(file)).toEqual(expected)
    expect(linesOf(latin)[0]?.currency).toBe('BRL')
    expect(read(OFX_1.replace('<STMTRS>', '<CCSTMTRS>'))).toMatchObject({ kind: 'card' })
  })

  it('tells of every line that it could not read', () => {
    const file =
      'Data;Descrição;Valor\n31/02/2026;Padaria;-1,00\n05/11/2026;;-1,00\n05/11/2026;Posto;muito\n05/11/2026;Uber;-9,00\n'
    expect(read(file)).toMatchObject({
      lines: [{ line: 5, name: 'Uber' }],
      unread: [
        { line: 2, problem: 'bad-date', text: '31/02/2026 · Padaria · -1,00' },
        { line: 3, problem: 'no-name' },
        { line: 4, problem: 'bad-amount' },
      ],
    })
  })

  it.each([
    ['', 'empty'],
    [' \n\n', 'empty'],
    ['%PDF-1.7\u0000\u0001', 'damaged'],
    ['PK\u0003\u0004', 'damaged'],
    ['nome;idade\nAna;30', 'no-columns'],
    ['<html><body>login</body></html>', 'no-columns'],
    ['Data;Descrição;Valor\n', 'no-lines'],
    ['<OFX></OFX>', 'no-lines'],
  ])('is not %o', (text, refusal) => {
    expect(read(text)).toEqual({ refusal })
  })

  it('never throws, and never makes up a line, whatever the bytes', () => {
    const random = randomFrom(7)
    const seeds = [
      OFX_1,
      'Data;Descrição;Valor\n05/11/2026;Padaria;-38,50\n06/11/2026;"a;b";1,00\n',
    ]
    for (let round = 0; round < 3000; round += 1) {
      const bytes = new TextEncoder().encode(seeds[round % 2])
      for (let change = 0; change < 1 + (round % 9); change += 1)
        bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256)
      const cut = bytes.subarray(0, Math.floor(random() * bytes.length) + 1)
      const reading = read(round % 3 === 0 ? cut : bytes)
      if ('refusal' in reading) continue
      for (const { date, name, cents } of reading.lines) {
        expect(date).toMatch(/^2\d{3}-\d{2}-\d{2}$/)
        expect(name).not.toBe('')
        expect(Number.isSafeInteger(cents)).toBe(true)
      }
      expect(reading.lines.length + reading.unread.length).toBeLessThanOrEqual(40)
    }
  })
})
