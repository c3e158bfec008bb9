import type { Delivery } from '@parco/protocol'

const KEY = 'parco.desktop-notices'

/** Whether this browser shows what comes outside of the page. */
export type DesktopState = 'on' | 'off' | 'denied' | 'unknown'

export function desktopState(): DesktopState {
  if (!('Notification' in window)) return 'unknown'
  if (Notification.permission === 'denied') return 'denied'
  const isWanted = localStorage.getItem(KEY) === 'on'
  return isWanted && Notification.permission === 'granted' ? 'on' : 'off'
}

/** Asks the browser, at the user's own click, and keeps the answer. */
export async function allowDesktop(): Promise<DesktopState> {
  const permission = await Notification.requestPermission()
  if (permission === 'granted') localStorage.setItem(KEY, 'on')
  return desktopState()
}

export function stopDesktop(): DesktopState {
  localStorage.removeItem(KEY)
  return desktopState()
}

/** Shows what came outside of the page, where that is wanted and nobody looks at the page. */
export function showOnDesktop({ cursor, text }: Delivery, onOpen: () => void): void {
  if (desktopState() !== 'on' || document.visibilityState === 'visible') return
  const [title = 'Parco', ...rest] = text.split('\n')
  // Several tabs that show the same replace one another.
  const shown = new Notification(title, {
    body: rest.join('\n'),
    tag: cursor,
    icon: '/icons/icon.svg',
  })
  shown.onclick = () => {
    window.focus()
    onOpen()
    shown.close()
  }
}
