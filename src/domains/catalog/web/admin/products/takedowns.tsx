import { useTranslation } from 'react-i18next'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import type { ManagedProductDetail } from '../../../contract.ts'
import { TakedownText } from '../../takedown-text.tsx'

/** The newest first. */
export function Takedowns({ takedowns }: Pick<ManagedProductDetail, 'takedowns'>) {
  const { t } = useTranslation()
  const [newest] = takedowns
  return (
    <Panel danger={newest?.putBackAt === null} title={t('catalog.managed.takedowns')} lead={t('catalog.managed.takedownsLead')}>
      <ul className="divide-y">
        {takedowns.map((takedown) => (
          <li key={takedown.id} className="py-5 first:pt-0 last:pb-0">
            <p className="mb-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted-foreground">
              {takedown.putBackAt ? (
                <Badge>{t('catalog.takedown.putBack')}</Badge>
              ) : (
                <Badge tone="destructive">{t('catalog.managed.status.takenDown')}</Badge>
              )}
              <bdi>{takedown.takenDownBy ?? t('catalog.takedown.formerAdministrator')}</bdi>
              <RelativeTime iso={takedown.takenDownAt} />
              {takedown.putBackAt && (
                <>
                  <span aria-hidden>→</span>
                  <bdi>{takedown.putBackBy ?? t('catalog.takedown.formerAdministrator')}</bdi>
                  <RelativeTime iso={takedown.putBackAt} />
                </>
              )}
            </p>
            <TakedownText takedown={takedown} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
