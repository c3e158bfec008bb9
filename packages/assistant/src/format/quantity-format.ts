/** Writes a quantity in the unit that people would choose for it. */
export function formatQuantity(
  value: number,
  unit: string,
  number: (value: number) => string,
): string {
  switch (unit) {
    case 'ml':
      return Math.abs(value) >= 1000 ? `${number(value / 1000)} L` : `${number(value)} ml`
    case 'hours':
    case 'h':
      return duration(Math.round(value * 60), number)
    case 'min':
      return duration(Math.round(value), number)
    case 'score':
      return `${number(value)}/10`
    case '%':
      return `${number(value)}%`
    case '':
      return number(value)
    default:
      return `${number(value)} ${unit}`
  }
}

function duration(minutes: number, number: (value: number) => string): string {
  const sign = minutes < 0 ? '-' : ''
  const hours = Math.floor(Math.abs(minutes) / 60)
  const rest = Math.abs(minutes) % 60
  if (hours === 0) return `${sign}${rest} min`
  return `${sign}${number(hours)}h${rest === 0 ? '' : String(rest).padStart(2, '0')}`
}
