/** Who reads a list, and what it leaves out. */
import { loadReadingLists } from '#domains/network/server/index.ts'
import type { MemberContext } from '#platform/server/services.ts'

/** `followed` has the reader themselves; `left` are blocked either way; `quiet` also those whom the reader muted. */
export type Reading = { readerId: string; followed: string[]; left: string[]; quiet: string[] }

export async function loadReading({ services, userId }: MemberContext): Promise<Reading> {
  const { following, hidden, muted } = await loadReadingLists(services.db, userId, services.now())
  return { readerId: userId, followed: [...following, userId], left: hidden, quiet: [...hidden, ...muted] }
}
