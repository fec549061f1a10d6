import { Ban, Check, SkipForward, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { Command } from '#platform/web/command/command.ts'

const CASE = /^\/admin\/moderation\/[^/]+\/[^/]+$/
const KEYS = [
  { act: 'dismiss', keys: 'a', icon: Check },
  { act: 'remove', keys: 'r', icon: Trash2 },
  { act: 'suspend', keys: 's', icon: Ban },
  { act: 'skip', keys: 'd', icon: SkipForward },
] as const

/** The decisions on the open case. Keys: moderation.key.* */
export function useModerationCommands(): Command[] {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  if (!CASE.test(pathname)) return []
  return KEYS.map(({ act, keys, icon }) => ({
    id: `moderation.${act}`,
    group: 'act',
    title: t(`moderation.key.${act}`),
    icon,
    keys,
    run: () => document.querySelector<HTMLButtonElement>(`button[data-decision="${act}"]`)?.click(),
  }))
}
