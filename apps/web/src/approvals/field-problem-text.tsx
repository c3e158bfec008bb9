import type { Locale, PreviewField } from '@parco/protocol'
import { useTranslation } from 'react-i18next'
import { formatFieldValue } from './format-field.ts'
import type { FieldProblem } from './parse-field.ts'

interface FieldProblemTextProps {
  readonly id: string
  readonly problem: FieldProblem
  readonly field: PreviewField
  readonly locale: Locale
}

/** Says why a typed value cannot be used, and what would be. */
export function FieldProblemText({ id, problem, field, locale }: FieldProblemTextProps) {
  const { t } = useTranslation()
  const limit = 'limit' in problem ? formatFieldValue(field, problem.limit, locale) : ''
  return (
    <span className="field__problem" id={id} role="alert">
      {t(`field.${problem.code}`, { limit })}
    </span>
  )
}
