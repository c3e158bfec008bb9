import { type KeyboardEvent, useEffect, useRef } from 'react'

const STOPS = '.conversations__field, .conversations__link, .conversations__more'

/** What can be done with the conversation that has the focus. */
export type ListDeed = 'rename' | 'delete'

const DEEDS: Readonly<Record<string, ListDeed>> = { F2: 'rename', Delete: 'delete' }

/**
 * The keys of a list of conversations: arrows go from one to the next, Home and End to the ends, F2
 * renames and Delete asks to delete; while a dialog asks, `isAsking`. Tab goes through it as through every list.
 */
export function useListKeys(isAsking: boolean, onDeed: (id: string, deed: ListDeed) => void) {
  const list = useRef<HTMLDivElement>(null)
  const stops = () => [...(list.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])]
  const last = useRef<number>(undefined)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const all = stops()
    const at = all.indexOf(event.target as HTMLElement)
    if (at < 0) return
    const id = all[at]?.dataset.conversation
    const deed = DEEDS[event.key]
    const to = placeAfter(event.key, at, all)
    if (deed !== undefined && id !== undefined) {
      last.current = at
      onDeed(id, deed)
    } else if (to !== undefined) all[to]?.focus()
    else return
    event.preventDefault()
  }
  // Where the row is gone to which a dialog gives the focus back, what stands in its place has it.
  useEffect(() => {
    if (isAsking || last.current === undefined) return
    const all = [...(list.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])]
    if (document.activeElement === document.body)
      all[Math.min(last.current, all.length - 1)]?.focus()
    last.current = undefined
  }, [isAsking])
  return { list, onKeyDown }
}

function placeAfter(key: string, at: number, all: readonly HTMLElement[]): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, all.length - 1)
  if (key === 'ArrowUp') return Math.max(at - 1, 0)
  // Where one types they go to the ends of the words.
  if (all[at] instanceof HTMLInputElement) return undefined
  if (key === 'Home') return Math.min(1, all.length - 1)
  return key === 'End' ? all.length - 1 : undefined
}
