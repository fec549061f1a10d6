import { useQuery } from '@tanstack/react-query'
import { Download, KeyRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { CopyButton } from '#platform/web/ui/copy-button.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { OrderDigital as Digital, OrderView, PartView } from '../contract.ts'
import { orderDigitalQuery, useOpenDownload } from './queries.ts'

/** The files and license keys of a part, or when they will come. */
export default function OrderDigital({ order, part }: { order: OrderView; part: PartView }) {
  const { t } = useTranslation()
  const given = useQuery(orderDigitalQuery(useSource(), order))
  const positions = new Set(part.lines.map(({ position }) => position))
  const lines = (given.data?.lines ?? []).filter(({ position, files, keys }) => positions.has(position) && files.length + keys.length > 0)
  const waiting = part.lines.some(({ kind, shipped, quantity, cancelled }) => kind === 'digital' && shipped + cancelled < quantity)
  if (given.isLoadingError) return <FailedNotice text={t('orders.digital.failed')} onRetry={() => void given.refetch()} />
  if (given.isPending) return <Skeleton className="m-5 h-16 rounded-md" />
  if (lines.length === 0 && !waiting) return null
  return (
    <section aria-label={t('orders.digital.title')} className="border-t px-5 py-4">
      <h3 className="font-semibold">{t('orders.digital.title')}</h3>
      <p className="text-xs text-muted-foreground">{t(waiting ? 'orders.digital.waiting' : 'orders.digital.lead')}</p>
      <ul className="mt-3 space-y-3">
        {lines.flatMap((line) => [
          ...line.files.map((file) => (
            <File key={`${line.position} ${file.fileId}`} orderId={order.id} position={line.position} file={file} />
          )),
          ...line.keys.map((key) => <Key key={key} text={key} />),
        ])}
      </ul>
    </section>
  )
}

type FileProps = { orderId: string; position: number; file: Digital['lines'][number]['files'][number] }

function File({ orderId, position, file: { fileId, name, left } }: FileProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const open = useOpenDownload()
  const download = () => open.mutate({ orderId, position, fileId }, { onSuccess: ({ url }) => window.location.assign(url) })
  return (
    <li className="flex flex-wrap items-center gap-3">
      <span className="min-w-0 grow">
        <bdi className="block font-medium wrap-anywhere">{name}</bdi>
        <span className="text-xs text-muted-foreground">
          {t('orders.digital.left', { count: left, shown: formatNumber(left, locale) })}
        </span>
      </span>
      <Button
        size="sm"
        busy={open.isPending}
        disabled={left === 0}
        aria-label={t('orders.digital.downloadOf', { name })}
        onClick={download}
      >
        <Download aria-hidden className="size-4" />
        {t('orders.digital.download')}
      </Button>
      {open.error && (
        <p role="alert" className="w-full text-xs font-medium text-destructive">
          {failureText(t, open.error, 'orders')}
        </p>
      )}
    </li>
  )
}

function Key({ text }: { text: string }) {
  const { t } = useTranslation()
  return (
    <li className="flex flex-wrap items-center gap-3">
      <KeyRound aria-hidden className="size-4 text-muted-foreground" />
      <span className="min-w-0 grow">
        <span className="block text-xs text-muted-foreground">{t('orders.digital.key')}</span>
        <bdi dir="ltr" className="font-mono wrap-anywhere">
          {text}
        </bdi>
      </span>
      <CopyButton text={text} label={t('orders.digital.copy')} />
    </li>
  )
}
