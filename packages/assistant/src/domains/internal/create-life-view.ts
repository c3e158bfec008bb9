import type { Domain } from '../domain.ts'
import type { DomainContext } from '../domain-context.ts'
import type { LifeView } from '../life-view.ts'

/**
 * Asks every domain, each with the context that speaks its texts. One after another: they share the
 * connection of their transaction.
 */
export function createLifeView(
  domains: readonly Domain[],
  contextOf: (domain: Domain) => DomainContext,
): LifeView {
  async function collect<Item>(
    ask: (domain: Domain, context: DomainContext) => Promise<readonly Item[]> | undefined,
  ): Promise<readonly Item[]> {
    const items: Item[] = []
    for (const domain of domains) items.push(...((await ask(domain, contextOf(domain))) ?? []))
    return items
  }
  return {
    dailySeries: (from, until) =>
      collect((domain, context) => domain.dailySeries?.(context, from, until)),
    balanceParts: (until) => collect((domain, context) => domain.balanceParts?.(context, until)),
    agenda: (from, until) => collect((domain, context) => domain.agendaOf?.(context, from, until)),
    standing: (from, until) =>
      collect((domain, context) => domain.standing?.(context, from, until)),
    suggestions: () => collect((domain, context) => domain.suggestions?.(context)),
    tellsOf: (names) => collect((domain, context) => domain.tellsOf?.(context, names)),
    dayNotes: (day) => collect((domain, context) => domain.dayNotes?.(context, day)),
  }
}
