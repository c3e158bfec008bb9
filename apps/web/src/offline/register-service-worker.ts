/** A build of the page that is ready, and the way to it. */
export interface NewBuild {
  /** Loads the page anew, as it is built now. */
  readonly take: () => void
}

/**
 * Lets the browser keep the page, where it may: it opens at once from then on, also without its
 * server. Tells when a newer build of it has come.
 */
export async function registerServiceWorker(onNewBuild: (build: NewBuild) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const container = navigator.serviceWorker
  const isFirst = container.controller === null
  try {
    const registration = await container.register('/service-worker.js')
    const tell = (waiting: ServiceWorker) =>
      onNewBuild({
        take: () => {
          container.addEventListener('controllerchange', () => location.reload(), { once: true })
          waiting.postMessage('take-over')
        },
      })
    if (registration.waiting && !isFirst) tell(registration.waiting)
    registration.addEventListener('updatefound', () => {
      const { installing } = registration
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && container.controller) tell(installing)
      })
    })
  } catch {
    // Refused, as in some private windows: the page works without.
  }
}
