/** The languages the router reads. */
export type Locale = 'pt-BR' | 'en'
