import { useQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useWorkspace } from '#domains/workspaces/web/index.ts'
import { useSource } from '#platform/web/source.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { applicationStatusQuery } from './queries.ts'

/** For an empty list of a business: how to apply to sell, where the workspace has no shop; else the children. */
export default function ApplyToSell({ workspaceId, children }: { workspaceId: string; children: ReactNode }) {
  const { t } = useTranslation()
  const workspace = useWorkspace()
  const { data, isPending } = useQuery(applicationStatusQuery(useSource(), workspaceId))
  if (isPending) return <Skeleton className="h-60 rounded-lg" />
  if (!data || data.vendor) return children
  return (
    <Notice icon={Store} title={t('vendors.shop.noneTitle', { workspace: workspace?.name })} text={t('vendors.shop.howToSell')}>
      <ButtonLink to="/vendor/register">{t('vendors.shop.apply')}</ButtonLink>
    </Notice>
  )
}
