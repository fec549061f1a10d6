/** Contacts of Amira that are there twice. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { type Crm, openCrm } from '../../test/crm.ts'
import { idsOf, mergesOf } from '../../test/merging.ts'

let plaza: TestPlaza
let crm: Crm
let merges: ReturnType<typeof mergesOf>

beforeAll(async () => {
  plaza = await openTestPlaza()
  crm = await openCrm(plaza)
  merges = mergesOf(crm)
})
afterAll(() => plaza.close())

test('the same email, the same digits, and the same name in one company make duplicates; less doesn’t', async () => {
  await crm.contact('Ana', { email: 'ana@twice.example' })
  await crm.contact('Ana B.', { email: 'ANA@twice.example' })
  await crm.contact('Omar', { phone: '+34 (958) 111-222' })
  await crm.contact('O. Haddad', { phone: '34958111222' })
  await crm.contact('عمر', { phone: '٣٤٩٥٨١١١٢٢٢' })
  await crm.contact('Lena', { company: 'Olive Works' })
  await crm.contact('LENA', { company: 'olive works' })
  await crm.contact('Lena', { company: 'Another' })
  await crm.contact('Lena')
  await crm.contact('Kim', { phone: '12' })
  await crm.contact('Kem', { phone: '12' })
  expect(await merges.pairs()).toEqual(['LENA = Lena: name', 'عمر = O. Haddad: phone', 'O. Haddad = Omar: phone', 'Ana B. = Ana: email'])
})

test('a pair that was said to be two people is never shown again; a merge takes its pair away', async () => {
  const [one, other] = idsOf((await crm.ask('contacts.list', { q: 'ana', sort: 'created' })).body.items)
  expect((await crm.ask('duplicates.dismiss', { contactId: other, otherId: one })).body).toEqual({})
  expect((await crm.ask('duplicates.dismiss', { contactId: one, otherId: other })).body).toEqual({})
  expect(await merges.pairs()).toEqual(['LENA = Lena: name', 'عمر = O. Haddad: phone', 'O. Haddad = Omar: phone'])
  const [omar] = idsOf((await crm.ask('contacts.list', { q: 'omar' })).body.items)
  const [haddad] = idsOf((await crm.ask('contacts.list', { q: 'haddad' })).body.items)
  await merges.merge(omar ?? '', haddad ?? '')
  expect(await merges.pairs()).toEqual(['LENA = Lena: name', 'عمر = Omar: phone'])
  await merges.undo(omar ?? '')
  expect(await merges.pairs()).toHaveLength(3)
})

test('the list has pages and an exact total, and strangers see none', async () => {
  const first = (await crm.ask('duplicates.list', { limit: 2 })).body
  const rest = (await crm.ask('duplicates.list', { limit: 2, cursor: first.nextCursor })).body
  expect([first.items.length, rest.items.length, first.total, rest.nextCursor]).toEqual([2, 1, { count: 3, exact: true }, null])
  expect((await crm.ask('duplicates.list', {}, await plaza.member('bruno'))).status).toBe(404)
  const chen = await plaza.member('chen')
  const workspace = (await chen.call('workspaces.list')).body.workspaces[0].id
  expect((await crm.ask('duplicates.list', {}, chen, { workspace })).body.items).toEqual([])
})
