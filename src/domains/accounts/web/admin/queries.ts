import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CountQuery } from '#platform/web/administration.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { chosenValues, momentRange } from '#platform/web/table/filters.ts'
import type { TableQuery } from '#platform/web/table/table.ts'
import type { AccountSort, AccountView, AuditView, BackupView, Role } from '../../contract.ts'

const PAGE = 50

export const accountsTable = ({ api, language }: Source): TableQuery<AccountView> => ({
  key: [language, 'admin', 'accounts'],
  async page({ sort, filters, ...asked }) {
    const [role] = chosenValues<Role>(filters, 'role')
    const [state] = chosenValues<'active' | 'suspended'>(filters, 'state')
    const joined = momentRange(filters, 'joined')
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

/** Query key of the whole audit log, or of the entries about one resource. */
export const auditKey = ({ language }: Source, resourceId?: string) => [language, 'admin', 'audit', resourceId ?? null]

export const fetchAuditPage = ({ api }: Source, { resourceId, cursor }: { resourceId?: string; cursor: string | undefined }) =>
  api.accounts.admin.audit.list({ limit: PAGE, ...(resourceId && { resourceId }), ...(cursor && { cursor }) })

export const auditTable = (source: Source): TableQuery<AuditView> => ({
  key: auditKey(source),
  // New entries appear at once, also those of other administrators.
  staleTime: 0,
  async page({ cursor }) {
    const { entries, nextCursor } = await fetchAuditPage(source, { cursor })
    return { rows: entries, nextCursor }
  },
})

export const platformSettingsQuery = ({ api, language }: Source) =>
  queryOptions({ queryKey: [language, 'admin', 'settings'], queryFn: () => api.accounts.admin.settings.get() })

export const checksQuery = ({ api, language }: Source) =>
  queryOptions({ queryKey: [language, 'admin', 'checks'], queryFn: () => api.accounts.admin.checks.get() })

const BACKUP_REFETCH_MS = 2000

export const backupsQuery = ({ api, language }: Source) =>
  queryOptions({
    queryKey: [language, 'admin', 'backups'],
    queryFn: () => api.accounts.admin.backups.list(),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.backups.some(isUnfinished) ? BACKUP_REFETCH_MS : false),
  })

export function isUnfinished({ state }: BackupView): boolean {
  return state === 'requested' || state === 'running'
}

/** Number of violations that are not resolved. */
export function useOpenViolationCount(): CountQuery {
  return useQuery({
    ...checksQuery(useSource()),
    select: ({ violations }) => violations.filter(({ resolvedAt }) => resolvedAt === null).length,
  })
}

/** Counts the newest backup if it failed, and the newest trial restore if that failed. */
export function useBackupProblemCount(): CountQuery {
  return useQuery({
    ...backupsQuery(useSource()),
    select: ({ backups }) => {
      const newest = backups.find((backup) => !isUnfinished(backup))
      return Number(newest?.state === 'failed') + Number(findLastVerification(backups)?.problem != null)
    },
  })
}

/** The newest trial restore of all backups. */
export function findLastVerification(backups: readonly BackupView[]): { at: string; problem: BackupView['verificationProblem'] } | null {
  const verified = backups.flatMap(({ verifiedAt, verificationProblem }) =>
    verifiedAt ? [{ at: verifiedAt, problem: verificationProblem }] : [],
  )
  return verified.sort((a, b) => b.at.localeCompare(a.at))[0] ?? null
}
