import { implementOperations } from '#platform/server/implement-operations.ts'
import { attributesForAdmin } from '../../contract/attributes.ts'
import { addAttribute } from './add-attribute.ts'
import { arrangeAttributes } from './arrange-attributes.ts'
import { listAttributes } from './attributes.ts'
import { removeAttribute } from './remove-attribute.ts'
import { updateAttribute } from './update-attribute.ts'

const os = implementOperations(attributesForAdmin)

export const attributesRouter = os.router({
  list: os.list.handler(({ context: { ctx } }) => listAttributes(ctx.services.db)),
  add: os.add.handler(({ input, context: { ctx } }) => addAttribute(ctx, input)),
  update: os.update.handler(({ input, context: { ctx } }) => updateAttribute(ctx, input)),
  remove: os.remove.handler(({ input, context: { ctx } }) => removeAttribute(ctx, input)),
  arrange: os.arrange.handler(({ input, context: { ctx } }) => arrangeAttributes(ctx, input)),
})
