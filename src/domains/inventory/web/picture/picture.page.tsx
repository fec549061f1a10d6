import { useTranslation } from 'react-i18next'
import { InventoryFrame } from '../inventory-frame.tsx'
import { PICTURE } from '../paths.ts'
import { StockPicture } from './stock-picture.tsx'

export default function PicturePage() {
  const { t } = useTranslation()
  return (
    <InventoryFrame section={PICTURE} title={t('inventory.picture.title')} lead={t('inventory.picture.lead')}>
      {(workspaceId) => <StockPicture workspaceId={workspaceId} />}
    </InventoryFrame>
  )
}
