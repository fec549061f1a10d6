import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Status } from '#domains/catalog/contract.ts'
import { STATUSES } from '#domains/catalog/web/index.ts'
import { errorCode } from '#platform/web/failure.ts'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { NumberField, type Typed } from '#platform/web/inputs/number-field.tsx'
import type { TargetRows } from '#platform/web/table/table.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ProductChange } from '../../contract.ts'
import { CategoryOptions } from '../category-options.tsx'
import { useChangeProducts } from '../queries.ts'

export type ChangeKind = ProductChange['kind']
type Props = { kind: ChangeKind; workspaceId: string; count: number; meant: TargetRows; onDone: () => void; onClose: () => void }

const LEAST_PERCENT = -99
const MOST_PERCENT = 1000

/** Applies one change to all selected products in one request. Keys: products.many.*, products.status.* */
export default function ChangeProducts({ kind, workspaceId, count, meant, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const change = useChangeProducts(workspaceId)
  const [status, setStatus] = useState<Status>('active')
  const [categorySlug, setCategory] = useState('')
  const [percent, setPercent] = useState<Typed>(null)
  const wrong = typeof percent !== 'number' || percent < LEAST_PERCENT || percent > MOST_PERCENT || percent === 0
  const [tried, setTried] = useState(false)
  const inCarts = change.error !== null && errorCode(change.error) === 'IN_CARTS'

  function made(): ProductChange | null {
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
          toast({ title: t(`products.many.${kind}Done`, { count: changed, shown: formatNumber(changed, locale) }) })
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
      title={t(`products.many.${kind}Title`, { count, shown: formatNumber(count, locale) })}
      lead={t(`products.many.${kind}Lead`)}
    >
      <form noValidate onSubmit={submit}>
        {kind === 'status' && (
          <SelectField label={t('products.list.status')} value={status} onChange={({ target }) => setStatus(target.value as Status)}>
            {STATUSES.map((each) => (
              <option key={each} value={each}>
                {t(`products.status.${each}`)}
              </option>
            ))}
          </SelectField>
        )}
        {kind === 'category' && (
          <SelectField
            label={t('products.list.category')}
            error={tried && !categorySlug ? t('platform.form.required') : undefined}
            value={categorySlug}
            onChange={({ target }) => setCategory(target.value)}
          >
            <option value="">{t('products.form.choose')}</option>
            <CategoryOptions workspaceId={workspaceId} />
          </SelectField>
        )}
        {kind === 'price' && (
          <NumberField
            label={t('products.many.percent')}
            hint={t('products.many.percentHint')}
            error={tried && wrong ? t('products.many.percentRange', range) : undefined}
            unit="%"
            value={percent}
            onChange={setPercent}
          />
        )}
        {change.error !== null && (
          <div className="mt-5 -mb-5">
            <FailureNotice error={change.error} words="products" />
          </div>
        )}
        <ModalActions>
          <Button look="secondary" onClick={onClose}>
            {t('platform.cancel')}
          </Button>
          <Button type="submit" busy={change.isPending} look={kind === 'delete' ? 'destructive' : 'primary'}>
            {kind === 'delete' && inCarts ? t('products.delete.anyway') : t(`products.many.${kind}Action`)}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  )
}
