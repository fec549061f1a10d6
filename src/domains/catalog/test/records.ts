import type { DomainRecords } from '#test/security/record-scene.ts'

const NO_PRODUCT = 'prod_00000000000000000000000000'

export const domainRecords: DomainRecords = {
  records: ({ plaza, inOwnWorkspace }) => ({
    'catalog.takedowns.answer': async () =>
      inOwnWorkspace({ productId: await plaza.product('BOWL'), text: 'Why?' }, { productId: NO_PRODUCT, text: 'Why?' }),
  }),
}
