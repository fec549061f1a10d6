/**
 * Sales while the mail server is down for a while, over a real SMTP connection: none is lost, none is told twice. Four hundred sales in `npm
 * test`, ten thousand in `npm run test:long`.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runListeners } from '#app/server/run-listeners.ts'
import { listeners } from '#app/server/wiring.ts'
import { createAccount } from '#domains/accounts/server/index.ts'
import { openBusiness } from '#domains/workspaces/server/index.ts'
import { orderPlaced } from '#events/checkout.ts'
import { smtpMailer } from '#platform/server/mail/smtp.ts'
import { publish, transactAsSystem } from '#platform/server/transact.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { LONG_RUN_OPTIONS } from '#test/plaza/sequences.ts'
import { type AcceptedMail, openSmtpSink, type SmtpSink } from '#test/plaza/smtp-sink.ts'
import { sendDueMails } from './jobs.ts'

const SALES = Number(process.env['PLAZA_SALES'] ?? 400)
/** Each vendor sells once in each round; more than fifty in an hour would be one row with a number. */
const ROUNDS = 40
const ROUND_MS = 15_000
const DOWN = { from: 10, until: 30 }
const HOUR_MS = 3600_000

let plaza: TestPlaza
let sink: SmtpSink
let vendors: { userId: string; workspaceId: string; email: string }[]

beforeAll(async () => {
  plaza = await openTestPlaza()
  sink = await openSmtpSink()
  plaza.services.mailer = smtpMailer(sink.url, { name: 'Plaza', address: 'plaza@example.com' }, plaza.services.log)
  vendors = await transactAsSystem(plaza.services, async (tx) => {
    const opened: typeof vendors = []
    for (let index = 0; index < SALES / ROUNDS; index += 1) {
      const email = `potter${index}@example.com`
      const account = {
        email,
        username: `potter${index}`,
        role: 'vendor',
        passwordHash: 'none',
        emailProof: 'mailed',
        language: 'en',
      } as const
      const { id: userId } = await createAccount(tx, account)
      opened.push({ userId, email, workspaceId: await openBusiness(tx, { name: `Pottery ${index}`, ownerId: userId }) })
    }
    return opened
  })
  await plaza.settle()
})
afterAll(async () => {
  await sink.close()
  await plaza.close()
})

const orderIdOf = (round: number, vendor: number) => `ORD-${String(round * 10_000 + vendor).padStart(10, '0')}`

function sale(round: number, index: number, workspaceId: string) {
  const part = { number: 1, workspaceId, totalMinor: 10_00, lines: [] }
  const payment = { method: 'onDelivery', reference: { type: 'order', id: orderIdOf(round, index) } }
  return orderPlaced({ orderId: orderIdOf(round, index), userId: null, currency: 'USD', totalMinor: 10_00, payment, parts: [part] })
}

/** The numbers of sales that a mail names, each once. */
function salesIn({ bytes }: AcceptedMail): Set<string> {
  return new Set(
    bytes
      .toString('latin1')
      .replace(/=\r?\n/g, '')
      .match(/ORD-\d{10}/g),
  )
}

test(
  `${SALES} sales with the mail server down for a while: every one is in the bell and in exactly one mail`,
  LONG_RUN_OPTIONS,
  async () => {
    // The sales are events without orders, so only this listener may hear them.
    const own = listeners.filter(({ name }) => name === 'notifications.on:orders.placed')
    expect(own).toHaveLength(1)
    const mails: AcceptedMail[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      if (round === DOWN.from) {
        mails.push(...sink.mails)
        await sink.close()
      }
      if (round === DOWN.until) sink = await openSmtpSink({}, Number(new URL(sink.url).port))
      await transactAsSystem(plaza.services, async (tx) =>
        publish(tx, ...vendors.map(({ workspaceId }, index) => sale(round, index, workspaceId))),
      )
      await runListeners(plaza.services, own)
      await sendDueMails.run(plaza.services, {})
      plaza.moveClock(ROUND_MS)
    }
    const due = () => plaza.rows(`select 1 from notifications.deliveries where channel = 'mail' limit 1`)
    while ((await due()).length > 0) {
      plaza.moveClock(HOUR_MS)
      await sendDueMails.run(plaza.services, {})
    }
    mails.push(...sink.mails)

    const wanted = vendors.flatMap((_, index) => Array.from({ length: ROUNDS }, (__, round) => orderIdOf(round, index))).sort()
    const told = mails.flatMap((mail) => [...salesIn(mail)]).sort()
    expect(told).toEqual(wanted)
    for (const { to, bytes } of mails) {
      const index = Number(/^potter(\d+)@/.exec(to[0] ?? '')?.[1])
      expect([...salesIn({ from: '', to, bytes })].filter((id) => Number(id.slice(4)) % 10_000 !== index)).toEqual([])
    }
    const bell = await plaza.rows<{ target_id: string }>(
      `select target_id from notifications.notifications where kind = 'orders.placed' and in_bell order by target_id`,
    )
    expect(bell.map(({ target_id }) => target_id)).toEqual(wanted.map((id) => `${id}-1`))
  },
)
