/** Texts in product files. Pure: no database, no clock. */
import { mergeDescription } from '#domains/catalog/server/index.ts'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import type { ProductDraft } from '../../contract.ts'
import { firstValue, type ProductRow } from './group-rows.rules.ts'

/** The first row that has a text decides. A language without a name has no texts. */
export function mergeTexts(rows: readonly ProductRow[], language: Language, before: ProductDraft['texts']): ProductDraft['texts'] {
  const texts = { ...before }
  for (const each of LANGUAGES) {
    const own = each === language
    const name = firstValue(rows, ({ values }) => (own ? values.name : undefined) ?? values[`name_${each}`])
    const description = firstValue(rows, ({ values }) => (own ? values.description : undefined) ?? values[`description_${each}`])
    const html = firstValue(rows, ({ values }) => (own ? values.description_html : undefined) ?? values[`description_html_${each}`])
    const seoTitle = firstValue(rows, ({ values }) => (own ? values.seo_title : undefined) ?? values[`seo_title_${each}`])
    const seoDescription = firstValue(rows, ({ values }) => (own ? values.seo_description : undefined) ?? values[`seo_description_${each}`])
    const known = before[each]
    if (name === undefined && !known) continue
    texts[each] = {
      name: name ?? known?.name ?? '',
      ...mergeDescription({ description: description ?? known?.description ?? '', descriptionHtml: html }, known),
      seoTitle: seoTitle ?? known?.seoTitle ?? '',
      seoDescription: seoDescription ?? known?.seoDescription ?? '',
    }
  }
  return texts
}
