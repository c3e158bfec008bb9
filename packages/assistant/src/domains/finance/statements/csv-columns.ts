import { fold } from '@parco/router'

/** Where in the rows of a table each thing stands. */
export interface CsvColumns {
  readonly date: number
  readonly names: readonly number[]
  /** One column with a sign, or one for what left and one for what came. */
  readonly amount?: number
  readonly debit?: number
  readonly credit?: number
  /** Says of each amount whether it left or came. */
  readonly side?: number
  readonly currency?: number
  readonly category?: number
}

/** What banks head their columns with, folded: the first that is there counts. */
const HEADINGS = {
  date: [
    'data lancamento',
    'data do lancamento',
    'data de lancamento',
    'data mov',
    'data movimento',
    'data da compra',
    'data de compra',
    'data da transacao',
    'data transacao',
    'transaction date',
    'date',
    'data',
    'dt',
    'data contabil',
    'posting date',
    'posted date',
    'booking date',
    'completed date',
    'started date',
    'data e hora',
    'dia',
  ],
  name: [
    'descricao',
    'historico',
    'titulo',
    'title',
    'estabelecimento',
    'lancamento',
    'lancamentos',
    'description',
    'payee',
    'merchant',
    'name',
    'nome',
    'detalhes',
    'details',
    'memo',
    'transacao',
    'transaction',
    'favorecido',
    'counterparty',
    'portador',
  ],
  more: ['descricao complementar', 'complemento', 'detalhe', 'notes', 'reference', 'observacao'],
  amount: [
    'valor',
    'amount',
    'valor r',
    'valor em r',
    'valor brl',
    'valor em reais',
    'quantia',
    'montante',
    'valor da transacao',
    'value',
    'valor rs',
    'amount usd',
    'amount eur',
    'valor parcela',
  ],
  debit: [
    'debito',
    'debito r',
    'saida',
    'saidas',
    'saida r',
    'saidas r',
    'debit',
    'withdrawal',
    'withdrawals',
    'paid out',
    'money out',
    'valor debito',
  ],
  credit: [
    'credito',
    'credito r',
    'entrada',
    'entradas',
    'entrada r',
    'entradas r',
    'credit',
    'deposit',
    'deposits',
    'paid in',
    'money in',
    'valor credito',
  ],
  side: [
    'd c',
    'dc',
    'deb cred',
    'debito credito',
    'tipo',
    'natureza',
    'type',
    'tipo lancamento',
    'tipo transacao',
    'credit debit',
  ],
  currency: ['moeda', 'currency'],
  category: ['categoria', 'category'],
} as const

/** The columns that a row of headings names; `undefined` where it names no day, no words or no amount. */
export function columnsOf(row: readonly string[]): CsvColumns | undefined {
  const headings = row.map(keyOf)
  const at = (kind: keyof typeof HEADINGS): number | undefined => {
    for (const heading of HEADINGS[kind]) {
      const index = headings.indexOf(heading)
      if (index >= 0) return index
    }
    return undefined
  }
  const found = {
    date: at('date'),
    name: at('name'),
    more: at('more'),
    amount: at('amount'),
    debit: at('debit'),
    credit: at('credit'),
    side: at('side'),
    currency: at('currency'),
    category: at('category'),
  }
  const { date, name, more, amount, debit, credit } = found
  if (date === undefined || name === undefined) return undefined
  if (amount === undefined && debit === undefined && credit === undefined) return undefined
  return {
    date,
    names: more === undefined ? [name] : [name, more],
    ...(amount === undefined
      ? present({ debit, credit })
      : { amount, ...present({ side: found.side }) }),
    ...present({ currency: found.currency, category: found.category }),
  }
}

const keyOf = (heading: string): string =>
  fold(heading)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

function present(values: Readonly<Record<string, number | undefined>>): Record<string, number> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as Record<string, number>
}
