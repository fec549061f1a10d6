/** Queries of lists. Pages of one record don't load them. */
import { toRecordFilter } from '#domains/records/web/index.ts'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import type { Source } from '#platform/web/source.ts'
import { chosenValues, type FilterValues } from '#platform/web/table/filters.ts'
import type { TableQuery } from '#platform/web/table/table.ts'
import type { ContactSort } from '../../contract/contacts/contact-limits.ts'
import type { CompanyView, ContactFilter, ContactView } from '../../contract.ts'
import { workspaceKey } from './contact-queries.ts'

export const contactTable = (source: Source, workspaceId: string, companyId?: string): TableQuery<ContactView> => ({
  key: [...workspaceKey(source, workspaceId), 'contacts', companyId ?? ''],
  async page({ q, cursor, limit, sort, filters }) {
    const asked = {
      limit,
      ...toContactFilter(q, filters),
      ...toRecordFilter(filters),
      ...(companyId && { companyId }),
      ...(cursor && { cursor }),
      ...(sort && { sort: sort as ContactSort }),
    }
    const { items, ...page } = await source.api.crm.contacts.list(asked, inWorkspace(workspaceId))
    return { rows: items, ...page }
  },
})

function toContactFilter(q: string | undefined, filters: FilterValues): ContactFilter {
  const [stageId] = chosenValues(filters, 'stage')
  const [ownerId] = chosenValues(filters, 'owner')
  const [segment] = chosenValues(filters, 'segment')
  const [segmentId] = chosenValues(filters, 'saved')
  const score = filters['score']
  const { from, to } = score && 'numbers' in score ? score.numbers : {}
  return {
    ...(q && { q }),
    ...(stageId && { stageId }),
    ...(ownerId && { ownerId }),
    ...(segment && { segment }),
    ...(segmentId && { segmentId }),
    ...(from !== undefined && { minScore: Math.max(0, Math.ceil(from)) }),
    ...(to !== undefined && { maxScore: Math.max(0, Math.floor(to)) }),
  }
}

export const companyTable = (source: Source, workspaceId: string): TableQuery<CompanyView> => ({
  key: [...workspaceKey(source, workspaceId), 'companies'],
  async page({ q, cursor, limit, filters }) {
    const asked = { limit, ...toRecordFilter(filters), ...(q && { q }), ...(cursor && { cursor }) }
    const { items, ...page } = await source.api.crm.companies.list(asked, inWorkspace(workspaceId))
    return { rows: items, ...page }
  },
})
