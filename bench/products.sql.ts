/**
 * Inserts hundreds of thousands of products, one statement per table. All data is derived from the product's number, so every fill is
 * identical. The connection is a superuser's with foreign keys off; the data satisfies them by construction.
 */
import type pg from 'pg'
import { VOCABULARY } from './vocabulary.ts'

export const CATEGORIES = ['apparel', 'accessories', 'tech'] as const
export const COLORS = ['sage', 'ivory', 'clay', 'ink', 'sand', 'rust', 'navy', 'moss', 'plum', 'slate', 'ochre', 'white']
/** Choices that every Plaza has. */
export const MATERIALS = [
  'cotton',
  'linen',
  'wool',
  'silk',
  'leather',
  'felt',
  'wood',
  'cork',
  'paper',
  'ceramic',
  'glass',
  'steel',
  'brass',
]
export const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL']
/** Stock of a variant that never sells out in a benchmark. */
export const AMPLE_STOCK = 1_000_000

/** Vendors with their warehouses, and categories by number: the category of the noun, then its parent. */
export type ShopTargets = { workspaceIds: string[]; warehouseIds: string[]; categoryIds: string[] }

const idSql = (prefix: string, number: string) => `'${prefix}_' || lpad((${number})::text, 26, '0')`
/** SQL for an element of an array parameter, for any index. */
const elementSql = (parameter: string, index: string) => `(${parameter})[1 + (${index}) % cardinality(${parameter})]`
/** SQL for a pseudorandom integer below 2^24: the upper bits of a product. */
const pseudoRandomSql = (number: string, lot: number) =>
  `(((${number})::bigint * 2654435761 + ${lot} * 2246822519::bigint) % 4294967296 >> 8)`

/** Products have 1, 3, 6 or 10 variants, 2.5 on average, and three or four attributes that are filters; two of five are rated. */
export async function insertProducts(
  client: pg.Client,
  products: number,
  { workspaceIds, warehouseIds, categoryIds }: ShopTargets,
): Promise<void> {
  const write = (text: string, values: unknown[] = []) => client.query(text, values)
  await write(
    `create temp table goods as
    select n, ${idSql('prod', 'n')} as id, ${elementSql('$2::text[]', 'n')} as workspace_id, ${elementSql('$3::text[]', 'n')} as warehouse_id,
      n % ${CATEGORIES.length} as category, (n / 170) % 7 as noun, 500 + (n::bigint * 7919) % 19500 as price,
      timestamptz '2026-10-01' - n * interval '10 minutes' as at,
      case when n % 2 = 0 then 1 when n % 20 = 1 then 10 when n % 20 = 3 then 6 else 3 end as variants
    from generate_series(0, $1::int - 1) n`,
    [products, workspaceIds, warehouseIds],
  )
  await write(
    `create temp table forms as
    select n * 10 + position as n, ${idSql('var', 'n * 10 + position')} as id, goods.id as product_id, workspace_id, warehouse_id, position,
      'P' || n || '-' || position as sku, price + position * 100 as price, at, n as product,
      case when variants > 1 then ${elementSql('$1::text[]', 'position')} end as size, ${elementSql('$2::text[]', 'n + position / 6')} as color,
      -- One of twenty has none left, one of twenty only a few.
      case when ${pseudoRandomSql('n * 10 + position', 3)} % 20 = 0 then 0 when ${pseudoRandomSql('n * 10 + position', 3)} % 20 = 1 then 3 else ${AMPLE_STOCK} end as stock
    from goods, generate_series(0, variants - 1) position`,
    [SIZES, COLORS],
  )
  await write(
    `insert into catalog.products (id, workspace_id, category_id, status, currency, price_minor, max_price_minor, published_at, created_at, options, attributes)
    select id, workspace_id, ${elementSql('$1::text[]', 'category * 7 + noun')}, 'active', 'USD', price, price + (variants - 1) * 100, at, at, o.options,
      jsonb_build_object('material', jsonb_build_array(${elementSql('$2::text[]', 'n / 3')}), 'capacity', 50 + (n::bigint * 7919) % 1950, 'recycled', n % 4 = 0)
        || case when n % 3 = 0 then jsonb_build_object('pattern', jsonb_build_array('p' || n % 12, 'p' || n % 7)) else '{}' end
    from goods join (
      select product, jsonb_agg(jsonb_build_object('key', key, 'names', '{}'::jsonb, 'values', values) order by key) as options from (
        select product, key, jsonb_agg(jsonb_build_object('value', value) order by value) as values
        from (select distinct product, key, value from forms, lateral (values ('color', color), ('size', size)) w(key, value) where value is not null) used
        group by product, key
      ) per_key group by product
    ) o on o.product = goods.n order by n`,
    [categoryIds, MATERIALS],
  )
  await insertAttributes(client)
  for (const language of ['en', 'es', 'ar'] as const) await insertProductTexts(client, language)
  await write(
    `insert into catalog.images (product_id, position, width, height, alt, sources)
    select id, position, 1080, 1080, jsonb_build_object('en', 'Product ' || n || ' seen from side ' || position + 1), (
      select jsonb_agg(jsonb_build_object('width', width, 'key', lpad(to_hex(n), 8, '0') || position || repeat('0', 32) || '-' || width || '.webp'))
      from unnest(array[480, 1080]) width
    ) from goods, generate_series(0, 2) position order by n, position`,
  )
  await write(
    `insert into catalog.variants (id, product_id, workspace_id, sku, options, price_minor, position, compare_at_minor)
    select id, product_id, workspace_id, sku, case when size is null then array[color] else array[color, size] end, price, position, case when product % 10 = 0 then price + 1500 end from forms order by n`,
  )
  await write(
    `insert into inventory.stock (variant_id, workspace_id, product_id, sku, on_hand)
    select id, workspace_id, product_id, sku, stock from forms order by n`,
  )
  await write(
    `insert into inventory.items (id, workspace_id, product_id, variant_id, warehouse_id, sku, quantity)
    select ${idSql('inv', 'n')}, workspace_id, product_id, id, warehouse_id, sku, stock from forms order by n`,
  )
  await write(
    `insert into inventory.moves (id, workspace_id, variant_id, from_place, to_place, quantity, value_minor, kind, reference_type, reference_id, moved_at)
    select ${idSql('mov', 'n')}, workspace_id, id, 'supplier', warehouse_id, stock, 0, 'received', 'receipt', 'bench', at from forms where stock > 0 order by n`,
  )
  await insertReviews(client)
}

