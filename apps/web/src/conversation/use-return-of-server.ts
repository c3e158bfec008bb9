import { useEffect, useEffectEvent } from 'react'

/** How often the page asks whether the server is back. */
const ASK_EVERY_MS = 2000

/** While the server is gone, asks until it answers; then calls `onReturn` once. */
export function useReturnOfServer(
  isGone: boolean,
  isAlive: () => Promise<boolean>,
  onReturn: () => void,
): void {
  const ask = useEffectEvent(isAlive)
  const tell = useEffectEvent(onReturn)
  useEffect(() => {
    if (!isGone) return
    let timer: ReturnType<typeof setTimeout>
    let isWatching = true
    const watch = async () => {
      const answers = await ask()
      if (!isWatching) return
      if (answers) tell()
      else timer = setTimeout(() => void watch(), ASK_EVERY_MS)
    }
    timer = setTimeout(() => void watch(), ASK_EVERY_MS)
    return () => {
      isWatching = false
      clearTimeout(timer)
    }
  }, [isGone])
}
