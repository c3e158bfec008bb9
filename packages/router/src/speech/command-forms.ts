import { fold } from '../text/fold.ts'
import type { Locale } from '../text/locale.ts'
import { COMMAND_FORMS as WORDS } from './words.generated.ts'

/**
 * Every form in which a verb gives an order or names one, folded: of "excluir" also "exclui", "exclua",
 * "excluas", "excluam", "excluindo"; of "log" also "logging".
 */
export function commandForms(base: string, locale: Locale): readonly string[] {
  return locale === 'en' ? [base, gerundOf(base)] : portugueseForms(base)
}

/** Verbs whose stem changes: what is said to a "tu", and what is said to a "você". */
const IRREGULAR: Readonly<Record<string, readonly [familiar: string, formal: string]>> = {
  fazer: ['faz', 'faça'],
  desfazer: ['desfaz', 'desfaça'],
  refazer: ['refaz', 'refaça'],
  dizer: ['diz', 'diga'],
  pôr: ['põe', 'ponha'],
  ver: ['vê', 'veja'],
  rever: ['revê', 'reveja'],
  trazer: ['traz', 'traga'],
  pedir: ['pede', 'peça'],
  ouvir: ['ouve', 'ouça'],
  medir: ['mede', 'meça'],
  saber: ['sabe', 'saiba'],
  ter: ['tem', 'tenha'],
  manter: ['mantém', 'mantenha'],
}

function portugueseForms(infinitive: string): readonly string[] {
  const group = infinitive.slice(-2)
  const stem = infinitive.slice(0, -2)
  const [familiar, formal] = IRREGULAR[infinitive] ?? [
    familiarOf(stem, group),
    formalOf(stem, group),
  ]
  const gerund = infinitive === 'pôr' ? 'pondo' : `${infinitive.slice(0, -1)}ndo`
  return [infinitive, familiar, formal, `${formal}s`, `${formal}m`, gerund].map(fold)
}

/** "anota", "remove", "exclui", "traduz". */
function familiarOf(stem: string, group: string): string {
  if (group === 'ar') return `${stem}a`
  if (group === 'ir' && /[^gq]u$/.test(stem)) return `${stem}i`
  if (group === 'ir' && stem.endsWith('uz')) return stem
  return `${stem}e`
}

/** "anote", "marque", "remova", "corrija", "insira". */
function formalOf(stem: string, group: string): string {
  if (group === 'ar') return `${beforeE(stem)}e`
  const rooted = group === 'ir' ? stem.replace(/[eo](?=[^aeiou]+$|[^aeiou]*gu$)/, raised) : stem
  return `${rooted.replace(/gu$/, 'g').replace(/g$/, hardened(stem)).replace(/c$/, 'ç')}a`
}

const raised = (vowel: string): string => (vowel === 'e' ? 'i' : 'u')

/** "seguir" keeps its hard sound in "siga", "corrigir" its soft one in "corrija". */
const hardened = (stem: string): string => (stem.endsWith('gu') ? 'g' : 'j')

/** Spelling that keeps the sound before `e`: marque, pague, lance. */
function beforeE(stem: string): string {
  if (stem.endsWith('g')) return `${stem}u`
  if (stem.endsWith('c')) return `${stem.slice(0, -1)}qu`
  return stem.endsWith('ç') ? `${stem.slice(0, -1)}c` : stem
}

/** "logging", "scheduling", "noting". */
function gerundOf(base: string): string {
  if (/[^aeiou][aeiou][bdgmnprt]$/.test(base) && !WORDS.undoubled.has(base)) {
    return `${base}${base.at(-1)}ing`
  }
  return `${/[^e]e$/.test(base) ? base.slice(0, -1) : base}ing`
}
