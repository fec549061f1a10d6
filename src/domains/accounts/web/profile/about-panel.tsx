import { useTranslation } from 'react-i18next'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { TextArea, TextField } from '#platform/web/ui/field.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_BIO, MAX_DISPLAY_NAME } from '../../contract/limits.ts'
import type { ProfileView } from '../../contract.ts'
import type { About } from './about.ts'
import { LinksField } from './links-field.tsx'
import { type ProfileChange, useUpdateProfile } from './operations.ts'

export function AboutPanel({ profile }: { profile: ProfileView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const form = useEditForm<About, ProfileChange, ProfileView>({
    record: profile,
    valuesOf: ({ displayName, bio, links }) => ({ displayName, bio, links }),
    operation: useUpdateProfile(),
    input: ({ displayName, bio, links }, version) => ({
      version,
      displayName: displayName.trim(),
      bio: bio.trim(),
      links: links.map(({ label, url }) => ({ label: label.trim(), url: withScheme(url) })),
    }),
    labelOf: (path) =>
      t(path === 'bio' ? 'accounts.profile.bio' : path === 'displayName' ? 'accounts.displayName.label' : 'accounts.links.title'),
    marks: { DISPLAY_NAME_TAKEN: 'displayName' },
    draft: 'accounts.profile.update',
    words: 'accounts',
    guarded: true,
    onDone: () => toast({ title: t('accounts.profile.saved') }),
  })
  const typed = (form.fields.watch('bio') ?? '').length

  return (
    <Panel title={t('accounts.profile.about')} lead={t('accounts.profile.aboutLead')}>
      <Form form={form} className="space-y-6">
        <TextField
          {...form.field('displayName', { maxLength: MAX_DISPLAY_NAME })}
          dir="auto"
          autoComplete="name"
          label={t('accounts.displayName.label')}
          hint={t('accounts.displayName.hint', { name: `\u2068@${profile.username}\u2069` })}
          className="max-w-sm"
        />
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
