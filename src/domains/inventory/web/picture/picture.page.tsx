import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { InventoryFrame } from '../inventory-frame.tsx'
import { PICTURE } from '../paths.ts'

const StockPicture = lazyPart(() => import('./stock-picture.tsx'), { Fallback: SectionLoading })

export default function PicturePage() {
  const { t } = useTranslation()
  return (
    <InventoryFrame section={PICTURE} title={t('inventory.picture.title')} lead={t('inventory.picture.lead')}>
      {(workspaceId) => <StockPicture workspaceId={workspaceId} />}
    </InventoryFrame>
  )
}
