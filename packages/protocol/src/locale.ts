import { z } from 'zod'

/** The languages that Parco speaks. */
export const LOCALES = ['pt-BR', 'en'] as const

export const localeSchema = z.enum(LOCALES)
export type Locale = z.infer<typeof localeSchema>

/** Picks the language for any BCP 47 tag: Portuguese of any country is pt-BR, everything else English. */
export function toLocale(tag: string | undefined): Locale {
  return tag?.toLowerCase().startsWith('pt') ? 'pt-BR' : 'en'
}