/** Filters beside color, size and material: a number, a choice of twelve, yes or no. */
async function insertAttributes(client: pg.Client): Promise<void> {
  await client.query(
    `insert into catalog.attributes (key, names, type, facet, searchable, position)
    values ('capacity', '{"en": "Capacity"}', 'number', true, false, 3), ('pattern', '{"en": "Pattern"}', 'choice', true, true, 4),
      ('recycled', '{"en": "Recycled"}', 'boolean', true, true, 5)`,
  )
  await client.query(
    `insert into catalog.attribute_choices (attribute_key, value, names, position)
    select 'pattern', 'p' || n, jsonb_build_object('en', 'Pattern ' || n), n from generate_series(0, 11) n`,
  )
}

/** Every product has English texts, every third one all languages. */
async function insertProductTexts(client: pg.Client, language: keyof typeof VOCABULARY): Promise<void> {
  const { adjectives, materials, nouns, rare, syllables, sentences } = VOCABULARY[language]
  const [beginnings, middles, ends] = syllables
  // The fourth power makes the distribution uneven: few collections are large, most are small.
  const collection = `floor(${beginnings.length * middles.length * ends.length} * (${pseudoRandomSql('n', 1)} / 16777216.0::float8) ^ 4)::int`
  const sentence = (lot: number) => elementSql('$8::text[]', pseudoRandomSql('n', lot))
  await client.query(
    `insert into catalog.product_texts (product_id, language, original, name, description)
    select id, '${language}', ${language === 'en'}, name, name || '. ' || ${sentence(4)} || ' ' || ${sentence(5)}
    from goods
    cross join lateral (select ${collection} as collection) drawn
    cross join lateral (
      select concat_ws(' ', ${elementSql('$1::text[]', 'n')}, ${elementSql('$2::text[]', 'n / 17')},
        ${elementSql('$5::text[]', 'collection')} || ${elementSql('$6::text[]', `collection / ${beginnings.length}`)}
          || ${elementSql('$7::text[]', `collection / ${beginnings.length * middles.length}`)},
        case when n % 1000 = 0 then $4 else ${elementSql('$3::text[]', 'category * 7 + noun')} end, n) as name
    ) named
    where ${language === 'en'} or n % 3 = 0 order by n`,
    [adjectives, materials, CATEGORIES.flatMap((category) => nouns[category]), rare, beginnings, middles, ends, sentences],
  )
}

/** Reviews have no author, so that no accounts are needed. */
async function insertReviews(client: pg.Client): Promise<void> {
  await client.query(
    `insert into reviews.reviews (id, workspace_id, product_id, language, rating, title, text, purchase, status, created_at)
    select ${idSql('rev', 'n * 3 + review')}, workspace_id, id, 'en', 1 + greatest(0, least(4, ${pseudoRandomSql('n * 3 + review', 2)} % 9)),
      'As shown', 'Arrived quickly and looks like the pictures.', 'received', 'approved', at + interval '30 days'
    from goods, generate_series(0, n % 3) review where n % 5 < 2 order by n, review`,
  )
  await client.query(
    `insert into reviews.ratings (workspace_id, product_id, stars, count)
    select workspace_id, product_id, rating, count(*) from reviews.reviews group by 1, 2, 3 order by 2, 3`,
  )
  await client.query(
    `insert into reviews.vendor_ratings (workspace_id, count, sum) select workspace_id, count(*), sum(rating) from reviews.reviews group by 1`,
  )
}
