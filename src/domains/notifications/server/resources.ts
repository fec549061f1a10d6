import { defineResource, type Resource } from '#platform/server/resources.ts'
import { deleteOwnNotifications, exportNotifications, findGroupsWith } from './personal-data.sql.ts'
import { withdrawFrom } from './withdraw-notices.ts'

/** Only its recipient sees a notification, so it has no card. */
const notification = defineResource({
  type: 'notification',
  personalData: {
    obligations: async () => [],
    export: exportNotifications,
    async erase(tx, userId) {
      const groups = await findGroupsWith(tx.db, userId)
      if (groups.length > 0) await withdrawFrom(tx, groups, userId)
      await deleteOwnNotifications(tx.db, userId)
    },
  },
})

export const resources: readonly Resource[] = [notification]
