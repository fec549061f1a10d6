/**
 * A loader of code that waits for the connection: a part that cannot be loaded offline is loaded when the device is online again, and until
 * then the page works without it. Fails when the load fails online.
 */
export function retryOnline<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  return () =>
    load().catch(async (error: unknown) => {
      if (navigator.onLine) throw error
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
      return load()
    })
}
