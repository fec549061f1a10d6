import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatBriefDay, formatMoment } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { classes } from '#platform/web/ui/classes.ts'
import type { OrderView, PartView } from '../contract.ts'
import { type Step, toSteps } from './steps.ts'

/** Progress of a part: a row on wide screens, a column on phones. */
export function PartSteps({ part, payment }: { part: PartView; payment: OrderView['payment'] }) {
  const { t } = useTranslation()
  const steps = toSteps(part, payment)
  return (
    <ol aria-label={t('orders.timeline')} className="flex flex-col px-5 py-5 md:flex-row">
      {steps.map((step, index) => (
        <StepItem key={step.name} step={step} next={steps[index + 1] ?? null} vendor={part.vendor.name} />
      ))}
    </ol>
  )
}

/** Keys: orders.step.* */
function StepItem({ step: { name, at, side }, next, vendor }: { step: Step; next: Step | null; vendor: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <li className="relative flex gap-3 pb-5 last:pb-0 md:min-w-0 md:flex-1 md:flex-col md:gap-2 md:pb-0">
      {next && (
        <span
          aria-hidden
          className={classes(
            'absolute start-[0.6875rem] top-6 h-[calc(100%-1.5rem)] w-0.5 md:start-6 md:top-[0.6875rem] md:h-0.5 md:w-[calc(100%-1.5rem)]',
            next.at ? 'bg-success' : 'bg-border',
          )}
        />
      )}
      <span
        aria-hidden
        className={classes(
          'relative flex size-6 shrink-0 items-center justify-center rounded-full border-2',
          at ? 'border-success bg-success text-success-foreground' : 'border-input bg-card',
        )}
      >
        {at && <Check className="size-3.5" strokeWidth={3} />}
      </span>
      <div className="min-w-0 md:pe-3">
        <p className={classes('leading-tight', at ? 'font-medium' : 'text-muted-foreground')}>
          {t(`orders.step.${name}`)}
          {!at && <span className="sr-only"> {t('orders.step.ahead')}</span>}
        </p>
        {at && (
          <p className="mt-0.5 text-xs text-muted-foreground">
            <time dateTime={at} title={formatMoment(at, locale)} className="block">
              {formatBriefDay(at, locale)}
            </time>
            {side === 'vendor' && (
              <span className="block truncate">
                <bdi>{vendor}</bdi>
              </span>
            )}
          </p>
        )}
      </div>
    </li>
  )
}
