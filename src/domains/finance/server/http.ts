import { implement } from '@orpc/server'
import { guard, type RequestContext } from '#platform/server/bind.ts'
import { finance } from '../contract.ts'
import { changeRates } from './change-rates.ts'
import { getCommission, updateCommission, vendorsForRules } from './commission.ts'
import { commissionFigures } from './commission-figures.ts'
import { previewOwnCommission, previewTerms } from './preview-commission.ts'
import { getSummary } from './read-balances.ts'
import { getEarning, listEarnings } from './read-earnings.ts'
import { entriesAboutOrder } from './read-order-entries.ts'
import { getAnyPayout, getOwnPayout, listAllPayouts, listOwnPayouts } from './read-payouts.ts'
import { getStatement, listStatement, listTransactions } from './read-statement.ts'
import { requestPayout } from './request-payout.ts'
import { ratesOf } from './settings.sql.ts'
import { getPayoutSettings, updatePayoutSettings } from './settings.ts'
import { failPayout, processPayout } from './settle-payout.ts'

const os = implement(finance).$context<RequestContext>().use(guard)
const { commission, settings, rates, payouts } = os.admin

export const financeRouter = os.router({
  summary: os.summary.handler(({ context: { call } }) => getSummary(call)),
  earnings: {
    list: os.earnings.list.handler(({ input, context: { call } }) => listEarnings(call, input)),
    get: os.earnings.get.handler(({ input, context: { call } }) => getEarning(call, input)),
  },
  transactions: {
    list: os.transactions.list.handler(({ input, context: { call } }) => listTransactions(call, input)),
  },
  payouts: {
    list: os.payouts.list.handler(({ input, context: { call } }) => listOwnPayouts(call, input)),
    get: os.payouts.get.handler(({ input, context: { call } }) => getOwnPayout(call, input)),
    request: os.payouts.request.handler(({ input, context: { call } }) => requestPayout(call, input)),
  },
  statement: {
    get: os.statement.get.handler(({ input, context: { call } }) => getStatement(call, input)),
    rows: os.statement.rows.handler(({ input, context: { call } }) => listStatement(call, input)),
  },
  commissionPreview: os.commissionPreview.handler(({ input, context: { call } }) => previewOwnCommission(call, input)),
  admin: {
    commission: {
      get: commission.get.handler(({ context: { call } }) => getCommission(call)),
      update: commission.update.handler(({ input, context: { call } }) => updateCommission(call, input)),
      preview: commission.preview.handler(({ input, context: { call } }) => previewTerms(call, input)),
      vendors: commission.vendors.handler(async ({ input, context: { call } }) => ({ items: await vendorsForRules(call, input) })),
    },
    settings: {
      get: settings.get.handler(({ context: { call } }) => getPayoutSettings(call)),
      update: settings.update.handler(({ input, context: { call } }) => updatePayoutSettings(call, input)),
    },
    rates: {
      get: rates.get.handler(({ context: { call } }) => ratesOf(call.kernel.db)),
      update: rates.update.handler(({ input, context: { call } }) => changeRates(call, input)),
    },
    figures: os.admin.figures.handler(({ input, context: { call } }) => commissionFigures(call, input)),
    ofOrder: os.admin.ofOrder.handler(async ({ input, context: { call } }) => ({ entries: await entriesAboutOrder(call, input) })),
    payouts: {
      list: payouts.list.handler(({ input, context: { call } }) => listAllPayouts(call, input)),
      get: payouts.get.handler(({ input, context: { call } }) => getAnyPayout(call, input)),
      process: payouts.process.handler(({ input, context: { call } }) => processPayout(call, input)),
      fail: payouts.fail.handler(({ input, context: { call } }) => failPayout(call, input)),
    },
  },
})
