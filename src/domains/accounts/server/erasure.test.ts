/** Zenobia leaves Plaza, and nothing of her stays. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CAST_PASSWORD } from '#app/server/cast.ts'
import { transactAs } from '#platform/server/transact.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { personWithEverything, type Whole, ZENOBIA } from '#test/plaza/person-with-everything.ts'
import { allColumns, tracesOf } from '#test/plaza/traces.ts'
import { subjects } from './subjects.ts'

const HOUR = 3600_000
const DAY = 24 * HOUR

let plaza: TestPlaza
let zenobia: Whole

/** Whatever tells that it was she: what she is called, what she wrote, where she lives, where she came from. */
const textsOf = ({ id }: Whole) => {
  const { address, ...rest } = ZENOBIA
  const { link, bio, ...texts } = rest
  return [id, 'zenobia.was', ...Object.values(texts), ...bio.split('\n'), link.label, link.url, address.name, address.line1, address.city]
}

const runTask = async (name: string) => {
  await plaza.rows('select graphile_worker.add_job($1)', [name])
  await plaza.settle()
}
const leave = () => zenobia.member.call('accounts.deletion.request', { username: ZENOBIA.username })

describe('an erasure', () => {
  let files: string[]

  beforeAll(async () => {
    plaza = await openTestPlaza()
    zenobia = await personWithEverything(plaza)
    await zenobia.member.call('accounts.exports.request')
    await plaza.settle()
    files = (
      await plaza.rows<{ key: string }>(
        `select source ->> 'key' as key from accounts.profiles, jsonb_array_elements(avatar -> 'sources') source where user_id = $1
         union all select file_key from accounts.exports where user_id = $1
         union all select key from platform.uploads where user_id = $1`,
        [zenobia.id],
      )
    ).map(({ key }) => key)
    // A mail that was given up, with what the mail server said.
    await plaza.rows(
      `select graphile_worker.add_job('accounts:sendMail', json_build_object('userId', $1::text, 'kind', 'security'), run_at => now() + interval '1 year')`,
      [zenobia.id],
    )
    await plaza.rows(`update graphile_worker._private_jobs set last_error = 'no such mailbox: ${ZENOBIA.email}', attempts = max_attempts`)
  })
  afterAll(() => plaza.close())

  test('begins with somebody whose traces are all over the house', async () => {
    expect((await allColumns(plaza)).length).toBeGreaterThan(200)
    const found = await tracesOf(plaza, textsOf(zenobia))
    expect(textsOf(zenobia).filter((text) => !found.some((trace) => trace.text === text))).toEqual([])
    const schemas = new Set(found.map(({ column }) => column.split('.')[0]))
    expect([...schemas].sort()).toEqual(['accounts', 'audit', 'cart', 'graphile_worker', 'orders', 'platform', 'workspaces'])
    expect(files).toHaveLength(8)
  })

  test('leaves her id in the audit log, for a month in facts, and for a day what others were answered', async () => {
    expect((await leave()).status).toBe(200)
    await plaza.settle()
    const found = await tracesOf(plaza, textsOf(zenobia))
    const columnsOf = (texts: readonly string[]) => [
      ...new Set(found.filter(({ text }) => texts.includes(text)).map(({ column }) => column)),
    ]
    const [id, ...words] = textsOf(zenobia)
    expect(columnsOf(words)).toEqual(['platform.idempotency_keys.reply'])
    expect(columnsOf([id ?? ''])).toEqual([
      'audit.entries.subject_id',
      'platform.facts.aggregate',
      'platform.facts.payload',
      'platform.hearings.aggregate',
      'platform.idempotency_keys.reply',
    ])
    expect(await plaza.rows('select 1 from platform.idempotency_keys where viewer = $1', [zenobia.id])).toEqual([])
  })

  test('leaves the books as they were, with nobody’s name in them', async () => {
    const [order] = await plaza.rows('select user_id, email, status, subtotal_minor from orders.orders where id = $1', [zenobia.orderId])
    expect(order).toEqual({ user_id: null, email: '', status: 'Delivered', subtotal_minor: 28_00 })
  })

  test('deletes her files', async () => {
    plaza.moveClock(11 * 60_000)
    await runTask('platform:deleteLooseFiles')
    expect(await Promise.all(files.map((key) => plaza.kernel.files.head(key)))).toEqual(Array(8).fill(null))
  })

  test('is told to others once, and written into the log by nobody’s hand', async () => {
    const facts = await plaza.rows<{ type: string }>('select type from platform.facts where aggregate = $1 order by position', [zenobia.id])
    expect(facts.map(({ type }) => type).slice(-2)).toEqual(['accounts.deletionRequested', 'accounts.erased'])
    const entries = await plaza.rows('select action, actor, address, details from audit.entries where subject_id = $1 order by position', [
      zenobia.id,
    ])
    expect(entries.at(-1)).toEqual({ action: 'accounts.erased', actor: 'system', address: null, details: {} })
  })

  test('keeps her names out of use, and lets her address come again', async () => {
    const register = (email: string, username: string) => plaza.browser().register(email, username, CAST_PASSWORD)
    for (const name of ['zenobia', 'Zen0bia', 'zenobia.was'])
      expect((await register('somebody@example.org', name)).body.code, name).toBe('USERNAME_TAKEN')
    expect((await register(ZENOBIA.email, 'another.person')).status).toBe(200)
    await plaza.rows('delete from accounts.users where email = $1', [ZENOBIA.email])
  })

  test('leaves after a month only her id in the audit log', async () => {
    plaza.moveClock(31 * DAY)
    await plaza.settle()
    await runTask('platform:forgetOldRows')
    expect(await tracesOf(plaza, textsOf(zenobia))).toEqual([{ column: 'audit.entries.subject_id', text: zenobia.id }])
  })

  test('would be seen to have left something, of whatever kind and wherever it is', async () => {
    await plaza.rows('create schema planted')
    await plaza.rows('create table planted.leftovers (id int, words text, parts jsonb, raw bytea, list text[], loose json)')
    const planted = {
      words: `'once there was Zenobia.Quill@example.com'`,
      parts: `jsonb_build_object('deep', jsonb_build_array(jsonb_build_object('bio', E'I throw moon jars\\nby the river.')))`,
      raw: `convert_to('…Callejón del Horno 9…', 'UTF8')`,
      list: `array['nobody', '${zenobia.id}']`,
      loose: `json_build_object('ip', '203.0.113.77')`,
    }
    for (const [column, value] of Object.entries(planted)) {
      await plaza.rows(`insert into planted.leftovers (${column}) values (${value})`)
      const found = (await tracesOf(plaza, textsOf(zenobia))).filter(({ column }) => column !== 'audit.entries.subject_id')
      expect([...new Set(found.map((trace) => trace.column))], column).toEqual([`planted.leftovers.${column}`])
      await plaza.rows('delete from planted.leftovers')
    }
  })
})

