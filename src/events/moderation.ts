import { defineEvent } from '#platform/shared/domain-event.ts'

/** `type` and `id` are those of the record. `userId`: its author, or null. */
type DecisionPayload = { decisionId: string; type: string; id: string; userId: string | null }
const decisionAggregate = ({ decisionId }: DecisionPayload) => decisionId

/** An administrator decided about a reported record. `isHeld`: the filter had held it back. */
export const decisionMade = defineEvent<DecisionPayload & { action: 'dismiss' | 'remove' | 'warn' | 'suspend'; isHeld: boolean }>()(
  'moderation.decided',
  decisionAggregate,
)

/** The author appealed. */
export const decisionAppealed = defineEvent<DecisionPayload>()('moderation.appealed', decisionAggregate)

/** An administrator decided about the appeal. */
export const appealDecided = defineEvent<DecisionPayload & { outcome: 'upheld' | 'reversed' }>()(
  'moderation.appealDecided',
  decisionAggregate,
)
