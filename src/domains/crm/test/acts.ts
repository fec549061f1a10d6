/** Acts of people towards Dar Amira, in tests. */
import type { Member } from '#test/plaza/member.ts'
import type { TestPlaza } from '#test/plaza/open.ts'
import { buy } from '#test/plaza/purchase.ts'
import type { ActView, BusinessView, ContactView } from '../contract.ts'
import { openCrm } from './crm.ts'

export async function openActs(plaza: TestPlaza) {
  const crm = await openCrm(plaza)
  const { ask, workspace } = crm
  const businesses = async (member: Member): Promise<BusinessView[]> => (await member.call('crm.businesses.list')).body.items
  return {
    ...crm,
    businesses,
    acts: async (contactId: string): Promise<ActView[]> => (await ask('acts.list', { contactId })).body.items,
    kinds: async (contactId: string): Promise<string[]> =>
      (await ask('acts.list', { contactId })).body.items.map(({ kind }: ActView) => kind),
    contacts: async (): Promise<ContactView[]> => (await ask('contacts.list', { sort: 'created' })).body.items,
    /** Their own choice for Dar Amira. */
    choose(member: Member, choice: { refused?: boolean; showsPosts?: boolean }) {
      return member.call('crm.businesses.update', { workspaceId: workspace, ...choice })
    },
    async order(member: Member): Promise<void> {
      await buy(plaza, member, 'MUG-SAGE')
      await plaza.settle()
    },
  }
}
