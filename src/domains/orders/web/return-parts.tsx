/** Components of a return, shared by the shopper's and the vendor's page. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImageView } from '#platform/shared/contract.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Picture } from '#platform/web/ui/picture.tsx'
import type { ChosenUnits, ReturnReason, ReturnView } from '../contract.ts'

/** Keys: orders.reason.* */
export function ReturnComment({ reason, comment }: { reason: ReturnReason; comment: string }) {
  const { t } = useTranslation()
  return (
    <p className="text-muted-foreground">
      {t(`orders.reason.${reason}`)}
      {comment && (
        <>
          {': '}
          <q dir="auto">{comment}</q>
        </>
      )}
    </p>
  )
}

/** What arrived of a return that still waits for the rest. */
export function ArrivedUnits({
  row,
  goodsOf,
  refunded,
}: {
  row: ReturnView
  goodsOf: (units: readonly ChosenUnits[]) => string
  refunded: ReactNode
}) {
  const { t } = useTranslation()
  const arrived = row.lines.flatMap(({ position, received }) => (received > 0 ? [{ position, quantity: received }] : []))
  if (row.status !== 'Accepted' || arrived.length === 0) return null
  return (
    <p className="mt-2">
      {t('orders.refund.arrived', { goods: goodsOf(arrived) })}
      <br />
      {t('orders.refund.given')} <span className="font-semibold tabular-nums">{refunded}</span>
    </p>
  )
}

export function ReturnPhotos({ photos }: { photos: readonly ImageView[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (photos.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {photos.map((photo, index) => (
        <li key={photo.sources[0]?.url}>
          <a href={photo.sources.at(-1)?.url} target="_blank" rel="noreferrer">
            <Picture
              image={photo}
              alt={t('orders.return.photo', { shown: formatNumber(index + 1, locale) })}
              sizes="5rem"
              className="size-20 rounded-md border"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
