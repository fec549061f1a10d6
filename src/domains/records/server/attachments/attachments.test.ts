/** Files of records over HTTP. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import type { AttachmentView } from '../../contract.ts'
import { openScene, type Scene } from '../../test/scene.ts'

let { plaza, members, mug, ask, timeline, darAmira }: Scene = {} as Scene
const PDF = '%PDF-1.7 glaze'

beforeAll(async () => {
  ;({ plaza, members, mug, ask, timeline, darAmira } = await openScene())
})
afterAll(() => plaza.close())
beforeEach(async () => {
  await plaza.rows('delete from records.attachments')
  await plaza.rows('delete from records.records')
})

async function upload(by: Member, name = 'Glaze.pdf', body: BodyInit = PDF, workspace = darAmira) {
  const path = `/records/product/${mug.id}/files?workspace=${workspace}&name=${encodeURIComponent(name)}`
  const response = await by.send('PUT', path, body)
  return { status: response.status, body: await response.json() }
}
const attached = async (): Promise<AttachmentView[]> => (await ask(members.amira, 'get', mug)).body.attachments

test('a colleague attaches a file, others who see the record save it, and the timeline says so', async () => {
  expect((await upload(members.elena)).status).toBe(200)
  const [file, ...others] = await attached()
  expect(others).toEqual([])
  expect(file).toMatchObject({ name: 'Glaze.pdf', bytes: PDF.length, uploadedBy: { username: 'elena' }, mine: false })
  const saved = await members.amira.send('GET', file?.href ?? '')
  expect(saved.headers.get('content-disposition')).toContain('attachment')
  expect(await saved.text()).toBe(PDF)
  expect(await timeline(members.amira)).toMatchObject([{ action: 'records.fileAdded', changes: [{ after: { text: 'Glaze.pdf' } }] }])
})

test('for everybody else neither the record nor the file exists', async () => {
  await upload(members.elena)
  const href = (await attached())[0]?.href ?? ''
  for (const member of [members.farid, members.chen, members.bruno]) {
    expect((await upload(member)).status).toBe(404)
    expect((await member.send('GET', href)).status).toBe(404)
  }
  expect((await upload(plaza.browser())).status).toBe(401)
  expect((await plaza.browser().send('GET', href)).status).toBe(404)
  expect((await upload(members.amira, 'Glaze.pdf', PDF, 'ws_never')).status).toBe(404)
  expect((await members.amira.send('GET', '/records/files/att_never')).status).toBe(404)
  expect(await attached()).toHaveLength(1)
})

test.each([
  ['page.html', '<script>', 'type'],
  ['fake.pdf', '<html>', 'type'],
  ['empty.txt', '', 'empty'],
])('%s is refused', async (name, body, reason) => {
  expect(await upload(members.amira, name, body)).toMatchObject({ status: 422, body: { code: 'FILE_REFUSED', data: { reason } } })
  expect(await attached()).toEqual([])
})

test('fifty files are room enough for one record', async () => {
  await ask(members.amira, 'follow', mug)
  await plaza.rows(
    `insert into records.attachments (id, workspace_id, type, record_id, name, key, bytes, uploaded_at)
     select 'att_' || n, $1, 'product', $2, n || '.txt', 'key', 1, now() from generate_series(1, 50) n`,
    [darAmira, mug.id],
  )
  expect((await upload(members.amira)).body.data.reason).toBe('full')
})

test('a file is deleted by who attached it and by managers, once, and is gone', async () => {
  await upload(members.elena)
  const [file] = await attached()
  const [stored] = await plaza.rows<{ key: string }>('select key from records.attachments')
  const remove = (by: Member) => ask(by, 'attachments.delete', { attachmentId: file?.id })
  expect((await remove(members.chen)).status).toBe(404)
  expect((await remove(members.amira)).status).toBe(200)
  expect((await remove(members.amira)).status).toBe(404)
  expect((await members.amira.send('GET', file?.href ?? '')).status).toBe(404)
  // It is deleted from the storage later.
  expect(await plaza.rows('select from platform.orphaned_files where key = $1', [stored?.key])).toHaveLength(1)
})
