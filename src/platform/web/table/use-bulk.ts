import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { loadTargetRows } from './all-rows.ts'
import type { Selection } from './selection.ts'
import type { BulkAction, BulkBatch, BulkTask, RowIdentity, TableQuery } from './table.ts'
import type { TableState } from './table-state.ts'

export type BulkRun = {
  action: BulkAction
  /** `looking`: the target rows are being loaded. */
  phase: 'looking' | 'running' | 'over'
  done: number
  /** Null until the target rows are loaded. */
  total: number | null
  failed: readonly { id: string; name: string; error: unknown }[]
  stopped: boolean
  /** The error when the target rows couldn't be loaded. */
  problem: unknown
}

class Stopped extends Error {}

function toBatch(task: BulkTask | BulkBatch): BulkBatch {
  if (typeof task !== 'function') return task
  return {
    size: 1,
    run: async (ids) => {
      for (const id of ids) await task(id)
      return new Map()
    },
  }
}

/** Runs a task for every selected row, or batch of rows, one after the other, so that a failure affects single rows only. */
export function useBulk<Row>(query: TableQuery<Row>, state: TableState, identity: RowIdentity<Row>, loaded: readonly Row[]) {
  const client = useQueryClient()
  const [run, setRun] = useState<BulkRun | null>(null)
  const stopping = useRef(false)

  async function start(action: BulkAction, selection: Selection, task: BulkTask | BulkBatch): Promise<void> {
    stopping.current = false
    const now: BulkRun = { action, phase: 'looking', done: 0, total: null, failed: [], stopped: false, problem: null }
    const tell = (patch: Partial<BulkRun>) => setRun(Object.assign(now, patch) && { ...now })
    const goOn = () => {
      if (stopping.current) throw new Stopped()
    }
    try {
      tell({})
      const meant = await loadTargetRows(selection, { query, state, identity, loaded }, goOn)
      tell({ phase: 'running', total: meant.length })
      const batch = toBatch(task)
      for (let from = 0; from < meant.length; from += batch.size) {
        goOn()
        const rows = meant.slice(from, from + batch.size)
        const ids = rows.map(({ id }) => id)
        // Without an answer nobody knows of any of the rows.
        const errors = await batch.run(ids).catch((error: unknown) => new Map(ids.map((id) => [id, error])))
        const failed = rows.filter(({ id }) => errors.has(id)).map((row) => ({ ...row, error: errors.get(row.id) }))
        tell({ done: now.done + rows.length, failed: [...now.failed, ...failed] })
      }
    } catch (error) {
      if (error instanceof Stopped) tell({ stopped: true })
      else tell({ problem: error })
    }
    tell({ phase: 'over' })
    await client.invalidateQueries({ queryKey: query.key })
  }

  return {
    run,
    start,
    stop: () => {
      stopping.current = true
    },
    dismiss: () => setRun(null),
  }
}
