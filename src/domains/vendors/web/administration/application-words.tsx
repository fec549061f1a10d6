import { useTranslation } from 'react-i18next'
import { isolated } from '#platform/web/i18n/isolated.ts'
import type { ApplicationView } from '../../contract.ts'

/** What somebody wrote, as they wrote it. */
export function ApplicationWords({ application: { description, address, policies, payout, reason } }: { application: ApplicationView }) {
  const { t } = useTranslation()
  const said = [
    { label: t('vendors.field.description'), text: description },
    { label: t('vendors.field.address'), text: address },
    { label: t('vendors.field.shipping'), text: policies.shipping },
    { label: t('vendors.field.returns'), text: policies.returns },
    { label: t('vendors.payout.title'), text: payout ? isolated(`•••• ${payout.ending}`) : '' },
    { label: t('vendors.admin.reason'), text: reason ?? '' },
  ]
  return (
    <dl className="divide-y">
      {said
        .filter(({ text }) => text !== '')
        .map(({ label, text }) => (
          <div key={label} className="grid gap-x-4 gap-y-0.5 py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <dt className="text-muted-foreground">{label}</dt>
            <dd dir="auto" className="min-w-0 whitespace-pre-line wrap-anywhere">
              {text}
            </dd>
          </div>
        ))}
    </dl>
  )
}
