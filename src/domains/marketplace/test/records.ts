import type { DomainRecords } from '#test/security/record-scene.ts'

export const domainRecords: DomainRecords = {
  records: ({ plaza, owner }) => ({
    'marketplace.questions.remove': async () => {
      const question = await owner.call('marketplace.questions.ask', { productId: await plaza.product('LAMP'), text: 'Does it dim?' })
      return { foreign: { entryId: question.body.id }, missing: { entryId: 'ques_never' } }
    },
  }),
  noRecord: {
    'marketplace.vendors.ofPerson': 'a person, whom every member may see',
    'marketplace.wishes.set': 'a product, which everyone may see; the wish list is one’s own',
    'marketplace.viewed.record': 'a product, which everyone may see; what was viewed is one’s own',
    'marketplace.notices.cancel': 'one’s own notice about a variant, or none',
    'marketplace.questions.mine': 'a product, which everyone may see; the answer is one’s own',
    'marketplace.questions.ask': 'a product, which everyone may see',
    'marketplace.questions.answer': 'a question, which everyone may read',
  },
}
