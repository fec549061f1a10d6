import { defineDomain } from '#platform/server/domain.ts'
import { eraseAccount, retryErasures } from './erase-account.ts'
import { accountsRouter } from './http.ts'
import { deleteExpiredCredentials } from './jobs.ts'
import { deleteOldExports } from './jobs-exports.ts'
import { endExpiredSuspensions } from './jobs-suspensions.ts'
import { listeners } from './listeners.ts'
import { sendAccountMail } from './mail-task.ts'
import { makeExport } from './make-export.ts'
import { notifications } from './notifications.ts'
import { resources } from './resources.ts'
import { searchables } from './searchables.ts'
import { signals } from './signals.ts'

export const domain = defineDomain({
  name: 'accounts',
  router: accountsRouter,
  listeners,
  jobs: [eraseAccount, retryErasures, deleteExpiredCredentials, deleteOldExports, endExpiredSuspensions, sendAccountMail, makeExport],
  resources,
  signals,
  searchables,
  notifications,
  omittedFromBackups: ['accounts.sessions', 'accounts.tokens', 'accounts.email_changes', 'accounts.passkey_challenges'],
})
