import { useTranslation } from 'react-i18next'
import type { Status } from '#domains/catalog/contract.ts'
import { Badge, type Tone } from '#platform/web/ui/badge.tsx'

const TONES: Record<Status, Tone> = { active: 'success', draft: 'neutral', archived: 'warning' }

/** Keys: products.status.* */
export function StatusBadge({ status, takenDown }: { status: Status; takenDown: boolean }) {
  const { t } = useTranslation()
  if (takenDown) return <Badge tone="destructive">{t('products.status.takenDown')}</Badge>
  return <Badge tone={TONES[status]}>{t(`products.status.${status}`)}</Badge>
}
