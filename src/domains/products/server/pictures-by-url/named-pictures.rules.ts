/** Which pictures of a file are new, and where they belong. Pure: no database, no clock. */
import type { NamedPicture, PictureUrl } from './picture-urls.sql.ts'

type OwnPicture = { id: string; sources: readonly { url: string }[] }

/**
 * The pictures to fetch: without those that the product has, which an export names by Plaza's own address, and those that were fetched or are
 * waiting. A picture that the vendor removed stays removed.
 */
export function newPictures(named: readonly NamedPicture[], own: readonly OwnPicture[], known: readonly PictureUrl[]): NamedPicture[] {
  const paths = new Set(own.flatMap(({ sources }) => sources.map(({ url }) => url)))
  const settled = new Set(known.flatMap(({ url, problem }) => (problem === null ? [url] : [])))
  return named.filter(({ url }) => !settled.has(url) && !paths.has(URL.parse(url)?.pathname ?? ''))
}

/** Before the first picture that the file names after it. */
export function placeFor({ position }: NamedPicture, pictures: readonly { id: string }[], known: readonly PictureUrl[]): number {
  const positions = new Map(known.map((each) => [each.imageId, each.position]))
  const next = pictures.findIndex(({ id }) => (positions.get(id) ?? -1) > position)
  return next < 0 ? pictures.length : next
}
