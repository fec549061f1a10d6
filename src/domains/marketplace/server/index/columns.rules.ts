/**
 * Sort columns of all listings, by doc id. Values of a deleted listing stay until another listing takes its doc id, so callers must check
 * the bitmaps for which doc ids exist.
 */

/** Product ids share this prefix; the remaining `ID_LENGTH` characters are stored. */
const ID_PREFIX = 'prod_'
export const ID_LENGTH = 26

export const COLUMNS = ['price', 'published', 'rating'] as const
export type Column = (typeof COLUMNS)[number]

/** Price in minor units, publication in milliseconds since 1970, `rating_score`; `id` is the product id without its prefix. */
export type SortValues = Record<Column, number> & { id: Uint8Array }

/** Doc ids ascending by value, then by id. `moved` are doc ids that must be sorted in again. */
type CachedOrder = { places: Int32Array; moved: number[] }

export type Columns = {
  /** All doc ids are lower than this. */
  length: number
  values: Record<Column, Float64Array>
  ids: Uint8Array
  /** Sort orders that were requested so far. */
  orders: Map<Column, CachedOrder>
}

/** A value and the product id that breaks ties; the id starts at `at` in `ids`. */
export type SortKey = { value: number; ids: Uint8Array; at: number }

const CAPACITY_STEP = 8192

export const emptyColumns = (): Columns => ({
  length: 0,
  ids: new Uint8Array(0),
  orders: new Map(),
  values: { price: new Float64Array(0), published: new Float64Array(0), rating: new Float64Array(0) },
})

export function setRow(columns: Columns, place: number, row: SortValues): void {
  ensureCapacity(columns, place)
  const isOther = compareIds(row.id, 0, columns.ids, place * ID_LENGTH) !== 0
  columns.ids.set(row.id, place * ID_LENGTH)
  for (const column of COLUMNS) {
    const values = columns.values[column]
    if (!isOther && values[place] === row[column]) continue
    values[place] = row[column]
    columns.orders.get(column)?.moved.push(place)
  }
}

function ensureCapacity(columns: Columns, place: number): void {
  for (; columns.length <= place; columns.length += 1) {
    for (const { moved } of columns.orders.values()) moved.push(columns.length)
  }
  const room = Math.ceil(columns.length / CAPACITY_STEP) * CAPACITY_STEP
  if (columns.values.price.length >= room) return
  for (const column of COLUMNS) columns.values[column] = copyInto(columns.values[column], new Float64Array(room))
  columns.ids = copyInto(columns.ids, new Uint8Array(room * ID_LENGTH))
}

function copyInto<Values extends Float64Array | Uint8Array>(from: Values, to: Values): Values {
  to.set(from)
  return to
}

export function productIdAt({ ids }: Columns, place: number): string {
  return ID_PREFIX + Buffer.from(ids.buffer, place * ID_LENGTH, ID_LENGTH).toString('latin1')
}

/** Null when the id is not a product's. */
export function toSortKey(value: number, productId: string): SortKey | null {
  const isId = productId.startsWith(ID_PREFIX) && productId.length === ID_PREFIX.length + ID_LENGTH
  return isId ? { value, ids: idBytes(productId), at: 0 } : null
}

function idBytes(productId: string): Uint8Array {
  return Uint8Array.from({ length: ID_LENGTH }, (_, at) => productId.charCodeAt(ID_PREFIX.length + at))
}

/** Negative when the doc comes before the key in ascending order. */
export function compareAt({ values, ids }: Columns, column: Column, place: number, key: SortKey): number {
  const value = values[column][place] as number
  return value === key.value ? compareIds(ids, place * ID_LENGTH, key.ids, key.at) : value - key.value
}

export function sortKeyAt({ values, ids }: Columns, column: Column, place: number): SortKey {
  return { value: values[column][place] as number, ids, at: place * ID_LENGTH }
}

function compareIds(ids: Uint8Array, at: number, others: Uint8Array, otherAt: number): number {
  for (let byte = 0; byte < ID_LENGTH; byte += 1) {
    const difference = (ids[at + byte] as number) - (others[otherAt + byte] as number)
    if (difference !== 0) return difference
  }
  return 0
}

/** All doc ids, ascending by value and id. The first call sorts; later calls merge the moved doc ids in one pass. */
export function sortedDocs(columns: Columns, column: Column): Int32Array {
  const kept = columns.orders.get(column)
  if (kept && kept.moved.length === 0) return kept.places
  const [places, moved] = kept ? [kept.places, [...new Set(kept.moved)]] : [new Int32Array(0), [...Array(columns.length).keys()]]
  const sorted = Int32Array.from(moved).sort((one, other) => compareAt(columns, column, one, sortKeyAt(columns, column, other)))
  const merged = kept ? merge(columns, column, places, sorted) : sorted
  columns.orders.set(column, { places: merged, moved: [] })
  return merged
}

function merge(columns: Columns, column: Column, places: Int32Array, moved: Int32Array): Int32Array {
  const isMoved = new Uint8Array(columns.length)
  for (const place of moved) isMoved[place] = 1
  const merged = new Int32Array(columns.length)
  let to = 0
  let next = 0
  for (const place of places) {
    if (isMoved[place] === 1) continue
    while (next < moved.length && compareAt(columns, column, moved[next] as number, sortKeyAt(columns, column, place)) < 0)
      merged[to++] = moved[next++] as number
    merged[to++] = place
  }
  merged.set(moved.subarray(next), to)
  return merged
}
