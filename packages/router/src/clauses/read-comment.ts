import type { SlotSpan } from '../slots/slot-span.ts'
import type { Comment, ReadingInput } from './clause-reading.ts'
import { type Clause, wordsOf } from './message.ts'
import { asksToRecord } from './request-verb.ts'
import { READ_COMMENT as WORDS } from './words.generated.ts'

/** Reads words about what was said, with the day or the way to pay among them; nothing when they say more. */
export function readComment(input: ReadingInput, clause: Clause): Comment | undefined {
  const { speech } = input.language
  if (asksToRecord(speech, withoutMarks(clause))) return { kind: 'comment' }
  const wordAt = (at: number) => input.message.items[at]?.word
  let detail: Omit<Comment, 'kind'> = {}
  let isPlanned = false
  let isRemark = false
  const isGuess =
    WORDS.guesses.has(wordAt(clause.from) ?? '') || WORDS.guesses.has(wordAt(clause.from + 1) ?? '')
  for (let at = clause.from; at < clause.to; ) {
    const item = input.message.items[at]
    const spans = input.message.spansAt.get(at) ?? []
    const float = spans.find(
      ({ type }) => type === 'date' || type === 'paymentMethod' || (isGuess && type === 'period'),
    )
    // "it was 8/10" may rate it as well as date it.
    if (spans.some(({ type, to }) => type === 'score' && to === float?.to)) return undefined
    if (float && float.to <= clause.to && !float.invalid) {
      const said = isGuess ? {} : detailOf(float, input.today)
      // "de domingo pra quarta": of two days nobody knows which is that of the record.
      if (detail.date !== undefined && said.date !== undefined && said.date !== detail.date)
        return undefined
      detail = { ...detail, ...said }
      isPlanned ||= float.type === 'date' && float.value.past > input.today
      at = float.to
      continue
    }
    if (item?.kind === 'number') return undefined
    const remark = speech.comments.lengthAt(wordAt, at, clause.to)
    // "na" alone is no remark.
    isRemark ||= remark > 1
    const length = Math.max(
      remark,
      speech.fillers.lengthAt(wordAt, at, clause.to),
      item?.kind === 'punctuation' || item?.kind === 'emoji' ? 1 : 0,
    )
    if (length === 0) return undefined
    at += length
  }
  // "treino de 40 minutos | amanhã": a day to come is when it will be, and no remark.
  if (isPlanned && !isRemark && !isGuess) return undefined
  return { kind: 'comment', ...detail, ...reachOf(clause) }
}

/** "…, os dois no pix": whether a remark is about all that was said. */
export const reachOf = (clause: Clause): Pick<Comment, 'isForAll'> =>
  wordsOf(clause).some((word) => WORDS.forAll.has(word)) ? { isForAll: true } : {}

/** Without the marks at its ends. */
function withoutMarks({ message, from, to }: Clause): Clause {
  const isMark = (at: number) => message.items[at]?.kind === 'punctuation'
  let [start, end] = [from, to]
  while (start < end && isMark(start)) start += 1
  while (end > start && isMark(end - 1)) end -= 1
  return { message, from: start, to: end }
}

/** "lanche 22 e sorvete 9, tudo no pix": the way to pay is that of all that was said. */
export function paidForAll(
  { message }: ReadingInput,
  floats: readonly SlotSpan[],
): { readonly paidForAll?: string } {
  const method = floats.find((span) => span.type === 'paymentMethod')
  if (method?.type !== 'paymentMethod') return {}
  const before = [1, 2].map((back) => message.items[method.from - back]?.word ?? '')
  return before.some((word) => WORDS.forAll.has(word)) ? { paidForAll: method.value } : {}
}

function detailOf(span: SlotSpan, today: string): Omit<Comment, 'kind'> {
  if (span.type === 'paymentMethod') return { paymentMethod: span.value }
  if (span.type === 'date' && span.value.past <= today) return { date: span.value.past }
  return {}
}
