import { useTranslation } from 'react-i18next'

type Props = { id: string; title: string; vendor: string; number: string }

/** The head of what is printed about a part: who sells, what this is, and its number. `id` names the heading. */
export function PaperHead({ id, title, vendor, number }: Props) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap items-start justify-between gap-6">
      <div>
        <p className="text-lg font-bold">
          <bdi>{vendor}</bdi>
        </p>
        <p className="text-muted-foreground">{t('orders.invoice.onPlaza')}</p>
      </div>
      <div className="sm:text-end">
        <h1 id={id} className="text-xl font-bold tracking-tight">
          {title}
        </h1>
        <bdi dir="ltr" className="font-mono">
          {number}
        </bdi>
      </div>
    </div>
  )
}
