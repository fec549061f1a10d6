/** Limits of mails to contacts. This file doesn't import zod, so that screens can use it without loading zod. */
export const MAX_TEMPLATES = 50
export const MAX_TEMPLATE_NAME = 80
export const MAX_SUBJECT = 150
export const MAX_MAIL_BODY = 4000

/** What a text can name. The deal only when one is chosen. */
export const MAIL_VARIABLES = [
  'contact.name',
  'contact.email',
  'contact.phone',
  'contact.company',
  'workspace.name',
  'sender.name',
  'deal.title',
] as const

export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const

/** The page where the recipient of a mail refuses further ones. */
export const NO_MAIL_PAGE = '/no-mail'
