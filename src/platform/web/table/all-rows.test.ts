import { describe, expect, test } from 'vitest'
import { loadTargetRows } from './all-rows.ts'
import { arrangeColumns } from './columns.ts'
import { exportHead, exportRows } from './export-rows.ts'
import { ALL_MATCHING, NONE, type Selection, select } from './selection.ts'
import type { Column, PageRequest, TableQuery } from './table.ts'

type Mug = { id: string; name: string; price: number }

const MUGS: Mug[] = Array.from({ length: 250 }, (_, index) => ({ id: `mug_${index}`, name: `Mug ${index}`, price: index / 2 }))
const IDENTITY = { id: ({ id }: Mug) => id, name: ({ name }: Mug) => name }
const STATE = { q: 'mug', filters: { size: { chosen: ['big'] } }, sort: '-price', after: 'somewhere', size: 25, view: null }

/** A keyset query that records its requests. */
function shelf(): TableQuery<Mug> & { asked: PageRequest[] } {
  const asked: PageRequest[] = []
  return {
    key: ['mugs'],
    asked,
    async page(question) {
      asked.push(question)
      const start = Number(question.cursor ?? 0)
      const end = start + question.limit
      return { rows: MUGS.slice(start, end), nextCursor: end < MUGS.length ? String(end) : null, total: { count: 250, exact: true } }
    },
  }
}

describe('the rows of a selection', () => {
  test('are loaded to the last page, with the filters of the list', async () => {
    const query = shelf()
    const meant = await loadTargetRows(select(ALL_MATCHING, ['mug_3'], false), { query, state: STATE, identity: IDENTITY, loaded: [] })
    expect(meant).toEqual(MUGS.filter(({ id }) => id !== 'mug_3').map(({ id, name }) => ({ id, name })))
    const asked = { q: 'mug', sort: '-price', filters: STATE.filters, limit: 100 }
    expect(query.asked).toEqual([asked, { ...asked, cursor: '100' }, { ...asked, cursor: '200' }])
  })

  test('need no request when they were selected one by one', async () => {
    const query = shelf()
    const picked = select(NONE, ['mug_1', 'mug_240'], true)
    expect(await loadTargetRows(picked, { query, state: STATE, identity: IDENTITY, loaded: MUGS.slice(0, 50) })).toEqual([
      { id: 'mug_1', name: 'Mug 1' },
      { id: 'mug_240', name: 'mug_240' },
    ])
    expect(query.asked).toEqual([])
  })

  test('aren’t loaded further after a stop', async () => {
    const query = shelf()
    const stop = () => {
      throw new Error('stopped')
    }
    await expect(loadTargetRows(ALL_MATCHING, { query, state: STATE, identity: IDENTITY, loaded: [] }, stop)).rejects.toThrow('stopped')
    expect(query.asked.length).toBe(1)
  })
})

describe('an export', () => {
  const columns: Column<Mug>[] = [
    { key: 'name', title: 'Name', cell: ({ name }) => name, text: ({ name }) => name },
    { key: 'picture', title: 'Picture', cell: () => null },
    { key: 'price', title: 'Price', cell: ({ price }) => price, text: ({ price }) => price },
  ]
  const linesOf = async (query: TableQuery<Mug>, selection: Selection) => {
    const lines = []
    for await (const more of exportRows({ query, state: STATE, columns, identity: IDENTITY, selection })) lines.push(...more)
    return lines
  }

  test('has the columns of the list after the row id', async () => {
    expect(exportHead(columns)).toEqual(['id', 'Name', 'Price'])
    const lines = await linesOf(shelf(), ALL_MATCHING)
    expect([lines.length, lines[3]]).toEqual([250, ['mug_3', 'Mug 3', 1.5]])
  })

  test('of selected rows ends with the last one', async () => {
    const query = shelf()
    expect(await linesOf(query, select(NONE, ['mug_2', 'mug_120'], true))).toEqual([
      ['mug_2', 'Mug 2', 1],
      ['mug_120', 'Mug 120', 60],
    ])
    expect(query.asked.length).toBe(2)
  })
})

describe('columns', () => {
  const columns = [{ key: 'name' }, { key: 'state' }, { key: 'price', fixed: true }, { key: 'note', extra: true }]
  const keys = (chosen: string[] | null) => arrangeColumns(columns, chosen).map(({ key }) => key)

  test('are the default until the user chooses', () => {
    expect(keys(null)).toEqual(['name', 'state', 'price'])
  })

  test('are the chosen ones in order, after the fixed ones', () => {
    expect(keys(['note', 'state'])).toEqual(['name', 'price', 'note', 'state'])
    expect(keys(['state', 'state', 'gone', 'name'])).toEqual(['name', 'price', 'state'])
  })
})
