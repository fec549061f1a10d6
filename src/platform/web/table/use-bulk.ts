import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { loadTargetRows } from './all-rows.ts'
import type { Selection } from './selection.ts'
import type { BulkAction, BulkTask, RowIdentity, TableQuery } from './table.ts'
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

/** Runs a task for every selected row, one after the other, so that a failure affects single rows only. */
export function useBulk<Row>(query: TableQuery<Row>, state: TableState, identity: RowIdentity<Row>, loaded: readonly Row[]) {
  const client = useQueryClient()
  const [run, setRun] = useState<BulkRun | null>(null)
  const stopping = useRef(false)

  async function start(action: BulkAction, selection: Selection, task: BulkTask): Promise<void> {
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
      for (const row of meant) {
        goOn()
        const failure = await task(row.id).then(
          () => null,
          (error: unknown) => ({ ...row, error }),
        )
        tell({ done: now.done + 1, failed: failure ? [...now.failed, failure] : now.failed })
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
