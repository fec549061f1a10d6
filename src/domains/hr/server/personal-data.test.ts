/** What an account that is an employee exports, and what stays when it is erased. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { resources } from './resources.ts'

let plaza: TestPlaza
beforeAll(async () => {
  plaza = await openTestPlaza()
})
afterAll(() => plaza.close())

test('an employee exports their own record without the notes of colleagues, and erasure only ends the link', async () => {
  const amira = await plaza.member('amira')
  const workspace = await plaza.workspace('Dar Amira')
  const input = { name: 'Bruno Costa', hireDate: '2026-01-05', department: 'Studio', notes: 'Asked for a raise.' }
  const { id } = (await amira.call('hr.employees.create', input, { workspace })).body
  const [bruno] = await plaza.rows<{ id: string }>(`select id from accounts.users where username = 'bruno'`)
  const userId = bruno?.id ?? ''
  await plaza.rows('update hr.employees set user_id = $1 where id = $2 returning id', [userId, id])
  const personalData = resources.find(({ type }) => type === 'employee')?.personalData

  const exported = await personalData?.export(plaza.services.db, userId)
  expect(exported).toMatchObject({ employees: [{ name: 'Bruno Costa', hireDate: '2026-01-05', department: 'Studio', lastDay: null }] })
  expect(JSON.stringify(exported)).not.toContain('raise')
  expect(await personalData?.export(plaza.services.db, 'usr_nobody')).toMatchObject({
    employees: [],
    leave: { own: [], written: [] },
    leaveFeeds: [],
    invitations: [],
    ticked: [],
  })

  const { services } = plaza
  await personalData?.erase({ db: services.db, now: services.now(), services, events: [] }, userId)
  expect(await personalData?.export(services.db, userId)).toMatchObject({
    employees: [],
    leave: { own: [], balances: [] },
    invitations: [],
    ticked: [],
  })
  expect((await amira.call('hr.employees.get', { employeeId: id }, { workspace })).body.name).toBe('Bruno Costa')
})
