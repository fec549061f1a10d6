import type { Picture } from '#platform/server/picture.ts'

export function bannerKeys(banner: Pick<Picture, 'sources'> | null): string[] {
  return banner?.sources.map(({ key }) => key) ?? []
}
