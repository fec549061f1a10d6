import { useQuery } from '@tanstack/react-query'
import { Ban, VolumeX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Empty } from '#platform/web/ui/empty.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { restrictionsTable, settingsQuery } from '../queries.ts'
import { PrivacyForm } from './privacy-form.tsx'
import { RestrictedPeople } from './restricted-people.tsx'

/** Who follows the member without asking, and whom they blocked or muted. */
export default function PrivacyTab() {
  const { t } = useTranslation()
  const source = useSource()
  const settings = useQuery(settingsQuery(source))
  return (
    <div className="space-y-6">
      <Panel title={t('network.privacy.title')} lead={t('network.privacy.lead')}>
        {settings.data && <PrivacyForm settings={settings.data} />}
        {settings.isPending && <Skeleton className="h-52 rounded-md" />}
        {settings.isLoadingError && <FailedNotice text={t('network.failed')} onRetry={() => void settings.refetch()} />}
      </Panel>
      <Panel
        title={t('network.businesses.title')}
        lead={t('network.businesses.lead')}
        aside={
          <ButtonLink to="/network/businesses" look="secondary">
            {t('network.businesses.open')}
          </ButtonLink>
        }
      />
      <Panel title={t('network.blocked.title')} lead={t('network.block.text')}>
        <RestrictedPeople
          kind="blocked"
          query={restrictionsTable(source, 'blocked')}
          empty={<Empty icon={Ban} title={t('network.blocked.none')} text={t('network.blocked.noneText')} />}
        />
      </Panel>
      <Panel title={t('network.mutedPeople.title')} lead={t('network.mutedPeople.lead')}>
        <RestrictedPeople
          kind="muted"
          query={restrictionsTable(source, 'muted')}
          empty={<Empty icon={VolumeX} title={t('network.mutedPeople.none')} text={t('network.mutedPeople.noneText')} />}
        />
      </Panel>
    </div>
  )
}
