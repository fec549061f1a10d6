/** Limits how much mail a workspace can send to strangers. */
import type { RateLimit } from '#platform/server/rate-limits.ts'

export const INVITATIONS_PER_WORKSPACE: RateLimit = { name: 'workspace-invitations', points: 30, seconds: 3600 }
