/** What the operator does about accounts. */
import { implement } from '@orpc/server'
import { guard, type RequestContext } from '#platform/server/bind.ts'
import { accounts } from '../../contract.ts'
import { changeSettings } from '../change-settings.ts'
import { getChecks } from '../get-checks.ts'
import { getAccount, listAccounts } from '../list-accounts.ts'
import { listAudit } from '../list-audit.ts'
import { setRole } from '../set-role.ts'
import { settingsOf } from '../settings.sql.ts'
import { liftSuspension, suspendAccount } from '../suspend-account.ts'

const os = implement(accounts).$context<RequestContext>().use(guard)

export const administrationRouter = {
  admin: {
    users: {
      list: os.admin.users.list.handler(({ input, context: { call } }) => listAccounts(call, input)),
      get: os.admin.users.get.handler(({ input, context: { call } }) => getAccount(call, input)),
      suspend: os.admin.users.suspend.handler(({ input, context: { call } }) => suspendAccount(call, input)),
      liftSuspension: os.admin.users.liftSuspension.handler(({ input, context: { call } }) => liftSuspension(call, input)),
      setRole: os.admin.users.setRole.handler(({ input, context: { call } }) => setRole(call, input)),
    },
    audit: {
      list: os.admin.audit.list.handler(({ input, context: { call } }) => listAudit(call, input)),
    },
    checks: {
      get: os.admin.checks.get.handler(({ context: { call } }) => getChecks(call)),
    },
    settings: {
      get: os.admin.settings.get.handler(({ context: { call } }) => settingsOf(call.kernel.db)),
      update: os.admin.settings.update.handler(({ input, context: { call } }) => changeSettings(call, input)),
    },
  },
}
