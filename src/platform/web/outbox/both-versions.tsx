import { useTranslation } from 'react-i18next'
import { contentFields } from './content-fields.ts'

/** The queued and the saved version side by side: only the fields of the write. */
export function BothVersions({ mine, saved }: { mine: unknown; saved: Record<string, unknown> }) {
  const { t } = useTranslation()
  const fields = contentFields(mine)
  return (
    <dl className="mt-3 grid gap-3 sm:grid-cols-2">
      <Version title={t('platform.outbox.mine')} values={fields.map(([, value]) => value)} />
      <Version title={t('platform.outbox.saved')} values={fields.map(([name]) => saved[name])} />
    </dl>
  )
}

function Version({ title, values }: { title: string; values: unknown[] }) {
  const { t } = useTranslation()
  const lines = values.flatMap(toTextLines)
  return (
    <div className="rounded-md bg-muted p-3">
      <dt className="text-xs font-semibold text-muted-foreground">{title}</dt>
      <dd className="mt-1 space-y-1 text-sm">
        {lines.length === 0 && <p className="text-muted-foreground">{t('platform.outbox.nothing')}</p>}
        {lines.map((line) => (
          <p key={line} dir="auto" className="wrap-anywhere whitespace-pre-line">
            {line}
          </p>
        ))}
      </dd>
    </div>
  )
}

/** Formats text as it is, and lists and objects by their contents. */
function toTextLines(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return []
  if (Array.isArray(value)) return value.map((part) => toTextLines(part).join(' · ')).filter(Boolean)
  if (typeof value === 'object') return Object.values(value).flatMap(toTextLines)
  return [String(value)]
}
