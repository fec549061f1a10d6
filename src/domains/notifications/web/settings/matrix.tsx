import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { NOTIFICATION_AREAS, NOTIFICATION_CHANNELS, type NotificationChannel } from '#platform/shared/notifications.ts'
import { failureText } from '#platform/web/failure.ts'
import { CheckBox } from '#platform/web/table/check-box.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { KindSettings } from '../../contract.ts'
import { useChooseChannel } from './queries.ts'

/** Every kind and its channels. Keys: notifications.channel.*, notifications.area.* */
export function Matrix({ kinds }: { kinds: readonly KindSettings[] }) {
  const { t } = useTranslation()
  const asked = useLocation().hash.slice(1)
  useEffect(() => {
    if (asked) document.getElementById(asked)?.scrollIntoView({ block: 'center' })
  }, [asked])
  return (
    <Panel title={t('notifications.settings.title')} lead={t('notifications.settings.lead')}>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b text-xs text-muted-foreground">
            <th scope="col" className="pb-2 text-start font-medium">
              {t('notifications.settings.kind')}
            </th>
            {NOTIFICATION_CHANNELS.map((channel) => (
              <th key={channel} scope="col" className="w-16 pb-2 text-center font-medium sm:w-24">
                {t(`notifications.channel.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        {NOTIFICATION_AREAS.map((area) => {
          const own = kinds.filter((kind) => kind.area === area)
          return (
            own.length > 0 && (
              <tbody key={area} className="divide-y border-b last:border-b-0">
                <tr>
                  <th scope="rowgroup" colSpan={4} className="pt-5 pb-1 text-start font-semibold">
                    {t(`notifications.area.${area}`)}
                  </th>
                </tr>
                {own.map((kind) => (
                  <KindRow key={kind.kind} kind={kind} isAsked={kind.kind === asked} />
                ))}
              </tbody>
            )
          )
        })}
      </table>
      <p className="mt-4 text-xs text-muted-foreground">{t('notifications.settings.alwaysHint')}</p>
    </Panel>
  )
}

function KindRow({ kind, isAsked }: { kind: KindSettings; isAsked: boolean }) {
  const { t } = useTranslation()
  return (
    <tr id={kind.kind} className={classes('h-12', isAsked && 'bg-accent/50')}>
      <th scope="row" className="py-1 text-start font-normal">
        {kind.name}
        {kind.urgent && <span className="block text-xs text-muted-foreground">{t('notifications.settings.urgent')}</span>}
      </th>
      {NOTIFICATION_CHANNELS.map((channel) => (
        <td key={channel} className="text-center">
          <Cell kind={kind} channel={channel} />
        </td>
      ))}
    </tr>
  )
}

function Cell({ kind: { kind, name, channels }, channel }: { kind: KindSettings; channel: NotificationChannel }) {
  const { t } = useTranslation()
  const choose = useChooseChannel()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const cell = channels[channel]
  if (cell === 'never')
    return (
      <span className="text-muted-foreground">
        <span aria-hidden>–</span>
        <span className="sr-only">{t('notifications.settings.never')}</span>
      </span>
    )
  if (cell === 'always')
    return (
      <span title={t('notifications.settings.always')} className="inline-flex text-muted-foreground">
        <Check aria-hidden className="size-4" />
        <span className="sr-only">{t('notifications.settings.always')}</span>
      </span>
    )
  async function change(isOn: boolean) {
    setWanted(isOn)
    await choose
      .mutateAsync({ kind, channel, isOn })
      .catch((error: unknown) => toast({ variant: 'destructive', title: failureText(t, error, 'notifications') }))
    setWanted(null)
  }
  const label = t('notifications.settings.cell', { kind: name, channel: t(`notifications.channel.${channel}`) })
  return <CheckBox label={label} checked={wanted ?? cell === 'on'} onChange={(isOn) => void change(isOn)} />
}
