import { z } from 'zod'
import { addMonths, monthOf } from '../../internal/calendar.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import { joinList } from '../../internal/join-list.ts'
import { type PurchaseLeft, spreadPurchases } from '../expenses/purchase-left.ts'

type Output = {
  readonly asked: string | null
  readonly month: string
  readonly purchases: readonly PurchaseLeft[]
}

/** "quanto falta pagar do fone?": what the months to come still bear of purchases in instalments. */
export const getPurchaseLeft = defineDomainReadTool({
  name: 'get_purchase_left',
  description:
    'What is still to be paid of purchases in instalments: of one by its name, or of all that go on.',
  input: z.object({ name: z.string().optional().describe('What was bought, in words.') }),
  async execute({ name }, context): Promise<Output> {
    const month = monthOf(context.today)
    const asked = name === undefined ? null : quoteText(name)
    return { asked, month, purchases: await spreadPurchases(name, context) }
  },
  reply({ asked, month, purchases }, context) {
    const { format, text } = context
    if (purchases.length === 0) return text('purchaseLeft.none', { name: asked ?? '' })
    const lines = purchases.map(({ currency, installments, leftCents, name, number, until }) =>
      text(leftCents === 0 ? 'purchaseLeft.done' : 'purchaseLeft.line', {
        name,
        number,
        installments,
        count: installments - number,
        left: format.money(leftCents, currency),
        until: format.month(until),
      }),
    )
    if (lines.length === 1)
      return text('purchaseLeft.counted', { line: lines[0], month: format.month(month) })
    const next = format.month(addMonths(month, 1))
    return joinList(
      text('purchaseLeft.heading', { next }),
      lines.map((line) => `- ${line}`),
      context,
    )
  },
})
