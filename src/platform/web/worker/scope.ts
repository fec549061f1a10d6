/** What Plaza uses of a worker's scope. The compiler's library of workers clashes with that of pages, which all else here is for. */
export type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void }
export type DocumentEvent = LastingEvent & { preloadResponse?: Promise<Response | undefined> }

type Cookies = { get(name: string): Promise<{ value?: string } | null> }

type Scope = {
  location: Location
  registration: { navigationPreload?: { enable(): Promise<void> } }
  clients: { claim(): Promise<void> }
  /** Not in every browser yet. */
  cookieStore?: Cookies
  skipWaiting(): Promise<void>
  addEventListener(type: 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(type: 'message', listener: (event: LastingEvent & { data: unknown }) => void): void
}

export const scope = self as unknown as Scope
