/** Reminders of checklist items: who hears of one, and that each is sent once. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { ChecklistView } from '../../contract.ts'
import { remindOfItems } from './jobs.ts'

let plaza: TestPlaza
let amira: Member
let workspace: string

const moveTo = (moment: string) => plaza.moveClock(Date.parse(moment) - plaza.services.now().getTime())

beforeAll(async () => {
  plaza = await openTestPlaza()
  moveTo('2026-11-26T06:15:00Z')
  amira = await plaza.member('amira')
  workspace = await plaza.workspace('Dar Amira')
})
afterAll(() => plaza.close())

async function employed(name: string, username: string, rest: object = {}) {
  const { id } = (await amira.call('hr.employees.create', { name, hireDate: '2026-11-26', ...rest }, { workspace })).body
  const by = await plaza.newcomer(username)
  await plaza.rows('update hr.employees set user_id = (select id from accounts.users where username_key = $1) where id = $2 returning id', [
    username,
    id,
  ])
  return { id: id as string, by }
}
async function started(employeeId: string, items: object[]): Promise<ChecklistView> {
  const { body } = await amira.call('hr.checklists.templates.create', { name: `List of ${employeeId}`, items }, { workspace })
  return (await amira.call('hr.checklists.start', { employeeId, templateId: body.id }, { workspace })).body.items.at(-1)
}
async function remind() {
  for (const _ of [1, 2]) await remindOfItems.run(plaza.services, {})
  await plaza.settle()
}
const reminders = (kind = 'hr.itemDue') =>
  plaza.rows<{ username: string; said: string; times: number }>(
    `select u.username, (n.params ->> 'state') || ': ' || (n.params ->> 'title') as said, 1 as times
     from notifications.notifications n join accounts.users u on u.id = n.user_id where n.kind = $1 order by 1, 2`,
    [kind],
  )
const of = async (...usernames: string[]) =>
  (await reminders()).filter(({ username }) => usernames.includes(username)).map(({ username, said }) => `${username} ${said}`)

test('who has to do an item hears once on the day it is due, and once a day later', async () => {
  const { id: bossId } = await employed('Nadia Farouk', 'nadia-due')
  const { id } = await employed('Salma Idris', 'salma-due', { managerId: bossId })
  await started(id, [
    { title: 'Order work clothes', role: 'hr', dueDays: 0 },
    { title: 'Show the kilns', role: 'manager', dueDays: 0 },
    { title: 'Read the safety rules', role: 'employee', dueDays: 0 },
    { title: 'Much later', role: 'employee', dueDays: 30 },
  ])
  await remind()
  const people = ['amira', 'elena', 'nadia-due', 'salma-due']
  const first = [
    'amira due: Order work clothes',
    'elena due: Order work clothes',
    'nadia-due due: Show the kilns',
    'salma-due due: Read the safety rules',
  ]
  expect(await of(...people)).toEqual(first)
  moveTo('2026-11-27T06:15:00Z')
  await remind()
  moveTo('2026-11-28T06:15:00Z')
  await remind()
  expect(await of(...people)).toEqual([...first, ...first.map((line) => line.replace(' due:', ' overdue:'))].toSorted())
})

test('nobody is reminded of what is done, is long over, or belongs to somebody who left', async () => {
  const today = plaza.services.now().toISOString().slice(0, 10)
  const { id } = await employed('Done Already', 'done-already', { hireDate: today })
  const { items } = await started(id, [
    { title: 'Ticked', role: 'employee', dueDays: 0 },
    { title: 'Of last month', role: 'employee', dueDays: -30 },
  ])
  await amira.call('hr.checklists.tick', { itemId: items[0]?.id, done: true }, { workspace })
  const { id: goneId } = await employed('Gone Since', 'gone-since', { hireDate: '2026-11-01', lastDay: '2026-11-20' })
  await started(goneId, [{ title: 'Not anymore', role: 'employee', dueDays: 27 }])
  await remind()
  expect(await of('done-already', 'gone-since')).toEqual([])
})
