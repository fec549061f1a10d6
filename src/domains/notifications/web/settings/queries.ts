import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { NotificationChannel } from '#platform/shared/notifications.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { NotificationSettingsChanges } from '../../contract.ts'
import { notificationsKey } from '../queries.ts'

export const settingsQuery = ({ api, language }: Source) =>
  queryOptions({ queryKey: [...notificationsKey(language), 'settings'], queryFn: () => api.notifications.settings.get() })

export function useChooseChannel() {
  const source = useSource()
  const client = useQueryClient()
  return useOperation(
    (input: { kind: string; channel: NotificationChannel; isOn: boolean }, idempotencyKey) =>
      source.api.notifications.settings.choose(input, { context: { idempotencyKey } }),
    // One after the other, so that the last answer shows all of them.
    { scope: { id: 'notifications.choose' }, onSuccess: (settings) => client.setQueryData(settingsQuery(source).queryKey, settings) },
  )
}

export function useUpdateSettings() {
  const source = useSource()
  const client = useQueryClient()
  return useOperation(
    (input: NotificationSettingsChanges, idempotencyKey) =>
      source.api.notifications.settings.update(input, { context: { idempotencyKey } }),
    { scope: { id: 'notifications.update' }, onSuccess: (settings) => client.setQueryData(settingsQuery(source).queryKey, settings) },
  )
}
