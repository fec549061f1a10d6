import { ArrowDown, ArrowUp, SquarePen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import type { Command } from '#platform/web/command/command.ts'

/** Writing to somebody from anywhere; beside the list also the conversation before and after. */
export function useMessageCommands(): Command[] {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const create: Command = {
    id: 'create.message',
    group: 'create',
    title: t('messages.create.title'),
    icon: SquarePen,
    keys: 'Shift+m',
    run: () => navigate('/messages?new=yes'),
  }
  if (!/^\/messages(\/|$)/.test(pathname)) return [create]
  return [
    create,
    { id: 'messages.next', group: 'act', title: t('messages.command.next'), icon: ArrowDown, keys: 'j', run: () => openNeighbor(1) },
    { id: 'messages.previous', group: 'act', title: t('messages.command.previous'), icon: ArrowUp, keys: 'k', run: () => openNeighbor(-1) },
  ]
}

function openNeighbor(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLAnchorElement>('a[data-conversation]')]
  const open = rows.findIndex((row) => row.getAttribute('aria-current') === 'page')
  rows[open < 0 ? 0 : open + step]?.click()
}
