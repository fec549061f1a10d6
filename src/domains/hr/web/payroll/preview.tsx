import { Plus, Trash2, Users } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCharge } from '#platform/web/money.tsx'
import { Button, ButtonLink, IconButton } from '#platform/web/ui/button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Notice } from '#platform/web/ui/notice.tsx'
import { MAX_ADJUSTMENTS } from '../../contract/payroll-limits.ts'
import type { Adjustment, RunPreview } from '../../contract.ts'
import { LIST } from '../paths.ts'
import { SlipLines } from './slip-lines.tsx'

const AdjustmentDialog = lazy(() => import('./adjustment-dialog.tsx'))

type Props = { preview: RunPreview; adjustments: readonly Adjustment[]; onChange: (next: Adjustment[]) => void; busy: boolean }

/** Everybody who is paid, with the lines of their payslip and those added by hand. */
export function Preview({ preview: { slips, ...days }, adjustments, onChange, busy }: Props) {
  const { t } = useTranslation()
  const [adding, setAdding] = useState<RunPreview['slips'][number]['employee'] | null>(null)
  if (slips.length === 0) {
    return (
      <Notice icon={Users} title={t('hr.payroll.nobody')} text={t('hr.payroll.nobodyText')}>
        <ButtonLink to={LIST} look="secondary">
          {t('hr.employees.title')}
        </ButtonLink>
      </Notice>
    )
  }
  return (
    <>
      <ul aria-busy={busy} className={classes('divide-y', busy && 'opacity-70')}>
        {slips.map(({ employee, lines, net }) => (
          <li key={employee.id} className="grid gap-x-8 gap-y-2 py-4 first:pt-0 last:pb-0 sm:grid-cols-[14rem_minmax(0,1fr)_8rem]">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">
                <bdi>{employee.name}</bdi>
              </p>
              <p className="text-muted-foreground">
                <bdi>{employee.position}</bdi>
              </p>
            </div>
            <div>
              <SlipLines lines={lines} {...days} />
              <ByHand
                of={employee.id}
                adjustments={adjustments}
                onRemove={(at) => onChange(adjustments.filter((_, other) => other !== at))}
                onAdd={() => setAdding(employee)}
              />
            </div>
            <p className="font-semibold tabular-nums sm:text-end">{formatCharge(net)}</p>
          </li>
        ))}
      </ul>
      {adding && (
        <Suspense>
          <AdjustmentDialog
            name={adding.name}
            onAdd={(added) => onChange([...adjustments, { ...added, employeeId: adding.id }])}
            onClose={() => setAdding(null)}
          />
        </Suspense>
      )}
    </>
  )
}

type ByHandProps = { of: string; adjustments: readonly Adjustment[]; onRemove: (at: number) => void; onAdd: () => void }

function ByHand({ of, adjustments, onRemove, onAdd }: ByHandProps) {
  const { t } = useTranslation()
  const full = adjustments.length >= MAX_ADJUSTMENTS
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3">
      <Button look="quiet" size="sm" onClick={onAdd} disabled={full}>
        <Plus aria-hidden className="size-4" />
        {t('hr.payroll.addLine')}
      </Button>
      {full && <span className="text-xs text-muted-foreground">{t('hr.payroll.linesFull')}</span>}
      {adjustments.map(
        ({ employeeId, label }, at) =>
          employeeId === of && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no id, and hold no input
            <span key={at} className="inline-flex items-center text-xs text-muted-foreground">
              <bdi>{label}</bdi>
              <IconButton label={t('hr.payroll.removeLine', { label })} onClick={() => onRemove(at)}>
                <Trash2 aria-hidden className="size-4" />
              </IconButton>
            </span>
          ),
      )}
    </div>
  )
}
