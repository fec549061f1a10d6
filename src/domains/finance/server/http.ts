import { implementOperations } from '#platform/server/implement-operations.ts'
import { finance } from '../contract.ts'
import { getCommission, vendorsForRules } from './commission.ts'
import { commissionFigures } from './commission-figures.ts'
import { confirmSale } from './confirm-sale.ts'
import { failPayout } from './fail-payout.ts'
import { listHeldSales } from './held-sales.ts'
import { previewOwnCommission, previewTerms } from './preview-commission.ts'
import { processPayout } from './process-payout.ts'
import { getSummary } from './read-balances.ts'
import { getEarning, listEarnings } from './read-earnings.ts'
import { listAccounts, listLedger, listOwnAccount } from './read-ledger.ts'
import { listOrderEntries } from './read-order-entries.ts'
import { getAnyPayout, getOwnPayout, listAllPayouts, listOwnPayouts } from './read-payouts.ts'
import { getStatement, listStatement, listTransactions } from './read-statement.ts'
import { requestPayout } from './request-payout.ts'
import { reversePayout } from './reverse-payout.ts'
import { displayRates, payoutSettings } from './settings.sql.ts'
import { updateCommission } from './update-commission.ts'

const os = implementOperations(finance)
const { commission, settings, rates, payouts, sales } = os.admin

export const financeRouter = os.router({
  summary: os.summary.handler(({ context: { ctx } }) => getSummary(ctx)),
  earnings: {
    list: os.earnings.list.handler(({ input, context: { ctx } }) => listEarnings(ctx, input)),
    get: os.earnings.get.handler(({ input, context: { ctx } }) => getEarning(ctx, input)),
  },
  transactions: {
    list: os.transactions.list.handler(({ input, context: { ctx } }) => listTransactions(ctx, input)),
    ofAccount: os.transactions.ofAccount.handler(({ input, context: { ctx } }) => listOwnAccount(ctx, input)),
  },
  payouts: {
    list: os.payouts.list.handler(({ input, context: { ctx } }) => listOwnPayouts(ctx, input)),
    get: os.payouts.get.handler(({ input, context: { ctx } }) => getOwnPayout(ctx, input)),
    request: os.payouts.request.handler(({ input, context: { ctx } }) => requestPayout(ctx, input)),
  },
  statement: {
    get: os.statement.get.handler(({ input, context: { ctx } }) => getStatement(ctx, input)),
    rows: os.statement.rows.handler(({ input, context: { ctx } }) => listStatement(ctx, input)),
  },
  commissionPreview: os.commissionPreview.handler(({ input, context: { ctx } }) => previewOwnCommission(ctx, input)),
  admin: {
    commission: {
      get: commission.get.handler(({ context: { ctx } }) => getCommission(ctx)),
      update: commission.update.handler(({ input, context: { ctx } }) => updateCommission(ctx, input)),
      preview: commission.preview.handler(({ input, context: { ctx } }) => previewTerms(ctx, input)),
      vendors: commission.vendors.handler(async ({ input, context: { ctx } }) => ({ items: await vendorsForRules(ctx, input) })),
    },
    settings: {
      get: settings.get.handler(({ context: { ctx } }) => payoutSettings.load(ctx.services.db)),
      update: settings.update.handler(({ input, context: { ctx } }) => payoutSettings.update(ctx, input)),
    },
    rates: {
      get: rates.get.handler(({ context: { ctx } }) => displayRates.load(ctx.services.db)),
      update: rates.update.handler(({ input, context: { ctx } }) => displayRates.update(ctx, input)),
    },
    figures: os.admin.figures.handler(({ input, context: { ctx } }) => commissionFigures(ctx, input)),
    ofOrder: os.admin.ofOrder.handler(async ({ input, context: { ctx } }) => ({ entries: await listOrderEntries(ctx, input) })),
    ledger: {
      accounts: os.admin.ledger.accounts.handler(({ context: { ctx } }) => listAccounts(ctx)),
      entries: os.admin.ledger.entries.handler(({ input, context: { ctx } }) => listLedger(ctx, input)),
    },
    payouts: {
      list: payouts.list.handler(({ input, context: { ctx } }) => listAllPayouts(ctx, input)),
      get: payouts.get.handler(({ input, context: { ctx } }) => getAnyPayout(ctx, input)),
      process: payouts.process.handler(({ input, context: { ctx } }) => processPayout(ctx, input)),
      fail: payouts.fail.handler(({ input, context: { ctx } }) => failPayout(ctx, input)),
      reverse: payouts.reverse.handler(({ input, context: { ctx } }) => reversePayout(ctx, input)),
    },
    sales: {
      listHeld: sales.listHeld.handler(({ input, context: { ctx } }) => listHeldSales(ctx, input)),
      confirm: sales.confirm.handler(({ input, context: { ctx } }) => confirmSale(ctx, input)),
    },
  },
})
