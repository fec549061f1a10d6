/** Joins what every domain brings: operations, listeners, tasks, and which facts move which pages. */
import { os } from '@orpc/server'
import { eraseAccount, finishErasures } from '#domains/accounts/server/erase-account.ts'
import { accountsRouter } from '#domains/accounts/server/http.ts'
import { forgetWhatIsOver } from '#domains/accounts/server/jobs.ts'
import { forgetOldExports } from '#domains/accounts/server/jobs-exports.ts'
import { noticeEndedSuspensions } from '#domains/accounts/server/jobs-suspensions.ts'
import { listeners as accountsListeners } from '#domains/accounts/server/listeners.ts'
import { sendAccountMail } from '#domains/accounts/server/mail-task.ts'
import { makeExport } from '#domains/accounts/server/make-export.ts'
import { subjects as accountsSubjects } from '#domains/accounts/server/subjects.ts'
import { analyticsRouter } from '#domains/analytics/server/http.ts'
import { listeners as analyticsListeners } from '#domains/analytics/server/listeners.ts'
import { cartRouter } from '#domains/cart/server/http.ts'
import { forgetOldCarts } from '#domains/cart/server/jobs.ts'
import { subjects as cartSubjects } from '#domains/cart/server/subjects.ts'
import { catalogRouter } from '#domains/catalog/server/http.ts'
import { subjects as catalogSubjects } from '#domains/catalog/server/subjects.ts'
import { checkoutRouter } from '#domains/checkout/server/http.ts'
import { expireCheckout, expireCheckouts, forgetOldCheckouts, mailMoneyReturned, placePaidOrder } from '#domains/checkout/server/jobs.ts'
import { listeners as checkoutListeners } from '#domains/checkout/server/listeners.ts'
import { subjects as checkoutSubjects } from '#domains/checkout/server/subjects.ts'
import { financeRouter } from '#domains/finance/server/http.ts'
import { releaseEarnings } from '#domains/finance/server/jobs.ts'
import { listeners as financeListeners } from '#domains/finance/server/listeners.ts'
import { subjects as financeSubjects } from '#domains/finance/server/subjects.ts'
import { inventoryRouter } from '#domains/inventory/server/http.ts'
import { releaseExpiredHolds } from '#domains/inventory/server/jobs.ts'
import { subjects as inventorySubjects } from '#domains/inventory/server/subjects.ts'
import { marketplaceRouter } from '#domains/marketplace/server/http.ts'
import { forgetOldShopping, mailStockNotices } from '#domains/marketplace/server/jobs.ts'
import { listeners as marketplaceListeners } from '#domains/marketplace/server/listeners.ts'
import { subjects as marketplaceSubjects } from '#domains/marketplace/server/subjects.ts'
import { ordersRouter } from '#domains/orders/server/http.ts'
import { askRefundAgain, inviteToReview, sendOrderMail } from '#domains/orders/server/jobs.ts'
import { listeners as ordersListeners } from '#domains/orders/server/listeners.ts'
import { sendVendorMail as sendVendorMailOfOrders } from '#domains/orders/server/mail-task.ts'
import { subjects as ordersSubjects } from '#domains/orders/server/subjects.ts'
import { paymentsRouter } from '#domains/payments/server/http.ts'
import { askProvider, callOff, forgetOldEvents, giveBack, lookAtWaiting, reportTestPayment } from '#domains/payments/server/jobs.ts'
import { listeners as paymentsListeners } from '#domains/payments/server/listeners.ts'
import { promotionsRouter } from '#domains/promotions/server/http.ts'
import { listeners as promotionsListeners } from '#domains/promotions/server/listeners.ts'
import { reviewsRouter } from '#domains/reviews/server/http.ts'
import { listeners as reviewsListeners } from '#domains/reviews/server/listeners.ts'
import { subjects as reviewsSubjects } from '#domains/reviews/server/subjects.ts'
import { vendorsRouter } from '#domains/vendors/server/http.ts'
import { endVacations } from '#domains/vendors/server/jobs.ts'
import { listeners as vendorsListeners } from '#domains/vendors/server/listeners.ts'
import { sendVendorMail } from '#domains/vendors/server/mail-task.ts'
import { subjects as vendorsSubjects } from '#domains/vendors/server/subjects.ts'
import { workspacesRouter } from '#domains/workspaces/server/http.ts'
import { forgetOldInvitations, mailInvitation } from '#domains/workspaces/server/jobs.ts'
import { listeners as workspacesListeners } from '#domains/workspaces/server/listeners.ts'
import { subjects as workspacesSubjects } from '#domains/workspaces/server/subjects.ts'
import { termsChanged } from '#facts/cart.ts'
import { categoriesChanged } from '#facts/catalog.ts'
import { ratesChanged } from '#facts/finance.ts'
import { stockChanged } from '#facts/inventory.ts'
import { listingChanged, questionAnswered, questionAsked, questionsMoved } from '#facts/marketplace.ts'
import { ratingChanged, replied } from '#facts/reviews.ts'
import {
  approved as vendorApproved,
  changed as vendorChanged,
  closed as vendorClosed,
  resumed as vendorResumed,
  suspended as vendorSuspended,
} from '#facts/vendors.ts'
import type { RequestContext } from '#platform/server/bind.ts'
import type { Hint } from '#platform/server/dispatcher.ts'
import { deleteLooseFiles } from '#platform/server/files/loose-files.ts'
import type { Task } from '#platform/server/jobs.ts'
import type { Listener } from '#platform/server/listeners.ts'
import { forgetOldRows } from '#platform/server/retention.ts'
import { joinSubjects } from '#platform/server/subjects.ts'
import { forgetOldUploads } from '#platform/server/uploads/take-upload.ts'
import { checkInvariants } from './check-invariants.ts'

