/** The scanned slots that templates may name; every other name is free text. */
export const SPAN_TYPES: ReadonlySet<string> = new Set([
  'money',
  'exactMoney',
  'bigMoney',
  'spokenMoney',
  'number',
  'mass',
  'volume',
  'duration',
  'distance',
  'score',
  'bloodPressure',
  'timeRange',
  'time',
  'date',
  'period',
  'billMonth',
  'dueDay',
  'installments',
  'percent',
  'recurrence',
])

/** Whether a requirement's word stands for free text, which any words may fill. */
export function isFreeText(word: string): boolean {
  return word.startsWith('{') && !SPAN_TYPES.has(word.slice(1, -1))
}
