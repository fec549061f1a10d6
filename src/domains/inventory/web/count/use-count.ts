import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { failureText, isQueued } from '#platform/web/failure.ts'
import { useTextDraft } from '#platform/web/form/use-text-draft.ts'
import { readScanned, type Scanned } from '#platform/web/scan/match-code.ts'
import { signalCode } from '#platform/web/scan/signal-code.ts'
import { useSource } from '#platform/web/source.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_UNITS } from '../../contract/limits.ts'
import type { StockRowView } from '../../contract.ts'
import { useAdjustStock } from '../operations.ts'
import { addLine, type CountLine, countOne, findRows, isCounted, readLines } from './count.rules.ts'
import { countRowsQuery, rememberCounted } from './count-rows.ts'

const FOUND = 5

export type Heard = { kind: 'counted' | 'several' | 'unknown'; code: string; name?: string }

/** A count of one warehouse: its lines are kept on this device until they are posted or removed. Keys: inventory.waiting.* */
export function useCount(workspaceId: string, warehouseId: string) {
  const { t } = useTranslation()
  const source = useSource()
  const client = useQueryClient()
  const query = countRowsQuery(source, workspaceId, warehouseId)
  const loaded = useQuery(query)
  const rows = loaded.data ?? []
  const [text, write] = useTextDraft(`inventory.count ${warehouseId}`)
  const lines = readLines(text)
  const [heard, setHeard] = useState<Heard | null>(null)
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  const [posting, setPosting] = useState(false)
  const adjust = useAdjustStock(workspaceId)
  const change = (next: readonly CountLine[]) => write(next.length === 0 ? '' : JSON.stringify(next))

  async function hear(raw: string) {
    const scanned = readScanned(raw)
    const { code } = scanned
    const here = findRows(rows, scanned)
    const found = here.length > 0 ? here : findRows(await findElsewhere(scanned), scanned)
    const [row] = found
    if (found.length === 1 && row) {
      change(countOne(lines, row))
      signalCode('known')
      setHeard({ kind: 'counted', code, name: row.variant.product.name })
      return
    }
    signalCode('unknown')
    setHeard({ kind: found.length > 1 ? 'several' : 'unknown', code })
  }

  /** What has no row in this warehouse yet can be counted too. Nothing is found offline. */
  async function findElsewhere({ code, product }: Scanned): Promise<StockRowView[]> {
    const asked = { limit: FOUND, q: code }
    const find = async () => {
      if (!product) return (await source.api.inventory.stock.list(asked, inWorkspace(workspaceId))).items
      if (product.variantId === null) return []
      const { variant, warehouses } = await source.api.inventory.stock.get({ variantId: product.variantId }, inWorkspace(workspaceId))
      return warehouses.map((place) => ({ ...place, id: place.warehouse.id, variant, daysOfCover: null }))
    }
    const found = await find().catch(() => [])
    const firsts = new Map(found.map((row) => [row.variant.id, row]))
    return [...firsts.values()].map((row) => ({ ...row, onHand: row.warehouse.id === warehouseId ? row.onHand : 0 }))
  }

  /** Sends one adjustment per line that differs. Lines that fail stay, with the reason. */
  async function post(note: string) {
    setPosting(true)
    const left: CountLine[] = lines.filter((line) => !isCounted(line, MAX_UNITS))
    const failed = new Map<string, string>()
    let queued = 0
    for (const line of lines) {
      if (!isCounted(line, MAX_UNITS)) continue
      const { variant, seen, counted } = line
      try {
        if (counted !== seen)
          await adjust.mutateAsync({ variantId: variant.id, warehouseId, change: { to: counted, seen }, reason: 'counted', note })
      } catch (error) {
        if (isQueued(error)) {
          queued += 1
          rememberCounted(client, query.queryKey, { variantId: variant.id, counted })
          continue
        }
        left.push(line)
        failed.set(variant.id, failureText(t, error, 'inventory'))
      }
    }
    setErrors(failed)
    setHeard(null)
    change(left)
    setPosting(false)
    if (failed.size > 0) toast({ title: t('inventory.count.someFailed', { count: failed.size }), variant: 'destructive' })
    else if (queued === 0) toast({ title: t('inventory.count.posted') })
  }

  return {
    rows,
    loaded,
    lines,
    heard,
    errors,
    posting,
    hear,
    post,
    add: (row: StockRowView) => change(addLine(lines, row)),
    set: (variantId: string, counted: CountLine['counted']) =>
      change(lines.map((line) => (line.variant.id === variantId ? { ...line, counted } : line))),
    remove: (variantId: string) => change(lines.filter(({ variant }) => variant.id !== variantId)),
  }
}
