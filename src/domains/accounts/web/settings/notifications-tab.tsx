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

/** Each switch saves at once and reverts when saving fails. */
export default withMe(NotificationsTab)

function NotificationsTab({ me }: { me: MeView }) {
  const { t } = useTranslation()
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

  const line = (flag: keyof Flags, label: string, hint: string) => (
    <SwitchField label={label} hint={hint} checked={flags[flag]} onChange={(on) => change(flag, on)} />
  )
  return (
    <Panel title={t('accounts.notifications.title')} lead={t('accounts.notifications.lead')}>
      <div className="-my-2 divide-y">
        {line('newFollowers', t('accounts.notifications.newFollowers'), t('accounts.notifications.newFollowersHint'))}
        {line('postLikes', t('accounts.notifications.postLikes'), t('accounts.notifications.postLikesHint'))}
        {line('postComments', t('accounts.notifications.postComments'), t('accounts.notifications.postCommentsHint'))}
        {line('newMessages', t('accounts.notifications.newMessages'), t('accounts.notifications.newMessagesHint'))}
      </div>
    </Panel>
  )
}
