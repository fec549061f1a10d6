/** Export and erasure of the people who wrote, attached, followed and were assigned. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transactAsSystem } from '#platform/server/transact.ts'
import { openScene, type Scene } from '../test/scene.ts'

let { plaza, members, ids, mug, ask, timeline, darAmira }: Scene = {} as Scene

beforeAll(async () => {
  ;({ plaza, members, ids, mug, ask, timeline, darAmira } = await openScene())
})
afterAll(() => plaza.close())

const TABLES = ['records', 'entries', 'notes', 'mentions', 'followers', 'attachments']

test('her export has what she wrote; after her erasure the business keeps it without her', async () => {
  const personal = plaza.services.resources.personalData.find(({ type }) => type === 'recordNote')?.personalData
  await ask(members.elena, 'notes.add', { ...mug, text: 'Glaze is thin' })
  await ask(members.amira, 'notes.add', { ...mug, text: '@elena look' })
  await ask(members.amira, 'assign', { ...mug, userId: ids.elena })
  const path = `/records/product/${mug.id}/files?workspace=${darAmira}&name=Kiln.txt`
  expect((await members.elena.send('PUT', path, 'hot')).status).toBe(200)

  const { db } = plaza.services
  expect(await personal?.export(db, ids.elena)).toMatchObject({
    notes: [{ text: 'Glaze is thin', recordId: mug.id }],
    mentions: [{ name: 'elena' }],
    activity: [{ action: 'records.fileAdded' }],
    assigned: [{ recordId: mug.id }],
    followed: [{ recordId: mug.id }],
    files: [{ name: 'Kiln.txt' }],
  })
  expect(await personal?.files?.(db, ids.elena)).toMatchObject([{ path: expect.stringMatching(/^records\/att_.* Kiln\.txt$/) }])

  for (let time = 0; time < 2; time += 1) await transactAsSystem(plaza.services, async (tx) => personal?.erase(tx, ids.elena))
  for (const table of TABLES) {
    const found = await plaza.rows(`select from records.${table} r where to_jsonb(r)::text like '%' || $1 || '%'`, [ids.elena])
    expect(found, table).toEqual([])
  }
  const items = await timeline(members.amira)
  expect(items.filter(({ kind }) => kind === 'note')).toMatchObject([
    { text: '@elena look', mentions: [] },
    { text: 'Glaze is thin', author: null },
  ])
  expect(items.find((item) => item.kind === 'activity' && item.action === 'records.assigned')).toMatchObject({
    changes: [{ after: { kind: 'person', name: null } }],
  })
  expect((await ask(members.amira, 'get', mug)).body).toMatchObject({
    assignee: null,
    attachments: [{ name: 'Kiln.txt', uploadedBy: null }],
  })
})
