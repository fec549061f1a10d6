import { deliver } from '#test/plaza/purchase.ts'
import type { DomainRecords } from '#test/security/record-scene.ts'

const NO_REVIEW = 'rev_00000000000000000000000000'
const TEXT = { version: 1, rating: 5, title: 'Warm', text: 'It gives a warm light.', photos: [] }

export const domainRecords: DomainRecords = {
  records({ plaza, owner, order, inOwnWorkspace }) {
    async function review(): Promise<string> {
      await deliver(plaza, await order())
      const productId = await plaza.product('LAMP')
      const { body } = await owner.call('reviews.submit', { productId, rating: 4, title: 'Warm', text: 'It lights.', photos: [] })
      return body.id ?? body.data.reviewId
    }
    const pair = async (rest: object = {}) => ({
      foreign: { reviewId: await review(), ...rest },
      missing: { reviewId: NO_REVIEW, ...rest },
    })
    const asVendor = async (rest: object = {}) => {
      const { foreign, missing } = await pair(rest)
      return inOwnWorkspace(foreign, missing)
    }
    return {
      'reviews.update': () => pair(TEXT),
      'reviews.remove': () => pair(),
      'reviews.setHelpful': () => pair({ helpful: true }),
      'reviews.vendor.get': () => asVendor(),
      'reviews.vendor.reply': () => asVendor({ text: 'Thanks' }),
    }
  },
  noRecord: {
    'reviews.ofProduct.mine': 'a product, which everyone may see; the answer is one’s own',
    'reviews.ofPerson.list': 'a person, whom every member may see',
    'reviews.submit': 'a product, which everyone may see',
    'reviews.vendor.list': 'a product narrows one’s own list',
  },
}
