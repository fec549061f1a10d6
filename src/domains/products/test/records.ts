import type { DomainRecords } from '#test/security/record-scene.ts'

const NO_PRODUCT = 'prod_00000000000000000000000000'
const KEYS = { variantId: 'var_00000000000000000000000000', keys: ['AAAA-1111'] }
const CATEGORY = { version: 1, name: 'Tableware', parentSlug: 'tech' }
const PRODUCT = {
  version: 1,
  language: 'en',
  categorySlug: 'tech',
  status: 'draft',
  images: [],
  texts: { en: { name: 'Mine', description: '', seoTitle: '', seoDescription: '' } },
  variants: [{ id: null, sku: 'MINE', priceMinor: 100, compareAtMinor: null, costMinor: null, stock: null }],
}

export const domainRecords: DomainRecords = {
  records({ plaza, owner, workspace, inOwnWorkspace }) {
    const bowl = () => plaza.product('BOWL')
    async function category(): Promise<string> {
      await owner.call('products.categories.add', { name: 'Tableware', parentSlug: 'tech' }, { workspace })
      return (await plaza.rows<{ id: string }>('select id from catalog.categories where workspace_id = $1', [workspace]))[0]?.id ?? ''
    }
    return {
      'products.get': async () => inOwnWorkspace({ productId: await bowl() }, { productId: NO_PRODUCT }),
      'products.update': async () => inOwnWorkspace({ productId: await bowl(), ...PRODUCT }, { productId: NO_PRODUCT, ...PRODUCT }),
      'products.duplicate': async () => inOwnWorkspace({ productId: await bowl() }, { productId: NO_PRODUCT }),
      'products.digital.get': async () => inOwnWorkspace({ productId: await bowl() }, { productId: NO_PRODUCT }),
      'products.digital.removeFile': async () =>
        inOwnWorkspace({ productId: await bowl(), fileId: 'pfl_never' }, { productId: NO_PRODUCT, fileId: 'pfl_never' }),
      'products.digital.addKeys': async () => inOwnWorkspace({ productId: await bowl(), ...KEYS }, { productId: NO_PRODUCT, ...KEYS }),
      'products.remove': async () => inOwnWorkspace({ productId: await bowl() }, { productId: NO_PRODUCT }),
      'products.categories.update': async () => inOwnWorkspace({ id: await category(), ...CATEGORY }, { id: 'cat_never', ...CATEGORY }),
      'products.categories.remove': async () => inOwnWorkspace({ id: await category() }, { id: 'cat_never' }),
    }
  },
  noRecord: { 'products.parts.list': 'the product whose variants are left out of one’s own' },
}
