import { defineEvent } from '#platform/shared/domain-event.ts'

/** The notifications of a member changed: new ones, or some were read, cleared, restored or withdrawn. */
export const bellChanged = defineEvent<{ userId: string }>()('notifications.bellChanged', ({ userId }) => userId)
