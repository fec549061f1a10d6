import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { STATUSES } from '#domains/catalog/web/index.ts'
import type { Language } from '#platform/shared/language.ts'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { useSource } from '#platform/web/source.ts'
import { Panel } from '#platform/web/ui/panel.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { VendorProductView } from '../../contract.ts'
import { CategoryOptions } from '../category-options.tsx'
import { categoriesQuery } from '../queries.ts'
import { AttributesPanel } from './attributes-panel.tsx'
import { BundleSlot } from './bundle-slot.tsx'
import { CollectionsPanel } from './collections-panel.tsx'
import { DetailsPanel } from './details-panel.tsx'
import { DigitalPanel } from './digital-panel.tsx'
import { KindPanel } from './kind-panel.tsx'
import { MeasurePanel } from './measure-panel.tsx'
import { OptionsPanel } from './options-panel.tsx'
import { PersonalPanel } from './personal-panel.tsx'
import { PicturePanel } from './picture-panel.tsx'
import { SeoPanel } from './seo-panel.tsx'
import { TextPanel } from './text-panel.tsx'
import type { FormValues } from './values.ts'
import { VariantPanel } from './variant-panel.tsx'

type Props = {
  form: OperationForm<FormValues>
  workspaceId: string
  currency: string
  submit: string
  notice?: ReactNode
  product?: VendorProductView
}

/** All fields of a product. Keys: products.status.*, products.statusHint.* */
export function ProductFields({ form, workspaceId, currency, submit, notice, product }: Props) {
  const { t } = useTranslation()
  const { isSuccess } = useQuery(categoriesQuery(useSource(), workspaceId))
  const [chosen, setShown] = useState<Language | null>(null)
  // A draft restores the language that it was written in.
  const shown = chosen ?? form.fields.watch('language')
  const [status, kind] = form.fields.watch(['status', 'kind'])
  return (
    <Form form={form} className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 space-y-6">
        <KindPanel form={form} />
        <TextPanel form={form} shown={shown} onShow={setShown} />
        <PicturePanel form={form} shown={shown} />
        <MeasurePanel form={form} />
        <OptionsPanel form={form} shown={shown} />
        <VariantPanel form={form} currency={currency} />
        <BundleSlot form={form} workspaceId={workspaceId} currency={currency} productId={product?.id ?? null} />
        {kind === 'digital' && <DigitalPanel form={form} workspaceId={workspaceId} product={product ?? null} />}
        <AttributesPanel form={form} workspaceId={workspaceId} />
        <PersonalPanel form={form} shown={shown} />
        <DetailsPanel form={form} />
        <CollectionsPanel form={form} workspaceId={workspaceId} />
        <SeoPanel form={form} shown={shown} />
      </div>
      <aside className="space-y-6 xl:sticky xl:top-20">
        <Panel title={t('products.form.selling')}>
          <div className="space-y-5">
            <SelectField {...form.field('status')} required label={t('products.list.status')} hint={t(`products.statusHint.${status}`)}>
              {STATUSES.map((each) => (
                <option key={each} value={each}>
                  {t(`products.status.${each}`)}
                </option>
              ))}
            </SelectField>
            {isSuccess ? (
              <SelectField {...form.field('categorySlug', { required: true })} label={t('products.list.category')}>
                <option value="">{t('products.form.choose')}</option>
                <CategoryOptions workspaceId={workspaceId} />
              </SelectField>
            ) : (
              <Skeleton className="h-20 rounded-md" />
            )}
            <FormEnd form={form} submit={submit} {...(notice && { notice })} />
          </div>
        </Panel>
      </aside>
    </Form>
  )
}
