import { implement } from '@orpc/server'
import { guard, type RequestContext } from '#platform/server/bind.ts'
import { notFound } from '#platform/server/failure.ts'
import { catalog } from '../contract.ts'
import { listProducts } from './list-products.ts'
import { productOnSale } from './product-view.ts'
import { allCategories } from './products.sql.ts'

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
    list: os.categories.list.handler(async ({ context }) => {
      const categories = await allCategories(context.call.kernel.db)
      return { items: categories.map(({ slug, name }) => ({ slug, name })) }
    }),
  },
})
