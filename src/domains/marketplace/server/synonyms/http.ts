import { implementOperations } from '#platform/server/implement-operations.ts'
import { synonyms } from '../../contract/synonyms.ts'
import { addSynonyms } from './add-synonyms.ts'
import { removeSynonyms } from './remove-synonyms.ts'
import { loadSynonyms } from './synonyms.sql.ts'
import { updateSynonyms } from './update-synonyms.ts'

const os = implementOperations(synonyms)

export const synonymsRouter = os.router({
  list: os.list.handler(async ({ input, context: { ctx } }) => ({ items: await loadSynonyms(ctx.services.db, input.language) })),
  add: os.add.handler(({ input, context: { ctx } }) => addSynonyms(ctx, input)),
  update: os.update.handler(({ input, context: { ctx } }) => updateSynonyms(ctx, input)),
  remove: os.remove.handler(async ({ input, context: { ctx } }) => {
    await removeSynonyms(ctx, input)
    return {}
  }),
})
