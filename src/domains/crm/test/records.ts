import type { DomainRecords } from '#test/security/record-scene.ts'

const MISSING = 'contact_00000000000000000000000000'
const FIELDS = { name: 'Mine', notes: '' }

export const domainRecords: DomainRecords = {
  records({ owner, workspace, inOwnWorkspace }) {
    async function pair(rest: object = {}) {
      const { body } = await owner.call('crm.contacts.create', FIELDS, { workspace })
      return inOwnWorkspace({ contactId: body.id, ...rest }, { contactId: MISSING, ...rest })
    }
    return {
      'crm.contacts.get': () => pair(),
      'crm.contacts.update': () => pair({ version: 1, ...FIELDS }),
      'crm.contacts.remove': () => pair(),
    }
  },
}
