import { useTranslation } from 'react-i18next'
import { isolateLtr } from '#platform/web/i18n/isolate.ts'
import type { ApplicationView } from '../../contract.ts'
import { LegalText } from '../legal-text.tsx'

/** The texts of an application. */
export function ApplicationDetails({ application: { description, legal, policies, payout, reason } }: { application: ApplicationView }) {
  const { t } = useTranslation()
  const said = [
    { label: t('vendors.field.description'), text: description },
    { label: t('vendors.legal.title'), text: legal && <LegalText legal={legal} /> },
    { label: t('vendors.field.shipping'), text: policies.shipping },
    { label: t('vendors.field.returns'), text: policies.returns },
    { label: t('vendors.payout.title'), text: payout ? isolateLtr(`•••• ${payout.ending}`) : '' },
    { label: t('vendors.admin.reason'), text: reason ?? '' },
  ]
  return (
    <dl className="divide-y">
      {said
        .filter(({ text }) => text)
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
