/** What words say of money between the user and somebody who borrows it. */
export interface SaidLoan {
  readonly kind: 'lent' | 'repaid'
  readonly person: string
  /** Of what came back, all of it where no amount is said. */
  readonly amount?: number
  readonly isYesterday: boolean
}

const AMOUNT =
  '(?:uns\\s+|os\\s+|the\\s+)?(?:R\\$|US\\$|\\$|£|€)?\\s*(?<amount>\\d[\\d.,]*)\\s*(?:reais|conto|contos|pila|mangos|dollars|bucks|euros|pounds)?'
const PERSON = '(?:(?:meu|minha|o|a|my)\\s+)*(?<person>\\p{L}+(?:\\s+\\p{Lu}\\p{L}*)*)'
const WHEN = '(?<when>\\s+(?:hoje|ontem|today|yesterday))?'
const TO = '(?:pr[ao]|para|à|ao|a|to)'

/** Nothing but this is said: what stands beside it may turn it. */
const whole = (words: string) =>
  new RegExp(`^(?:eu\\s+|I\\s+|hoje\\s+|ontem\\s+)*${words}${WHEN}[.!]?$`, 'u')

const LENT = [
  whole(`(?:[Ee]mprestei|[Ee]mprestamos|[Ll]ent|[Ll]oaned)\\s+${AMOUNT}\\s+${TO}\\s+${PERSON}`),
  whole(`(?:[Ee]mprestei|[Ee]mprestamos)\\s+${TO}\\s+${PERSON}\\s+${AMOUNT}`),
  whole(`(?:[Ll]ent|[Ll]oaned)\\s+${PERSON}\\s+${AMOUNT}`),
  whole(
    `(?:[OoAa]\\s+)?${PERSON}\\s+(?:ainda\\s+)?(?:me\\s+deve|t[áa]\\s+me\\s+devendo|ficou\\s+me\\s+devendo|owes\\s+me|still\\s+owes\\s+me)\\s+${AMOUNT}`,
  ),
]
const BACK = '(?:me\\s+pagou|me\\s+devolveu|me\\s+reembolsou|paid\\s+me(?:\\s+back)?|repaid\\s+me)'
const REPAID = [
  whole(`(?:[OoAa]\\s+)?${PERSON}\\s+(?:já\\s+|just\\s+)?${BACK}(?:\\s+${AMOUNT})?(?:\\s+back)?`),
]

/** "emprestei 50 pra Ana", "a Ana me pagou", "Ana owes me 50": read only where nothing else is said. */
export function saidLoan(text: string): SaidLoan | undefined {
  const said = text.trim()
  const isYesterday = /(?<!\p{L})(?:ontem|yesterday)(?!\p{L})/iu.test(said)
  for (const [kind, patterns] of [
    ['lent', LENT],
    ['repaid', REPAID],
  ] as const) {
    const found = patterns.map((pattern) => pattern.exec(said)?.groups).find(Boolean)
    if (!found?.person || PRONOUNS.has(found.person.toLowerCase())) continue
    const amount = found.amount === undefined ? undefined : toAmount(found.amount)
    if (kind === 'lent' && amount === undefined) continue
    const person = found.person.charAt(0).toUpperCase() + found.person.slice(1)
    return { kind, person, isYesterday, ...(amount === undefined ? {} : { amount }) }
  }
  return undefined
}

const PRONOUNS = new Set(
  ['ele', 'ela', 'eles', 'elas', 'você', 'vc', 'quem', 'ninguém'].concat([
    'he',
    'she',
    'they',
    'you',
    'who',
    'somebody',
    'someone',
    'nobody',
    'it',
  ]),
)

/** `1.234,56`, `1,234.56`, `210`: the last mark with two digits behind it is the decimal one. */
function toAmount(written: string): number | undefined {
  const clean = written.replace(/[.,]+$/, '')
  const decimals = /[.,](\d{1,2})$/.exec(clean)
  const whole = decimals ? clean.slice(0, decimals.index) : clean
  const amount = Number(`${whole.replace(/[.,]/g, '')}.${decimals?.[1] ?? '0'}`)
  return Number.isFinite(amount) && amount > 0 ? amount : undefined
}
