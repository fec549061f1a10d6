import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import type { EmploymentView } from '../../contract.ts'
import { ItemBox } from '../checklists/item-box.tsx'
import { useTickOwnItem } from './queries.ts'

/** What the member has to do: on their own checklists, and for those who report to them. */
export function MyItems({ checklists, teamItems }: Pick<EmploymentView, 'checklists' | 'teamItems'>) {
  const { t } = useTranslation()
  const tick = useTickOwnItem()
  if (checklists.length === 0 && teamItems.length === 0) return null
  const onTick = (itemId: string) => (done: boolean) => tick.mutate({ itemId, done })
  return (
    <Panel title={t('hr.checklists.title')}>
      {tick.error && <FailureNotice error={tick.error} words="hr" />}
      <div className="space-y-5">
        {checklists.map(({ id, name, items }) => (
          <section key={id} aria-label={name}>
            <h3 className="font-medium wrap-anywhere">
              <bdi>{name}</bdi>
            </h3>
            <ul>
              {items.map((item) => (
                <ItemBox key={item.id} item={item} disabled={tick.isPending} onTick={onTick(item.id)} />
              ))}
            </ul>
          </section>
        ))}
        {teamItems.length > 0 && (
          <section aria-label={t('hr.me.team')}>
            <h3 className="font-medium">{t('hr.me.team')}</h3>
            <ul>
              {teamItems.map((item) => (
                <ItemBox key={item.id} item={item} disabled={tick.isPending} onTick={onTick(item.id)}>
                  {' · '}
                  <bdi>{item.employee.name}</bdi>
                </ItemBox>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Panel>
  )
}
