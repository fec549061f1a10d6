/** Mails to contacts, whose texts are Liquid templates. Answers are logged by hand, as interactions. */
import * as z from 'zod'
import { read, recordVersion, write } from '#platform/shared/contract.ts'
import { LANGUAGES } from '#platform/shared/language.ts'
import { idText, multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { contactId } from '../contacts/contact-views.ts'
import { MAX_MAIL_BODY, MAX_SUBJECT, MAX_TEMPLATE_NAME } from './mail-limits.ts'

const ACCESS = 'workspace:crm'
const templateId = z.string().regex(/^mailtemplate_[0-9a-z]{26}$/)
const token = idText(200).min(40)
const target = z.object({ contactId })

/** An unknown variable or a tag that isn't closed breaks the rules `variable` and `template` of its field. */
const texts = { subject: singleLineText(MAX_SUBJECT).min(1), body: multiLineText(MAX_MAIL_BODY).min(1) }
const templateInput = z.object({ name: singleLineText(MAX_TEMPLATE_NAME).min(1), language: z.enum(LANGUAGES), ...texts })
const templateView = templateInput.extend({ id: templateId, version: recordVersion })

/** `dealId`: the deal that the text may name. */
const mailInput = z.object({ contactId, dealId: idText(60).min(1).nullable().default(null), ...texts })

export const mailTemplates = {
  /** By name. */
  list: read(ACCESS, '/crm/mail-templates')
    .input(z.object({}))
    .output(z.object({ items: z.array(templateView) })),
  create: write(ACCESS, 'POST', '/crm/mail-templates')
    .input(templateInput)
    .output(templateView)
    .errors({ TOO_MANY_TEMPLATES: { status: 409 } }),
  update: write(ACCESS, 'PUT', '/crm/mail-templates/{templateId}')
    .input(templateInput.extend({ templateId, version: recordVersion }))
    .output(templateView)
    .errors({ STALE: { status: 409, data: z.object({ current: templateView }) } }),
  remove: write(ACCESS, 'DELETE', '/crm/mail-templates/{templateId}').input(z.object({ templateId })).output(z.object({})),
}

/** Who wants no mail to the address of the contact; null: nobody said so. */
const refusalView = z.object({ refusedBy: z.enum(['contact', 'colleague']).nullable() })

export const mails = {
  /** The texts as the contact gets them. */
  preview: read(ACCESS, '/crm/contacts/{contactId}/mail-preview', { webOnly: true })
    .input(mailInput)
    .output(z.object({ subject: z.string(), body: z.string() })),
  /**
   * It is an interaction, which raises the score by 5. `answersToMe`: the contact's mail program answers to the caller's email, which must be
   * confirmed. Deleting it before it is sent keeps it from being sent.
   */
  send: write(ACCESS, 'POST', '/crm/contacts/{contactId}/mails')
    .input(mailInput.extend({ language: z.enum(LANGUAGES), answersToMe: z.boolean().default(false) }))
    .output(z.object({ interactionId: z.string() }))
    .errors({
      /** The contact has no email. */
      EMAIL_MISSING: { status: 409 },
      MAIL_REFUSED: { status: 409 },
      EMAIL_NOT_CONFIRMED: { status: 403 },
    }),
  refusal: read(ACCESS, '/crm/contacts/{contactId}/mail-refusal').input(target).output(refusalView),
  /** A colleague can't lift what the owner of the address chose. */
  setRefusal: write(ACCESS, 'PUT', '/crm/contacts/{contactId}/mail-refusal')
    .input(target.extend({ refused: z.boolean() }))
    .output(refusalView)
    .errors({ EMAIL_MISSING: { status: 409 }, MAIL_REFUSED: { status: 409 } }),
}

/** By the link in each mail, for everybody who has it. It tells nothing but the name of the business that wrote. */
export const mailLink = {
  get: read('anyone', '/crm-mail-links/{token}', { limits: [{ per: 'address', calls: 300, seconds: 3600 }] })
    .input(z.object({ token }))
    .output(z.object({ business: z.string() })),
  refuse: write('anyone', 'PUT', '/crm-mail-links/{token}', { limits: [{ per: 'address', calls: 60, seconds: 3600 }] })
    .input(z.object({ token }))
    .output(z.object({ business: z.string() })),
}

export type TemplateInput = z.infer<typeof templateInput>
export type TemplateView = z.infer<typeof templateView>
export type MailInput = z.infer<typeof mailInput>
