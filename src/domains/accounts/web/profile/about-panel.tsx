import { useTranslation } from 'react-i18next'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
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

export function AboutPanel({ profile }: { profile: ProfileView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const form = useEditForm<About, About & { version: number }, ProfileView>({
    record: profile,
    valuesOf: ({ bio, links }) => ({ bio, links }),
    operation: useUpdateProfile(),
    input: ({ bio, links }, version) => ({
      version,
      bio: bio.trim(),
      links: links.map(({ label, url }) => ({ label: label.trim(), url: withScheme(url) })),
    }),
    labelOf: (path) => (path === 'bio' ? t('accounts.profile.bio') : t('accounts.links.title')),
    draft: 'accounts.profile.update',
    words: 'accounts',
    guarded: true,
    onDone: () => toast({ title: t('accounts.profile.saved') }),
  })
  const typed = (form.fields.watch('bio') ?? '').length

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
        <FormEnd inline form={form} submit={t('accounts.profile.save')} notice={form.notice} />
      </Form>
    </Panel>
  )
}

/** Adds `https://` because people type `example.com`. */
function withScheme(url: string): string {
  const text = url.trim()
  return /^[^/:\s]+\.[^/:\s]+/.test(text) && !/^[a-z][a-z\d+.-]*:/i.test(text) ? `https://${text}` : text
}
