import { useTranslation } from 'react-i18next'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { TextArea, TextField } from '#platform/web/ui/field.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_DESCRIPTION, MAX_NAME, MAX_RULE, MAX_RULES } from '../../contract/limits.ts'
import type { GroupView } from '../../contract.ts'
import { AccessField } from '../list/create-dialog.tsx'
import { useUpdateGroup } from '../operations.ts'

/** One rule per line. */
const toRules = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

type Values = { name: string; description: string; rules: string; isPublic: boolean; needsApproval: boolean }

/** Keys: groups.field.*, groups.hint.*, groups.rule.refused */
export function GeneralForm({ group }: { group: GroupView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const form = useEditForm<Values, Parameters<ReturnType<typeof useUpdateGroup>['mutateAsync']>[0], GroupView>({
    record: group,
    valuesOf: ({ name, description, rules, isPublic, needsApproval }) => ({
      name,
      description,
      rules: rules.join('\n'),
      isPublic,
      needsApproval,
    }),
    operation: useUpdateGroup(),
    input: ({ name, description, rules, isPublic, needsApproval }, version) => ({
      groupId: group.id,
      version,
      name: name.trim(),
      description: description.trim(),
      rules: toRules(rules),
      isPublic,
      needsApproval,
    }),
    labelOf: (path) => t(`groups.field.${path === 'isPublic' ? 'access' : path}`),
    show: (path, value) =>
      path === 'isPublic'
        ? t(value ? 'groups.public' : 'groups.private')
        : typeof value === 'boolean'
          ? t(value ? 'groups.yes' : 'groups.no')
          : String(value),
    words: 'groups',
    draft: `groups.update ${group.id}`,
    guarded: true,
    onDone: () => toast({ title: t('groups.updated') }),
  })
  return (
    <Form form={form} className="space-y-5">
      <TextField label={t('groups.field.name')} dir="auto" maxLength={MAX_NAME} {...form.field('name', { required: true })} />
      <TextArea label={t('groups.field.description')} dir="auto" maxLength={MAX_DESCRIPTION} rows={5} {...form.field('description')} />
      <TextArea
        label={t('groups.field.rules')}
        hint={t('groups.hint.rules', { count: formatNumber(MAX_RULES, locale) })}
        dir="auto"
        maxLength={MAX_RULES * (MAX_RULE + 1)}
        rows={5}
        {...form.field('rules')}
      />
      <AccessField
        value={form.fields.watch('isPublic') ?? true}
        onChange={(isPublic) => form.fields.setValue('isPublic', isPublic, { shouldDirty: true })}
      />
      <SwitchField
        label={t('groups.field.needsApproval')}
        hint={t('groups.hint.needsApproval')}
        checked={form.fields.watch('needsApproval') ?? false}
        onChange={(needsApproval) => form.fields.setValue('needsApproval', needsApproval, { shouldDirty: true })}
      />
      <FormEnd form={form} notice={form.notice} submit={t('groups.save')} inline />
    </Form>
  )
}
