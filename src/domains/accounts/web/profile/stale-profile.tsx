import { GitCompareArrows } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#platform/web/ui/button.tsx'
import type { About } from './about.ts'

type Props = { saved: About; mine: About; onMine: () => void; onSaved: () => void }

/** Saved somewhere else meanwhile: both versions beside each other, and the choice. */
export function StaleProfile({ saved, mine, onMine, onSaved }: Props) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} role="alert" className="mb-5 scroll-m-24 rounded-md border border-warning p-4 sm:p-5">
      <h3 className="flex items-center gap-2 font-semibold">
        <GitCompareArrows aria-hidden className="size-5 shrink-0 text-warning" />
        {t('accounts.stale.title')}
      </h3>
      <p className="mt-1 text-muted-foreground">{t('accounts.stale.text')}</p>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <Version title={t('accounts.stale.saved')} {...saved} />
        <Version title={t('accounts.stale.mine')} {...mine} />
      </div>
      <div className="mt-4 flex flex-col gap-3 sm:flex-row">
        <Button onClick={onMine}>{t('accounts.stale.keepMine')}</Button>
        <Button look="secondary" onClick={onSaved}>
          {t('accounts.stale.takeSaved')}
        </Button>
      </div>
    </div>
  )
}

function Version({ title, bio, links }: About & { title: string }) {
  const { t } = useTranslation()
  return (
    <div className="rounded-md bg-muted p-4">
      <h4 className="text-xs font-semibold text-muted-foreground">{title}</h4>
      <p dir="auto" className="mt-2 wrap-anywhere whitespace-pre-line">
        {bio.trim() || <span className="text-muted-foreground">{t('accounts.stale.noBio')}</span>}
      </p>
      <ul className="mt-2 space-y-1 text-xs">
        {links.map(({ label, url }) => (
          <li key={`${label} ${url}`} className="wrap-anywhere">
            <bdi className="font-medium">{label}</bdi> <bdi className="text-muted-foreground">{url}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}
