import { Plus, TicketPercent } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatBriefDay } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Filter } from '#platform/web/table/filters.ts'
import type { Column } from '#platform/web/table/table.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PROMOTION_STATES } from '../contract/states.ts'
import type { PromotionView } from '../contract.ts'
import { PromotionBadge } from './promotion-badge.tsx'
import { type PromotionsScope, promotionsTable } from './promotions-scope.ts'
import { useSentence } from './sentence.ts'

/** Table of promotions. Keys: promotions.state.* */
export function PromotionsTable({ scope }: { scope: PromotionsScope }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const language = useLanguage()
  const sentence = useSentence()
  const nameOf = ({ name }: PromotionView) => name[language] || name.en
  const pathOf = ({ id }: PromotionView) => `${scope.home}/${id}`
  const days = ({ startsAt, endsAt }: PromotionView) =>
    endsAt === null
      ? t('promotions.list.since', { from: formatBriefDay(startsAt, locale) })
      : `${formatBriefDay(startsAt, locale)} – ${formatBriefDay(endsAt, locale)}`
  const columns: Column<PromotionView>[] = [
    {
      key: 'name',
      title: t('promotions.list.name'),
      cell: (promotion) => (
        <span className="block">
          <Link to={pathOf(promotion)} className="font-medium hover:underline">
            <bdi>{nameOf(promotion)}</bdi>
          </Link>
          <span className="block text-xs text-muted-foreground">
            {sentence({
              promotion,
              products: promotion.scope.products.map(({ name }) => name),
              collections: promotion.scope.collections.map(({ name }) => name),
              vendors: promotion.scope.vendors.map(({ name }) => name),
              whole: scope.whole,
            })}
          </span>
        </span>
      ),
      width: 'min-w-72',
      text: nameOf,
    },
    {
      key: 'code',
      title: t('promotions.list.code'),
      cell: ({ code }) =>
        code === null ? (
          <span className="text-muted-foreground">{t('promotions.list.automatic')}</span>
        ) : (
          <bdi dir="ltr" className="font-mono text-xs font-semibold">
            {code}
          </bdi>
        ),
      text: ({ code }) => code,
    },
    {
      key: 'state',
      title: t('promotions.list.state'),
      cell: ({ state }) => <PromotionBadge state={state} />,
      text: ({ state }) => t(`promotions.state.${state}`),
    },
    { key: 'days', title: t('promotions.list.days'), cell: days, width: 'whitespace-nowrap', text: days, extra: true },
    {
      key: 'uses',
      title: t('promotions.list.uses'),
      cell: ({ uses, maxUses }) => (
        <span className="whitespace-nowrap tabular-nums">
          {formatNumber(uses, locale)}
          {maxUses !== null && <span className="text-muted-foreground"> / {formatNumber(maxUses, locale)}</span>}
        </span>
      ),
      align: 'end',
      text: ({ uses }) => uses,
    },
    {
      key: 'discount',
      title: t('promotions.list.discount'),
      cell: ({ discount }) => formatCharge(discount),
      align: 'end',
      text: ({ discount }) => discount.amountMinor / 100,
    },
    {
      key: 'revenue',
      title: t('promotions.list.revenue'),
      cell: ({ revenue }) => <span className="font-semibold">{formatCharge(revenue)}</span>,
      align: 'end',
      text: ({ revenue }) => revenue.amountMinor / 100,
    },
  ]
  const filters: Filter[] = [
    {
      key: 'state',
      title: t('promotions.list.state'),
      kind: 'choice',
      options: PROMOTION_STATES.map((value) => ({ value, label: t(`promotions.state.${value}`) })),
    },
  ]
  const identity = { id: ({ id }: PromotionView) => id, name: nameOf, href: pathOf }
  return (
    <DataTable
      list={scope.whole === 'vendor' ? 'promotions' : 'promotions.admin'}
      label={t('promotions.title')}
      query={promotionsTable(scope)}
      columns={columns}
      identity={identity}
      filters={filters}
      search={t('promotions.list.search')}
      exportAs="promotions"
      failed={t('promotions.failed')}
      empty={
        <Notice icon={TicketPercent} title={t('promotions.none')} text={t('promotions.noneText')}>
          <ButtonLink to={`${scope.home}/new`}>
            <Plus aria-hidden className="size-4.5" />
            {t('promotions.new')}
          </ButtonLink>
        </Notice>
      }
    />
  )
}
