import type { Language } from '#platform/shared/language.ts'
import type { Client, Kernel, Seat, Viewer } from './kernel.ts'

/** What a door knows of a request before an operation is chosen. */
export type RequestContext = {
  kernel: Kernel
  door: 'web' | 'api'
  viewer: Viewer
  client: Client
  language: Language
  requestId: string
  idempotencyKey: string | null
  header(name: string): string | null
  /** What the member may do in a workspace; null when they are no part of it or it does not exist. */
  seatOf(memberId: string, workspaceId: string): Promise<Seat | null>
  /** Whether a workspace is approved to sell; asked only where the access is `vendor:`. */
  maySell(workspaceId: string): Promise<boolean>
  /** Too many tries: the reply says when to come back. */
  retryAfter(seconds: number): void
  /** Called when a guest got their id: the door hands them the token. */
  rememberGuest(id: string): void
  /** The browser of this request is signed in from now on, or no longer. */
  session: SessionDoor
}

export type SessionDoor = {
  /** `token` goes into the cookie and nowhere else; by the mark this browser is known to have been the account's. */
  begin(session: { token: string; userId: string; deviceMark: string }): Promise<void>
  end(): void
}
