import { implement } from '@orpc/server'
import { guard, type RequestContext } from '#platform/server/bind.ts'
import { inventory } from '../contract.ts'
import { changeGoods, removeGoods } from './goods/change-goods.ts'
import { duplicateGoods } from './goods/duplicate-goods.ts'
import { exportGoods } from './goods/export-goods.ts'
import { checkImport, importGoods } from './goods/import-goods.ts'
import { listGoods } from './goods/list-goods.ts'
import { createGoods, updateGoods, whoseOf } from './goods/save-goods.ts'
import { showGoods } from './goods/show-goods.ts'

const os = implement(inventory).$context<RequestContext>().use(guard)

export const inventoryRouter = os.router({
  goods: {
    list: os.goods.list.handler(({ input, context: { call } }) => listGoods(call, input)),
    get: os.goods.get.handler(({ input, context: { call } }) =>
      showGoods(call.kernel.db, whoseOf(call).workspaceId, input.productId, call.language),
    ),
    create: os.goods.create.handler(({ input, context: { call } }) => createGoods(call, input)),
    update: os.goods.update.handler(({ input, context: { call } }) => updateGoods(call, input)),
    duplicate: os.goods.duplicate.handler(({ input, context: { call } }) => duplicateGoods(call, input.productId)),
    remove: os.goods.remove.handler(async ({ input, context: { call } }) => {
      await removeGoods(call, input)
      return {}
    }),
    change: os.goods.change.handler(({ input, context: { call } }) => changeGoods(call, input)),
    export: os.goods.export.handler(({ input, context: { call } }) => exportGoods(call, input)),
    checkImport: os.goods.checkImport.handler(({ input, context: { call } }) => checkImport(call, input.rows)),
    import: os.goods.import.handler(({ input, context: { call } }) => importGoods(call, input.rows)),
  },
})
