/**
 * How many listings there are of everything that can be chosen, in one statement. Each facet is counted under the choices of
 * all others and not its own: what is shown beside a value is what choosing it alone of its facet will show.
 */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'
import { matches, onlyNames } from '../search/matches.sql.ts'
import { bitsOfOrdinals, pieceOf } from './bits.sql.ts'
import { type Choice, chosenTokens, EVERY, formCondition, open, priceTokens, ratingTokens, type Token } from './tokens.rules.ts'

export type Facet = 'category' | 'vendor' | 'rating' | 'price' | 'color' | 'size' | 'stock'
/** `label` is a vendor's name. */
export type FacetCount = { facet: Facet; value: string; label: string | null; count: number }

export type Counts = {
  total: number
  /** How many have the words, up to one more than were to be counted; null without words. */
  found: number | null
  /** Descriptions were not looked into, because names were enough. */
  inNames: boolean
  /** Empty unless they were asked for. */
  facets: FacetCount[]
}

/** Of what has the words at most `counted` are looked at. */
type Asked = { choice: Choice; words: string | null; language: Language; facets: boolean; counted: number }

/** A value of the vendor facet is counted, however many vendors there are; the busiest are shown, and those chosen. */
const VENDORS_SHOWN = 30

export async function countListings(db: Db, asked: Asked): Promise<Counts> {
  const { choice, words, facets } = asked
  const { rows } = await sql<Omit<FacetCount, 'facet'> & { facet: Facet | 'total' | 'found' | 'inNames' }>`
    with ${masks(asked)}
    select 'total' as facet, '' as value, null as label, coalesce(sum(bit_count(everywhere)), 0)::bigint as count from masks
    ${words === null ? sql`` : sql`union all select 'found', '', null, count(*) from found union all select 'inNames', '', null, (${onlyNames})::int`}
    ${facets ? allFacets(choice) : sql``}`.execute(db)
  const one = (name: 'total' | 'found' | 'inNames') => rows.find(({ facet }) => facet === name)?.count ?? 0
  return {
    total: one('total'),
    found: words === null ? null : one('found'),
    inNames: one('inNames') === 1,
    facets: rows.filter((row): row is FacetCount => !['total', 'found', 'inNames'].includes(row.facet)),
  }
}

const NO_PRICES = { from: 0, to: -1 }

/**
 * One row per piece: what all choices have in common, and what those of the other facets have. They are made of a column of
 * bits per facet, c, v, r, p, f, and w for the words; what narrows nothing has every bit. `offset 0` below keeps kilobytes out of sorts.
 */
function masks({ choice, words, language, counted }: Asked): RawBuilder<unknown> {
  const { any, none } = formCondition(choice)
  const { tokens, cut } = priceTokens(choice.price)
  const ordinal = sql`ordinal`
  // A range cuts two bands at most; conditions rather than a join, so that the index of prices serves both.
  const [low = NO_PRICES, high = NO_PRICES] = cut
  const cutRows = sql`
    select ${pieceOf(ordinal)} as piece, ${bitsOfOrdinals(ordinal)} as bits from marketplace.listings
    where price_minor between ${low.from} and ${low.to} or price_minor between ${high.from} and ${high.to} group by 1`
  const found = sql`select ${pieceOf(ordinal)} as piece, ${bitsOfOrdinals(ordinal)} as bits from found group by 1`
  const bits = (name: string) => sql`coalesce(${sql.ref(`${name}.bits`)}, 0::bit(8192))`
  return sql`
    ${words === null ? sql`` : sql`${matches(words, language, counted)}, by_words as materialized (${found}),`}
    everything as materialized (${having([EVERY])}),
    category as materialized (${having(chosenTokens('category', choice.categories))}),
    vendor as materialized (${having(chosenTokens('vendor', choice.vendors))}),
    rating as materialized (${having(ratingTokens(choice.rating))}),
    price as materialized (select piece, bit_or(bits) as bits from (${having(tokens)} union all ${cutRows}) parts group by piece),
    form as materialized (${having(any)}),
    not_form as materialized (${having(none)}),
    chosen_bits as materialized (
      select piece, ${bits('category')} as c, ${bits('vendor')} as v, ${bits('rating')} as r, ${bits('price')} as p,
        ${bits('form')} & ~${bits('not_form')} as f, ${words === null ? sql`everything.bits` : bits('by_words')} as w
      from everything left join category using (piece) left join vendor using (piece) left join rating using (piece)
        left join price using (piece) left join form using (piece) left join not_form using (piece)
        ${words === null ? sql`` : sql`left join by_words using (piece)`}
    ),
    masks as materialized (
      select piece, c & v & r & p & f & w as everywhere, v & r & p & f & w as for_category, c & r & p & f & w as for_vendor,
        c & v & p & f & w as for_rating, c & v & r & f & w as for_price, c & v & r & p & w as for_form
      from chosen_bits
    )`
}

