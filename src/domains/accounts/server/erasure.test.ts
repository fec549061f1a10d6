/** Zenobia deletes her account, and no trace of her remains. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import { allColumns, findTraces } from '#test/plaza/find-traces.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { type FullAccount, identifyingTexts, personWithEverything, ZENOBIA } from '#test/plaza/person-with-everything.ts'

const DAY = 24 * 3600_000

let plaza: TestPlaza
let zenobia: FullAccount

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
    // A failed mail job with the mail server's response.
    await plaza.rows(
      `select graphile_worker.add_job('accounts:sendAccountMail', json_build_object('userId', $1::text, 'kind', 'security'), run_at => now() + interval '1 year')`,
      [zenobia.id],
    )
    await plaza.rows(
      `update graphile_worker._private_jobs set last_error = 'no such mailbox: ${ZENOBIA.email}', attempts = max_attempts
       where payload ->> 'userId' = $1`,
      [zenobia.id],
    )
  })
  afterAll(() => plaza.close())

  test('starts with a user who has data in every domain', async () => {
    expect((await allColumns(plaza)).length).toBeGreaterThan(200)
    const found = await findTraces(plaza, identifyingTexts(zenobia))
    expect(identifyingTexts(zenobia).filter((text) => !found.some((trace) => trace.text === text))).toEqual([])
    const schemas = new Set(found.map(({ column }) => column.split('.')[0]))
    expect([...schemas].sort()).toEqual([
      'accounts',
      'audit',
      'cart',
      'crm',
      'graphile_worker',
      'marketplace',
      'messages',
      'network',
      'notifications',
      'orders',
      'platform',
      'reports',
      'reviews',
      'search',
      'workspaces',
    ])
    expect(files).toHaveLength(13)
  })

  test('leaves her id in the audit log, for a month in events, and for a day in stored responses', async () => {
    expect((await leave()).status).toBe(200)
    await plaza.settle()
    const found = await findTraces(plaza, identifyingTexts(zenobia))
    const columnsOf = (texts: readonly string[]) => [
      ...new Set(found.filter(({ text }) => texts.includes(text)).map(({ column }) => column)),
    ]
    const [id, ...words] = identifyingTexts(zenobia)
    expect(columnsOf(words)).toEqual(['platform.idempotency_keys.reply'])
    expect(columnsOf([id ?? ''])).toEqual([
      'audit.entries.resource_id',
      'platform.event_deliveries.aggregate',
      'platform.events.aggregate',
      'platform.events.payload',
      'platform.idempotency_keys.reply',
    ])
    expect(await plaza.rows('select 1 from platform.idempotency_keys where viewer = $1', [zenobia.id])).toEqual([])
  })

  test('leaves accounting records unchanged, without her name', async () => {
    const [order] = await plaza.rows('select user_id, email, status, subtotal_minor from orders.orders where id = $1', [zenobia.orderId])
    expect(order).toEqual({ user_id: null, email: '', status: 'Delivered', subtotal_minor: 28_00 })
  })

  test('deletes her files', async () => {
    plaza.moveClock(11 * 60_000)
    await runTask('platform:deleteOrphanedFiles')
    expect(await Promise.all(files.map((key) => plaza.services.files.head(key)))).toEqual(Array(13).fill(null))
  })

  test('is published once and recorded in the audit log by the system', async () => {
    const events = await plaza.rows<{ type: string }>('select type from platform.events where aggregate = $1 order by position', [
      zenobia.id,
    ])
    expect(events.map(({ type }) => type).slice(-2)).toEqual(['accounts.deletionRequested', 'accounts.erased'])
    const entries = await plaza.rows('select action, actor, address, details from audit.entries where resource_id = $1 order by position', [
      zenobia.id,
    ])
    expect(entries.at(-1)).toEqual({ action: 'accounts.erased', actor: 'system', address: null, details: {} })
  })

  test('reserves her usernames and frees her email', async () => {
    const register = (email: string, username: string) => plaza.browser().register(email, username, FIXTURE_PASSWORD)
    for (const name of ['zenobia', 'Zen0bia', 'zenobia.was'])
      expect((await register('somebody@example.org', name)).body.code, name).toBe('USERNAME_TAKEN')
    expect((await register(ZENOBIA.email, 'another.person')).status).toBe(200)
    await plaza.rows('delete from accounts.users where email = $1', [ZENOBIA.email])
  })

  test('leaves only her id in the audit log after a month', async () => {
    plaza.moveClock(31 * DAY)
    await plaza.settle()
    await runTask('platform:deleteExpiredRows')
    expect(await findTraces(plaza, identifyingTexts(zenobia))).toEqual([{ column: 'audit.entries.resource_id', text: zenobia.id }])
  })

  test('is checked by a scan that finds leftovers of any kind in any table', async () => {
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
      const found = (await findTraces(plaza, identifyingTexts(zenobia))).filter(({ column }) => column !== 'audit.entries.resource_id')
      expect([...new Set(found.map((trace) => trace.column))], column).toEqual([`planted.leftovers.${column}`])
      await plaza.rows('delete from planted.leftovers')
    }
  })
})
