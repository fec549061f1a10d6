/** The address of a picture for those who have it in their cart; the picture of an order has another one. */
export const PERSONAL_PICTURES = '/cart/pictures'

export const personalPicturePath = (pictureId: string): string => `${PERSONAL_PICTURES}/${pictureId}`
