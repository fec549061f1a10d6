/** Quotes of Amira's that Chen must not see. */
import type { Pair, RecordScene } from '#test/security/record-scene.ts'
import { inDays, MISSING_QUOTE, quoteFields } from './quotes.ts'

export function quoteRecords({ plaza, owner, workspace, inOwnWorkspace }: RecordScene): Record<string, () => Promise<Pair>> {
  const fields = async (more: object = {}) => ({
    ...quoteFields([{ variantId: await plaza.variant('PLATE'), quantity: 1, priceMinor: 100 }]),
    validUntil: inDays(10),
    ...more,
  })
  async function quotePair(rest: object = {}): Promise<Pair> {
    const { id } = (await owner.call('crm.quotes.create', await fields(), { workspace })).body
    return inOwnWorkspace({ quoteId: id, ...rest }, { quoteId: MISSING_QUOTE, ...rest })
  }
  async function contactPair(rest: object = {}): Promise<Pair> {
    const { id } = (await owner.call('crm.contacts.create', { name: 'Mine' }, { workspace })).body
    return inOwnWorkspace({ contactId: id, ...rest }, { contactId: 'contact_00000000000000000000000000', ...rest })
  }
  return {
    'crm.quotes.list': () => contactPair(),
    'crm.quotes.get': () => quotePair(),
    'crm.quotes.link': () => quotePair(),
    'crm.quotes.create': async () => {
      const { contactId: _, ...rest } = await fields()
      return contactPair(rest)
    },
    'crm.quotes.update': async () => quotePair({ ...(await fields()), version: 1 }),
    'crm.quotes.remove': () => quotePair(),
    'crm.quotes.send': () => quotePair({ version: 1, email: '' }),
  }
}
