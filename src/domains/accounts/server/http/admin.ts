/** Handlers of account operations for administrators. */
import { implementOperations } from '#platform/server/implement-operations.ts'
import { accounts } from '../../contract.ts'
import { getChecks } from '../get-checks.ts'
import { liftSuspension } from '../lift-suspension.ts'
import { getAccount, listAccounts } from '../list-accounts.ts'
import { listAudit } from '../list-audit.ts'
import { listBackups } from '../list-backups.ts'
import { requestBackup } from '../request-backup.ts'
import { setRole } from '../set-role.ts'
import { platformSettings } from '../settings.sql.ts'
import { suspendAccount } from '../suspend-account.ts'

const os = implementOperations(accounts)

export const adminRouter = {
  admin: {
    users: {
      list: os.admin.users.list.handler(({ input, context: { ctx } }) => listAccounts(ctx, input)),
      get: os.admin.users.get.handler(({ input, context: { ctx } }) => getAccount(ctx, input)),
      suspend: os.admin.users.suspend.handler(({ input, context: { ctx } }) => suspendAccount(ctx, input)),
      liftSuspension: os.admin.users.liftSuspension.handler(({ input, context: { ctx } }) => liftSuspension(ctx, input)),
      setRole: os.admin.users.setRole.handler(({ input, context: { ctx } }) => setRole(ctx, input)),
    },
    audit: {
      list: os.admin.audit.list.handler(({ input, context: { ctx } }) => listAudit(ctx, input)),
    },
    checks: {
      get: os.admin.checks.get.handler(({ context: { ctx } }) => getChecks(ctx)),
    },
    backups: {
      list: os.admin.backups.list.handler(({ context: { ctx } }) => listBackups(ctx)),
      request: os.admin.backups.request.handler(({ context: { ctx } }) => requestBackup(ctx)),
    },
    settings: {
      get: os.admin.settings.get.handler(({ context: { ctx } }) => platformSettings.load(ctx.services.db)),
      update: os.admin.settings.update.handler(({ input, context: { ctx } }) => platformSettings.update(ctx, input)),
    },
  },
}
