/** A stranger used Amira's address before she confirmed it: what they left behind pays nobody. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { findInvitationToken } from '#test/plaza/invitation.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { openSalesFlow, type SalesFlow } from '#test/plaza/sales-flow.ts'

const NEW_PASSWORD = 'olives on the window sill'
const ACCOUNT = { holder: 'A Stranger', account: 'EC12 3456 7890 9999' }

let plaza: TestPlaza
let till: SalesFlow
let darAmira: string
let amira: Member
let pendingPayout: string

const here = () => ({ workspace: darAmira })
const request = (by: Member = amira, amountMinor = 20_00) => by.call('finance.payouts.request', { amountMinor }, here())
const setProof = (proof: string, username = 'amira') =>
  plaza.rows('update accounts.users set email_proof = $1 where username = $2', [proof, username])

/** Opens the link of a mailed password reset. */
async function recover(): Promise<void> {
  // Reset mails to one address are limited by the hour.
  plaza.moveClock(60 * 60_000)
  const browser = plaza.browser()
  await browser.call('accounts.password.requestReset', { email: 'amira@example.com' })
  await plaza.settle()
  const mail = plaza.mailTo('amira@example.com').findLast(({ text }) => text.includes('/reset-password'))
  const token = /[?#&](?:token=|reset=)?([\w-]{26})/.exec(mail?.link() ?? '')?.[1] ?? ''
  expect((await browser.call('accounts.password.reset', { token, newPassword: NEW_PASSWORD })).status).toBe(200)
  await plaza.settle()
  amira = plaza.browser()
  expect((await amira.logIn('amira@example.com', NEW_PASSWORD)).status).toBe(200)
}

beforeAll(async () => {
  plaza = await openTestPlaza()
  till = await openSalesFlow(plaza)
  darAmira = till.darAmira
  amira = till.amira
  await till.earn({ PLATE: 10 })
  await amira.reauthenticate('saffron kettle morning')
  expect((await amira.call('vendors.shop.setPayout', ACCOUNT, here())).status).toBe(200)
  pendingPayout = (await request()).body.id
})
afterAll(async () => {
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

describe('where mail is configured, an address that nobody confirmed', () => {
  test.each(['none', 'assumed'])('is not enough for payouts and payout accounts: %s', async (proof) => {
    await setProof(proof)
    expect((await amira.me()).mustConfirmEmail).toBe(true)
    expect((await request()).body.code).toBe('EMAIL_NOT_CONFIRMED')
    expect((await amira.call('vendors.shop.setPayout', ACCOUNT, here())).body.code).toBe('EMAIL_NOT_CONFIRMED')
    await setProof('mailed')
    expect((await amira.me()).mustConfirmEmail).toBe(false)
  })

  test('is not enough to apply as a vendor', async () => {
    const zoe = await plaza.newcomer('zoe')
    const { body: workspace } = await zoe.call('workspaces.create', { name: 'Zoe' })
    const application = { name: 'Zoe Sells', description: 'x', legal: null, policies: { shipping: '', returns: '' } }
    const apply = () => zoe.call('vendors.application.submit', application, { workspace: workspace.id })
    expect((await apply()).body.code).toBe('EMAIL_NOT_CONFIRMED')
    await setProof('mailed', 'zoe')
    expect((await apply()).status).toBe(200)
  })

  test('is enough on a server that sends no mail', async () => {
    await setProof('assumed')
    const mailer = plaza.services.mailer
    plaza.services.mailer = { ...mailer, delivers: false }
    expect((await request(amira, 10_00)).status).toBe(200)
    expect((await amira.me()).mustConfirmEmail).toBe(false)
    plaza.services.mailer = mailer
    await setProof('mailed')
  })
})

describe('a recovery by mail', () => {
  let invited: string
  beforeAll(async () => {
    await amira.call('workspaces.invitations.create', { email: 'friend@example.com', role: 'manager', permissions: [] }, here())
    invited = await findInvitationToken(plaza, 'friend@example.com')
    expect((await plaza.browser().call('workspaces.invitations.preview', { token: invited })).status).toBe(200)
    await setProof('assumed')
    await recover()
  })

  test('freezes the payout account: nothing is requested, shown or paid', async () => {
    expect((await amira.call('finance.summary', {}, here())).body.payoutFrozen).toBe(true)
    expect((await amira.call('vendors.shop.get', {}, here())).body).toMatchObject({ payout: { ending: '9999' }, payoutFrozen: true })
    expect((await request()).body.code).toBe('PAYOUT_ACCOUNT_FROZEN')
    const omar = await plaza.member('omar')
    const paid = await omar.call('finance.admin.payouts.process', { id: pendingPayout, reference: 'TX 1' })
    expect(paid.body.code).toBe('PAYOUT_ACCOUNT_FROZEN')
    expect((await omar.call('vendors.admin.vendors.revealPayout', { id: darAmira })).body.code).toBe('PAYOUT_ACCOUNT_FROZEN')
  })

  test('ends open invitations to the business, and says by mail what to check', async () => {
    expect((await plaza.browser().call('workspaces.invitations.preview', { token: invited })).status).toBe(404)
    const texts = plaza.mailTo('amira@example.com').map(({ text }) => text.replaceAll('\n', ' '))
    expect(texts.some((text) => text.includes('payout accounts are frozen'))).toBe(true)
  })

  test('lets the owner alone confirm the account, with a fresh proof', async () => {
    const elena = await plaza.member('elena')
    expect((await elena.call('vendors.shop.confirmPayout', {}, here())).body.code).toBe('PERMISSION_NEEDED')
    plaza.moveClock(11 * 60_000)
    expect((await amira.call('vendors.shop.confirmPayout', {}, here())).body.code).toBe('REAUTHENTICATION_NEEDED')
    await amira.reauthenticate(NEW_PASSWORD)
    expect((await amira.call('vendors.shop.confirmPayout', {}, here())).body.payoutFrozen).toBe(false)
    expect((await request(amira, 10_00)).status).toBe(200)
    const omar = await plaza.member('omar')
    expect((await omar.call('finance.admin.payouts.process', { id: pendingPayout, reference: 'TX 2' })).status).toBe(200)
  })

  test('again, is undone by removing or replacing the account', async () => {
    await setProof('assumed')
    await recover()
    expect((await amira.call('vendors.shop.removePayout', {}, here())).body).toMatchObject({ payout: null, payoutFrozen: false })
    expect((await amira.call('vendors.shop.confirmPayout', {}, here())).status).toBe(404)
    await amira.call('vendors.shop.setPayout', ACCOUNT, here())
    await setProof('assumed')
    await recover()
    const own = { holder: 'Amira', account: 'EC98 7654 3210 0001' }
    expect((await amira.call('vendors.shop.setPayout', own, here())).body).toMatchObject({
      payout: { ending: '0001' },
      payoutFrozen: false,
    })
  })

  test('of an account that was confirmed before freezes nothing', async () => {
    await recover()
    expect((await amira.call('finance.summary', {}, here())).body.payoutFrozen).toBe(false)
  })
})
