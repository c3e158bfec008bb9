import { fold } from '@parco/router'

const MAX_NAME = 60

/** A file's name that every system takes: `gastos-de-novembro.pdf`. */
export function pdfNameOf(title: string): string {
  const words = fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME)
    .replace(/^-+|-+$/g, '')
  return `${words || 'parco'}.pdf`
}
