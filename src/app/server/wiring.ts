/** Joins what the domains declare with what belongs to the platform and the app. */

import { notificationListeners } from '#domains/notifications/server/index.ts'
import { openSearchIndex } from '#domains/search/server/index.ts'
import { joinApprovalKinds } from '#platform/server/approvals/approval-kind.ts'
import { takeDailyBackup, takeRequestedBackup, verifyNewestBackup } from '#platform/server/backup/backup-tasks.ts'
import type { BackupScope } from '#platform/server/backup/backups.ts'
import { joinCacheRules, joinTerms, joinTextFilters } from '#platform/server/domain.ts'
import { deleteOrphanedFiles } from '#platform/server/files/orphaned-files.ts'
import type { Task } from '#platform/server/jobs.ts'
import type { Listener } from '#platform/server/listeners.ts'
import { joinNotificationKinds } from '#platform/server/notifications/notification-kind.ts'
import { joinSignals } from '#platform/server/realtime/signals.ts'
import { joinResources } from '#platform/server/resources.ts'
import { deleteExpiredRows } from '#platform/server/retention.ts'
import { deleteExpiredUploads } from '#platform/server/uploads/consume-upload.ts'
import { screens } from '../screens.ts'
import { checkInvariants } from './check-invariants.ts'
import { domains } from './domains.ts'
import { readInvariants } from './invariants.ts'

export { router } from './domains.ts'

export const notificationKinds = joinNotificationKinds(domains.flatMap((domain) => domain.notifications ?? []))

export const listeners: readonly Listener[] = [
  ...domains.flatMap((domain) => domain.listeners ?? []),
  ...notificationListeners(notificationKinds),
]

export const tasks: readonly Task[] = [
  ...domains.flatMap((domain) => domain.jobs ?? []),
  deleteExpiredRows,
  deleteExpiredUploads,
  deleteOrphanedFiles,
  checkInvariants,
  takeRequestedBackup,
  takeDailyBackup,
  verifyNewestBackup,
]

/** All resources that domains show, export or erase, by (type, id), in dependency order: erasing an account runs in reverse. */
export const resources = joinResources(
  domains.flatMap((domain) => domain.resources ?? []),
  domains.flatMap((domain) => domain.restrictions ?? []),
)

/** The records of all domains that the one search finds. */
export const search = openSearchIndex(
  domains.flatMap((domain) => domain.searchables ?? []),
  domains.flatMap((domain) => domain.searchSources ?? []),
)

export const dashboardNumbers = domains.flatMap((domain) => domain.dashboardNumbers ?? [])

export const approvalKinds = joinApprovalKinds(domains.flatMap((domain) => domain.approvals ?? []))

/** What a backup contains. Processes and limits of the old place mean nothing at the new one. */
export const backupScope: BackupScope = {
  schemas: ['platform', 'audit', ...domains.map(({ name }) => name)],
  omitted: [
    'platform.backups',
    'platform.rate_limits',
    'platform.unfinished_demo',
    'platform.workers',
    ...domains.flatMap(({ omittedFromBackups = [] }) => omittedFromBackups),
  ],
  invariants: readInvariants(),
}

/** No shop may have one of these as its address. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...screens.flatMap(({ path }) => path.split('/')[1] || []),
  ...domains.flatMap((domain) => domain.reservedSlugs ?? []),
])

export const filterTexts = joinTextFilters(domains)

export const currentTerms = joinTerms(domains)

/** Returns what open pages hear of events. */
export const signalsOf = joinSignals(domains)

/** Returns the tags of cached pages that these events invalidate; null means all pages. */
export const staleTagsFor = joinCacheRules(domains)
