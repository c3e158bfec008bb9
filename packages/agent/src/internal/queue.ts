/** Items between whoever makes them, who must not wait, and one reader. */
export interface Queue<Item extends object> {
  push(item: Item): void
  /** Nothing comes after what was pushed. */
  end(): void
  /** How many have not been read. */
  readonly waiting: number
  readonly reader: AsyncIterator<Item, undefined>
}

const DONE = { done: true, value: undefined } as const

/**
 * Creates an empty queue. An answer has hundreds of items, so each costs one promise and no more: an
 * item that is waited for goes straight to its reader, and none is moved when the first one is taken.
 */
export function createQueue<Item extends object>(): Queue<Item> {
  const items: Item[] = []
  let taken = 0
  let ended = false
  let wake: ((result: IteratorResult<Item, undefined>) => void) | undefined
  let asked: Promise<IteratorResult<Item, undefined>> | undefined

  function tell(result: IteratorResult<Item, undefined>): void {
    wake?.(result)
    wake = undefined
    asked = undefined
  }

  function take(): Item | undefined {
    const item = items[taken]
    if (!item) return undefined
    taken += 1
    if (taken === items.length) {
      items.length = 0
      taken = 0
    }
    return item
  }

  const reader: Queue<Item>['reader'] = {
    next() {
      // Asked again before the last answer came: in order, as a generator would.
      if (asked) return asked.then(() => reader.next())
      const value = take()
      if (value) return Promise.resolve({ done: false, value })
      if (ended) return Promise.resolve(DONE)
      asked = new Promise((resolve) => {
        wake = resolve
      })
      return asked
    },
  }

  return {
    reader,
    get waiting() {
      return items.length - taken
    },
    push(item) {
      if (asked) tell({ done: false, value: item })
      else items.push(item)
    },
    end() {
      ended = true
      tell(DONE)
    },
  }
}
