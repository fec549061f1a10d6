import { useInfiniteQuery } from '@tanstack/react-query'
import { Calendar, type LucideIcon, Mail, MessageSquare, Pencil, Phone, Plus, StickyNote, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatUtcDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button, IconButton } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { InteractionType } from '../../contract/contacts/contact-limits.ts'
import type { InteractionView } from '../../contract.ts'
import { interactionsQuery, useRemoveInteraction } from './contact-queries.ts'

const InteractionDialog = lazy(() => import('./interaction-dialog.tsx'))

const ICONS: Record<InteractionType, LucideIcon> = { call: Phone, email: Mail, meeting: Calendar, message: MessageSquare, note: StickyNote }

/** Logs interactions and lists them, latest first. Keys: crm.interactions.type.* */
export default function InteractionsPanel({ contactId, workspaceId }: { contactId: string; workspaceId: string }) {
  const { t } = useTranslation()
  const loaded = useInfiniteQuery(interactionsQuery(useSource(), workspaceId, contactId))
  const remove = useRemoveInteraction(workspaceId)
  const [edited, setEdited] = useState<InteractionView | 'new' | 'answer' | null>(null)
  const [removed, setRemoved] = useState<InteractionView | null>(null)
  const items = loaded.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Panel
      title={t('crm.interactions.title')}
      lead={t('crm.interactions.lead')}
      aside={
        <Button look="secondary" onClick={() => setEdited('new')}>
          <Plus aria-hidden className="size-4.5" />
          {t('crm.interactions.log')}
        </Button>
      }
    >
      {loaded.isPending && <Skeleton className="h-24" />}
      {loaded.isLoadingError && <FailedNotice text={t('crm.interactions.failed')} onRetry={() => void loaded.refetch()} />}
      {loaded.isSuccess && items.length === 0 && <p className="text-muted-foreground">{t('crm.interactions.none')}</p>}
      {items.length > 0 && (
        <ul className="divide-y">
          {items.map((interaction) => (
            <Interaction
              key={interaction.id}
              interaction={interaction}
              onEdit={() => setEdited(interaction)}
              onAnswer={() => setEdited('answer')}
              onRemove={() => setRemoved(interaction)}
            />
          ))}
        </ul>
      )}
      <LoadMore
        more={loaded.hasNextPage}
        busy={loaded.isFetchingNextPage}
        error={loaded.isFetchNextPageError ? loaded.error : null}
        onMore={() => void loaded.fetchNextPage()}
      />
      {edited && (
        <Suspense>
          <InteractionDialog
            interaction={edited === 'new' || edited === 'answer' ? null : edited}
            type={edited === 'answer' ? 'email' : 'call'}
            contactId={contactId}
            workspaceId={workspaceId}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
      <Confirm
        open={removed !== null}
        onOpenChange={() => setRemoved(null)}
        title={t('crm.interactions.deleteTitle')}
        action={t('crm.interactions.delete')}
        danger
        words="crm"
        onConfirm={async () => {
          if (removed) await remove.mutateAsync(removed.id)
          toast({ title: t('crm.interactions.deleted') })
        }}
      >
        <p>{t('crm.interactions.deleteText')}</p>
      </Confirm>
    </Panel>
  )
}

type RowProps = { interaction: InteractionView; onEdit: () => void; onAnswer: () => void; onRemove: () => void }

/** Keys: crm.mails.state.* */
function Interaction({ interaction, onEdit, onAnswer, onRemove }: RowProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { type, date, notes, author, mail } = interaction
  const Icon = ICONS[type]
  const day = formatUtcDay(date, locale)
  return (
    <li className="flex gap-3 py-3 first:pt-0 last:pb-0">
      <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-muted">
        <Icon aria-hidden className="size-4" />
      </span>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium">{t(`crm.interactions.type.${type}`)}</span>
          <span className="text-sm text-muted-foreground">{day}</span>
          {author && <bdi className="text-sm text-muted-foreground">{author.name}</bdi>}
          {mail && <Badge>{t(`crm.mails.state.${mail.state}`)}</Badge>}
        </p>
        {mail && (
          <p dir="auto" className="mt-1 font-medium wrap-anywhere">
            {mail.subject}
          </p>
        )}
        {notes && (
          <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
            {notes}
          </p>
        )}
        {mail && (
          <Button look="secondary" size="sm" className="mt-2" onClick={onAnswer}>
            {t('crm.mails.logAnswer')}
          </Button>
        )}
      </div>
      <div className="flex shrink-0">
        {!mail && (
          <IconButton label={t('crm.interactions.editOf', { day })} onClick={onEdit}>
            <Pencil aria-hidden className="size-4" />
          </IconButton>
        )}
        <IconButton label={t('crm.interactions.deleteOf', { day })} onClick={onRemove}>
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      </div>
    </li>
  )
}
