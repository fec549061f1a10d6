import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf, dataOf } from '#platform/web/failure.ts'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { TextArea } from '#platform/web/ui/field.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_BIO } from '../../contract/limits.ts'
import type { ProfileView } from '../../contract.ts'
import type { About } from './about.ts'
import { LinksField } from './links-field.tsx'
import { useUpdateProfile } from './operations.ts'
import { StaleProfile } from './stale-profile.tsx'

type Props = { profile: ProfileView /** Begins anew with what is saved. */; onRestart: (saved: ProfileView) => void }

export function AboutPanel({ profile, onRestart }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  // What is typed was made from this. Another name or picture raises the version too, and concerns nothing typed here.
  const base = useRef(profile)
  const version = () => (isSame(profile, base.current) ? profile : base.current).version
  const form = useOperationForm<About, About & { version: number }, ProfileView>({
    defaults: { bio: profile.bio, links: profile.links },
    operation: useUpdateProfile(),
    input: ({ bio, links }) => ({
      version: version(),
      bio: bio.trim(),
      links: links.map(({ label, url }) => ({ label: label.trim(), url: withScheme(url) })),
    }),
    words: 'accounts',
    guarded: true,
    onDone: (saved) => {
      base.current = saved
      toast({ title: t('accounts.profile.saved') })
    },
    onKept: ({ bio, links }) => {
      base.current = { ...base.current, bio: bio.trim(), links }
    },
  })
  const typed = (form.fields.watch('bio') ?? '').length
  const saved = codeOf(form.failure) === 'STALE' ? (dataOf(form.failure) as { current: ProfileView }).current : null

  return (
    <Panel title={t('accounts.profile.about')} lead={t('accounts.profile.aboutLead')}>
      <Form form={form} className="space-y-6">
        <TextArea
          {...form.field('bio', { maxLength: MAX_BIO })}
          rows={4}
          dir="auto"
          label={t('accounts.profile.bio')}
          hint={t('accounts.profile.bioCount', { typed: formatNumber(typed, locale), max: formatNumber(MAX_BIO, locale) })}
        />
        <LinksField form={form} />
        <FormEnd
          inline
          form={form}
          submit={t('accounts.profile.save')}
          notice={
            saved && (
              <StaleProfile
                saved={saved}
                mine={form.fields.getValues()}
                onMine={() => {
                  base.current = saved
                  form.element.current?.requestSubmit()
                }}
                onSaved={() => onRestart(saved)}
              />
            )
          }
        />
      </Form>
    </Panel>
  )
}

const isSame = (one: About, other: About) => one.bio === other.bio && JSON.stringify(one.links) === JSON.stringify(other.links)

/** People write `example.com`. */
function withScheme(url: string): string {
  const text = url.trim()
  return /^[^/:\s]+\.[^/:\s]+/.test(text) && !/^[a-z][a-z\d+.-]*:/i.test(text) ? `https://${text}` : text
}
