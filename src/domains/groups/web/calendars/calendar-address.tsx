import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { formatDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { CopyButton } from '#platform/web/ui/copy-button.tsx'
import { calendarQuery, useCreateCalendar, useDeleteCalendar } from './operations.ts'

/** A private address is shown once, right after it was created. */
export function CalendarAddress({ groupId, title }: { groupId: string | null; title: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const heading = useId()
  const { data, error } = useQuery(calendarQuery(useSource(), groupId))
  const create = useCreateCalendar(groupId)
  const remove = useDeleteCalendar(groupId)
  const path = data?.path ?? (data?.createdAt ? create.data?.path : undefined)
  const failure = error ?? create.error ?? remove.error
  const isPrivate = data !== undefined && data.path === null
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="font-semibold">
        <bdi>{title}</bdi>
      </h3>
      {path && <Address address={`${location.origin}${path}`} />}
      {isPrivate && (
        <p className="mt-1 text-muted-foreground">
          {path
            ? t('groups.calendar.secret')
            : data.createdAt
              ? t('groups.calendar.since', { day: formatDay(data.createdAt, locale) })
              : t('groups.calendar.off')}
        </p>
      )}
      {failure && <FailureNotice error={failure} words="groups" />}
      {isPrivate && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button look="secondary" size="sm" busy={create.isPending} onClick={() => create.mutate(null)}>
            {t(data.createdAt ? 'groups.calendar.replace' : 'groups.calendar.create')}
          </Button>
          {data.createdAt && (
            <Button look="secondary" size="sm" busy={remove.isPending} onClick={() => remove.mutate(null)}>
              {t('groups.calendar.delete')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

function Address({ address }: { address: string }) {
  const { t } = useTranslation()
  return (
    <div className="mt-2 mb-3 space-y-2">
      <code dir="ltr" className="block rounded-md border bg-muted px-3 py-2 text-xs break-all">
        {address}
      </code>
      <CopyButton text={address} label={t('groups.calendar.copy')} />
    </div>
  )
}
