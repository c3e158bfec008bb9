import type { RoutedCall } from '../router-types.ts'

const EXPENSE_SLOTS = new Set([
  'name',
  'category',
  'actualAmount',
  'date',
  'currency',
  'paymentMethod',
])

/** A change to what was last written, as the call that changes the record; nothing when it cannot be changed so. */
export function changeLastWrite(
  last: RoutedCall,
  changes: Record<string, unknown>,
): RoutedCall | undefined {
  if (last.intent === 'record_metric' && changes.value !== undefined) {
    const { type, date } = last.params
    return { intent: 'update_metric', params: { entryRef: { type, date }, value: changes.value } }
  }
  if (last.intent !== 'create_expense') return undefined
  const kept = Object.entries(changes).filter(([slot]) => EXPENSE_SLOTS.has(slot))
  if (kept.length === 0) return undefined
  const { name, date, actualAmount } = last.params
  const expenseRef = Object.fromEntries(
    Object.entries({ name, date, actualAmount }).filter(([, value]) => value !== undefined),
  )
  return { intent: 'update_expense', params: { expenseRef, ...Object.fromEntries(kept) } }
}

/** How a correction of something already written begins; a plain number is not one. */
export const CORRECTION_OPENING =
  /^[\s,.!]*(?:ops|oops|opa|errei|me enganei|me confundi|na verdade|corrigindo|correção|correcao|corrige|perdão|desculpa|não,? (?:foi|era|eram|é)|nao,? (?:foi|era|eram|é)|era |eram |pera|anotei errado|registrei errado|tá errado|esta errado|actually|wait|sorry|correction|my mistake|my bad|i meant|make it|make that|no,? (?:it was|it's)|it was (?:actually)?|should be|muda (?:pra|para)|troca (?:pra|para)|change it|oh wait)/iu
