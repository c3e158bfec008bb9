import type { AgendaItem } from '../life-view.ts'

/** So many lines of one series are read at a glance: each week of a month. */
const MAX_LINES = 5

/**
 * A long list with what comes again told once, as its rhythm says, at the hour that it has: thirty lines
 * of one reminder hide everything else of a month. What was moved to another hour stands by itself, and
 * so does what has its place once.
 */
export function foldSeries(items: readonly AgendaItem[], today: string): readonly AgendaItem[] {
  return [...groupsOf(items)].flatMap((same) => {
    if (same.length <= MAX_LINES) return same
    // What is ahead tells when it is next.
    const next = same.find(({ day, isDone }) => !isDone && day >= today) ?? same[0]
    return next === undefined ? [] : [folded(next)]
  })
}

function groupsOf(items: readonly AgendaItem[]): Iterable<readonly AgendaItem[]> {
  const groups = new Map<unknown, AgendaItem[]>()
  for (const item of items) {
    const key = item.rhythm === undefined ? item : `${item.ref} ${item.from ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups.values()
}

/** Its rhythm stands where its kind does, and says nothing of whether it was done. */
function folded({ isDone: _, rhythm = '', ...item }: AgendaItem): AgendaItem {
  return { ...item, kind: item.kind === undefined ? rhythm : `${item.kind}, ${rhythm}` }
}
