import { appealDecided, decisionAppealed, decisionMade } from '#events/moderation.ts'
import { type SignalRule, signalsFor } from '#platform/server/realtime/signals.ts'

/** Administrators see appeals and decisions, authors what became of theirs. */
const toReaders = ({ payload: { decisionId, userId } }: { payload: { decisionId: string; userId: string | null } }) => [
  { to: 'admins' as const, topic: 'moderation.decision', ids: [decisionId] },
  ...(userId === null ? [] : [{ to: { user: userId }, topic: 'moderation.decision', ids: [decisionId] }]),
]

export const signals: readonly SignalRule[] = [
  signalsFor(decisionMade, toReaders),
  signalsFor(decisionAppealed, toReaders),
  signalsFor(appealDecided, toReaders),
]
