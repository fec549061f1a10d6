import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'

export function AttributeLayout({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="max-w-3xl">
      <PageHead title={title} hidden />
      <Breadcrumbs crumbs={[{ label: t('catalog.attributes.title'), to: '/admin/attributes' }, { label: title }]} />
      <h2 className="mb-5 text-lg font-bold tracking-tight wrap-anywhere">
        <bdi>{title}</bdi>
      </h2>
      {children}
    </div>
  )
}
