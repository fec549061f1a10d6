import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { useSource } from '#platform/web/source.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { PostView } from '../contract.ts'
import { pressSwitch, type Switch } from './press-switch.ts'

/** Returns the function that turns a switch of a post. */
export function useSwitch(): (post: PostView, which: Switch) => void {
  const { t } = useTranslation()
  const client = useQueryClient()
  const source = useSource()
  return (post, which) =>
    void pressSwitch(client, source, post, which).catch((error: unknown) =>
      toast({ variant: 'destructive', title: failureText(t, error, 'feed') }),
    )
}
