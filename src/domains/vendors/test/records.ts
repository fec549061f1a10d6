import { type DomainRecords, NO_UPLOAD, WHOLE_PICTURE } from '#test/security/record-scene.ts'

const NO_METHOD = 'dlv_00000000000000000000000000'
const BANNER = { picture: 'banner', crop: WHOLE_PICTURE }
const METHOD = {
  kind: 'delivery',
  name: { en: 'Parcel', es: '', ar: '' },
  priceMinor: 5_00,
  freeOverMinor: null,
  minDays: 1,
  maxDays: 2,
  countries: null,
}

export const domainRecords: DomainRecords = {
  records({ owner, workspace, upload, inOwnShop }) {
    async function method(): Promise<string> {
      const { body } = await owner.call('vendors.shop.methods.list', {}, { workspace })
      if (body.items.length > 0) return body.items[0].id
      return (await owner.call('vendors.shop.methods.add', METHOD, { workspace })).body.items[0].id
    }
    return {
      'vendors.shop.setPicture': async () => inOwnShop({ uploadId: await upload(), ...BANNER }, { uploadId: NO_UPLOAD, ...BANNER }),
      'vendors.shop.methods.update': async () =>
        inOwnShop({ id: await method(), version: 1, ...METHOD }, { id: NO_METHOD, version: 1, ...METHOD }),
      'vendors.shop.methods.setActive': async () => inOwnShop({ id: await method(), active: false }, { id: NO_METHOD, active: false }),
      'vendors.shop.methods.arrange': async () => inOwnShop({ ids: [await method()] }, { ids: [NO_METHOD] }),
    }
  },
}
