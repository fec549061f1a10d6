/** Logo and banner of a shop. */

import type { Picture } from '#platform/server/picture.ts'
import type { Shop } from './shop.sql.ts'

export type ShopPicture = 'logo' | 'banner'

export function shopFileKeys({ logo, banner }: Pick<Shop, 'logo' | 'banner'>): string[] {
  return [...fileKeys(logo), ...fileKeys(banner)]
}

export function fileKeys(picture: Pick<Picture, 'sources'> | null): string[] {
  return picture?.sources.map(({ key }) => key) ?? []
}
