/** Formatted and plain description of a product. Pure: no database, no clock. */
import { sanitizeRichText } from '#platform/server/rich-text/sanitize-rich-text.ts'
import { toPlainText } from '#platform/server/rich-text/to-plain-text.ts'
import { plainToHtml } from '#platform/shared/rich-text.ts'
import { MAX_DESCRIPTION, MAX_DESCRIPTION_HTML } from '../contract.ts'

export type Description = { description: string; descriptionHtml: string }

/** What is written of a description, and what is stored of it; `before` is undefined for a new text. */
export function mergeDescription(
  { description, descriptionHtml }: { description: string; descriptionHtml?: string | undefined },
  before?: { description: string; descriptionHtml?: string | undefined },
): Description {
  if (descriptionHtml) return formatDescription(descriptionHtml)
  const isKept = descriptionHtml === undefined && before?.description === description
  return { description, descriptionHtml: (isKept && before.descriptionHtml) || '' }
}

/** Sanitizes a formatted description. Paragraphs without any formatting are stored as plain text only. */
function formatDescription(html: string): Description {
  const clean = sanitizeRichText(html)
  const description = toPlainText(clean).slice(0, MAX_DESCRIPTION).trim()
  const isPlain = plainToHtml(description) === clean || clean.length > MAX_DESCRIPTION_HTML
  return { description, descriptionHtml: isPlain ? '' : clean }
}
