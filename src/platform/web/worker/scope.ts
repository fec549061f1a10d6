/** The parts of a worker's scope that Plaza uses. TypeScript's worker library conflicts with the DOM library. */
export type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void }
export type DocumentEvent = LastingEvent & { preloadResponse?: Promise<Response | undefined> }

/** `ports`: where the sender waits for a reply. */
export type MessageToWorker = LastingEvent & { data: unknown; ports: readonly MessagePort[] }

export type PushEvent = LastingEvent & { data: { json(): unknown } | null }
export type PlaceEvent = LastingEvent & { notification: { data: { href: string }; close(): void } }

type Tab = { focus(): Promise<unknown>; navigate(url: string): Promise<unknown> }
type Cookies = { get(name: string): Promise<{ value?: string } | null> }

type Scope = {
  location: Location
  registration: {
    navigationPreload?: { enable(): Promise<void> }
    showNotification(title: string, options: NotificationOptions): Promise<void>
  }
  clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window' }): Promise<readonly Tab[]>
    openWindow(url: string): Promise<unknown>
  }
  /** Not supported by every browser. */
  cookieStore?: Cookies
  skipWaiting(): Promise<void>
  addEventListener(type: 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: PlaceEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageToWorker) => void): void
}

export const scope = self as unknown as Scope
