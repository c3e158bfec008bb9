/** Names of languages, folded, and their BCP 47 codes. */
const CODES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    en: 'ingles english',
    es: 'espanhol castelhano spanish',
    fr: 'frances french',
    de: 'alemao german',
    it: 'italiano italian',
    'pt-BR': 'portugues portuguese brasileiro',
    ja: 'japones japanese',
    zh: 'chines mandarim chinese mandarin',
    ko: 'coreano korean',
    ru: 'russo russian',
    ar: 'arabe arabic',
    nl: 'holandes neerlandes dutch',
    he: 'hebraico hebrew',
    la: 'latim latin',
    el: 'grego greek',
    sv: 'sueco swedish',
    pl: 'polones polish',
    tr: 'turco turkish',
    hi: 'hindi',
    uk: 'ucraniano ukrainian',
    ca: 'catalao catalan',
  }).flatMap(([code, names]) => names.split(' ').map((name) => [name, code] as const)),
)

/** The code of a language by its name in Portuguese or English; nothing for other words. */
export function languageCodeOf(name: string): string | undefined {
  return CODES.get(name)
}
