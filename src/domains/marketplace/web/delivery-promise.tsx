import type { TFunction } from 'i18next'
import { CalendarDays, Download, HandCoins, HandHelping, type LucideIcon, Package, RotateCcw, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { MoneyView } from '#platform/shared/contract.ts'
import { formatNearDays } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatMoney } from '#platform/web/money.tsx'
import type { ListingDetail } from '../contract.ts'

type Props = { delivery: NonNullable<ListingDetail['delivery']> } & Pick<ListingDetail['vendor'], 'policies'>

/** The delivery estimate, its price, and the vendor's shipping and returns policies. */
export function DeliveryPromise({ delivery, policies }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <ul className="divide-y rounded-md border">
      <Promised icon={CalendarDays}>
        <span className="font-semibold">{t('marketplace.product.arrives', { span: formatNearDays(delivery, locale) })}</span>
      </Promised>
      <Promised icon={Truck} flips>
        {delivery.method
          ? ownMethod(t, delivery.method, (money) => formatMoney(money, locale))
          : t('marketplace.product.delivery', {
              over: formatMoney(delivery.shared.freeOver, locale),
              fee: formatMoney(delivery.shared.fee, locale),
            })}
      </Promised>
      <Promised icon={HandCoins}>{t('marketplace.product.payOnDelivery')}</Promised>
      {policies.shipping && (
        <Promised icon={Package} name={t('marketplace.policy.shipping')}>
          {policies.shipping}
        </Promised>
      )}
      {policies.returns && (
        <Promised icon={RotateCcw} name={t('marketplace.policy.returns')}>
          {policies.returns}
        </Promised>
      )}
    </ul>
  )
}

type Method = NonNullable<Props['delivery']['method']>

function ownMethod(t: TFunction, { name, price, freeOver, zones }: Method, shown: (money: MoneyView) => string): string {
  if (price.amountMinor === 0 && zones.length === 0) return t('marketplace.product.ownDeliveryFree', { name })
  const fee = zones.length > 0 ? t('marketplace.product.feeFrom', { fee: shown(price) }) : shown(price)
  return freeOver
    ? t('marketplace.product.ownDeliveryOver', { name, over: shown(freeOver), fee })
    : t('marketplace.product.ownDelivery', { name, fee })
}

/** What takes the place of the delivery of a digital product or a service. */
export function HandoverPromise({ kind, policies }: Pick<ListingDetail, 'kind'> & Pick<Props, 'policies'>) {
  const { t } = useTranslation()
  return (
    <ul className="divide-y rounded-md border">
      {kind === 'digital' ? (
        <>
          <Promised icon={Download}>
            <span className="font-semibold">{t('marketplace.product.download')}</span>
          </Promised>
          <Promised icon={RotateCcw}>{t('marketplace.product.noReturns')}</Promised>
        </>
      ) : (
        <Promised icon={HandHelping}>{t('marketplace.product.provided')}</Promised>
      )}
      {policies.returns && (
        <Promised icon={RotateCcw} name={t('marketplace.policy.returns')}>
          {policies.returns}
        </Promised>
      )}
    </ul>
  )
}

type PromisedProps = { icon: LucideIcon; flips?: boolean; name?: string; children: ReactNode }

function Promised({ icon: Icon, flips = false, name, children }: PromisedProps) {
  return (
    <li className="flex gap-3 px-4 py-3">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 text-muted-foreground ${flips ? 'flip' : ''}`} />
      <span className="min-w-0">
        {name && <span className="block text-xs text-muted-foreground">{name}</span>}
        <span dir="auto">{children}</span>
      </span>
    </li>
  )
}
