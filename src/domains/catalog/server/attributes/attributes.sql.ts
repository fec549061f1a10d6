import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'
import type { AttributeType } from '../../contract.ts'

export type Names = Partial<Record<Language, string>>
export type Choice = { value: string; names: Names }

/** `choices` are in their order. */
export type Attribute = {
  key: string
  names: Names
  type: AttributeType
  unit: Names
  facet: boolean
  searchable: boolean
  choices: Choice[]
}

/** `used`: products with a value. */
export type ManagedAttributeRow = Attribute & { categories: { id: string; required: boolean }[]; used: number; version: number }

const CHOICES = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('value', c.value, 'names', c.names) order by c.position), '[]')
  from catalog.attribute_choices c where c.attribute_key = a.key) as choices`

const CATEGORIES = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', ca.category_id, 'required', ca.required) order by cat.position, cat.id), '[]')
  from catalog.category_attributes ca join catalog.categories cat on cat.id = ca.category_id where ca.attribute_key = a.key) as categories`

/** The condition of the index on attributes. */
const VALUED = sql`p.attributes <> '{}' and p.deleted_at is null`

/** In their order: all, or those with these keys. */
export async function loadAttributes(db: Db, keys: readonly string[] | null = null): Promise<Attribute[]> {
  if (keys?.length === 0) return []
  const { rows } = await sql<Attribute>`
    select a.key, a.names, a.type, a.unit, a.facet, a.searchable, ${CHOICES}
    from catalog.attributes a where ${keys === null ? sql`true` : sql`a.key = any(${keys})`} order by a.position, a.key`.execute(db)
  return rows
}

/** A category and all above it; `of` is the category's id. */
const withAncestors = (categories: RawBuilder<unknown>) => sql`
  with recursive path(of, id, parent_id) as (
    select c.id, c.id, c.parent_id from catalog.categories c where ${categories}
    union all
    select path.of, c.id, c.parent_id from path join catalog.categories c on c.id = path.parent_id
  )`

export type CategoryAttribute = { slug: string; key: string; required: boolean }

/** The attributes of each category that a workspace may use, with those of the categories above it, in their order. */
export async function loadCategoryAttributes(db: Db, workspaceId: string): Promise<CategoryAttribute[]> {
  const { rows } = await sql<CategoryAttribute>`
    ${withAncestors(sql`c.workspace_id is null or c.workspace_id = ${workspaceId}`)}
    select own.slug, a.key, bool_or(ca.required) as required
    from path join catalog.categories own on own.id = path.of
    join catalog.category_attributes ca on ca.category_id = path.id
    join catalog.attributes a on a.key = ca.attribute_key
    group by own.slug, a.key order by own.slug, a.position, a.key`.execute(db)
  return rows
}

/** One of these products that lacks a required attribute of its category. `product`: its original name. */
export async function findProductWithoutAttribute(db: Db, ids: readonly string[]): Promise<{ product: string; names: Names } | null> {
  const { rows } = await sql<{ product: string; names: Names }>`
    ${withAncestors(sql`c.id in (select category_id from catalog.products where id = any(${ids}))`)}
    select t.name as product, a.names
    from catalog.products p
    join path on path.of = p.category_id
    join catalog.category_attributes ca on ca.category_id = path.id and ca.required
    join catalog.attributes a on a.key = ca.attribute_key and not p.attributes ? a.key
    join catalog.product_texts t on t.product_id = p.id and t.original
    where p.id = any(${ids}) order by p.id, a.position limit 1`.execute(db)
  return rows[0] ?? null
}

/** In their order. */
export async function loadManagedAttributes(db: Db): Promise<ManagedAttributeRow[]> {
  const { rows } = await sql<ManagedAttributeRow>`
    select a.key, a.names, a.type, a.unit, a.facet, a.searchable, a.version, ${CHOICES}, ${CATEGORIES},
      (select count(*) from catalog.products p where p.attributes ? a.key and ${VALUED}) as used
    from catalog.attributes a order by a.position, a.key`.execute(db)
  return rows
}

/** Products that have each of these choices, by its value. */
export async function countChoiceUses(db: Db, key: string, values: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ value: string; used: number }>`
    select value, (
      select count(*) from catalog.products p
      where p.attributes ? ${key} and p.attributes -> ${key} ? value and ${VALUED}
    ) as used
    from unnest(${values}::text[]) as value`.execute(db)
  return new Map(rows.map(({ value, used }) => [value, used]))
}

/** Lets only one transaction at a time change attributes, and tells other processes that they changed. */
export async function lockAttributes(db: Db): Promise<void> {
  await sql`update catalog.attribute_revision set revision = revision + 1`.execute(db)
}

type Stored = Omit<Attribute, 'choices'> & { position: number; version: number }

export async function upsertAttribute(db: Db, { names, unit, ...row }: Stored): Promise<void> {
  await sql`
    insert into catalog.attributes (key, names, type, unit, facet, searchable, position, version)
    values (${row.key}, ${JSON.stringify(names)}, ${row.type}, ${JSON.stringify(unit)}, ${row.facet}, ${row.searchable}, ${row.position}, ${row.version})
    on conflict (key) do update set names = excluded.names, unit = excluded.unit, facet = excluded.facet, searchable = excluded.searchable,
      version = excluded.version`.execute(db)
}

/** Replaces all choices. */
export async function replaceChoices(db: Db, key: string, choices: readonly Choice[]): Promise<void> {
  await sql`delete from catalog.attribute_choices where attribute_key = ${key}`.execute(db)
  await sql`
    insert into catalog.attribute_choices (attribute_key, value, names, position)
    select ${key}, w.choice ->> 'value', w.choice -> 'names', w.position
    from jsonb_array_elements(${JSON.stringify(choices)}::jsonb) with ordinality as w(choice, position)`.execute(db)
}

/** Replaces the categories; unknown ones are ignored. */
export async function replaceCategories(db: Db, key: string, categories: ManagedAttributeRow['categories']): Promise<void> {
  await sql`delete from catalog.category_attributes where attribute_key = ${key}`.execute(db)
  await sql`
    insert into catalog.category_attributes (attribute_key, category_id, required)
    select ${key}, w.id, w.required from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) as w(id text, required boolean)
    join catalog.categories c on c.id = w.id and c.workspace_id is null
    on conflict do nothing`.execute(db)
}

export async function deleteAttribute(db: Db, key: string): Promise<void> {
  await sql`delete from catalog.attributes where key = ${key}`.execute(db)
}

/** Sorts the attributes in the order of `keys`. */
export async function orderAttributes(db: Db, keys: readonly string[]): Promise<void> {
  await sql`
    update catalog.attributes a set position = wanted.position - 1
    from unnest(${keys}::text[]) with ordinality as wanted(key, position) where a.key = wanted.key`.execute(db)
}
