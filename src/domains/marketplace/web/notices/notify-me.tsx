/** The back-in-stock form: a button for members, an email field for guests. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BellOff, BellRing, MailCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '#domains/accounts/web/index.ts'
import { failureText, fieldFailures } from '#platform/web/failure.ts'
import { useOperation } from '#platform/web/operation.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { inputClasses } from '#platform/web/ui/field.tsx'

export default function NotifyMe({ variantId }: { variantId: string }) {
  const isMember = useMe() !== null
  return isMember ? <MembersNotice variantId={variantId} /> : <GuestsNotice key={variantId} variantId={variantId} />
}

function MembersNotice({ variantId }: { variantId: string }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { api, language } = useSource()
  const queryKey = [language, 'marketplace', 'notices']
  const { data: waiting } = useQuery({ queryKey, queryFn: async () => (await api.marketplace.notices.mine()).variantIds })
  const waits = waiting?.includes(variantId) ?? false
  const change = useOperation(
    (wanted: boolean, idempotencyKey) =>
      wanted
        ? api.marketplace.notices.request({ variantId }, { context: { idempotencyKey } })
        : api.marketplace.notices.cancel({ variantId }, { context: { idempotencyKey } }),
    {
      onSuccess: (_reply, wanted) =>
        client.setQueryData(queryKey, (before: string[] = []) =>
          wanted ? [...before, variantId] : before.filter((id) => id !== variantId),
        ),
    },
  )
  const Icon = waits ? BellOff : BellRing
  return (
    <div>
      <Button
        look={waits ? 'secondary' : 'primary'}
        size="lg"
        className="w-full"
        busy={change.isPending || waiting === undefined}
        onClick={() => change.mutate(!waits)}
      >
        {!change.isPending && waiting && <Icon aria-hidden className="size-5" />}
        {waits ? t('marketplace.notice.cancel') : t('marketplace.notice.ask')}
      </Button>
      <p role="status" className="mt-2 text-sm text-muted-foreground">
        {waits && t('marketplace.notice.waiting')}
        {change.error && failureText(t, change.error, 'marketplace')}
      </p>
    </div>
  )
}

function GuestsNotice({ variantId }: { variantId: string }) {
  const { t } = useTranslation()
  const id = useId()
  const { api } = useSource()
  const [email, setEmail] = useState('')
  const ask = useOperation((address: string, idempotencyKey) =>
    api.marketplace.notices.request({ variantId, email: address }, { context: { idempotencyKey } }),
  )
  const wrong = fieldFailures(ask.error).length > 0
  if (ask.isSuccess)
    return (
      <p role="status" className="flex items-center gap-2 rounded-md border bg-card px-4 py-3 text-sm">
        <MailCheck aria-hidden className="size-5 shrink-0 text-success" />
        <span>{t('marketplace.notice.asked', { email })}</span>
      </p>
    )
  return (
    <form
      noValidate
      className="rounded-md border bg-card p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!ask.isPending) ask.mutate(email.trim())
      }}
    >
      <label htmlFor={id} className="text-sm font-semibold">
        {t('marketplace.notice.label')}
      </label>
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          id={id}
          type="email"
          dir="ltr"
          autoComplete="email"
          maxLength={254}
          value={email}
          placeholder={t('marketplace.notice.placeholder')}
          aria-invalid={wrong || undefined}
          aria-describedby={`${id}-said`}
          onChange={({ target }) => setEmail(target.value)}
          className={inputClasses('min-w-48 grow text-start')}
        />
        <Button type="submit" busy={ask.isPending} className="min-h-12">
          {t('marketplace.notice.ask')}
        </Button>
      </div>
      <p
        id={`${id}-said`}
        role="status"
        className={wrong || ask.error ? 'mt-2 text-sm text-destructive' : 'mt-2 text-xs text-muted-foreground'}
      >
        {wrong
          ? t('marketplace.notice.wrongAddress')
          : ask.error
            ? failureText(t, ask.error, 'marketplace')
            : t('marketplace.notice.promise')}
      </p>
    </form>
  )
}
