import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../ui/button.tsx'
import { Modal, ModalActions } from '../ui/modal.tsx'
import { arrangeColumns, isFixed } from './columns.ts'
import type { Column } from './table.ts'

type Props = {
  columns: readonly Pick<Column<never>, 'key' | 'title' | 'fixed' | 'extra'>[]
  chosen: readonly string[] | null
  /** Null restores the default of the list. */
  onChoose: (chosen: string[] | null) => void
  onClose: () => void
}

/** Chooses the shown columns and their order. */
export default function ColumnsDialog({ columns, chosen, onChoose, onClose }: Props) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(() => arrangeColumns(columns, chosen).map(({ key }) => key))
  const [order, setOrder] = useState(() => [...shown, ...columns.map(({ key }) => key).filter((key) => !shown.includes(key))])
  const rows = order.flatMap((key) =>
    columns.flatMap((column, index) => (column.key === key ? [{ ...column, stays: isFixed(column, index) }] : [])),
  )
  const firstFree = rows.findIndex(({ stays }) => !stays)

  function move(from: number, to: number) {
    const next = [...order]
    next.splice(to, 0, ...next.splice(from, 1))
    setOrder(next)
  }

  return (
    <Modal open onOpenChange={onClose} title={t('platform.table.columns')} lead={t('platform.table.columnsLead')}>
      <ul className="divide-y rounded-md border">
        {rows.map(({ key, title, stays }, index) => (
          <li key={key} className="flex min-h-12 items-center gap-1 ps-3">
            <label className="flex min-h-11 min-w-0 grow cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                checked={shown.includes(key)}
                disabled={stays}
                onChange={({ target }) => setShown(target.checked ? [...shown, key] : shown.filter((other) => other !== key))}
                className="size-4.5 accent-primary"
              />
              <span className="truncate">{title}</span>
              {stays && <span className="text-xs text-muted-foreground">{t('platform.table.always')}</span>}
            </label>
            {!stays && (
              <>
                <IconButton
                  label={t('platform.table.moveUp', { title })}
                  disabled={index <= firstFree}
                  onClick={() => move(index, index - 1)}
                  className="text-muted-foreground disabled:opacity-30"
                >
                  <ArrowUp aria-hidden className="size-4.5" />
                </IconButton>
                <IconButton
                  label={t('platform.table.moveDown', { title })}
                  disabled={index === rows.length - 1}
                  onClick={() => move(index, index + 1)}
                  className="text-muted-foreground disabled:opacity-30"
                >
                  <ArrowDown aria-hidden className="size-4.5" />
                </IconButton>
              </>
            )}
          </li>
        ))}
      </ul>
      <ModalActions>
        <Button
          look="quiet"
          className="sm:me-auto"
          onClick={() => {
            onChoose(null)
            onClose()
          }}
        >
          {t('platform.table.columnsReset')}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {t('platform.cancel')}
        </Button>
        <Button
          onClick={() => {
            onChoose(order.filter((key) => shown.includes(key)))
            onClose()
          }}
        >
          {t('platform.table.apply')}
        </Button>
      </ModalActions>
    </Modal>
  )
}
