import { useTodayDate } from '../../display/use-format.ts'
import { useMeasure } from '../../display/use-measure.ts'
import type { FormContext } from './body-forms.ts'
import { useBodyTexts } from './body-texts.ts'

/** What the forms of this page are made with. */
export function useFormContext(): FormContext {
  return { say: useBodyTexts(), measure: useMeasure(), today: useTodayDate() }
}
