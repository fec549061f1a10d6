/** Zenobia exports her personal data. */
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { type FullAccount, personWithEverything, ZENOBIA } from '#test/plaza/person-with-everything.ts'
import { makeExport } from './make-export.ts'

const HOUR = 3600_000
const DAY = 24 * HOUR

let plaza: TestPlaza
let zenobia: FullAccount
let exportId: string
let archive: Uint8Array

beforeAll(async () => {
  plaza = await openTestPlaza()
  zenobia = await personWithEverything(plaza)
  exportId = (await request(zenobia.member)).body.id
  await plaza.settle()
  archive = new Uint8Array(await (await download(zenobia.member)).arrayBuffer())
})
afterAll(() => plaza.close())

const request = (member: Member) => member.call('accounts.exports.request')
const list = async (member: Member) => (await member.call('accounts.exports.list')).body.exports
const download = (member: Member, id = exportId, method = 'GET') => member.send(method, `/account/exports/${id}.zip`)
const runTask = async (name: string) => {
  await plaza.rows('select graphile_worker.add_job($1)', [name])
  await plaza.settle()
}
const json = (name: string) => JSON.parse(strFromU8(unzipSync(archive)[name] ?? new Uint8Array()))

describe('an archive', () => {
  test('is prepared in the background, and a mail is sent when it is ready', async () => {
    const member = await plaza.newcomer('asker')
    const asked = await request(member)
    expect(asked.status).toBe(200)
    expect(asked.body).toMatchObject({ state: 'preparing', readyAt: null, expiresAt: null, bytes: null })
    expect((await download(member, asked.body.id)).status).toBe(404)
    await plaza.settle()
    const [ready] = await list(member)
    expect(ready).toMatchObject({ id: asked.body.id, state: 'ready', bytes: expect.any(Number) })
    expect(new Date(ready.expiresAt).getTime() - new Date(ready.readyAt).getTime()).toBe(7 * DAY)
    expect(plaza.mailTo('asker@example.com').at(-1)?.subject).toBe('Your data is ready')
  })

  test('made twice at once is one archive and one mail; the other file is deleted', async () => {
    const member = await plaza.newcomer('doubled')
    const input = { exportId: (await request(member)).body.id }
    await Promise.all([makeExport.run(plaza.services, input), makeExport.run(plaza.services, input)])
    await plaza.settle()
    const [row] = await plaza.rows<{ file_key: string }>('select file_key from accounts.exports where id = $1', [input.exportId])
    const loose = await plaza.rows<{ key: string }>(`select key from platform.orphaned_files where key like '%.private.zip'`)
    expect(loose).toHaveLength(1)
    expect(loose[0]?.key).not.toBe(row?.file_key)
    expect(plaza.mailTo('doubled@example.com').filter(({ subject }) => subject === 'Your data is ready')).toHaveLength(1)
  })

  test('contains one file per domain, her images, and a README in her language', () => {
    const paths = Object.keys(unzipSync(archive)).sort()
    const uploads = paths.filter((path) => path.startsWith('files/uploads/'))
    expect(paths.filter((path) => !uploads.includes(path))).toEqual([
      'README.txt',
      'application.json',
      'approvalRequest.json',
      'cart.json',
      'checkout.json',
      'comment.json',
      'contact.json',
      'conversation.json',
      'decision.json',
      'employee.json',
      expect.stringMatching(/^files\/messages\/msg_\w+-1\.webp$/),
      'files/picture.webp',
      expect.stringMatching(/^files\/reviews\/rev_\w+-1\.webp$/),
      'group.json',
      'hold.json',
      'network.json',
      'notification.json',
      'order.json',
      'page.json',
      'payout.json',
      'payrollRun.json',
      'post.json',
      'purchaseOrder.json',
      'question.json',
      'recordNote.json',
      'report.json',
      'review.json',
      'shopping.json',
      'stockAdjustment.json',
      'stockTransfer.json',
      'takedown.json',
      'user.json',
      'vendor.json',
      'workspace.json',
    ])
    expect(uploads).toHaveLength(4)
    expect(uploads).toContain(`files/uploads/${zenobia.uploadId}.webp`)
    expect(strFromU8(unzipSync(archive)['README.txt'] ?? new Uint8Array())).toContain('Esto es lo que Plaza guarda sobre zenobia')
  })

  test('contains account and profile data', () => {
    const { account, newEmail, profile, preferences, sessions, passkeys, suspensions } = json('user.json')
    expect(account).toMatchObject({ id: zenobia.id, username: 'zenobia', email: ZENOBIA.email, role: 'user' })
    expect(newEmail).toBe(ZENOBIA.newEmail)
    expect(profile).toEqual({ displayName: ZENOBIA.displayName, bio: ZENOBIA.bio, links: [ZENOBIA.link] })
    expect(preferences).toMatchObject({ language: 'es', notifications: { postLikes: false } })
    expect(sessions).toEqual([expect.objectContaining({ address: ZENOBIA.clientAddress })])
    expect(passkeys).toEqual([expect.objectContaining({ name: ZENOBIA.passkey })])
    expect(suspensions).toEqual([expect.objectContaining({ reason: 'Zenobia Quill was rude', liftedAt: expect.any(String) })])
  })

  test('contains her orders, her cart and her workspaces', () => {
    expect(json('order.json').bought).toEqual([expect.objectContaining({ id: zenobia.orderId, note: ZENOBIA.note })])
    expect(json('cart.json')).toHaveLength(1)
    expect(json('workspace.json').map(({ name }: { name: string }) => name)).toContain(ZENOBIA.business)
  })

  test('contains her largest avatar variant', async () => {
    const picture = unzipSync(archive)['files/picture.webp'] ?? new Uint8Array()
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 640, height: 640 })
  })

  test('contains no credentials in any encoding', async () => {
    const secrets = await plaza.rows<{ secret: Buffer }>(
      `select convert_to(password_hash, 'UTF8') as secret from accounts.users where id = $1
       union all select token_hash from accounts.sessions where user_id = $1
       union all select token_hash from accounts.tokens where user_id = $1
       union all select code_hash from accounts.recovery_codes where user_id = $1
       union all select convert_to(secret, 'UTF8') from accounts.totp where user_id = $1
       union all select public_key from accounts.passkeys where user_id = $1
       union all select convert_to(id, 'UTF8') from accounts.passkeys where user_id = $1`,
      [zenobia.id],
    )
    expect(secrets.length).toBeGreaterThanOrEqual(6)
    const all = Object.values(unzipSync(archive)).map((bytes) => Buffer.from(bytes).toString('latin1'))
    const spelled = (secret: Buffer) => [secret.toString('latin1'), secret.toString('hex'), secret.toString('base64').replace(/=+$/, '')]
    expect(secrets.flatMap(({ secret }) => spelled(secret)).filter((secret) => all.some((text) => text.includes(secret)))).toEqual([])
    expect(all.some((text) => text.includes(Buffer.from(ZENOBIA.note).toString('latin1')))).toBe(true)
  })
})

