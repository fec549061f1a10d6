import type { DomainRecords, Pair } from '#test/security/record-scene.ts'

const NO_PRODUCT = 'prod_00000000000000000000000000'

const NO_COLLECTION = 'col_00000000000000000000000000'
const COLLECTION = {
  name: { en: 'Table', es: '', ar: '' },
  description: { en: '', es: '', ar: '' },
  published: true,
  rule: null,
  products: [],
}

export const domainRecords: DomainRecords = {
  records: ({ plaza, owner, workspace, inOwnWorkspace }) => ({
    ...collectionRecords(async (rest) => {
      const { body } = await owner.call('catalog.collections.create', COLLECTION, { workspace })
      return inOwnWorkspace({ collectionId: body.id, ...rest }, { collectionId: NO_COLLECTION, ...rest })
    }),
    'catalog.takedowns.answer': async () =>
      inOwnWorkspace({ productId: await plaza.product('BOWL'), text: 'Why?' }, { productId: NO_PRODUCT, text: 'Why?' }),
  }),
}

function collectionRecords(pair: (rest: object) => Promise<Pair>): Record<string, () => Promise<Pair>> {
  return {
    'catalog.collections.get': () => pair({}),
    'catalog.collections.update': () => pair({ version: 1, ...COLLECTION }),
    'catalog.collections.remove': () => pair({}),
  }
}
