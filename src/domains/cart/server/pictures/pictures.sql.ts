/** Pictures that shoppers send for personalization. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from '../db.types.ts'

const cart = schemaOf<Tables>()

export type NewPicture = { id: string; owner: string; key: string; width: number; height: number; bytes: number; uploadedAt: Date }

export async function insertPicture(db: Db, picture: NewPicture): Promise<void> {
  await cart(db)
    .insertInto('cart.pictures')
    .values({ ...picture, usedAt: picture.uploadedAt })
    .execute()
}

/** Locks an owner's pictures, so that only one transaction counts them at a time. */
export async function lockPictures(db: Db, owner: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cart.pictures ${owner}`}, 0))`.execute(db)
}

export async function countPicturesSince(db: Db, owner: string, since: Date): Promise<{ count: number; firstAt: Date | null }> {
  const { rows } = await sql<{ count: number; firstAt: Date | null }>`
    select count(*)::int as count, min(uploaded_at) as first_at from cart.pictures where owner = ${owner} and uploaded_at > ${since}`.execute(
    db,
  )
  return rows[0] ?? { count: 0, firstAt: null }
}

/**
 * Claims pictures for a line and returns those that can be claimed; `first`: the file of this one has to be linked. Pictures of an order
 * can be claimed by everybody, because only somebody who sees the order can name them to the cart.
 */
export async function claimPictures(
  db: Db,
  ids: readonly string[],
  { owner, ordered, since, now }: { owner: string; ordered: boolean; since: Date; now: Date },
): Promise<{ id: string; key: string; first: boolean }[]> {
  const { rows } = await sql<{ id: string; key: string; first: boolean }>`
    with usable as (
      select id, claimed from cart.pictures
      where id = any(${ids}) and (owner = ${owner} or (${ordered} and ordered)) and (claimed or uploaded_at > ${since})
      order by id for update
    )
    update cart.pictures p set claimed = true, used_at = ${now} from usable u where p.id = u.id
    returning p.id, p.key, not u.claimed as first`.execute(db)
  return rows
}

/** The key of a picture if one of these owners sent it or has it on a line. */
/**
 * The file of a picture. `own`: one of the owners sent it. `uses`: the fields of their lines with its id as the value, which can also be typed
 * into a text.
 */
export async function findPicture(
  db: Db,
  id: string,
  owners: readonly string[],
): Promise<{ key: string; own: boolean; uses: { variantId: string; fieldId: string }[] } | null> {
  const { rows } = await sql<{ key: string; own: boolean; uses: { variantId: string; fieldId: string }[] }>`
    select key, owner = any(${owners}) as own, coalesce((
      select jsonb_agg(jsonb_build_object('variantId', l.variant_id, 'fieldId', field ->> 'id'))
      from cart.lines l, jsonb_array_elements(l.personalization) field
      where l.owner = any(${owners}) and l.personalization <> '[]'
        and l.personalization @> jsonb_build_array(jsonb_build_object('value', ${id}::text)) and field ->> 'value' = ${id}
    ), '[]') as uses
    from cart.pictures where id = ${id}`.execute(db)
  return rows[0] ?? null
}

export async function findKeys(db: Db, ids: readonly string[]): Promise<{ id: string; key: string }[]> {
  const { rows } = await sql<{ id: string; key: string }>`select id, key from cart.pictures where id = any(${ids})`.execute(db)
  return rows
}

export async function loadOwnPictures(db: Db, owner: string): Promise<{ id: string; key: string }[]> {
  return cart(db).selectFrom('cart.pictures').select(['id', 'key']).where('owner', '=', owner).orderBy('id').execute()
}

export async function markOrdered(db: Db, ids: readonly string[]): Promise<void> {
  await sql`update cart.pictures set ordered = true where id = any(${ids})`.execute(db)
}

/** Moves a guest's pictures to the member they became. */
export async function movePictures(db: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await cart(db).updateTable('cart.pictures').set({ owner: to }).where('owner', '=', from).execute()
}

/** Returns the keys of their files. */
export async function deletePictures(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`delete from cart.pictures where id = any(${ids}) returning key`.execute(db)
  return rows.map(({ key }) => key)
}

/** Deletes pictures that neither a line nor an order has and nobody has used since; returns the keys of files that were linked. */
export async function deleteUnusedPictures(db: Db, since: Date): Promise<string[]> {
  const { rows } = await sql<{ key: string; claimed: boolean }>`
    delete from cart.pictures p where not ordered and used_at < ${since} and not exists (
      select from cart.lines l
      where l.personalization <> '[]' and l.personalization @> jsonb_build_array(jsonb_build_object('value', p.id)))
    returning key, claimed`.execute(db)
  return rows.flatMap(({ key, claimed }) => (claimed ? [key] : []))
}
