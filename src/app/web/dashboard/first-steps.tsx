import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, ImageUp, type LucideIcon, PartyPopper, ShieldCheck, ShoppingBag, Store, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MeView } from '#domains/accounts/contract.ts'
import { isEmailConfirmed, securityQuery } from '#domains/accounts/web/index.ts'
import type { WorkspaceView } from '#domains/workspaces/contract.ts'
import { firstMembersQuery } from '#domains/workspaces/web/index.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { FirstStep } from './first-step.tsx'

/** `done` is undefined while loading, and null for a link that cannot be completed. */
type Step = { to: string; icon: LucideIcon; title: string; text: string; done: boolean | undefined | null }

/** Setup steps for the account and the workspace. Completed steps are dimmed; when all are done, only a message remains. */
export function FirstSteps({ me, workspace }: { me: MeView; workspace: WorkspaceView | null }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const steps = useSteps(me, workspace)
  const asked = steps.filter(({ done }) => done !== null)
  const done = asked.filter((step) => step.done).length
  const known = asked.every((step) => step.done !== undefined)
  const all = known && done === asked.length
  const shown = (count: number) => formatNumber(count, locale)
  return (
    <section aria-labelledby="first-steps" className="rounded-lg border bg-card">
      <header className="flex items-center justify-between gap-4 px-5 pt-4 pb-3">
        <h2 id="first-steps" className="font-semibold">
          {t('app.dashboard.firstSteps')}
        </h2>
        {known ? (
          <p className="text-xs text-muted-foreground tabular-nums">
            {t('app.dashboard.progress', { done: shown(done), all: shown(asked.length) })}
          </p>
        ) : (
          <Skeleton className="h-5 w-20" />
        )}
      </header>
      <div aria-hidden className="mx-5 h-1 overflow-hidden rounded-full bg-muted">
        <div
          className="h-full rounded-full bg-success transition-[width] duration-200"
          style={{ width: `${(100 * done) / asked.length}%` }}
        />
      </div>
      {all && (
        <p className="mx-5 mt-4 flex items-center gap-3 rounded-md bg-muted px-4 py-3">
          <PartyPopper aria-hidden className="size-5 shrink-0 text-success" />
          {t('app.dashboard.allDone')}
        </p>
      )}
      <ul className="mt-2 pb-2">
        {steps
          .filter((step) => !all || step.done === null)
          .map(({ done, ...step }) => (
            <FirstStep key={step.to} {...step} done={done === true} />
          ))}
      </ul>
    </section>
  )
}

function useSteps(me: MeView, workspace: WorkspaceView | null): Step[] {
  const { t } = useTranslation()
  const source = useSource()
  const security = useQuery(securityQuery(source)).data
  const company = useQuery({ ...firstMembersQuery(source, workspace?.id ?? ''), enabled: workspace !== null }).data
  const step = (to: string, icon: LucideIcon, title: string, text: string, done: Step['done']) => ({ to, icon, title, text, done })
  const invites = step(
    '/settings?tab=workspace',
    UsersRound,
    t('app.dashboard.people.title'),
    t('app.dashboard.people.text'),
    company && company.length > 1,
  )
  return [
    step('/verify-email', BadgeCheck, t('app.dashboard.email.title'), t('app.dashboard.email.text'), isEmailConfirmed(me)),
    step('/settings?tab=profile', ImageUp, t('app.dashboard.picture.title'), t('app.dashboard.picture.text'), me.avatarUrl !== null),
    step(
      '/settings?tab=security',
      ShieldCheck,
      t('app.dashboard.security.title'),
      t('app.dashboard.security.text'),
      security && (security.totp !== null || security.passkeys.length > 0),
    ),
    ...(workspace?.role === 'staff' ? [] : [invites]),
    ...(me.role === 'user' ? [step('/vendor/register', Store, t('app.dashboard.sell.title'), t('app.dashboard.sell.text'), null)] : []),
    step('/marketplace', ShoppingBag, t('app.dashboard.shop.title'), t('app.dashboard.shop.text'), null),
  ]
}
