import { BellRing } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '#domains/accounts/web/index.ts'
import { failureText } from '#platform/web/failure.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { NotificationSettings } from '../../contract.ts'
import { findPushState, type PushState, subscribeThisBrowser, unsubscribeThisBrowser } from '../push.ts'
import { useUpdateSettings } from './queries.ts'

/** Web push of this browser. Its permission is asked only by the button. Keys: notifications.push.* */
export function PushPanel({ settings: { hideDetails } }: { settings: NotificationSettings }) {
  const { t } = useTranslation()
  const { api } = useSource()
  const me = useMe()
  const update = useUpdateSettings()
  const [state, setState] = useState<PushState | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    void findPushState().then(setState)
  }, [])
  async function change(act: (api: Source['api']) => Promise<void>) {
    setBusy(true)
    try {
      await act(api)
    } catch (error) {
      toast({ variant: 'destructive', title: failureText(t, error, 'notifications') })
    }
    setState(await findPushState())
    setBusy(false)
  }
  return (
    <Panel title={t('notifications.push.title')} lead={t('notifications.push.lead')}>
      {state && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="grow basis-56 text-muted-foreground" role="status">
            {t(`notifications.push.${state}`)}
          </p>
          {state === 'off' && (
            <Button
              look="secondary"
              busy={busy}
              onClick={() => void change((client) => (me ? subscribeThisBrowser(client, me.id) : Promise.resolve()))}
            >
              <BellRing aria-hidden className="size-4" />
              {t('notifications.push.turnOn')}
            </Button>
          )}
          {state === 'on' && (
            <Button look="secondary" busy={busy} onClick={() => void change(unsubscribeThisBrowser)}>
              {t('notifications.push.turnOff')}
            </Button>
          )}
        </div>
      )}
      <div className="mt-3 border-t pt-2">
        <SwitchField
          label={t('notifications.push.hide')}
          hint={t('notifications.push.hideHint')}
          checked={hideDetails}
          onChange={(on) => {
            update
              .mutateAsync({ hideDetails: on })
              .catch((error: unknown) => toast({ variant: 'destructive', title: failureText(t, error, 'notifications') }))
          }}
        />
      </div>
    </Panel>
  )
}
