/** Zenobia leaves Plaza, and nothing of her stays. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAST_PASSWORD } from '#app/server/cast.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { personWithEverything, type Whole, wordsOf, ZENOBIA } from '#test/plaza/person-with-everything.ts'
import { allColumns, tracesOf } from '#test/plaza/traces.ts'

const DAY = 24 * 3600_000

let plaza: TestPlaza
let zenobia: Whole

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
         union all select source ->> 'key' from reviews.reviews, jsonb_path_query(photos, '$[*].sources[*]') source where user_id = $1
         union all select key from platform.uploads where sender_id = $1`,
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
    const found = await tracesOf(plaza, wordsOf(zenobia))
    expect(wordsOf(zenobia).filter((text) => !found.some((trace) => trace.text === text))).toEqual([])
    const schemas = new Set(found.map(({ column }) => column.split('.')[0]))
    expect([...schemas].sort()).toEqual([
      'accounts',
      'audit',
      'cart',
      'graphile_worker',
      'marketplace',
      'orders',
      'platform',
      'reviews',
      'workspaces',
    ])
    expect(files).toHaveLength(12)
  })

  test('leaves her id in the audit log, for a month in facts, and for a day what others were answered', async () => {
    expect((await leave()).status).toBe(200)
    await plaza.settle()
    const found = await tracesOf(plaza, wordsOf(zenobia))
    const columnsOf = (texts: readonly string[]) => [
      ...new Set(found.filter(({ text }) => texts.includes(text)).map(({ column }) => column)),
    ]
    const [id, ...words] = wordsOf(zenobia)
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
    expect(await Promise.all(files.map((key) => plaza.kernel.files.head(key)))).toEqual(Array(12).fill(null))
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
    expect(await tracesOf(plaza, wordsOf(zenobia))).toEqual([{ column: 'audit.entries.subject_id', text: zenobia.id }])
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
      const found = (await tracesOf(plaza, wordsOf(zenobia))).filter(({ column }) => column !== 'audit.entries.subject_id')
      expect([...new Set(found.map((trace) => trace.column))], column).toEqual([`planted.leftovers.${column}`])
      await plaza.rows('delete from planted.leftovers')
    }
  })
})
