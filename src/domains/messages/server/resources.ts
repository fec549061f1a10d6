import { unlinkFiles } from '#platform/server/files/orphaned-files.ts'
import { defineResource, type Resource } from '#platform/server/resources.ts'
import { pictureKeys } from '#platform/server/uploads/attached-pictures.ts'
import { message } from './message-resource.ts'
import { forgetRemovedMessages } from './moderation.sql.ts'
import { anonymizeMessages, deletePartiesOf, exportMessagesOf, loadPicturesOf } from './personal-data.sql.ts'

/** Only those who take part see a conversation, so it has no card. */
const conversation = defineResource({
  type: 'conversation',
  personalData: {
    obligations: async () => [],
    export: exportMessagesOf,
    async files(db, userId) {
      const sent = await loadPicturesOf(db, userId)
      return sent.flatMap(({ id, pictures }) =>
        pictures.flatMap((picture, index) => {
          const key = picture.sources.at(-1)?.key
          return key ? [{ path: `messages/${id}-${index + 1}.webp`, key }] : []
        }),
      )
    },
    async erase(tx, userId) {
      await unlinkFiles(tx, pictureKeys(await forgetRemovedMessages(tx.db, userId)))
      await unlinkFiles(
        tx,
        (await loadPicturesOf(tx.db, userId)).flatMap(({ pictures }) => pictureKeys(pictures)),
      )
      await anonymizeMessages(tx.db, userId)
      await deletePartiesOf(tx.db, userId)
    },
  },
})

export const resources: readonly Resource[] = [conversation, message]