export const router = os.$context<RequestContext>().router({
  accounts: accountsRouter,
  workspaces: workspacesRouter,
  vendors: vendorsRouter,
  catalog: catalogRouter,
  inventory: inventoryRouter,
  promotions: promotionsRouter,
  finance: financeRouter,
  payments: paymentsRouter,
  cart: cartRouter,
  orders: ordersRouter,
  checkout: checkoutRouter,
  reviews: reviewsRouter,
  marketplace: marketplaceRouter,
  analytics: analyticsRouter,
})

export const listeners: readonly Listener[] = [
  ...accountsListeners,
  ...workspacesListeners,
  ...promotionsListeners,
  ...financeListeners,
  ...vendorsListeners,
  ...paymentsListeners,
  ...ordersListeners,
  ...checkoutListeners,
  ...reviewsListeners,
  ...marketplaceListeners,
  ...analyticsListeners,
]

export const tasks: readonly Task[] = [
  sendAccountMail,
  forgetWhatIsOver,
  makeExport,
  forgetOldExports,
  noticeEndedSuspensions,
  eraseAccount,
  finishErasures,
  forgetOldRows,
  forgetOldUploads,
  deleteLooseFiles,
  mailInvitation,
  forgetOldInvitations,
  sendVendorMail,
  endVacations,
  forgetOldCarts,
  mailStockNotices,
  forgetOldShopping,
  sendOrderMail,
  sendVendorMailOfOrders,
  inviteToReview,
  askRefundAgain,
  releaseExpiredHolds,
  releaseEarnings,
  askProvider,
  callOff,
  giveBack,
  lookAtWaiting,
  reportTestPayment,
  forgetOldEvents,
  placePaidOrder,
  mailMoneyReturned,
  expireCheckout,
  expireCheckouts,
  forgetOldCheckouts,
  checkInvariants,
]

/** What any domain can show, export or erase of another's, by (type, id), in the order of the line: an account is erased from its end. */
export const subjects = joinSubjects([
  ...accountsSubjects,
  ...workspacesSubjects,
  ...vendorsSubjects,
  ...inventorySubjects,
  ...financeSubjects,
  ...cartSubjects,
  ...catalogSubjects,
  ...ordersSubjects,
  ...checkoutSubjects,
  ...reviewsSubjects,
  ...marketplaceSubjects,
])

/** What moves the page of the product they are about, and no list. */
const OF_PRODUCT = new Set<string>(
  [stockChanged, ratingChanged, replied, questionAsked, questionAnswered, questionsMoved].map(({ type }) => type),
)

/** What stands on nearly all of them. */
const OF_ANY_PAGE = new Set<string>(
  [termsChanged, ratesChanged, categoriesChanged, vendorApproved, vendorSuspended, vendorResumed, vendorClosed, vendorChanged].map(
    ({ type }) => type,
  ),
)

/** Tags of the cached pages that show what a fact changed; null when any page may. */
export function movedTags(hints: readonly Hint[]): string[] | null {
  if (hints.length === 0 || hints.some(([type]) => OF_ANY_PAGE.has(type))) return null
  return hints.flatMap(([type, aggregate]) => {
    if (type === listingChanged.type) return ['listings', `product:${aggregate}`]
    if (OF_PRODUCT.has(type)) return [`product:${aggregate}`]
    return []
  })
}
