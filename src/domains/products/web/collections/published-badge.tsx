import { useTranslation } from 'react-i18next'
import { Badge } from '#platform/web/ui/badge.tsx'

export function PublishedBadge({ published }: { published: boolean }) {
  const { t } = useTranslation()
  return (
    <Badge tone={published ? 'success' : 'neutral'}>
      {t(published ? 'products.collections.published' : 'products.collections.hidden')}
    </Badge>
  )
}
