/** A seeded sequence: the same messages on every machine. */
export class Seeded {
  private state: number

  constructor(seed: number) {
    this.state = (seed * 2_654_435_761 + 1) >>> 0
  }

  below(limit: number): number {
    this.state = (Math.imul(this.state, 1_103_515_245) + 12_345) >>> 0
    return (this.state >>> 8) % limit
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item
  }
}

const WORDS =
  'gastei paguei comprei recebi bebi dormi pesei corri apaga desfaz muda cadastra registra anota lembra mercado luz água uber aluguel salário não nem quase se eu minha irmã ele vou queria será que ontem amanhã dia 5 segunda mês passado todo no na de em por com pra e ou mas reais conto kg ml litros horas km 50 12,90 1.234,56 R$ 10x 7/10 12 por 8 spent paid got drank slept ran delete undo groceries rent my sister if i would not never yesterday on the 5th and or but bucks $20 lbs oz'.split(
    ' ',
  )

/** Scripts, marks and signs that text tools stumble over. */
const ODD = [
  '\u200b',
  '\u200d',
  '\u202e',
  '\u2066',
  '\ufeff',
  '\u0000',
  '\u0007',
  '\u001b[31m',
  '\ud800',
  '\udc00',
  '\u0301',
  'e\u0301\u0302\u0303',
  'ﬁ',
  'Ⅷ',
  '½',
  '５０',
  '𝟝𝟘',
  '٥٠',
  '५०',
  '十',
  '👨‍👩‍👧‍👦',
  '🇧🇷',
  '5️⃣',
  'İ',
  'ß',
  'ŉ',
  'Ω',
  'שלום',
  'مرحبا',
  '中文',
  '\u3000',
  '\u2028',
  '\u00a0',
  'Z̴̨͇a̷l̸g̶o̶',
]

/** What makes a careless pattern go back and forth. */
const BAIT = [
  'a',
  ' ',
  ',',
  ', ',
  '. ',
  'não, ',
  'e ',
  '50 ',
  '1.',
  '1,',
  '1/',
  '1:',
  '-',
  '…',
  'R$',
  '"',
  "'",
  '(',
  'não foi ',
  'na verdade ',
  'dia ',
  'o ',
  'de ',
  'kkk',
  'rs',
  'ha',
  'aaaaaaaaa!',
  '\t',
  '\n',
  '\u0301',
  '👍',
]

/** One message of those that nobody types but some program will send; long ones are rare. */
export function hostileMessage(random: Seeded, index: number): string {
  if (index % 500 === 499) return random.pick(BAIT).repeat(100_000 / (1 + random.below(4)))
  if (index % 50 === 49)
    return random
      .pick(BAIT)
      .repeat(1 + random.below(1000))
      .slice(0, 1000)
  if (index % 25 === 24) return baited(random)
  const length = 1 + random.below(random.below(4) === 0 ? 110 : 14)
  const parts = Array.from({ length }, () => {
    const kind = random.below(10)
    if (kind === 0) return random.pick(ODD)
    if (kind === 1) return spoilt(random.pick(WORDS), random)
    if (kind === 2) return String(random.below(100_000) / (random.below(2) === 0 ? 1 : 100))
    return random.pick(WORDS)
  })
  return parts.join(random.below(8) === 0 ? '' : random.pick([' ', ' ', ' ', ', ', '\n', ' e ']))
}

/** A statement with something repeated in its middle. */
function baited(random: Seeded): string {
  const filling = random.pick(BAIT).repeat(random.below(300))
  return `${random.pick(WORDS)} ${filling}${random.pick(WORDS)} ${random.below(1000)} ${random.pick(WORDS)}`
}

function spoilt(word: string, random: Seeded): string {
  const at = random.below(word.length + 1)
  return word.slice(0, at) + random.pick(ODD) + word.slice(at)
}
