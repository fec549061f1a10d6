import { implement } from '@orpc/server'
import { guard, type RequestContext } from '#platform/server/bind.ts'
import { notFound } from '#platform/server/failure.ts'
import { catalog } from '../contract.ts'
import { allCategories, categoryName } from './categories.sql.ts'
import { listProducts } from './list-products.ts'
import { addOwnCategory, listOwnCategories, removeOwnCategory, updateOwnCategoryIn } from './own/categories.ts'
import {
  addPlatformCategory,
  arrangePlatformCategories,
  listPlatformCategories,
  removePlatformCategory,
  renamePlatformCategory,
} from './platform-categories.ts'
import { productOnSale } from './product-view.ts'

const os = implement(catalog).$context<RequestContext>().use(guard)

export const catalogRouter = os.router({
  products: {
    list: os.products.list.handler(({ input, context }) => listProducts(context.call, input)),
    get: os.products.get.handler(async ({ input, context: { call } }) => {
      const found = await productOnSale(call.kernel.db, input.productId, call.language)
      if (!found) throw notFound()
      return found.product
    }),
  },
  categories: {
    list: os.categories.list.handler(async ({ context: { call } }) => {
      const categories = await allCategories(call.kernel.db)
      return { items: categories.map((category) => ({ slug: category.slug, name: categoryName(category, call.language) })) }
    }),
  },
  own: {
    categories: {
      list: os.own.categories.list.handler(({ context: { call } }) => listOwnCategories(call)),
      add: os.own.categories.add.handler(({ input, context: { call } }) => addOwnCategory(call, input)),
      update: os.own.categories.update.handler(({ input, context: { call } }) => updateOwnCategoryIn(call, input)),
      remove: os.own.categories.remove.handler(({ input, context: { call } }) => removeOwnCategory(call, input)),
    },
  },
  admin: {
    categories: {
      list: os.admin.categories.list.handler(({ context: { call } }) => listPlatformCategories(call.kernel.db)),
      add: os.admin.categories.add.handler(({ input, context: { call } }) => addPlatformCategory(call, input)),
      update: os.admin.categories.update.handler(({ input, context: { call } }) => renamePlatformCategory(call, input)),
      remove: os.admin.categories.remove.handler(({ input, context: { call } }) => removePlatformCategory(call, input)),
      arrange: os.admin.categories.arrange.handler(({ input, context: { call } }) => arrangePlatformCategories(call, input)),
    },
  },
})
