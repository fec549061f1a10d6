/** Writes the bitmaps of facet values. A listing's `ordinal` is its doc id: bit `ordinal & 8191` of piece `ordinal >> 13`. */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Token } from '../index/tokens.rules.ts'

/** SQL for the bits of a statement's ordinals, aggregated per piece. */
export const bitsForOrdinals = (ordinal: RawBuilder<unknown>) => sql`marketplace.set_bits(${ordinal} & 8191, 1)`

export const pieceFor = (ordinal: RawBuilder<unknown>) => sql`${ordinal} >> 13`

/** A token (as `formatToken` writes it) that a listing gains or loses. */
export type BitChange = { token: string; ordinal: number }

export async function setBits(db: Db, changes: readonly BitChange[]): Promise<void> {
  await sql`
    insert into marketplace.listing_bits as kept (kind, a, b, piece, bits)
    ${changedPieces(changes)} order by 1, 2, 3, 4
    on conflict (kind, a, b, piece) do update set bits = kept.bits | excluded.bits, version = excluded.version`.execute(db)
}

export async function clearBits(db: Db, changes: readonly BitChange[]): Promise<void> {
  await sql`
    update marketplace.listing_bits kept set bits = kept.bits & ~gone.bits, version = nextval('marketplace.versions') from (${changedPieces(changes)}) gone
    where (kept.kind, kept.a, kept.b, kept.piece) = (gone.kind, gone.a, gone.b, gone.piece)`.execute(db)
}

function changedPieces(changes: readonly BitChange[]): RawBuilder<unknown> {
  const ordinal = sql`changes.ordinal`
  return sql`
    select split_part(token, E'\\t', 1) as kind, split_part(token, E'\\t', 2) as a, split_part(token, E'\\t', 3) as b,
      ${pieceFor(ordinal)} as piece, ${bitsForOrdinals(ordinal)} as bits
    from unnest(${changes.map(({ token }) => token)}::text[], ${changes.map((change) => change.ordinal)}::int[]) as changes(token, ordinal)
    group by 1, 2, 3, 4`
}

/** Rebuilds all bitmaps from the tokens in the listings' rows: one row per token and piece. */
export async function rebuildBits(db: Db): Promise<void> {
  const ordinal = sql`l.ordinal`
  await sql`
    insert into marketplace.listing_bits (kind, a, b, piece, bits)
    select split_part(token, E'\\t', 1), split_part(token, E'\\t', 2), split_part(token, E'\\t', 3), ${pieceFor(ordinal)}, ${bitsForOrdinals(ordinal)}
    from marketplace.listings l, unnest(l.facets) as token group by token, ${pieceFor(ordinal)}`.execute(db)
}

export async function deleteAllBits(db: Db): Promise<void> {
  await sql`delete from marketplace.listing_bits`.execute(db)
}

/** Counts the listings that have a token. */
export async function countListings(db: Db, { kind, a, b }: Token): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(bit_count(bits)), 0)::bigint as count from marketplace.listing_bits where (kind, a, b) = (${kind}, ${a}, ${b})`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
