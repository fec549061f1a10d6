import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { rowsMeant } from './all-rows.ts'
import type { Selection } from './selection.ts'
import type { BulkAction, BulkTask, RowIdentity, TableQuery } from './table.ts'
import type { TableState } from './table-state.ts'

export type BulkRun = {
  action: BulkAction
  /** `looking`: which rows are meant is still being asked. */
  phase: 'looking' | 'running' | 'over'
  done: number
  /** Null until that is known. */
  total: number | null
  failed: readonly { id: string; name: string; error: unknown }[]
  stopped: boolean
  /** Which rows are meant could not be asked. */
  trouble: unknown
}

class Stopped extends Error {}

/** Does something with every row of a selection, one after the other: slow is better than half. */
export function useBulk<Row>(query: TableQuery<Row>, state: TableState, identity: RowIdentity<Row>, loaded: readonly Row[]) {
  const client = useQueryClient()
  const [run, setRun] = useState<BulkRun | null>(null)
  const stopping = useRef(false)

  async function start(action: BulkAction, selection: Selection, task: BulkTask): Promise<void> {
    stopping.current = false
    const now: BulkRun = { action, phase: 'looking', done: 0, total: null, failed: [], stopped: false, trouble: null }
    const tell = (patch: Partial<BulkRun>) => setRun(Object.assign(now, patch) && { ...now })
    const goOn = () => {
      if (stopping.current) throw new Stopped()
    }
    try {
      tell({})
      const meant = await rowsMeant(selection, { query, state, identity, loaded }, goOn)
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
      else tell({ trouble: error })
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
