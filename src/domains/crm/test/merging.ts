/** Merges of Amira's contacts, in tests. */
import type { CallOptions, Member } from '#test/plaza/member.ts'
import type { ContactView, DuplicateView, MergeView } from '../contract.ts'
import type { Crm } from './crm.ts'

export function mergesOf(crm: Crm) {
  const listed = async (contactId: string): Promise<MergeView[]> => (await crm.ask('merges.list', { contactId })).body.items
  return {
    /** As the contacts are now. */
    async merge(keptId: string, mergedId: string, take: string[] = [], by: Member = crm.amira, options: CallOptions = {}) {
      const [kept, merged] = [await crm.get(keptId), await crm.get(mergedId)]
      const versions = { keptVersion: kept.version ?? 1, mergedVersion: merged.version ?? 1 }
      return crm.ask('contacts.merge', { keptId, mergedId, ...versions, take }, by, options)
    },
    listed,
    /** The newest of a contact. */
    async undo(keptId: string) {
      const [latest] = await listed(keptId)
      return crm.ask('merges.undo', { mergeId: latest?.id })
    },
    async pairs(): Promise<string[]> {
      const { items } = (await crm.ask('duplicates.list', { limit: 100 })).body as { items: DuplicateView[] }
      return items.map(({ contact, older, reasons }) => `${contact.name} = ${older.name}: ${reasons.join(' ')}`)
    },
    interactions: async (contactId: string): Promise<string[]> =>
      (await crm.ask('interactions.list', { contactId, limit: 100 })).body.items.map(({ notes }: { notes: string }) => notes).sort(),
  }
}

export const idsOf = (contacts: readonly ContactView[]) => contacts.map(({ id }) => id)
