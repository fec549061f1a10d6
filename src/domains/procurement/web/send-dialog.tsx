import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextArea, TextField } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_MESSAGE } from '../contract/constants.ts'
import type { OrderView, SendingInput, SendingView } from '../contract.ts'
import { useSendOrder } from './sending-queries.ts'

type Values = { email: string; language: Language; message: string }
type Props = { order: OrderView; view: SendingView; workspaceId: string; onClose: () => void }

/** Sends an order by mail, and to the linked workspace. Keys: procurement.language.* */
export default function SendDialog({ order, view: { defaults, sending }, workspaceId, onClose }: Props) {
  const { t } = useTranslation()
  const { id: orderId, version, number, supplier } = order
  const form = useOperationForm<Values, SendingInput, OrderView>({
    defaults: {
      email: sending?.email || defaults.email,
      language: sending?.language ?? defaults.language,
      message: sending?.message ?? '',
    },
    operation: useSendOrder(workspaceId),
    input: ({ email, language, message }) => ({ orderId, version, email: email.trim(), language, message: message.trim() }),
    draft: `procurement.sendings.send ${orderId}`,
    words: 'procurement',
    marks: { ADDRESS_NEEDED: 'email' },
    onDone() {
      toast({
        title: t('procurement.sending.done'),
        description: t('procurement.sending.doneText', { to: `\u2068${supplier.name}\u2069` }),
      })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('procurement.sending.dialogTitle', { number })}
      lead={`${t('procurement.sending.dialogLead')} ${sending ? t('procurement.sending.dialogAgain') : ''}`.trim()}
      submit={t('procurement.sending.submit')}
      onClose={onClose}
    >
      {defaults.linkedTo !== null && <p>{t('procurement.sending.linkedTo', { name: `\u2068${defaults.linkedTo}\u2069` })}</p>}
      <TextField
        {...form.field('email', { email: true, maxLength: 254, required: defaults.linkedTo === null })}
        dir="ltr"
        type="email"
        label={t('procurement.field.email')}
        hint={defaults.linkedTo === null ? undefined : t('procurement.sending.emailHint')}
      />
      <SelectField {...form.field('language', { required: true })} label={t('procurement.field.language')}>
        {LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {t(`procurement.language.${language}`)}
          </option>
        ))}
      </SelectField>
      <TextArea
        {...form.field('message', { maxLength: MAX_MESSAGE })}
        dir="auto"
        rows={4}
        label={t('procurement.field.message')}
        hint={t('procurement.sending.messageHint')}
      />
    </FormDialog>
  )
}
