import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Status } from '#domains/catalog/contract.ts'
import { STATUSES } from '#domains/catalog/web/index.ts'
import { codeOf } from '#platform/web/failure.ts'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { NumberField, type Typed } from '#platform/web/inputs/number-field.tsx'
import type { RowsMeant } from '#platform/web/table/table.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { GoodsChange } from '../../../contract.ts'
import { CategoryOptions } from '../category-options.tsx'
import { useChangeGoods } from '../queries.ts'

export type ChangeKind = GoodsChange['kind']
type Props = { kind: ChangeKind; workspaceId: string; count: number; meant: RowsMeant; onDone: () => void; onClose: () => void }

const LEAST_PERCENT = -99
const MOST_PERCENT = 1000

/** One change for all that are selected, made by the server in one piece. Keys: inventory.many.*, inventory.status.* */
export default function ChangeMany({ kind, workspaceId, count, meant, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const change = useChangeGoods(workspaceId)
  const [status, setStatus] = useState<Status>('active')
  const [categorySlug, setCategory] = useState('')
  const [percent, setPercent] = useState<Typed>(null)
  const wrong = typeof percent !== 'number' || percent < LEAST_PERCENT || percent > MOST_PERCENT || percent === 0
  const [tried, setTried] = useState(false)
  const inCarts = change.error !== null && codeOf(change.error) === 'IN_CARTS'

  function made(): GoodsChange | null {
    if (kind === 'status') return { kind, status }
    if (kind === 'category') return categorySlug ? { kind, categorySlug } : null
    if (kind === 'delete') return { kind, evenInCarts: inCarts }
    return wrong ? null : { kind, byHundredths: Math.round(percent * 100) }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const wanted = made()
    if (!wanted) return
    change.mutate(
      { meant, change: wanted },
      {
        onSuccess({ changed }) {
          toast({ title: t(`inventory.many.${kind}Done`, { count: changed, shown: formatNumber(changed, locale) }) })
          onDone()
        },
      },
    )
  }

  const range = { minimum: formatNumber(LEAST_PERCENT, locale), maximum: formatNumber(MOST_PERCENT, locale) }
  return (
    <Modal
      open
      firm
      onOpenChange={onClose}
      title={t(`inventory.many.${kind}Title`, { count, shown: formatNumber(count, locale) })}
      lead={t(`inventory.many.${kind}Lead`)}
    >
      <form noValidate onSubmit={submit}>
        {kind === 'status' && (
          <SelectField label={t('inventory.goods.status')} value={status} onChange={({ target }) => setStatus(target.value as Status)}>
            {STATUSES.map((each) => (
              <option key={each} value={each}>
                {t(`inventory.status.${each}`)}
              </option>
            ))}
          </SelectField>
        )}
        {kind === 'category' && (
          <SelectField
            label={t('inventory.goods.category')}
            error={tried && !categorySlug ? t('platform.form.required') : undefined}
            value={categorySlug}
            onChange={({ target }) => setCategory(target.value)}
          >
            <option value="">{t('inventory.form.choose')}</option>
            <CategoryOptions workspaceId={workspaceId} />
          </SelectField>
        )}
        {kind === 'price' && (
          <NumberField
            label={t('inventory.many.percent')}
            hint={t('inventory.many.percentHint')}
            error={tried && wrong ? t('inventory.many.percentRange', range) : undefined}
            unit="%"
            value={percent}
            onChange={setPercent}
          />
        )}
        {change.error !== null && (
          <div className="mt-5 -mb-5">
            <FailureNotice error={change.error} words="inventory" />
          </div>
        )}
        <ModalActions>
          <Button look="secondary" onClick={onClose}>
            {t('platform.cancel')}
          </Button>
          <Button type="submit" busy={change.isPending} look={kind === 'delete' ? 'destructive' : 'primary'}>
            {kind === 'delete' && inCarts ? t('inventory.delete.anyway') : t(`inventory.many.${kind}Action`)}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  )
}
