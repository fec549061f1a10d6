/** Who may be shown by which display name. */
import { Failure } from '#platform/server/failure.ts'
import type { Tx } from '#platform/server/transact.ts'
import { findDisplayNameProblem } from './display-name.rules.ts'
import { hashRetiredUsername } from './retired-usernames.ts'
import { toUsernameSkeleton } from './username.rules.ts'
import { isUsernameTaken } from './users.sql.ts'

/** Fails with INVALID_INPUT. An empty name is none. */
export function rejectBadDisplayName(displayName: string): void {
  const problem = displayName === '' ? null : findDisplayNameProblem(displayName)
  if (problem) throw new Failure('INVALID_INPUT', { fields: [{ path: 'displayName', rule: `displayName_${problem}`, params: {} }] })
}

/**
 * Most people are shown by their username, so nobody may be shown by somebody else’s. A name of several words looks like no username: many
 * people have the same. Fails with DISPLAY_NAME_TAKEN.
 */
export async function rejectNameOfOther(tx: Tx, userId: string, displayName: string): Promise<void> {
  if (displayName === '' || /\s/.test(displayName)) return
  const skeleton = toUsernameSkeleton(displayName)
  const taken = await isUsernameTaken(tx.db, skeleton, hashRetiredUsername(tx.services.secretFor, skeleton), userId)
  if (taken) throw new Failure('DISPLAY_NAME_TAKEN')
}
