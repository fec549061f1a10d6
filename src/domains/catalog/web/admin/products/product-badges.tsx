import { useTranslation } from 'react-i18next'
import { Badge, type Tone } from '#platform/web/ui/badge.tsx'
import type { ManagedProduct } from '../../../contract.ts'

const TONES: Record<ManagedProduct['status'], Tone> = { active: 'success', draft: 'neutral', archived: 'neutral' }

/** Keys: catalog.managed.status.* */
export function ProductBadges({ status, takenDown, answered }: Pick<ManagedProduct, 'status' | 'takenDown' | 'answered'>) {
  const { t } = useTranslation()
  if (!takenDown) return <Badge tone={TONES[status]}>{t(`catalog.managed.status.${status}`)}</Badge>
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone="destructive">{t('catalog.managed.status.takenDown')}</Badge>
      {answered && <Badge tone="warning">{t('catalog.managed.answered')}</Badge>}
    </span>
  )
}
