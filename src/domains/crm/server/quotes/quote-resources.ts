import { filterPermittedWorkspaces } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { defineResource } from '#platform/server/resources.ts'
import type { Act, Audience, Searchable, Viewer } from '#platform/server/services.ts'
import { BASE_CURRENCY, money } from '#platform/shared/money.ts'
import { quoteNumber } from '../../contract/quotes/quote-limits.ts'
import { loadQuoteIds, loadQuotes, type QuoteRow } from './quotes.sql.ts'

/** What colleagues with the permission do with the quotes of their workspace. */
const ACTS: readonly Act[] = ['view', 'note', 'attach']
const hrefOf = (id: string) => `/crm/quotes/${id}`

const colleagues = (workspaceId: string): Audience => ({ kind: 'people', userIds: [], members: [{ workspaceId, permission: 'crm' }] })

export const quote = defineResource({
  type: 'quote',
  async cards(db, viewer, _language, ids) {
    const seen = await loadPermitted(db, viewer, ids)
    return ids.map((id) => {
      const found = seen.get(id)
      if (!found) return null
      const subtitle = found.contactName ?? found.companyName ?? ''
      const amount = money(found.totalMinor, BASE_CURRENCY)
      return { type: 'quote', id, title: quoteNumber(found.number), subtitle, image: null, href: hrefOf(id), amount, state: null }
    })
  },
  async can(db, viewer, act, ids) {
    return ACTS.includes(act) ? new Set((await loadPermitted(db, viewer, ids)).keys()) : new Set()
  },
  async audience(db, id) {
    const [found] = await loadQuotes(db, [id])
    return found ? colleagues(found.workspaceId) : null
  },
  business: {
    permission: 'crm',
    workspacesOf: async (db, ids) => new Map((await loadQuotes(db, ids)).map(({ id, workspaceId }) => [id, workspaceId])),
    async pageOf(db, workspaceId, id) {
      const [found] = await loadQuotes(db, [id])
      return found?.workspaceId === workspaceId ? { title: quoteNumber(found.number), href: hrefOf(id) } : null
    },
  },
})

/** Those of the viewer's workspaces, by id. */
async function loadPermitted(db: Db, viewer: Viewer, ids: readonly string[]): Promise<Map<string, QuoteRow>> {
  if (viewer.kind !== 'member') return new Map()
  const rows = await loadQuotes(db, ids)
  const own = await filterPermittedWorkspaces(
    db,
    viewer.id,
    rows.map(({ workspaceId }) => workspaceId),
    'crm',
  )
  return new Map(rows.flatMap((row) => (own.has(row.workspaceId) ? [[row.id, row]] : [])))
}

/** By number, contact, company and deal. */
export const quoteSearchable: Searchable = {
  type: 'quote',
  numberPrefix: 'Q-',
  async documents(db, ids) {
    return (await loadQuotes(db, ids)).map(({ id, workspaceId, number, contactName, companyName, dealTitle, createdAt }) => ({
      id,
      title: quoteNumber(number),
      numbers: [quoteNumber(number)],
      words: [contactName, companyName, dealTitle].filter(Boolean).join(' '),
      audience: colleagues(workspaceId),
      personId: null,
      rank: createdAt.getTime(),
    }))
  },
  ids: loadQuoteIds,
}
