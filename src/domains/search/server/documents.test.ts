/** Documents follow their records: in the same transaction, under races, and like a rebuild would write them. */
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { emailVerified } from '#events/accounts.ts'
import { publish, transactAsSystem } from '#platform/server/transact.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { buy, deliver } from '#test/plaza/purchase.ts'
import { RUN_PARAMETERS } from '#test/plaza/sequences.ts'
import { openSearchIndex, rebuildDocuments } from './index.ts'

let plaza: TestPlaza
let people: Member[]
let admin: Member
let amira: Member
let shop: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  people = await Promise.all(['ana', 'ben', 'cleo'].map((name) => plaza.newcomer(name)))
  ;[admin, amira] = await Promise.all([plaza.member('omar'), plaza.member('amira')])
  shop = await plaza.workspace('Dar Amira')
})
afterAll(() => plaza.close())
afterEach(async () => expect(await findViolations(plaza.pool)).toEqual([]))

async function asAdmin(operation: string, input: object): Promise<void> {
  const { status, body } = await admin.call(operation, input)
  expect(status, JSON.stringify(body)).toBe(200)
}

const documents = () => plaza.rows('select type, id, title, readers, person_id, rank, words::text from search.documents order by type, id')

const titlesOf = async (who: Member, q: string) =>
  (await who.call('search.list', { type: 'user', q })).body.items.map(({ title }: { title: string }) => title)

test('a rebuild writes what the commands wrote, whatever happened before', async () => {
  const idOf = async (index: number) => (await people[index]?.me())?.id ?? ''
  const ids = await Promise.all(people.map((_, index) => idOf(index)))
  const step = fc.record({
    kind: fc.constantFrom('rename', 'suspend', 'lift', 'buy', 'shop', 'closeShop'),
    which: fc.nat(2),
    name: fc.nat(99),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      for (const { kind, which, name } of steps) {
        const id = ids[which] ?? ''
        if (kind === 'rename')
          await transactAsSystem(plaza.services, async (tx) => {
            await plaza.rows('update accounts.users set username = $2 where id = $1', [id, `Renamed${which}x${name}`])
            await tx.services.search.refresh(tx, 'user', [id])
          })
        if (kind === 'suspend') await asAdmin('accounts.admin.users.suspend', { id, reason: `Reason ${name}` })
        if (kind === 'lift') await asAdmin('accounts.admin.users.liftSuspension', { id })
        if (kind === 'buy') await buy(plaza, amira, 'LAMP')
        if (kind === 'shop') await asAdmin('vendors.admin.vendors.resume', { id: shop })
        if (kind === 'closeShop') await asAdmin('vendors.admin.vendors.suspend', { id: shop, reason: `Reason ${name}` })
      }
      const incremental = await documents()
      expect(await rebuildDocuments(plaza.services)).toBe(incremental.length)
      expect(await documents()).toEqual(incremental)
    }),
    { ...RUN_PARAMETERS, numRuns: Math.min(RUN_PARAMETERS.numRuns, 200) },
  )
})

test('a search after a rename never shows the old name, and one during it shows exactly one of them', async () => {
  const [reader] = await Promise.all([plaza.newcomer('reader')])
  const person = await plaza.newcomer('moth1')
  for (let turn = 1; turn <= 8; turn += 1) {
    const renaming = person.call('accounts.profile.changeUsername', { username: `moth${turn + 1}` })
    const during = await titlesOf(reader, 'moth')
    expect([[`moth${turn}`], [`moth${turn + 1}`]]).toContainEqual(during)
    const { status } = await renaming
    if (status !== 200) break
    expect(await titlesOf(reader, 'moth')).toEqual([`moth${turn + 1}`])
    expect(await titlesOf(reader, `moth${turn}`)).toEqual([])
  }
})

test('of two changes of one person at once the later one sees the earlier', async () => {
  const person = await plaza.newcomer('newt')
  const { id } = await person.me()
  const user = plaza.services.search.searchables.find(({ type }) => type === 'user')
  if (!user) throw new Error('people are not found')
  const isBlocked = async () =>
    (await plaza.rows(`select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`)).length > 0
  const suspensions: ReturnType<Member['call']>[] = []
  // It has read the person, then they are suspended, then it writes what it has read.
  const slow = openSearchIndex(
    [
      {
        ...user,
        async documents(db, ids) {
          const read = await user.documents(db, ids)
          suspensions.push(admin.call('accounts.admin.users.suspend', { id, reason: 'Spam' }))
          while (!(await isBlocked()));
          return read
        },
      },
    ],
    [],
  )
  await transactAsSystem(plaza.services, (tx) => slow.refresh(tx, 'user', [id]))
  expect((await Promise.all(suspensions)).map(({ status }) => status)).toEqual([200])
  expect(await titlesOf(amira, 'newt')).toEqual([])
})

test('a failed command leaves the document as it was', async () => {
  const person = await plaza.newcomer('otter')
  const { id } = await person.me()
  const before = await documents()
  await expect(
    transactAsSystem(plaza.services, async (tx) => {
      await tx.services.search.refresh(tx, 'user', ['usr_nobody', id])
      throw new Error('the rest of the command fails')
    }),
  ).rejects.toThrow('the rest')
  expect(await documents()).toEqual(before)
})

test('an order that joins an account is found by its member from then on', async () => {
  const dora = await plaza.newcomer('dora', { confirmed: true })
  const lena = plaza.guest()
  await lena.add(await plaza.variant('LAMP'), 1)
  lena.email = 'dora@example.com'
  const { orderId } = (await lena.placeOrder()).body
  const found = async () => (await dora.call('search.list', { type: 'order', q: orderId })).body.items.length
  expect(await found()).toBe(0)
  await transactAsSystem(plaza.services, async (tx) => publish(tx, emailVerified({ userId: (await dora.me()).id })))
  await plaza.settle()
  expect(await found()).toBe(1)
})

test('an erased buyer is found by nobody, also not in the orders of the vendor', async () => {
  const paz = await plaza.newcomer('pazzer')
  const orderId = await buy(plaza, paz, 'LAMP')
  const { id } = await paz.me()
  expect((await plaza.rows('select from search.documents where $1 = any(readers)', [`order ${id}`])).length).toBe(1)
  await deliver(plaza, orderId)
  expect((await paz.call('accounts.deletion.request', { username: 'pazzer' })).status).toBe(200)
  await plaza.settle()
  const rows = await plaza.rows<{ type: string; words: string }>(
    `select type, words::text from search.documents where id = $1 or id = $2 or id = $3`,
    [id, orderId, `${orderId}-1`],
  )
  expect(rows.map(({ type }) => type)).toEqual(['orderPart'])
  expect(rows[0]?.words).not.toMatch(/bruno|paz/)
})
