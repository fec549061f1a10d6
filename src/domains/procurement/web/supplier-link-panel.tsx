import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Form } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { formatDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { SupplierLink, SupplierView } from '../contract.ts'
import { LinkLoading } from './link-loading.tsx'
import { supplierLinkQuery, useAskForLink, useEndLink } from './sending-queries.ts'

type Props = { supplier: SupplierView; workspaceId: string }

/** The supplier's own workspace in this Plaza, which is linked once it agrees. */
export default function SupplierLinkPanel({ supplier, workspaceId }: Props) {
  const { t } = useTranslation()
  const { data, isLoadingError, refetch } = useQuery(supplierLinkQuery(useSource(), workspaceId, supplier.id))
  if (!data && !isLoadingError) return <LinkLoading />
  return (
    <Panel title={t('procurement.link.title')} lead={t('procurement.link.lead')}>
      {isLoadingError && <FailedNotice text={t('procurement.link.failed')} onRetry={() => void refetch()} />}
      {data && (data.link ? <Linked link={data.link} workspaceId={workspaceId} /> : <Ask supplier={supplier} workspaceId={workspaceId} />)}
    </Panel>
  )
}

function Ask({ supplier, workspaceId }: Props) {
  const { t } = useTranslation()
  const form = useOperationForm<{ slug: string }, { slug: string }, { link: SupplierLink | null }>({
    defaults: { slug: '' },
    operation: useAskForLink(workspaceId, supplier.id),
    input: ({ slug }) => ({ slug: slug.trim() }),
    draft: `procurement.links.ask ${supplier.id}`,
    words: 'procurement',
    marks: { SHOP_UNKNOWN: 'slug', OWN_SHOP: 'slug' },
    onDone: () => toast({ title: t('procurement.link.sent') }),
  })
  return (
    <Form form={form} className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,20rem)_auto] sm:items-start">
        <TextField
          {...form.field('slug', { required: true, maxLength: 80 })}
          dir="ltr"
          autoComplete="off"
          label={t('procurement.field.slug')}
          hint={t('procurement.link.slugHint')}
        />
        <Button type="submit" look="secondary" busy={form.busy} className="sm:mt-7.5 sm:justify-self-start">
          {t('procurement.link.ask')}
        </Button>
      </div>
      {form.failure !== null && <FailureNotice error={form.failure} words="procurement" />}
    </Form>
  )
}

function Linked({ link: { id, accepted, name, slug, askedAt }, workspaceId }: { link: SupplierLink; workspaceId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [ending, setEnding] = useState(false)
  const end = useEndLink(workspaceId)
  const isolated = `\u2068${name}\u2069`
  const finish = async () => {
    await end.mutateAsync({ linkId: id })
    toast({ title: t('procurement.link.ended') })
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="max-w-prose">
        {accepted
          ? t('procurement.link.linked', { name: isolated })
          : t('procurement.link.asked', { name: isolated, date: formatDay(askedAt, locale) })}{' '}
        {slug && (
          <Link to={`/vendors/${slug}`} className="underline underline-offset-4">
            {t('procurement.link.shop')}
          </Link>
        )}
      </p>
      <Button look="secondary" size="sm" onClick={() => setEnding(true)}>
        {t(accepted ? 'procurement.link.end' : 'procurement.link.withdraw')}
      </Button>
      <Confirm
        open={ending}
        onOpenChange={setEnding}
        title={t('procurement.link.endTitle', { name: isolated })}
        action={t(accepted ? 'procurement.link.end' : 'procurement.link.withdraw')}
        onConfirm={finish}
        words="procurement"
        danger
      >
        {t('procurement.link.endText', { name: isolated })}
      </Confirm>
    </div>
  )
}
