import type { DomainRecords } from '#test/security/record-scene.ts'

const NO_PROMOTION = 'promo_00000000000000000000000000'
const PROMOTION = {
  name: { en: 'Winter', es: '', ar: '' },
  code: null,
  offer: { kind: 'freeShipping' },
  minimumMinor: 0,
  products: [],
  categories: [],
  vendors: [],
  startsAt: '2026-12-01T00:00:00.000Z',
  endsAt: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  onDelivery: false,
}

export const domainRecords: DomainRecords = {
  noRecord: { 'promotions.create': 'a segment of another workspace is refused like one that never was' },
  records({ owner, workspace, inOwnShop }) {
    const promotion = async () => (await owner.call('promotions.create', PROMOTION, { workspace })).body.id
    const pair = async (rest: object = {}) => inOwnShop({ promotionId: await promotion(), ...rest }, { promotionId: NO_PROMOTION, ...rest })
    return {
      'promotions.get': () => pair(),
      'promotions.history': () => pair(),
      'promotions.update': () => pair({ version: 1, ...PROMOTION }),
      'promotions.pause': () => pair({ paused: true }),
      'promotions.duplicate': () => pair(),
      'promotions.remove': () => pair(),
    }
  },
}
