/** Pages about the platform, which administrators publish in versions. */
import * as z from 'zod'
import { pageInput, read, recordVersion, write } from '#platform/shared/contract.ts'
import { LANGUAGES } from '#platform/shared/language.ts'
import { multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { MAX_PAGE_HTML, MAX_PAGE_TITLE, PAGE_SLUGS } from './contract/limits.ts'

export { PAGE_SLUGS, type PageSlug } from './contract/limits.ts'

const time = z.iso.datetime()
const slug = z.enum(PAGE_SLUGS)
const language = z.enum(LANGUAGES)
/** Of a published version; 1 is the first one. */
const number = z.int().min(1).max(2_147_483_647)

/** Without a title the page has its usual name. `html`: formatted text, sanitized when it is saved; empty: not written in this language. */
const textInput = z.object({ title: singleLineText(MAX_PAGE_TITLE), html: multiLineText(MAX_PAGE_HTML) })
const textView = z.object({ title: z.string(), html: z.string() })

/** A page as everybody reads it. */
const publicPage = z.object({
  slug,
  /** Empty: the usual name. */
  title: z.string(),
  html: z.string(),
  /** The beginning as plain text, for search engines. */
  description: z.string(),
  /** Of the text: another one than asked for where that is missing. */
  language,
  /** The languages in which it is written. */
  languages: z.array(language),
  version: number,
  publishedAt: time,
})

const pageSummary = z.object({
  slug,
  /** Of the published version; null: the page isn't published. */
  published: z.object({ version: number, at: time }).nullable(),
  /** The languages of the draft. */
  languages: z.array(language),
  /** The draft differs from the newest version. */
  changed: z.boolean(),
})

const draft = pageSummary.extend({
  texts: z.object({ en: textView, es: textView, ar: textView }),
  /** Counts the changes of the draft; not to be confused with the number of a published version. */
  version: recordVersion,
})

const versionSummary = z.object({
  number,
  publishedAt: time,
  /** Null: the account is gone. */
  publishedBy: z.string().nullable(),
  languages: z.array(language),
})

export const pages = {
  /** The published pages: which links lead somewhere, and the version of the terms that a person accepts. */
  published: read('anyone', '/pages').output(z.object({ items: z.array(z.object({ slug, version: number })) })),
  get: read('anyone', '/pages/{slug}').input(z.object({ slug })).output(publicPage),

  admin: {
    list: read('admin', '/admin/pages').output(z.object({ items: z.array(pageSummary) })),
    get: read('admin', '/admin/pages/{slug}').input(z.object({ slug })).output(draft),
    /** Changes the draft; nobody sees it before it is published. */
    update: write('admin', 'PATCH', '/admin/pages/{slug}')
      .input(z.object({ slug, version: recordVersion, texts: z.object({ en: textInput, es: textInput, ar: textInput }) }))
      .output(draft)
      .errors({ STALE: { status: 409, data: z.object({ current: draft }) } }),
    /** Makes the draft the next version, or shows the newest one again if nothing changed since. */
    publish: write('admin', 'PUT', '/admin/pages/{slug}/publication', { reauth: true })
      .input(z.object({ slug, version: recordVersion }))
      .output(draft)
      .errors({
        /** Somebody changed the draft since `version`. */
        DRAFT_CHANGED: { status: 409 },
        /** The draft has no text in any language. */
        PAGE_EMPTY: { status: 409 },
      }),
    /** The page is gone for everybody; its versions stay. */
    unpublish: write('admin', 'DELETE', '/admin/pages/{slug}/publication', { reauth: true }).input(z.object({ slug })).output(draft),
    versions: {
      /** The newest first. */
      list: read('admin', '/admin/pages/{slug}/versions')
        .input(z.object({ slug, ...pageInput }))
        .output(z.object({ items: z.array(versionSummary), nextCursor: z.string().nullable() })),
      get: read('admin', '/admin/pages/{slug}/versions/{number}')
        .input(z.object({ slug, number }))
        .output(versionSummary.extend({ texts: z.object({ en: textView, es: textView, ar: textView }) })),
    },
  },
}

export type PublicPage = z.infer<typeof publicPage>
export type PageSummary = z.infer<typeof pageSummary>
export type DraftView = z.infer<typeof draft>
export type PageTexts = DraftView['texts']
export type VersionSummary = z.infer<typeof versionSummary>
