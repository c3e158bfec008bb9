import { ParcoError } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import type { FileItem, FileReading } from '../../file-reading.ts'
import { MAX_NAME_CHARACTERS } from '../../internal/check-slots.ts'
import { cleanName } from '../../internal/clean-text.ts'
import { fromCents, isCurrency } from '../../internal/money.ts'
import { expenseCategoryLabel, incomeTypeLabel } from '../labels.ts'
import { findKnown } from './find-known.ts'
import { createGuess } from './guess-line.ts'
import { importTransactions, MAX_LINES } from './import-transactions.ts'
import { readStatement } from './read-statement.ts'
import type { Statement, StatementLine } from './statement.ts'

/**
 * Reads a bank statement as what `import_transactions` takes in, each line filed where the user would,
 * and marked where it is recorded already.
 * @throws bad-request, in the user's language, for a file that is none.
 */
export async function readStatementFile(
  bytes: Uint8Array,
  context: DomainContext,
): Promise<FileReading> {
  const isBrazilian = context.locale === 'pt-BR'
  const reading = readStatement(bytes, {
    isDayFirst: isBrazilian,
    decimalMark: isBrazilian ? ',' : '.',
  })
  if ('refusal' in reading) throw badFile(reading.refusal, context)
  if (reading.lines.length > MAX_LINES) throw badFile('too-many', context)
  const { usable, future } = splitFuture(reading, context)
  const unread = [
    ...reading.unread.map(({ line, text, problem }) => ({ line, text, problem })),
    ...future,
  ]
  return {
    format: reading.format,
    tool: importTransactions.name,
    slot: 'transactions',
    items: await toItems(usable, reading, context),
    unread: unread
      .toSorted((a, b) => a.line - b.line)
      .map(({ line, text, problem }) => ({
        line,
        text,
        why: context.text(`statement.problem.${problem}`),
      })),
  }
}

/** What is booked for a day to come has not happened; nothing that moves no money is kept. */
function splitFuture({ lines }: Statement, { today }: DomainContext) {
  const usable = lines.filter(({ date, cents }) => date <= today && cents !== 0)
  const future = lines
    .filter(({ date, cents }) => date > today || cents === 0)
    .map(({ line, name, cents }) => ({
      line,
      text: name,
      problem: cents === 0 ? ('zero' as const) : ('future' as const),
    }))
  return { usable, future }
}

async function toItems(
  lines: readonly StatementLine[],
  { kind }: Statement,
  context: DomainContext,
): Promise<readonly FileItem[]> {
  const guess = await createGuess(context)
  const named = lines.map((line) => ({
    ...line,
    name: [...cleanName(line.name)].slice(0, MAX_NAME_CHARACTERS).join(''),
    currency: line.currency && isCurrency(line.currency) ? line.currency : context.currency,
  }))
  const known = await findKnown(named, context)
  return named.map((line, place) => {
    const { date, name, cents, currency } = line
    const category = guess.category(line)
    const type = guess.incomeType(name)
    const paymentMethod = cents < 0 ? guess.paymentMethod(name, kind) : undefined
    const input = {
      date,
      name,
      amount: fromCents(cents),
      currency,
      ...(cents < 0 ? { category } : { type }),
      ...(paymentMethod === undefined ? {} : { paymentMethod }),
    }
    const isCredit = kind === 'card' && cents > 0
    const note = known.has(place) ? 'isKnown' : isCredit ? 'isCredit' : undefined
    return {
      input,
      date,
      title: name,
      filedAs: cents < 0 ? expenseCategoryLabel(category, context) : incomeTypeLabel(type, context),
      display: context.format.money(cents, currency),
      isKnown: known.has(place),
      // What comes in on a card pays its invoice, or takes a purchase back: it is no income.
      isLeftOut: known.has(place) || isCredit,
      ...(note === undefined ? {} : { note: context.text(`statement.${note}`) }),
    }
  })
}

function badFile(reason: string, { format, text }: DomainContext): ParcoError {
  const message = text(`statement.refusal.${reason}`, { maximum: format.number(MAX_LINES) })
  return new ParcoError('bad-request', message, { data: { field: 'file', reason } })
}
