import { defineEvent } from '#platform/shared/domain-event.ts'

type PagePayload = { slug: string }
const pageAggregate = ({ slug }: PagePayload) => slug

/** An administrator published a page; `number` is that of its version. */
export const pagePublished = defineEvent<PagePayload & { number: number }>()('pages.published', pageAggregate)

/** Nobody sees the page any more. */
export const pageUnpublished = defineEvent<PagePayload>()('pages.unpublished', pageAggregate)