function having(tokens: readonly Token[]): RawBuilder<unknown> {
  return sql`
    select piece, bit_or(bits) as bits from marketplace.listing_bits
    join unnest(${tokens.map(({ kind }) => kind)}::text[], ${tokens.map(({ a }) => a)}::text[], ${tokens.map(({ b }) => b)}::text[])
      as chosen(kind, a, b) using (kind, a, b)
    group by piece`
}

function allFacets({ vendors, colors, sizes, stock }: Choice): RawBuilder<unknown> {
  const { length: chosenVendors } = vendors
  const plain = (facet: 'category' | 'vendor' | 'rating' | 'price') => sql`
    select ${sql.lit(facet)} as facet, a as value, null as label, coalesce(sum(count), 0)::bigint as count
    from (
      select v.a, bit_count(v.bits & masks.${sql.ref(`for_${facet}`)}) as count, bit_count(v.bits) as listed
      from marketplace.listing_bits v join masks using (piece) where v.kind = ${sql.lit(facet)} offset 0
    ) of_piece
    group by a having sum(listed) > 0`
  const ofForms = (facet: 'color' | 'size' | 'stock', value: 'a' | 'b' | 'value', values: RawBuilder<unknown>) => sql`
    select ${sql.lit(facet)}, value, null, coalesce(sum(count), 0)::bigint
    from (
      select v.${sql.ref(value)} as value, bit_count(v.bits & masks.for_form) as count from (${values}) v join masks using (piece) offset 0
    ) of_piece
    group by value`
  return sql`
    union all (${plain('category')})
    union all (
      select facet, value, (select vendor_name from marketplace.listings where vendor_slug = value limit 1), count
      from (${plain('vendor')}) vendors
      order by value = any(${vendors}::text[]) desc, count desc, value limit ${VENDORS_SHOWN + chosenVendors}
    )
    union all (${plain('rating')})
    union all (${plain('price')})
    union all (${ofForms('color', 'a', forms('a', 'b', open(sizes), stock))})
    union all (${ofForms('size', 'b', forms('b', 'a', open(colors), stock))})
    union all (${ofForms('stock', 'value', stockValues(open(colors), open(sizes)))})`
}

/** Values of one side of the forms, with the other side as chosen. */
function forms(side: 'a' | 'b', other: 'a' | 'b', chosen: readonly string[], stock: Choice['stock']): RawBuilder<unknown> {
  const [one, two] = [sql.ref(side), sql.ref(other)]
  const bits = (kind: 'form' | 'stocked') => sql`
    select ${one}, piece, bit_or(bits) as bits from marketplace.listing_bits
    where kind = ${kind} and ${two} = any(${chosen}::text[]) and ${one} <> '' and bit_count(bits) > 0 group by ${one}, piece`
  const wanted = bits(stock === 'inStock' ? 'stocked' : 'form')
  const left = sql`
    select ${one}, piece, wanted.bits & ~coalesce(gone.bits, 0::bit(8192)) as bits
    from (${wanted}) wanted left join (${bits('stocked')}) gone using (${one}, piece)`
  // Every value stands in the list, also where nothing of it is left.
  return sql`
    select * from (${stock === 'soldOut' ? left : wanted}) wanted
    union all
    select ${one}, piece, 0::bit(8192) from marketplace.listing_bits where kind = 'form' and ${two} = '' and ${one} <> '' and bit_count(bits) > 0`
}

function stockValues(colors: readonly string[], sizes: readonly string[]): RawBuilder<unknown> {
  const bits = (kind: 'form' | 'stocked') => sql`
    select piece, bit_or(bits) as bits from marketplace.listing_bits
    where kind = ${kind} and a = any(${colors}::text[]) and b = any(${sizes}::text[]) group by piece`
  return sql`
    select piece, of_value.value, of_value.bits
    from (${bits('form')}) any_form left join (${bits('stocked')}) stocked using (piece)
    cross join lateral (values
      ('inStock', coalesce(stocked.bits, 0::bit(8192))),
      ('soldOut', any_form.bits & ~coalesce(stocked.bits, 0::bit(8192)))
    ) as of_value(value, bits)`
}
