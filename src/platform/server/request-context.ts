import type { Language } from '#platform/shared/language.ts'
import type { Client, Membership, Services, Viewer } from './services.ts'

/** The data of a request that an entry point collects before it selects an operation. */
export type RequestContext = {
  services: Services
  entryPoint: 'web' | 'api'
  viewer: Viewer
  client: Client
  language: Language
  requestId: string
  idempotencyKey: string | null
  header(name: string): string | null
  /** The member's role and permissions in a workspace; null when they are not a member or it does not exist. */
  loadMembership(memberId: string, workspaceId: string): Promise<Membership | null>
  /** Whether a workspace is approved to sell; called only for `vendor:` access. */
  maySell(workspaceId: string): Promise<boolean>
  /** Sets the `Retry-After` header of a rate-limited reply. */
  retryAfter(seconds: number): void
  /** Called when a guest gets their id; the entry point sends them the token. */
  rememberGuest(id: string): void
  /** Signs the browser of this request in or out. */
  session: SessionCookie
}

export type SessionCookie = {
  /** `token` is sent only in the cookie. */
  begin(session: { token: string; userId: string; deviceMark: string }): Promise<void>
  /** `deviceMark` identifies this browser as one that the account was registered or used with. */
  rememberDevice(deviceMark: string): void
  end(): void
}
