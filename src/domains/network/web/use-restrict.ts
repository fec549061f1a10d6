import { useTranslation } from 'react-i18next'
import { toast } from '#platform/web/ui/toast-store.ts'
import { usePersonAct, usePersonOperation } from './operations.ts'

/** Mutes a person for good, with Undo, or blocks them: for the menus of what they wrote. */
export function useRestrict(userId: string): { mute: () => Promise<void>; block: () => Promise<void> } {
  const { t } = useTranslation()
  const { act } = usePersonAct(userId)
  const operation = usePersonOperation()
  return {
    async mute() {
      if (!(await act({ kind: 'mute', duration: 'forever' }))) return
      toast({ title: t('network.done.mute'), action: { label: t('network.menu.unmute'), run: () => act({ kind: 'unmute' }) } })
    },
    async block() {
      await operation.mutateAsync({ kind: 'block', userId })
      toast({ title: t('network.done.block') })
    },
  }
}
