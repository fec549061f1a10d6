import { queryOptions } from '@tanstack/react-query'
import type { Source } from '#platform/web/source.ts'
import { chosenIn, momentsIn } from '#platform/web/table/filters.ts'
import type { TableQuery } from '#platform/web/table/table.ts'
import type { AccountSort, AccountView, AuditView, Role } from '../../contract.ts'

const PAGE = 50

export const accountsTable = ({ api, language }: Source): TableQuery<AccountView> => ({
  key: [language, 'admin', 'accounts'],
  async page({ sort, filters, ...asked }) {
    const [role] = chosenIn<Role>(filters, 'role')
    const [state] = chosenIn<'active' | 'suspended'>(filters, 'state')
    const joined = momentsIn(filters, 'joined')
    const { users, nextCursor, total } = await api.accounts.admin.users.list({
      ...asked,
      ...(sort && { sort: sort as AccountSort }),
      ...(role && { role }),
      ...(state && { state }),
      ...(joined && { joined }),
    })
    return { rows: users, nextCursor, total }
  },
})

export const accountQuery = ({ api, language }: Source, id: string) =>
  queryOptions({ queryKey: [language, 'admin', 'account', id], queryFn: () => api.accounts.admin.users.get({ id }) })

/** Of everything, or of what was done to one thing. */
export const auditKey = ({ language }: Source, subjectId?: string) => [language, 'admin', 'audit', subjectId ?? null]

export const auditOf = ({ api }: Source, { subjectId, cursor }: { subjectId?: string; cursor: string | undefined }) =>
  api.accounts.admin.audit.list({ limit: PAGE, ...(subjectId && { subjectId }), ...(cursor && { cursor }) })

export const auditTable = (source: Source): TableQuery<AuditView> => ({
  key: auditKey(source),
  // An act is in the log at once, whoever did it.
  staleTime: 0,
  async page({ cursor }) {
    const { entries, nextCursor } = await auditOf(source, { cursor })
    return { rows: entries, nextCursor }
  },
})

export const platformSettingsQuery = ({ api, language }: Source) =>
  queryOptions({ queryKey: [language, 'admin', 'settings'], queryFn: () => api.accounts.admin.settings.get() })

export const checksQuery = ({ api, language }: Source) =>
  queryOptions({ queryKey: [language, 'admin', 'checks'], queryFn: () => api.accounts.admin.checks.get() })
