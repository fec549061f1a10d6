import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import type { PromotionsScope } from './promotions-scope.ts'
import { PromotionsTable } from './promotions-table.tsx'

export function PromotionsList({ scope }: { scope: PromotionsScope }) {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('promotions.title')} hidden />
      <header className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <div>
          {/* In the admin area the section title is already shown above. */}
          {scope.whole === 'vendor' && <h1 className="mb-1 text-xl font-bold tracking-tight">{t('promotions.title')}</h1>}
          <p className="max-w-prose text-muted-foreground">{t(scope.whole === 'vendor' ? 'promotions.lead' : 'promotions.adminLead')}</p>
        </div>
        <ButtonLink to={`${scope.home}/new`}>
          <Plus aria-hidden className="size-4.5" />
          {t('promotions.new')}
        </ButtonLink>
      </header>
      <PromotionsTable scope={scope} />
    </>
  )
}
