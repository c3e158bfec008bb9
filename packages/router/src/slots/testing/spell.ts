import type { Locale } from '../../text/locale.ts'

const UNITS_PT = [
  ...[
    'zero',
    'um',
    'dois',
    'três',
    'quatro',
    'cinco',
    'seis',
    'sete',
    'oito',
    'nove',
    'dez',
    'onze',
    'doze',
  ],
  ...['treze', 'quatorze', 'quinze', 'dezesseis', 'dezessete', 'dezoito', 'dezenove'],
]
const TENS_PT = [
  '',
  '',
  'vinte',
  'trinta',
  'quarenta',
  'cinquenta',
  'sessenta',
  'setenta',
  'oitenta',
  'noventa',
]
const HUNDREDS_PT = [
  ...[
    '',
    'cento',
    'duzentos',
    'trezentos',
    'quatrocentos',
    'quinhentos',
    'seiscentos',
    'setecentos',
  ],
  ...['oitocentos', 'novecentos'],
]
const UNITS_EN = [
  ...[
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const TENS_EN = [
  '',
  '',
  'twenty',
  'thirty',
  'forty',
  'fifty',
  'sixty',
  'seventy',
  'eighty',
  'ninety',
]

/** Spells a whole number from 0 to 999,999 as people say it. */
export function spell(value: number, locale: Locale): string {
  return locale === 'pt-BR' ? spellPortuguese(value) : spellEnglish(value)
}

function spellPortuguese(value: number): string {
  if (value < 1_000) return hundredsPortuguese(value)
  const thousands = Math.floor(value / 1_000)
  const rest = value % 1_000
  const opening = thousands === 1 ? 'mil' : `${hundredsPortuguese(thousands)} mil`
  if (rest === 0) return opening
  const isJoined = rest < 100 || rest % 100 === 0
  return `${opening} ${isJoined ? 'e ' : ''}${hundredsPortuguese(rest)}`
}

function hundredsPortuguese(value: number): string {
  if (value === 100) return 'cem'
  const parts: string[] = []
  const rest = value % 100
  if (value >= 100) parts.push(HUNDREDS_PT[Math.floor(value / 100)] ?? '')
  if (rest >= 20) parts.push(TENS_PT[Math.floor(rest / 10)] ?? '')
  const unit = rest >= 20 ? rest % 10 : rest
  if (unit > 0 || value === 0) parts.push(UNITS_PT[unit] ?? '')
  return parts.join(' e ')
}

function spellEnglish(value: number): string {
  if (value < 1_000) return hundredsEnglish(value)
  const rest = value % 1_000
  const opening = `${hundredsEnglish(Math.floor(value / 1_000))} thousand`
  if (rest === 0) return opening
  return `${opening} ${rest < 100 ? 'and ' : ''}${hundredsEnglish(rest)}`
}

function hundredsEnglish(value: number): string {
  if (value < 20) return UNITS_EN[value] ?? ''
  const unit = value % 10
  if (value < 100) {
    const ten = TENS_EN[Math.floor(value / 10)] ?? ''
    return unit === 0 ? ten : `${ten}-${UNITS_EN[unit]}`
  }
  const opening = `${UNITS_EN[Math.floor(value / 100)]} hundred`
  return value % 100 === 0 ? opening : `${opening} and ${hundredsEnglish(value % 100)}`
}
