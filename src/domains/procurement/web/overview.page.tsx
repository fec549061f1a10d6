import { Plus, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { NEW_ORDER } from './paths.ts'
import { ProcurementPage } from './procurement-page.tsx'

const OverviewContent = lazyPart(() => import('./overview-content.tsx'), { Fallback: SectionLoading })
const SettingsSheet = lazyPart(() => import('./settings-sheet.tsx'))

export default function OverviewPage() {
  const { t } = useTranslation()
  const [setting, setSetting] = useState(false)
  return (
    <ProcurementPage
      title={t('procurement.title')}
      lead={t('procurement.lead')}
      actions={() => (
        <>
          <Button look="secondary" onClick={() => setSetting(true)}>
            <SlidersHorizontal aria-hidden className="size-4.5" />
            {t('procurement.rules')}
          </Button>
          <ButtonLink to={NEW_ORDER}>
            <Plus aria-hidden className="size-4.5" />
            {t('procurement.newOrder')}
          </ButtonLink>
        </>
      )}
    >
      {(workspaceId) => (
        <>
          <OverviewContent workspaceId={workspaceId} />
          {setting && <SettingsSheet workspaceId={workspaceId} onClose={() => setSetting(false)} />}
        </>
      )}
    </ProcurementPage>
  )
}
