/** An account younger than this writes less in public. */
const NEW_MS = 24 * 3_600_000

export function isNew(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < NEW_MS
}
