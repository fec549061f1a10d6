import { useTranslation } from 'react-i18next'
import { contentOf } from './content.ts'

/** What waits here and what is saved there, beside each other: only what the write wanted to change. */
export function BothVersions({ mine, saved }: { mine: unknown; saved: Record<string, unknown> }) {
  const { t } = useTranslation()
  const fields = contentOf(mine)
  return (
    <dl className="mt-3 grid gap-3 sm:grid-cols-2">
      <Version title={t('platform.outbox.mine')} values={fields.map(([, value]) => value)} />
      <Version title={t('platform.outbox.saved')} values={fields.map(([name]) => saved[name])} />
    </dl>
  )
}

function Version({ title, values }: { title: string; values: unknown[] }) {
  const { t } = useTranslation()
  const lines = values.flatMap(linesOf)
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

/** Text as it stands; of lists and groups, what is in them. */
function linesOf(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return []
  if (Array.isArray(value)) return value.map((part) => linesOf(part).join(' · ')).filter(Boolean)
  if (typeof value === 'object') return Object.values(value).flatMap(linesOf)
  return [String(value)]
}