describe('downloading it', () => {
  test('is not cached on the way', async () => {
    const response = await download(zenobia.member)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="plaza-\d{4}-\d\d-\d\d\.zip"$/),
      'cache-control': 'private, no-store',
      'content-length': String(archive.length),
      'x-content-type-options': 'nosniff',
    })
    expect(response.headers.get('etag')).toBeNull()
    const head = await download(zenobia.member, exportId, 'HEAD')
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(archive.length), ''])
  })

  test('works for her only; everybody else gets a 404', async () => {
    const others = [plaza.browser(), await plaza.member('bruno'), await plaza.member('omar')]
    for (const other of others) {
      const foreign = await download(other)
      const missing = await download(other, 'exp_00000000000000000000000000')
      expect([foreign.status, await foreign.text()]).toEqual([404, await missing.text()])
    }
    for (const id of ['', '.', '%2e%2e', `${exportId}.zip`, exportId.toUpperCase(), `${exportId}%00`])
      expect((await download(zenobia.member, id)).status, id).toBe(404)
    expect((await download(zenobia.member, exportId, 'POST')).status).toBe(405)
  })

  test('is not possible by the key of its file', async () => {
    const [row] = await plaza.rows<{ file_key: string }>('select file_key from accounts.exports where id = $1', [exportId])
    expect(await plaza.services.files.head(row?.file_key ?? '')).not.toBeNull()
    expect((await zenobia.member.send('GET', `/files/${row?.file_key}`)).status).toBe(404)
    expect(JSON.stringify(await list(zenobia.member))).not.toContain(row?.file_key)
  })

  test('ends with her session', async () => {
    const leaving = await plaza.newcomer('signsout')
    const { id } = (await request(leaving)).body
    await plaza.settle()
    expect((await download(leaving, id)).status).toBe(200)
    await leaving.logOut()
    expect((await download(leaving, id)).status).toBe(404)
  })

  test('expires after a week, and then the file is deleted', async () => {
    const waiting = await plaza.newcomer('waitslong')
    const { id } = (await request(waiting)).body
    await plaza.settle()
    const [row] = await plaza.rows<{ file_key: string }>('select file_key from accounts.exports where id = $1', [id])
    plaza.moveClock(7 * DAY - HOUR)
    expect((await download(waiting, id)).status).toBe(200)
    plaza.moveClock(2 * HOUR)
    expect((await download(waiting, id)).status).toBe(404)
    await runTask('accounts:deleteOldExports')
    expect(await list(waiting)).toEqual([])
    plaza.moveClock(HOUR)
    await runTask('platform:deleteOrphanedFiles')
    expect(await plaza.services.files.head(row?.file_key ?? '')).toBeNull()
  })
})

