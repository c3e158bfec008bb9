import { intentNamed } from '../intents/intent-table.ts'
import type { RoutedCall } from '../router-types.ts'
import { fold } from '../text/fold.ts'

/** A change to what was last written, as the call that changes the record; nothing when it cannot be changed so. */
export const changeLastWrite = (
  { intent, params }: RoutedCall,
  changes: Readonly<Record<string, unknown>>,
): RoutedCall | undefined => intentNamed(intent)?.correct?.(params, changes)

/** Whether a text names what was last written. */
export const isNamedIn = (text: string, { params: { name } }: RoutedCall): boolean =>
  typeof name === 'string' && fold(text).includes(fold(name))

/** How a correction of something already written begins; a plain number is not one. */
export const CORRECTION_OPENING =
  /^[\s,.!]*(?:ops|oops|opa|errei|me enganei|me confundi|na verdade|corrigindo|correção|correcao|corrige|perdão|desculpa|não,? (?:foi|era|eram|é)|nao,? (?:foi|era|eram|é)|era |eram |pera|anotei errado|registrei errado|tá errado|esta errado|actually|wait|sorry|correction|my mistake|my bad|i meant|make it|make that|no,? (?:it was|it's)|it was (?:actually)?|should be|muda (?:pra|para)|troca (?:pra|para)|change it|oh wait)/iu
