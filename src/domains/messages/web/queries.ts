import { queryOptions } from '@tanstack/react-query'
import type { Source } from '#platform/web/source.ts'

export const messagesKey = (language: string) => [language, 'messages'] as const

export const settingsQuery = ({ api, language }: Source) =>
  queryOptions({ queryKey: [...messagesKey(language), 'settings'], queryFn: () => api.messages.settings.get() })