describe('an erasure that breaks off', () => {
  const [user] = subjects
  const isThere = async () => (await plaza.rows('select 1 from accounts.users where id = $1', [zenobia.id])).length === 1

  beforeEach(async () => {
    plaza = await openTestPlaza()
    zenobia = await personWithEverything(plaza)
  })
  afterEach(() => plaza.close())

  /** As if the process had been killed after some of the domains, `times` times. */
  function breakOff(times: number): void {
    const { subjects } = plaza.kernel
    const [own, ...others] = subjects.personal
    if (!own) throw new Error('nothing is personal')
    let left = times
    const broken = {
      type: 'broken',
      personal: {
        ...own.personal,
        async erase() {
          left -= 1
          if (left >= 0) throw new Error('killed')
        },
      },
    }
    plaza.kernel.subjects = { ...subjects, personal: [own, broken, ...others] }
  }

  test('keeps what is done and goes on with the next try; meanwhile she is gone for everybody', async () => {
    breakOff(1)
    await leave()
    await plaza.settle()
    expect(await isThere()).toBe(true)
    expect(await plaza.rows('select 1 from orders.orders where user_id = $1', [zenobia.id])).toEqual([])
    const bruno = await plaza.member('bruno')
    expect((await bruno.call('accounts.profiles.get', { username: ZENOBIA.username })).status).toBe(404)
    expect((await plaza.browser().logIn(ZENOBIA.email, CAST_PASSWORD)).body.code).toBe('INVALID_CREDENTIALS')
    await plaza.rows('update graphile_worker._private_jobs set run_at = now()')
    await plaza.settle()
    expect(await isThere()).toBe(false)
  })

  test('for good is taken up again by itself', async () => {
    breakOff(1)
    await leave()
    await plaza.settle()
    await plaza.rows('update graphile_worker._private_jobs set attempts = max_attempts')
    await runTask('accounts:finishErasures')
    expect(await isThere()).toBe(true)
    plaza.moveClock(4 * HOUR)
    await runTask('accounts:finishErasures')
    expect(await isThere()).toBe(false)
    expect(await plaza.rows(`select 1 from graphile_worker._private_jobs where payload::text like '%' || $1 || '%'`, [zenobia.id])).toEqual(
      [],
    )
  })

  test('is the same when it is done twice at once', async () => {
    await leave()
    const twice = Array.from({ length: 2 }, () =>
      plaza.rows(`select graphile_worker.add_job('accounts:eraseAccount', json_build_object('userId', $1::text))`, [zenobia.id]),
    )
    await Promise.all(twice)
    await plaza.settle()
    expect(await isThere()).toBe(false)
    expect(await plaza.rows(`select 1 from platform.facts where type = 'accounts.erased'`)).toHaveLength(1)
    await transactAs(plaza.kernel, async (tx) => user?.personal?.erase(tx, zenobia.id))
    expect(await plaza.rows(`select 1 from platform.facts where type = 'accounts.erased'`)).toHaveLength(1)
  })

  test('happens to nobody who did not ask for it', async () => {
    await plaza.rows(`select graphile_worker.add_job('accounts:eraseAccount', json_build_object('userId', $1::text))`, [zenobia.id])
    await plaza.settle()
    expect((await zenobia.member.me()).username).toBe(ZENOBIA.username)
    expect(await plaza.rows('select 1 from orders.orders where user_id = $1', [zenobia.id])).toHaveLength(1)
  })
})
