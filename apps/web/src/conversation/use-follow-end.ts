import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** How far from the end still counts as being there. */
const END_MARGIN = '0px 0px 80px 0px'

/** The marks to set on the page, and what is known of the reader. */
export interface FollowEnd {
  readonly scroller: RefObject<HTMLElement | null>
  readonly content: RefObject<HTMLDivElement | null>
  readonly end: RefObject<HTMLDivElement | null>
  /** Whether the end of the conversation is in sight. */
  readonly isAtEnd: boolean
  readonly goToEnd: () => void
}

/**
 * Keeps the end in sight while the conversation grows, and stays put once the reader scrolls away.
 * Whether the end is in sight is what an observer of a mark at the end says, never arithmetic. In a
 * frame the browser runs resize observers before it looks at intersections, so growth is followed
 * before the mark could be seen leaving: it only ever leaves because the reader scrolled. What is
 * `isEmpty` is read from its beginning.
 */
export function useFollowEnd(isEmpty: boolean): FollowEnd {
  const scroller = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const beginning = useRef(isEmpty)
  beginning.current = isEmpty
  const [isAtEnd, setIsAtEnd] = useState(true)

  const goToEnd = useCallback(() => {
    follows.current = true
    if (scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight
  }, [])

  useEffect(() => {
    if (!scroller.current || !content.current || !end.current) return
    const note = (entries: readonly IntersectionObserverEntry[]) => {
      const last = entries.at(-1)
      if (!last) return
      // Whose end is not in sight yet was never left.
      follows.current = last.isIntersecting || beginning.current
      setIsAtEnd(last.isIntersecting)
    }
    const intersections = new IntersectionObserver(note, {
      root: scroller.current,
      rootMargin: END_MARGIN,
    })
    const sizes = new ResizeObserver(() => {
      // What was seen but not told yet counts: the reader may just have scrolled away.
      note(intersections.takeRecords())
      if (follows.current && !beginning.current) goToEnd()
    })
    intersections.observe(end.current)
    sizes.observe(content.current)
    sizes.observe(scroller.current)
    return () => {
      intersections.disconnect()
      sizes.disconnect()
    }
  }, [goToEnd])

  return { scroller, content, end, isAtEnd, goToEnd }
}
