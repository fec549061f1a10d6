import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText, isQueued } from '#platform/web/failure.ts'
import { useTextDraft } from '#platform/web/form/use-text-draft.ts'
import { discardQueued, useQueuedWrites } from '#platform/web/outbox/use-queued-writes.ts'
import { readScanned } from '#platform/web/scan/match-code.ts'
import { signalCode } from '#platform/web/scan/signal-code.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { PickOrder } from '../../contract.ts'
import { usePick } from '../operations.ts'
import {
  addPicked,
  findToPick,
  NOTHING_PICKED,
  type PickedDraft,
  type PickInput,
  pickState,
  readPicked,
  type ToPick,
  takeBackPick,
  toPick,
  toPicks,
  withoutOrder,
} from './picked.rules.ts'

export type HeardPick = {
  kind: 'picked' | 'tooMany' | 'several' | 'unknown'
  code: string
  name: string
  order: string
  lineId: string | null
}

/** The picking of some orders in one warehouse; it is kept on this device until it is sent, and sent later without a connection. */
export function usePicking(workspaceId: string, warehouseId: string, orders: readonly PickOrder[]) {
  const { t } = useTranslation()
  const [text, write] = useTextDraft(`inventory.picking.pick ${warehouseId}`)
  const draft = readPicked(text)
  const queued = useQueuedWrites('inventory.picking.pick', warehouseId, isOfWarehouse)
  const keys = orders.map(({ key }) => key)
  const own = queued.filter(({ input }) => keys.includes(orderKey(input as PickInput)))
  const waiting = own.filter(({ refusal }) => refusal === null)
  const lines = toPick(
    orders,
    waiting.map(({ input }) => input as PickInput),
  )
  const picks = toPicks(lines, draft, warehouseId)
  const [heard, setHeard] = useState<HeardPick | null>(null)
  const [failures, setFailures] = useState<readonly string[]>([])
  const [isSending, setSending] = useState(false)
  const operation = usePick(workspaceId)

  function change(next: PickedDraft) {
    const isEmpty = Object.keys(next.quantities).length + Object.keys(next.shorts).length === 0
    write(isEmpty ? '' : JSON.stringify(next))
  }

  function add(line: ToPick, code: string) {
    const next = addPicked(draft, line)
    const isTooMany = pickState(line, next.quantities[line.id]) === 'tooMany'
    // A unit too many is left on the shelf.
    if (!isTooMany) change(next)
    signalCode(isTooMany ? 'unknown' : 'known')
    const { variant, order, id } = line
    setHeard({ kind: isTooMany ? 'tooMany' : 'picked', code, name: variant.product.name, order: order.title, lineId: id })
  }

  function hear(raw: string) {
    const scanned = readScanned(raw)
    const [line, ...others] = findToPick(lines, scanned, draft)
    if (line && others.length === 0) return add(line, scanned.code)
    signalCode('unknown')
    setHeard({ kind: line ? 'several' : 'unknown', code: scanned.code, name: '', order: '', lineId: null })
  }

  /** Sends one pick per order. Orders that fail stay, with the reason. */
  async function send() {
    setSending(true)
    let rest = draft
    let queuedNow = 0
    const failed: string[] = []
    for (const input of picks) {
      try {
        await operation.mutateAsync(input)
      } catch (error) {
        if (!isQueued(error)) {
          failed.push(failureText(t, error, 'inventory'))
          continue
        }
        queuedNow += 1
      }
      rest = withoutOrder(rest, orderKey(input))
    }
    change(failed.length === 0 ? NOTHING_PICKED : rest)
    setFailures(failed)
    setHeard(null)
    setSending(false)
    if (failed.length === 0 && queuedNow === 0) toast({ title: t('inventory.picking.saved') })
  }

  return {
    draft,
    lines,
    heard,
    failures,
    isSending,
    add,
    hear,
    send,
    change,
    waiting,
    rejected: own.filter(({ refusal }) => refusal !== null),
    canSend: picks.length > 0 && lines.every((line) => !['wrong', 'tooMany'].includes(pickState(line, draft.quantities[line.id]))),
    units: picks.reduce((sum, pick) => sum + pick.lines.reduce((all, { picked }) => all + picked, 0), 0),
    /** A rejected pick is looked at again from what it had. */
    async check(write: (typeof queued)[number]) {
      change(takeBackPick(draft, write.input as PickInput))
      await discardQueued(write)
    },
  }
}

export type Picking = ReturnType<typeof usePicking>

const orderKey = ({ referenceType, referenceId }: PickInput) => `${referenceType}:${referenceId}`

const isOfWarehouse = (input: unknown, warehouseId: string) => (input as { warehouseId?: string }).warehouseId === warehouseId
