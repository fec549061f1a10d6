/** Contacts and companies as records: they belong to the workspace, and those with the permission see them. */
import { filterPermittedWorkspaces } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { defineResource, type Resource } from '#platform/server/resources.ts'
import type { Act, Audience, Viewer } from '#platform/server/services.ts'
import { loadCompanyHeads } from './contacts/companies.sql.ts'
import { loadContactHeads } from './contacts/contacts.sql.ts'
import { erasePerson, exportPerson } from './contacts/personal-data.sql.ts'
import { deal } from './deals/deal-resources.ts'
import { eraseLinks, exportLinks } from './links/personal-data.sql.ts'
import { quote } from './quotes/quote-resources.ts'

const ACTS: readonly Act[] = ['view', 'note', 'attach']

type Head = { id: string; workspaceId: string; name: string; company?: string }

type Load = (db: Db, ids: readonly string[]) => Promise<Head[]>

const recordOf = (type: 'contact' | 'company', folder: string, load: Load, rest: Pick<Resource, 'personalData'> = {}) =>
  defineResource({
    type,
    async cards(db, viewer, _language, ids) {
      const seen = await filterPermitted(db, viewer, await load(db, ids))
      return ids.map((id) => {
        const head = seen.get(id)
        if (!head) return null
        const { name: title, company: subtitle = '' } = head
        return { type, id, title, subtitle, image: null, href: `/crm/${folder}/${id}`, amount: null, state: null }
      })
    },
    async can(db, viewer, act, ids) {
      return ACTS.includes(act) ? new Set((await filterPermitted(db, viewer, await load(db, ids))).keys()) : new Set<string>()
    },
    async audience(db, id) {
      const [found] = await load(db, [id])
      return found ? colleaguesOf(found.workspaceId) : null
    },
    business: {
      permission: 'crm',
      workspacesOf: async (db, ids) => new Map((await load(db, ids)).map(({ id, workspaceId }) => [id, workspaceId])),
      async pageOf(db, workspaceId, id) {
        const [found] = await load(db, [id])
        return found?.workspaceId === workspaceId ? { title: found.name, href: `/crm/${folder}/${id}` } : null
      },
    },
    ...rest,
  })

/**
 * A contact with somebody's email belongs to the business that wrote it down, and its existence isn't revealed. A person gets what they
 * did in the crm of their workspaces, and what their own acts brought to others. Of somebody who is erased no contact, deal or task keeps
 * the account.
 */
const contact = recordOf('contact', 'contacts', loadContactHeads, {
  personalData: {
    obligations: async () => [],
    export: async (db, userId) => ({ ...(await exportPerson(db, userId)), known: await exportLinks(db, userId) }),
    async erase(tx, userId) {
      await eraseLinks(tx, userId)
      await erasePerson(tx, userId)
    },
  },
})
const company = recordOf('company', 'companies', loadCompanyHeads)

async function filterPermitted(db: Db, viewer: Viewer, heads: readonly Head[]): Promise<Map<string, Head>> {
  if (viewer.kind !== 'member') return new Map()
  const workspaceIds = heads.map(({ workspaceId }) => workspaceId)
  const own = await filterPermittedWorkspaces(db, viewer.id, workspaceIds, 'crm')
  return new Map(heads.flatMap((head) => (own.has(head.workspaceId) ? [[head.id, head]] : [])))
}

export const colleaguesOf = (workspaceId: string): Audience => ({
  kind: 'people',
  userIds: [],
  members: [{ workspaceId, permission: 'crm' }],
})

export const resources: readonly Resource[] = [contact, company, deal, quote]
