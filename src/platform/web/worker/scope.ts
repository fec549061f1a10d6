/** The parts of a worker's scope that Plaza uses. TypeScript's worker library conflicts with the DOM library. */
export type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void }
export type DocumentEvent = LastingEvent & { preloadResponse?: Promise<Response | undefined> }

type Cookies = { get(name: string): Promise<{ value?: string } | null> }

type Scope = {
  location: Location
  registration: { navigationPreload?: { enable(): Promise<void> } }
  clients: { claim(): Promise<void> }
  /** Not supported by every browser. */
  cookieStore?: Cookies
  skipWaiting(): Promise<void>
  addEventListener(type: 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(type: 'message', listener: (event: LastingEvent & { data: unknown }) => void): void
}

export const scope = self as unknown as Scope
