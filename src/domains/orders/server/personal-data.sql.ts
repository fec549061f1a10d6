/** Personal data of one member in orders, for export and erasure. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Picture } from '#platform/server/picture.ts'
import { DISPLAY_STATUSES_BY_GROUP } from './order-states.rules.ts'

const OPEN_STATUSES = DISPLAY_STATUSES_BY_GROUP.open
/** Replaces the user id of an erased account in histories. */
const ERASED_ACTOR = 'guest'

export async function countOpenOrders(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*) from orders.orders where user_id = ${userId} and status = any(${OPEN_STATUSES})`.execute(db)
  return rows[0]?.count ?? 0
}

export async function exportOrders(db: Db, userId: string): Promise<unknown[]> {
  const { rows } = await sql<{ exported: unknown }>`
    select to_jsonb(o) || jsonb_build_object(
      'lines', (select jsonb_agg(to_jsonb(l) - 'unit_cost_minor' order by l.position) from orders.lines l where l.order_id = o.id),
      'history', (select jsonb_agg(to_jsonb(h) order by h.id) from orders.history h where h.order_id = o.id),
      'parcels', (select jsonb_agg(to_jsonb(p) order by p.id) from orders.parcels p where p.order_id = o.id),
      'downloads', (select jsonb_agg(to_jsonb(d) - 'key' order by d.position, d.file_id) from orders.downloads d where d.order_id = o.id),
      'returns', (select jsonb_agg(to_jsonb(r) || jsonb_build_object(
          'lines', (select jsonb_agg(to_jsonb(l) order by l.position) from orders.return_lines l where l.return_id = r.id),
          'dispute', (select to_jsonb(d) from orders.disputes d where d.return_id = r.id)) order by r.id)
        from orders.returns r where r.order_id = o.id),
      'proposals', (select jsonb_agg(to_jsonb(r) || jsonb_build_object(
          'lines', (select jsonb_agg(to_jsonb(l) order by l.position) from orders.proposal_lines l where l.proposal_id = r.id),
          'dispute', (select to_jsonb(d) from orders.disputes d where d.proposal_id = r.id)) order by r.id)
        from orders.proposals r where r.order_id = o.id),
      'refunds', (select jsonb_agg(to_jsonb(f) order by f.id) from orders.refunds f where f.order_id = o.id)
    ) as exported
    from orders.orders o where o.user_id = ${userId} order by o.placed_at`.execute(db)
  return rows.map(({ exported }) => exported)
}

/** Proposals the member made, also as a person of a vendor. */
export async function exportProposals(db: Db, userId: string): Promise<unknown[]> {
  const { rows } = await sql<{ exported: unknown }>`
    select to_jsonb(p) as exported from orders.proposals p where proposed_by = ${userId} order by id`.execute(db)
  return rows.map(({ exported }) => exported)
}

/** Photos the member attached to returns, also for orders they only saw by a private link. */
export async function loadReturnPhotos(db: Db, userId: string): Promise<{ returnId: string; photos: Picture[] }[]> {
  const { rows } = await sql<{ returnId: string; photos: Picture[] }>`
    select r.id as return_id, r.photos from orders.returns r join orders.orders o on o.id = r.order_id
    where r.photos <> '[]' and (o.user_id = ${userId} or r.requested_by = ${userId}) order by r.id`.execute(db)
  return rows
}

/** The pictures that a member's orders are personalized with. */
export async function loadOrderedPictureIds(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ pictureId: string }>`
    select distinct v ->> 'value' as picture_id
    from orders.orders o join orders.lines l on l.order_id = o.id cross join jsonb_array_elements(l.personalization) as v
    where o.user_id = ${userId} and v ->> 'type' = 'image'`.execute(db)
  return rows.map(({ pictureId }) => pictureId)
}

/** Erases a member's personal data. Amounts and lines stay for the ledger; the member is removed as buyer and as actor. */
export async function eraseBuyer(db: Db, userId: string): Promise<void> {
  await sql`
    update orders.returns r set comment = '', photos = '[]', requested_by = null
    from orders.orders o where o.id = r.order_id and (o.user_id = ${userId} or r.requested_by = ${userId})`.execute(db)
  await sql`
    update orders.disputes d set message = ''
    from orders.returns r join orders.orders o on o.id = r.order_id
    where r.id = d.return_id and (o.user_id = ${userId} or r.requested_by = ${userId})`.execute(db)
  await sql`
    update orders.disputes d set message = ''
    from orders.proposals p join orders.orders o on o.id = p.order_id
    where p.id = d.proposal_id and p.side = 'shopper' and (o.user_id = ${userId} or p.proposed_by = ${userId})`.execute(db)
  // A vendor's offer is a business record; only who wrote it is removed.
  await sql`
    update orders.proposals p set proposed_by = null, message = case when side = 'shopper' then '' else message end
    where p.proposed_by = ${userId}`.execute(db)
  await sql`
    update orders.proposals p set message = case when side = 'shopper' then '' else message end,
      answer = case when side = 'vendor' then '' else answer end
    from orders.orders o where o.id = p.order_id and o.user_id = ${userId}`.execute(db)
  await sql`
    update orders.lines l set personalization = '[]'
    from orders.orders o where o.id = l.order_id and o.user_id = ${userId} and l.personalization <> '[]'`.execute(db)
  await sql`update orders.proposal_history set actor = ${ERASED_ACTOR} where actor = ${userId}`.execute(db)
  await sql`update orders.history set actor = ${ERASED_ACTOR} where actor = ${userId}`.execute(db)
  await sql`update orders.return_history set actor = ${ERASED_ACTOR} where actor = ${userId}`.execute(db)
  await sql`update orders.parcel_history set actor = ${ERASED_ACTOR} where actor = ${userId}`.execute(db)
  await sql`update orders.refunds set actor = ${ERASED_ACTOR} where actor = ${userId}`.execute(db)
  await sql`
    update orders.orders set user_id = null, email = '', email_key = null, note = '', version = version + 1,
      shipping_address = jsonb_build_object('name', '-', 'line1', '-', 'city', '-', 'postalCode', '-', 'country', shipping_address ->> 'country')
    where user_id = ${userId}`.execute(db)
}
