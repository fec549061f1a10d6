/** The demo data as a bookkeeper reads it: every number equals the rows that it opens, and who praises something has bought it. */
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#app/server/demo-accounts.ts'
import { Member } from '#test/plaza/member.ts'
import { expectAdministrationTilesToAddUp, expectVendorTilesToAddUp } from '#test/plaza/tiles.ts'
import { useBrowserFixture } from './browser-fixture.ts'

const fixture = useBrowserFixture()

async function logIn(email: string): Promise<Member> {
  const member = new Member(fixture.plaza.url, '203.0.113.7')
  expect((await member.logIn(email, DEMO_PASSWORD)).status).toBe(200)
  return member
}

const workspaceOf = async (slug: string) =>
  (await fixture.plaza.rows<{ id: string }>('select workspace_id as id from vendors.vendors where slug = $1', [slug]))[0]?.id ?? ''

test('the tiles of a vendor’s finances are the sums of a year of rows', async () => {
  const shown = await expectVendorTilesToAddUp(await logIn('vendor@plaza.example'), await workspaceOf('dar-amira'))
  // A year of 20 and more orders a week.
  expect(shown['earned']).toBeGreaterThan(10_000_00)
  expect(shown['paid']).toBeGreaterThan(shown['available'] ?? 0)
})

test('the accounts of the ledger and the figures of the overview are the sums of their rows', async () => {
  const omar = await logIn('admin@plaza.example')
  await expectVendorTilesToAddUp(omar, await workspaceOf('plaza-house'))
  await expectAdministrationTilesToAddUp(omar, new Date(), 7)
})

test('the star vendors have twenty orders a week or more, in every month', async () => {
  const weak = await fixture.plaza.rows(
    `select v.slug, date_trunc('month', o.placed_at)::date as month from orders.parts p
     join orders.orders o on o.id = p.order_id join vendors.vendors v on v.workspace_id = p.workspace_id
     where v.slug in ('dar-amira', 'telar-sur', 'low-hum')
       and o.placed_at between date_trunc('month', now() - interval '11 months') and date_trunc('month', now())
     group by 1, 2 having count(*) < 60`,
  )
  expect(weak).toEqual([])
})

test('who reviewed goods that are sold by the piece had them delivered before', async () => {
  const [row] = await fixture.plaza.rows<{ bought: number; others: number }>(
    `select count(*) filter (where bought)::int as bought, count(*) filter (where not bought)::int as others from (
       select exists (
         select from orders.orders o join orders.lines l on l.order_id = o.id join orders.history h on h.order_id = o.id and h.part_number = l.part_number
         where o.user_id = r.user_id and l.product_id = r.product_id and h.status = 'Delivered' and h.happened_at < r.created_at
       ) as bought
       from reviews.reviews r join catalog.products p on p.id = r.product_id where p.kind = 'goods'
     ) as reviews`,
  )
  expect(row?.bought).toBeGreaterThan(350)
  expect(row?.others).toBeLessThan((row?.bought ?? 0) / 4)
})

test('the shops of the demo move their contacts on: no stage of Amira’s board is empty, and buyers are won when their parcel has come', async () => {
  const stages = await fixture.plaza.rows<{ title: string; cards: number; late: number }>(
    `select s.title, count(c.id)::int as cards,
       count(c.id) filter (where c.origin = 'order' and c.created_at < now() - interval '10 days')::int as late
     from crm.stages s join crm.pipelines p on p.workspace_id = s.workspace_id and p.id = s.pipeline_id and p.kind = 'contacts'
     left join crm.contacts c on c.workspace_id = s.workspace_id and c.stage_id = s.id
     where s.workspace_id = $1 group by s.title, s.position order by s.position`,
    [await workspaceOf('dar-amira')],
  )
  expect(stages.filter(({ cards }) => cards === 0)).toEqual([])
  expect(stages.filter(({ title, late }) => late > 0 && title !== 'Closed-Won')).toEqual([])
})

test('a contact stands where its activity says', async () => {
  const wrong = await fixture.plaza.rows(
    `select c.id from crm.contacts c join crm.stages s on s.workspace_id = c.workspace_id and s.id = c.stage_id
     left join lateral (
       select e.changes from records.entries e
       where e.workspace_id = c.workspace_id and e.type = 'contact' and e.record_id = c.id and e.action = 'crm.moved'
       order by e.happened_at desc limit 1
     ) moved on true
     where (s.position > 0) is distinct from (moved.changes is not null) or moved.changes -> 0 -> 'after' ->> 'text' <> s.title`,
  )
  expect(wrong).toEqual([])
})
