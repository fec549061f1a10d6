/**
 * What lists are sorted by, of every listing, by its place. What stood at a place whose listing is gone stays until another
 * takes it: whoever reads here asks the bits which listings there are.
 */

/** The last characters of a product's id; all have the same number. */
const ID_PREFIX = 'prod_'
export const ID_LENGTH = 26

export const COLUMNS = ['price', 'published', 'rating'] as const
export type Column = (typeof COLUMNS)[number]

/** Minor units, milliseconds since 1970, and `rating_score`; `id` is what follows the prefix. */
export type Sortable = Record<Column, number> & { id: Uint8Array }

/** Ascending by value, then by id. `moved` are places that have to be put where they belong now. */
type Order = { places: Int32Array; moved: number[] }

export type Columns = {
  /** No listing has this place or a higher one. */
  length: number
  values: Record<Column, Float64Array>
  ids: Uint8Array
  /** Those that were asked for. */
  orders: Map<Column, Order>
}

/** A value with the id that follows on equal ones, at `at` of `ids`. */
export type Key = { value: number; ids: Uint8Array; at: number }

const ROOM_FOR = 8192

export const noColumns = (): Columns => ({
  ...{ length: 0, ids: new Uint8Array(0), orders: new Map() },
  values: { price: new Float64Array(0), published: new Float64Array(0), rating: new Float64Array(0) },
})

export function putRow(columns: Columns, place: number, row: Sortable): void {
  makeRoom(columns, place)
  const isOther = compareIds(row.id, 0, columns.ids, place * ID_LENGTH) !== 0
  columns.ids.set(row.id, place * ID_LENGTH)
  for (const column of COLUMNS) {
    const values = columns.values[column]
    if (!isOther && values[place] === row[column]) continue
    values[place] = row[column]
    columns.orders.get(column)?.moved.push(place)
  }
}

function makeRoom(columns: Columns, place: number): void {
  for (; columns.length <= place; columns.length += 1) {
    for (const { moved } of columns.orders.values()) moved.push(columns.length)
  }
  const room = Math.ceil(columns.length / ROOM_FOR) * ROOM_FOR
  if (columns.values.price.length >= room) return
  for (const column of COLUMNS) columns.values[column] = copied(columns.values[column], new Float64Array(room))
  columns.ids = copied(columns.ids, new Uint8Array(room * ID_LENGTH))
}

function copied<Values extends Float64Array | Uint8Array>(from: Values, to: Values): Values {
  to.set(from)
  return to
}

export function productIdAt({ ids }: Columns, place: number): string {
  return ID_PREFIX + Buffer.from(ids.buffer, place * ID_LENGTH, ID_LENGTH).toString('latin1')
}

/** Null: no product's id. */
export function keyOf(value: number, productId: string): Key | null {
  const isId = productId.startsWith(ID_PREFIX) && productId.length === ID_PREFIX.length + ID_LENGTH
  return isId ? { value, ids: idBytes(productId), at: 0 } : null
}

function idBytes(productId: string): Uint8Array {
  return Uint8Array.from({ length: ID_LENGTH }, (_, at) => productId.charCodeAt(ID_PREFIX.length + at))
}

/** Below zero: the listing at this place comes before the key, counting upwards. */
export function compareAt({ values, ids }: Columns, column: Column, place: number, key: Key): number {
  const value = values[column][place] as number
  return value === key.value ? compareIds(ids, place * ID_LENGTH, key.ids, key.at) : value - key.value
}

export function keyAt({ values, ids }: Columns, column: Column, place: number): Key {
  return { value: values[column][place] as number, ids, at: place * ID_LENGTH }
}

function compareIds(ids: Uint8Array, at: number, others: Uint8Array, otherAt: number): number {
  for (let byte = 0; byte < ID_LENGTH; byte += 1) {
    const difference = (ids[at + byte] as number) - (others[otherAt + byte] as number)
    if (difference !== 0) return difference
  }
  return 0
}

/** All places, ascending by value and id. Sorted once; later, what moved is put where it belongs in one walk. */
export function inOrder(columns: Columns, column: Column): Int32Array {
  const kept = columns.orders.get(column)
  if (kept && kept.moved.length === 0) return kept.places
  const [places, moved] = kept ? [kept.places, [...new Set(kept.moved)]] : [new Int32Array(0), [...Array(columns.length).keys()]]
  const sorted = Int32Array.from(moved).sort((one, other) => compareAt(columns, column, one, keyAt(columns, column, other)))
  const merged = kept ? merge(columns, column, places, sorted) : sorted
  columns.orders.set(column, { places: merged, moved: [] })
  return merged
}

function merge(columns: Columns, column: Column, places: Int32Array, moved: Int32Array): Int32Array {
  const isMoved = new Uint8Array(columns.length)
  for (const place of moved) isMoved[place] = 1
  const merged = new Int32Array(columns.length)
  let [to, next] = [0, 0]
  for (const place of places) {
    if (isMoved[place] === 1) continue
    while (next < moved.length && compareAt(columns, column, moved[next] as number, keyAt(columns, column, place)) < 0)
      merged[to++] = moved[next++] as number
    merged[to++] = place
  }
  merged.set(moved.subarray(next), to)
  return merged
}
