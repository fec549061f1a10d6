/** Keeps the bits: which listings have a property. A place is `ordinal`: piece `ordinal >> 13`, in it bit `ordinal & 8191`. */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Token } from '../finding/tokens.rules.ts'

/** Bits of ordinals, per piece, for a statement that selects from something with an `ordinal`. */
export const bitsOfOrdinals = (ordinal: RawBuilder<unknown>) => sql`marketplace.set_bits(${ordinal} & 8191, 1)`

export const pieceOf = (ordinal: RawBuilder<unknown>) => sql`${ordinal} >> 13`

/** A token (`tokenText`) that a listing gets or loses. */
export type BitChange = { token: string; ordinal: number }

export async function setBits(db: Db, changes: readonly BitChange[]): Promise<void> {
  await sql`
    insert into marketplace.listing_bits as kept (kind, a, b, piece, bits)
    ${changed(changes)} order by 1, 2, 3, 4
    on conflict (kind, a, b, piece) do update set bits = kept.bits | excluded.bits, version = excluded.version`.execute(db)
}

export async function clearBits(db: Db, changes: readonly BitChange[]): Promise<void> {
  await sql`
    update marketplace.listing_bits kept set bits = kept.bits & ~gone.bits, version = nextval('marketplace.versions') from (${changed(changes)}) gone
    where (kept.kind, kept.a, kept.b, kept.piece) = (gone.kind, gone.a, gone.b, gone.piece)`.execute(db)
}

function changed(changes: readonly BitChange[]): RawBuilder<unknown> {
  const ordinal = sql`changes.ordinal`
  return sql`
    select split_part(token, E'\\t', 1) as kind, split_part(token, E'\\t', 2) as a, split_part(token, E'\\t', 3) as b,
      ${pieceOf(ordinal)} as piece, ${bitsOfOrdinals(ordinal)} as bits
    from unnest(${changes.map(({ token }) => token)}::text[], ${changes.map((change) => change.ordinal)}::int[]) as changes(token, ordinal)
    group by 1, 2, 3, 4`
}

/** Makes all bits anew from what stands in the listings: one row per token and piece, written once. */
export async function fillBits(db: Db): Promise<void> {
  const ordinal = sql`l.ordinal`
  await sql`
    insert into marketplace.listing_bits (kind, a, b, piece, bits)
    select split_part(token, E'\\t', 1), split_part(token, E'\\t', 2), split_part(token, E'\\t', 3), ${pieceOf(ordinal)}, ${bitsOfOrdinals(ordinal)}
    from marketplace.listings l, unnest(l.facets) as token group by token, ${pieceOf(ordinal)}`.execute(db)
}

export async function deleteAllBits(db: Db): Promise<void> {
  await sql`delete from marketplace.listing_bits`.execute(db)
}

/** How many listings have a token. */
export async function countOf(db: Db, { kind, a, b }: Token): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(bit_count(bits)), 0)::bigint as count from marketplace.listing_bits where (kind, a, b) = (${kind}, ${a}, ${b})`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
