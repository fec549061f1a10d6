import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText, isQueued } from '#platform/web/failure.ts'
import { Panel } from '#platform/web/ui/panel.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { MeView, Preferences } from '../../contract.ts'
import { withMe } from '../with-me.tsx'
import { useUpdatePreferences } from './operations.ts'

type Flags = Preferences['notifications']

const FLAGS = ['newFollowers', 'postLikes', 'postComments', 'newMessages'] as const

/**
 * The flags of the specification whose kinds of notifications no domain declares yet; the others are rows of the matrix (`declared`). Each
 * switch saves at once and reverts when saving fails.
 */
export default withMe<{ declared: readonly string[] }>(NotificationFlags)

function NotificationFlags({ me, declared }: { me: MeView; declared: readonly string[] }) {
  const { t } = useTranslation()
  const shown = FLAGS.filter((flag) => !declared.includes(flag))
  const update = useUpdatePreferences()
  const [switched, setSwitched] = useState<Partial<Flags>>({})
  const flags = { ...me.preferences.notifications, ...switched }

  function change(flag: keyof Flags, on: boolean) {
    setSwitched((before) => ({ ...before, [flag]: on }))
    // Each flag is saved and reverted on its own.
    update.mutateAsync({ notifications: { [flag]: on } }).catch((error: unknown) => {
      if (isQueued(error)) return
      setSwitched((before) => ({ ...before, [flag]: !on }))
      toast({ variant: 'destructive', title: t('accounts.notifications.notSaved'), description: failureText(t, error, 'accounts') })
    })
  }

  if (shown.length === 0) return null
  return (
    <Panel title={t('accounts.notifications.title')} lead={t('accounts.notifications.lead')}>
      <div className="-my-2 divide-y">
        {shown.map((flag) => (
          <SwitchField
            key={flag}
            label={t(`accounts.notifications.${flag}`)}
            hint={t(`accounts.notifications.${flag}Hint`)}
            checked={flags[flag]}
            onChange={(on) => change(flag, on)}
          />
        ))}
      </div>
    </Panel>
  )
}