describe('asking for one', () => {
  test('needs a reauthenticated session', async () => {
    expect((await request(plaza.browser())).status).toBe(401)
    expect((await plaza.browser().call('accounts.exports.list')).status).toBe(401)
    const late = await plaza.newcomer('lateasker')
    plaza.moveClock(11 * 60_000)
    expect((await request(late)).body.code).toBe('REAUTHENTICATION_NEEDED')
    await late.reauthenticate(FIXTURE_PASSWORD)
    expect((await request(late)).status).toBe(200)
  })

  test('is rejected while one is being prepared, also for five requests at once', async () => {
    const eager = await plaza.newcomer('eager')
    const answers = await Promise.all(Array.from({ length: 5 }, () => request(eager)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect((await request(eager)).body.code).toBe('ALREADY_PREPARING')
  })

  test('with the same idempotency key is the same request', async () => {
    const careful = await plaza.newcomer('careful')
    const twice = [1, 2].map(() => careful.call('accounts.exports.request', {}, { key: 'export-of-careful' }))
    const [first, second] = await Promise.all(twice)
    expect([second?.status, second?.body]).toEqual([200, first?.body])
    expect(await list(careful)).toHaveLength(1)
  })

  test('is allowed three times a day', async () => {
    const collector = await plaza.newcomer('collector')
    for (let count = 0; count < 3; count += 1) {
      expect((await request(collector)).status).toBe(200)
      await plaza.settle()
    }
    const fourth = await request(collector)
    expect(fourth).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
    plaza.moveClock(DAY)
    await collector.reauthenticate(FIXTURE_PASSWORD)
    expect((await request(collector)).status).toBe(200)
  })

  test('is allowed again after a failure', async () => {
    const unlucky = await plaza.newcomer('unlucky')
    const { files } = plaza.services
    plaza.services.files = { ...files, write: () => Promise.reject(new Error('the disk is full')) }
    const { id } = (await request(unlucky)).body
    await plaza.settle()
    plaza.services.files = files
    expect(await list(unlucky)).toMatchObject([{ id, state: 'preparing' }])
    await plaza.rows('delete from graphile_worker._private_jobs')
    plaza.moveClock(4 * HOUR)
    await runTask('accounts:deleteOldExports')
    expect(await list(unlucky)).toMatchObject([{ id, state: 'failed' }])
    await unlucky.reauthenticate(FIXTURE_PASSWORD)
    expect((await request(unlucky)).status).toBe(200)
  })

  test('has no effect after the account was deleted: no archive, no mail, no file', async () => {
    const hasty = await plaza.newcomer('hastyleaver')
    await request(hasty)
    const { id } = await hasty.me()
    await plaza.rows('update accounts.users set deletion_requested_at = now() where id = $1', [id])
    await plaza.settle()
    expect(await plaza.rows('select state, file_key from accounts.exports where user_id = $1', [id])).toEqual([
      { state: 'preparing', file_key: null },
    ])
    expect(plaza.mailTo('hastyleaver@example.com').map(({ subject }) => subject)).not.toContain('Your data is ready')
  })
})
