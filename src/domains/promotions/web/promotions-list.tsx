import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import type { Desk } from './desk.ts'
import { PromotionsTable } from './promotions-table.tsx'

export function PromotionsList({ desk }: { desk: Desk }) {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('promotions.title')} hidden />
      <header className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <div>
          {/* A room of the administration has its name above it. */}
          {desk.whole === 'vendor' && <h1 className="mb-1 text-xl font-bold tracking-tight">{t('promotions.title')}</h1>}
          <p className="max-w-prose text-muted-foreground">{t(desk.whole === 'vendor' ? 'promotions.lead' : 'promotions.deskLead')}</p>
        </div>
        <ButtonLink to={`${desk.home}/new`}>
          <Plus aria-hidden className="size-4.5" />
          {t('promotions.new')}
        </ButtonLink>
      </header>
      <PromotionsTable desk={desk} />
    </>
  )
}
