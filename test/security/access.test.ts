import { isContractProcedure } from '@orpc/contract'
import { isProcedure } from '@orpc/server'
import { describe, expect, test } from 'vitest'
import { router } from '#app/server/wiring.ts'
import { contract } from '#contract'
import type { OperationMeta } from '#platform/shared/contract.ts'
import { findUndeclared } from '#test/boundaries/operations.ts'

/** Operations that guests may call; maintained by hand. */
const FOR_ANYONE = [
  'accounts.email.verify',
  'accounts.passkeyLogin.begin',
  'accounts.passkeyLogin.finish',
  'accounts.password.requestReset',
  'accounts.password.reset',
  'accounts.register',
  'accounts.session.get',
  'accounts.session.logIn',
  'accounts.session.logOut',
  'accounts.session.passSecondFactor',
  'cart.acceptPrices',
  'cart.addLine',
  'cart.chooseDelivery',
  'cart.clear',
  'cart.dropCode',
  'cart.dropQuote',
  'cart.dropSaved',
  'cart.enterCode',
  'cart.get',
  'cart.keepOnly',
  'cart.moveToCart',
  'cart.restore',
  'cart.saveForLater',
  'cart.setQuantity',
  'cart.takeQuote',
  'catalog.categories.list',
  'catalog.products.get',
  'catalog.products.list',
  'checkout.answerChallenge',
  'checkout.begin',
  'checkout.cancelPayment',
  'checkout.current',
  'checkout.get',
  'checkout.pay',
  'checkout.placeOrder',
  'checkout.stay',
  'comments.get',
  'comments.history.list',
  'comments.list',
  'comments.replies.list',
  'crm.forms.open',
  'crm.forms.send',
  'crm.mailLink.get',
  'crm.mailLink.refuse',
  'crm.quoteLink.accept',
  'crm.quoteLink.decline',
  'crm.quoteLink.get',
  'feed.posts.get',
  'marketplace.collections.get',
  'marketplace.listings.get',
  'marketplace.listings.list',
  'marketplace.listings.some',
  'marketplace.notices.cancelByLink',
  'marketplace.notices.request',
  'marketplace.overview.get',
  'marketplace.questions.list',
  'marketplace.suggest',
  'marketplace.vendors.get',
  'marketplace.viewed.track',
  'moderation.decisions.appeal',
  'moderation.decisions.get',
  'moderation.transparency.get',
  'notifications.unsubscribe',
  'orders.cancel',
  'orders.digital.get',
  'orders.digital.openDownload',
  'orders.get',
  'orders.previewRefund',
  'orders.proposals.accept',
  'orders.proposals.decline',
  'orders.proposals.dispute',
  'orders.proposals.get',
  'orders.proposals.list',
  'orders.proposals.make',
  'orders.proposals.withdraw',
  'orders.reorder',
  'orders.requestConfirmation',
  'orders.returns.dispute',
  'orders.returns.request',
  'orders.returns.withdraw',
  'orders.thread.get',
  'orders.thread.read',
  'orders.thread.send',
  'pages.get',
  'pages.published',
  'payments.methods',
  'procurement.supplierLink.confirm',
  'procurement.supplierLink.get',
  'promotions.reductions',
  'reviews.ofProduct.list',
  'reviews.ofProduct.summary',
  'search.find',
  'search.list',
  'vendors.deliveryMethods.list',
  'workspaces.invitations.preview',
]

type Node = { [key: string]: unknown }

function operations(node: unknown, is: (value: unknown) => boolean, path: string[] = []): { name: string; node: Node }[] {
  if (is(node)) return [{ name: path.join('.'), node: node as Node }]
  return Object.entries((node ?? {}) as Node).flatMap(([key, value]) => operations(value, is, [...path, key]))
}

describe('boundary 5: access', () => {
  const declared = operations(contract, isContractProcedure)

  test('every operation declares who may call it and whether it writes', () => {
    expect(declared.length).toBeGreaterThanOrEqual(12)
    expect(findUndeclared(contract)).toEqual([])
  })

  test('an operation that says nothing is found', () => {
    const planted = { ...contract, planted: { open: { '~orpc': { meta: {}, route: { method: 'GET' }, errorMap: {} } } } }
    expect(findUndeclared(planted)).toEqual(['planted.open: no access', 'planted.open: reads or writes?'])
  })

  test('the list of public operations is exactly this', () => {
    const open = declared
      .filter(({ node }) => (node as { '~orpc': { meta: OperationMeta } })['~orpc'].meta.access === 'anyone')
      .map(({ name }) => name)
    expect(open.sort()).toEqual(FOR_ANYONE)
  })

  test('every operation of the contract has a handler, and there are no others', () => {
    const handled = operations(router, isProcedure).map(({ name }) => name)
    expect(handled.sort()).toEqual(declared.map(({ name }) => name).sort())
  })
})
