import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText, fieldFailures, isQueued } from '#platform/web/failure.ts'
import { ruleText } from '#platform/web/form/rule-text.ts'
import { useTextDraft } from '#platform/web/form/use-text-draft.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { discardQueued, useQueuedWrites } from '#platform/web/outbox/use-queued-writes.ts'
import { readScanned } from '#platform/web/scan/match-code.ts'
import { signalCode } from '#platform/web/scan/signal-code.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { LineCode, OrderView, ReceiptInput } from '../../contract.ts'
import { useReceiveOrder } from '../queries.ts'
import { today } from '../today.ts'
import {
  addUnits,
  EMPTY_RECEIPT,
  findLines,
  lineState,
  type ReceiptDraft,
  readReceipt,
  receivableLines,
  receiveAll,
  summarize,
  takeBack,
  toReceipt,
  unitsByLine,
} from './receipt-draft.rules.ts'

export type Heard = { kind: 'added' | 'over' | 'several' | 'unknown'; code: string; name: string; lineId: string | null }

/** A receipt of one order; it is kept on this device until it is sent, and sent later without a connection. Keys: procurement.waiting.* */
export function useReceipt(workspaceId: string, order: OrderView, codes: readonly LineCode[]) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [text, write] = useTextDraft(`procurement.orders.receive ${order.id} scan`)
  const draft = readReceipt(text)
  const queued = useQueuedWrites('procurement.orders.receive', order.id, isOfOrder)
  const waiting = queued.filter(({ refusal }) => refusal === null)
  const lines = receivableLines(order, codes, unitsByLine(waiting.map(({ input }) => input as ReceiptInput)))
  const [perScan, setPerScan] = useState(1)
  const [heard, setHeard] = useState<Heard | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [lotProblem, setLotProblem] = useState<{ lineId: string; text: string } | null>(null)
  const [done, setDone] = useState<{ receipt: ReceiptInput; order: OrderView } | null>(null)
  const operation = useReceiveOrder(workspaceId)

  function change(next: ReceiptDraft) {
    write(next === EMPTY_RECEIPT ? '' : JSON.stringify(next))
    setFailure(null)
    setLotProblem(null)
    setDone(null)
  }

  function add(lineId: string, code: string) {
    const line = lines.find(({ id }) => id === lineId)
    if (!line) return
    const next = addUnits(draft, lineId, perScan)
    const isOver = ['over', 'tooMany'].includes(lineState(line, next.quantities[lineId]))
    change(next)
    signalCode(isOver ? 'unknown' : 'known')
    setHeard({ kind: isOver ? 'over' : 'added', code, name: line.name, lineId })
  }

  function hear(raw: string) {
    const scanned = readScanned(raw)
    const [line, ...others] = findLines(lines, scanned, draft)
    if (line && others.length === 0) return add(line.id, scanned.code)
    signalCode('unknown')
    setHeard({ kind: line ? 'several' : 'unknown', code: scanned.code, name: '', lineId: null })
  }

  async function send() {
    const receipt = toReceipt(draft, lines, today())
    setFailure(null)
    try {
      const saved = await operation.mutateAsync({ orderId: order.id, version: order.version, ...receipt })
      change(EMPTY_RECEIPT)
      setDone({ receipt, order: saved })
      setHeard(null)
      toast({ title: t('procurement.statusUpdated', { id: saved.number, status: t(`procurement.status.${saved.status}`) }) })
    } catch (error) {
      if (!isQueued(error)) {
        setLotProblem(findLotProblem(error, receipt))
        return setFailure(failureText(t, error, 'procurement'))
      }
      change(EMPTY_RECEIPT)
      setHeard(null)
    }
  }

  /** What is wrong with the batches or serial numbers of a line. */
  function findLotProblem(error: unknown, { lines: sent }: ReceiptInput) {
    const broken = fieldFailures(error).find(({ path }) => LOTS_OF_LINE.test(path))
    const lineId = sent[Number(broken && LOTS_OF_LINE.exec(broken.path)?.[1])]?.lineId
    return broken && lineId ? { lineId, text: ruleText(t, locale, broken, 'procurement') } : null
  }

  return {
    draft,
    lines,
    waiting,
    rejected: queued.filter(({ refusal }) => refusal !== null),
    heard,
    failure,
    lotProblem,
    done,
    perScan,
    isSending: operation.isPending,
    ...summarize(draft, lines),
    setPerScan,
    change,
    add,
    hear,
    send,
    fillAll: () => change(receiveAll(draft, lines)),
    clear: () => change(EMPTY_RECEIPT),
    /** A rejected receipt is counted again from what it had. */
    async check(write: (typeof queued)[number]) {
      change(takeBack(draft, write.input as ReceiptInput))
      await discardQueued(write)
    },
  }
}

export type Receipt = ReturnType<typeof useReceipt>

/** A field of the receipt, such as lines.2.lots or lines.2.lots.0.number. */
const LOTS_OF_LINE = /^lines\.(\d+)\.lots/

const isOfOrder = (input: unknown, orderId: string) => (input as { orderId?: string }).orderId === orderId
