import type { Preview, PreviewField } from '@parco/protocol'

/** The fields of a write by the place they take: its name, its figure, and the rest below. */
export interface FieldLayout {
  readonly eyebrow: string | undefined
  readonly name: PreviewField | undefined
  readonly figure: PreviewField | undefined
  readonly others: readonly PreviewField[]
}

/** Chooses what stands out: the first text or choice, the first amount or number. */
export function splitFields(preview: Preview): FieldLayout {
  const name =
    preview.fields.find(({ kind }) => kind === 'text') ??
    preview.fields.find(({ kind }) => kind === 'choice')
  const figure =
    preview.fields.find(({ kind }) => kind === 'money') ??
    preview.fields.find(({ kind }) => kind === 'number')
  const others = preview.fields.filter((field) => field !== name && field !== figure)
  return { eyebrow: eyebrowOf(preview.title), name, figure, others }
}

/** `Gasto` of `Gasto: Mercado, R$ 50,00, hoje`. */
function eyebrowOf(title: string): string | undefined {
  const end = title.indexOf(': ')
  return end > 0 && end <= 28 ? title.slice(0, end) : undefined
}
