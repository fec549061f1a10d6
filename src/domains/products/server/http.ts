import { implementOperations } from '#platform/server/implement-operations.ts'
import { products } from '../contract.ts'
import { listAttributes } from './attributes.ts'
import { addCategory } from './categories/add-category.ts'
import { listCategories } from './categories/categories.ts'
import { removeCategory } from './categories/remove-category.ts'
import { updateCategory } from './categories/update-category.ts'
import { changeProducts } from './change-products.ts'
import { createProduct } from './create-product.ts'
import { addKeys } from './digital/add-keys.ts'
import { getDigital } from './digital/digital.ts'
import { removeFile } from './digital/remove-file.ts'
import { duplicateProduct } from './duplicate-product.ts'
import { exportProducts } from './files/export-products.ts'
import { productImport } from './files/import-products.ts'
import { listParts } from './parts.ts'
import { getProduct, listProducts } from './products.ts'
import { removeProduct } from './remove-product.ts'
import { updateProduct } from './update-product.ts'

const os = implementOperations(products)

export const productsRouter = os.router({
  list: os.list.handler(({ input, context: { ctx } }) => listProducts(ctx, input)),
  get: os.get.handler(({ input, context: { ctx } }) => getProduct(ctx, input.productId)),
  create: os.create.handler(({ input, context: { ctx } }) => createProduct(ctx, input)),
  update: os.update.handler(({ input, context: { ctx } }) => updateProduct(ctx, input)),
  duplicate: os.duplicate.handler(({ input, context: { ctx } }) => duplicateProduct(ctx, input)),
  remove: os.remove.handler(({ input, context: { ctx } }) => removeProduct(ctx, input)),
  change: os.change.handler(({ input, context: { ctx } }) => changeProducts(ctx, input)),
  export: os.export.handler(({ input, context: { ctx } }) => exportProducts(ctx, input)),
  checkImport: os.checkImport.handler(({ input, context: { ctx } }) => productImport.check(ctx, input.rows)),
  import: os.import.handler(({ input, context: { ctx } }) => productImport.run(ctx, input.rows)),
  attributes: {
    list: os.attributes.list.handler(({ context: { ctx } }) => listAttributes(ctx)),
  },
  parts: { list: os.parts.list.handler(({ input, context: { ctx } }) => listParts(ctx, input)) },
  digital: {
    get: os.digital.get.handler(({ input, context: { ctx } }) => getDigital(ctx, input.productId)),
    removeFile: os.digital.removeFile.handler(({ input, context: { ctx } }) => removeFile(ctx, input)),
    addKeys: os.digital.addKeys.handler(({ input, context: { ctx } }) => addKeys(ctx, input)),
  },
  categories: {
    list: os.categories.list.handler(({ context: { ctx } }) => listCategories(ctx)),
    add: os.categories.add.handler(({ input, context: { ctx } }) => addCategory(ctx, input)),
    update: os.categories.update.handler(({ input, context: { ctx } }) => updateCategory(ctx, input)),
    remove: os.categories.remove.handler(({ input, context: { ctx } }) => removeCategory(ctx, input)),
  },
})
