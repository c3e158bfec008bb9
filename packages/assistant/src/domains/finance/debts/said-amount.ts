/** Amounts that stand where nothing else can: behind their sign, or behind what says that it cost so much. */
const WITH_SIGN = /(?:R\$|US\$|\$|£|€)\s*(\d[\d.,]*)/iu
const WITH_WORD =
  /(?:,|(?<!\p{L})(?:deu|foi|foram|ficou em|saiu por|de|por|of|for|at|came to|it was|was))\s+(\d[\d.,]*)(?:\s*(?:reais|conto|contos|dollars|bucks|euros|pounds))?\s*[.!]?$/iu

/** "devolvi 20 pra Ana", "paid Ana back 20": right behind the verb, or behind whom it was given. */
const WITH_VERB =
  /(?<!\p{L})(?:devolvi|abati|paguei|dei|mandei|transferi|acertei|gave|paid|repaid|returned|sent)\s+(?:(?!installment|instalment|payment|parcela|number)\p{L}+\s+){0,2}(?:back\s+)?(\d[\d.,]*)(?:\s*(?:reais|conto|contos|dollars|bucks|euros|pounds))?(?=\s*[.!]?$|\s+(?:d[ao]|n[ao]|pr[ao]|para|ao|à|com|que|of|on|off|to|towards?)(?!\p{L}))/iu

/** "a prestação do colchão ontem, 210": how much an instalment came to, where its sentence says it. */
export function saidAmount(text: string): number | undefined {
  const signed = WITH_SIGN.exec(text)?.[1]
  const plain = WITH_WORD.exec(text.trim()) ?? WITH_VERB.exec(text.trim())
  const written = signed ?? plain?.[1]
  if (written === undefined) return undefined
  const amount = toAmount(written.replace(/[.,]+$/, ''))
  // "de novembro de 2026" is a year.
  const isYear = signed === undefined && /^20\d\d$/.test(written)
  return amount === undefined || isYear ? undefined : amount
}

/** `1.234,56`, `1,234.56`, `210`: the last mark with two digits behind it is the decimal one. */
function toAmount(written: string): number | undefined {
  const decimals = /[.,](\d{1,2})$/.exec(written)
  const whole = decimals ? written.slice(0, decimals.index) : written
  const amount = Number(`${whole.replace(/[.,]/g, '')}.${decimals?.[1] ?? '0'}`)
  return Number.isFinite(amount) && amount > 0 ? amount : undefined
}
