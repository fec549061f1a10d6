import { notFound } from '#platform/server/failure.ts'
import { implementOperations } from '#platform/server/implement-operations.ts'
import { catalog } from '../contract.ts'
import { addPlatformCategory } from './add-platform-category.ts'
import { arrangePlatformCategories } from './arrange-platform-categories.ts'
import { attributesRouter } from './attributes/http.ts'
import { loadCategories } from './categories.sql.ts'
import {
  collectionProductChoices,
  collectionVendorChoices,
  getCollection,
  listCollections,
  previewCollection,
} from './collections/collections.ts'
import { createCollection } from './collections/create-collection.ts'
import { removeCollection } from './collections/remove-collection.ts'
import { updateCollection } from './collections/update-collection.ts'
import { listProducts } from './list-products.ts'
import { listPlatformCategories } from './platform-categories.ts'
import { findProductOnSale } from './product-view.ts'
import { removePlatformCategory } from './remove-platform-category.ts'
import { answerTakedown } from './takedowns/answer-takedown.ts'
import { declineAnswer } from './takedowns/decline-answer.ts'
import { getManagedProduct, listManagedProducts } from './takedowns/managed-products.ts'
import { putBackProduct } from './takedowns/put-back-product.ts'
import { takeDownProduct } from './takedowns/take-down-product.ts'
import { updatePlatformCategory } from './update-platform-category.ts'

const os = implementOperations(catalog)

export const catalogRouter = os.router({
  products: {
    list: os.products.list.handler(({ input, context }) => listProducts(context.ctx, input)),
    get: os.products.get.handler(async ({ input, context: { ctx } }) => {
      const found = await findProductOnSale(ctx.services.db, input.productId, ctx.language)
      if (!found) throw notFound()
      return found.product
    }),
  },
  categories: {
    list: os.categories.list.handler(async ({ context: { ctx } }) => {
      const categories = await loadCategories(ctx.services.db, ctx.language)
      return { items: categories.map(({ slug, name }) => ({ slug, name })) }
    }),
  },
  collections: {
    list: os.collections.list.handler(({ input, context: { ctx } }) => listCollections(ctx, ctx.membership.workspaceId, input)),
    get: os.collections.get.handler(({ input, context: { ctx } }) => getCollection(ctx, ctx.membership.workspaceId, input.collectionId)),
    create: os.collections.create.handler(({ input, context: { ctx } }) => createCollection(ctx, ctx.membership.workspaceId, input)),
    update: os.collections.update.handler(({ input, context: { ctx } }) => updateCollection(ctx, ctx.membership.workspaceId, input)),
    remove: os.collections.remove.handler(({ input, context: { ctx } }) =>
      removeCollection(ctx, ctx.membership.workspaceId, input.collectionId),
    ),
    preview: os.collections.preview.handler(({ input, context: { ctx } }) =>
      previewCollection(ctx, ctx.membership.workspaceId, input.rule),
    ),
    products: os.collections.products.handler(({ input, context: { ctx } }) =>
      collectionProductChoices(ctx, ctx.membership.workspaceId, input.q),
    ),
  },
  takedowns: {
    answer: os.takedowns.answer.handler(({ input, context: { ctx } }) => answerTakedown(ctx, input)),
  },
  admin: {
    attributes: attributesRouter,
    collections: {
      list: os.admin.collections.list.handler(({ input, context: { ctx } }) => listCollections(ctx, null, input)),
      get: os.admin.collections.get.handler(({ input, context: { ctx } }) => getCollection(ctx, null, input.collectionId)),
      create: os.admin.collections.create.handler(({ input, context: { ctx } }) => createCollection(ctx, null, input)),
      update: os.admin.collections.update.handler(({ input, context: { ctx } }) => updateCollection(ctx, null, input)),
      remove: os.admin.collections.remove.handler(({ input, context: { ctx } }) => removeCollection(ctx, null, input.collectionId)),
      preview: os.admin.collections.preview.handler(({ input, context: { ctx } }) => previewCollection(ctx, null, input.rule)),
      vendors: os.admin.collections.vendors.handler(({ input, context: { ctx } }) => collectionVendorChoices(ctx, input.q)),
      products: os.admin.collections.products.handler(({ input, context: { ctx } }) => collectionProductChoices(ctx, null, input.q)),
    },
    products: {
      list: os.admin.products.list.handler(({ input, context: { ctx } }) => listManagedProducts(ctx, input)),
      get: os.admin.products.get.handler(({ input, context: { ctx } }) => getManagedProduct(ctx, input.productId)),
      takeDown: os.admin.products.takeDown.handler(({ input, context: { ctx } }) => takeDownProduct(ctx, input)),
      putBack: os.admin.products.putBack.handler(({ input, context: { ctx } }) => putBackProduct(ctx, input.productId)),
      declineAnswer: os.admin.products.declineAnswer.handler(({ input, context: { ctx } }) => declineAnswer(ctx, input)),
    },
    categories: {
      list: os.admin.categories.list.handler(({ context: { ctx } }) => listPlatformCategories(ctx.services.db)),
      add: os.admin.categories.add.handler(({ input, context: { ctx } }) => addPlatformCategory(ctx, input)),
      update: os.admin.categories.update.handler(({ input, context: { ctx } }) => updatePlatformCategory(ctx, input)),
      remove: os.admin.categories.remove.handler(({ input, context: { ctx } }) => removePlatformCategory(ctx, input)),
      arrange: os.admin.categories.arrange.handler(({ input, context: { ctx } }) => arrangePlatformCategories(ctx, input)),
    },
  },
})
