import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_DOWNLOADS } from '#domains/catalog/web/index.ts'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { NumberField } from '#platform/web/inputs/number-field.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import type { VendorProductView } from '../../contract.ts'
import type { FormValues } from './values.ts'

const DigitalFiles = lazy(() => import('./digital-files.tsx'))
const LicenseKeys = lazy(() => import('./license-keys.tsx'))

const DOWNLOADS = { required: true, number: true, whole: true, min: 1, max: MOST_DOWNLOADS }

type Props = { form: OperationForm<FormValues>; workspaceId: string; product: VendorProductView | null }

/** What a digital product delivers. Files and keys are stored at once, not with the form. */
export function DigitalPanel({ form, workspaceId, product }: Props) {
  const { t } = useTranslation()
  const [maxDownloads, licenseKeys] = form.fields.watch(['maxDownloads', 'licenseKeys'])
  const saved = product?.kind === 'digital' ? product : null
  return (
    <Panel title={t('products.digital.title')}>
      <div className="space-y-5">
        <NumberField
          label={t('products.digital.maxDownloads')}
          hint={t('products.digital.maxDownloadsHint')}
          value={maxDownloads}
          onChange={(next) => form.fields.setValue('maxDownloads', next, { shouldDirty: true })}
          error={form.field('maxDownloads', DOWNLOADS).error}
          className="max-w-sm"
        />
        <SwitchField
          label={t('products.digital.licenseKeys')}
          hint={t('products.digital.licenseKeysHint')}
          checked={licenseKeys}
          onChange={(on) => form.fields.setValue('licenseKeys', on, { shouldDirty: true })}
        />
        {saved ? (
          <Suspense fallback={<Skeleton className="h-24 rounded-md" />}>
            <DigitalFiles workspaceId={workspaceId} productId={saved.id} />
            {licenseKeys &&
              (saved.licenseKeys ? (
                <LicenseKeys workspaceId={workspaceId} product={saved} />
              ) : (
                <p className="text-muted-foreground">{t('products.digital.keysSaveFirst')}</p>
              ))}
          </Suspense>
        ) : (
          <p className="text-muted-foreground">{t('products.digital.saveFirst')}</p>
        )}
      </div>
    </Panel>
  )
}
