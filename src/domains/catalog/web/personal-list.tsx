import { useTranslation } from 'react-i18next'
import type { PersonalValueView } from '../contract.ts'

/** Labels with what the shopper wrote, chose or sent; a picture opens the whole one. */
export function PersonalList({ values }: { values: readonly PersonalValueView[] }) {
  return (
    <dl className="space-y-0.5 text-xs">
      {values.map((value) => (
        <div key={value.id} className="flex flex-wrap items-baseline gap-x-1.5">
          {value.label && (
            <dt className="text-muted-foreground">
              <bdi>{value.label}</bdi>:
            </dt>
          )}
          <dd className="min-w-0 font-medium wrap-anywhere whitespace-pre-line">
            <Value of={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ of: { type, label, value, pictureUrl } }: { of: PersonalValueView }) {
  const { t } = useTranslation()
  if (type !== 'image') return <bdi>{value}</bdi>
  if (pictureUrl === null) return t('catalog.personalization.picture')
  return (
    <a href={pictureUrl} download className="inline-block rounded-md align-middle">
      <img
        src={pictureUrl}
        alt={t('catalog.personalization.pictureOf', { label })}
        loading="lazy"
        className="size-14 rounded-md bg-tile object-cover"
      />
    </a>
  )
}
