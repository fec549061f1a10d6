import { implement } from '@orpc/server'
import { guard, type RequestContext } from '#platform/server/bind.ts'
import { vendors } from '../contract.ts'
import { countWaiting, getVendor, listApplications, listVendors, resume, revealPayout, suspend } from './administer-vendors.ts'
import { apply, standing, withdrawApplication } from './apply.ts'
import { addMethod, arrangeMethods, listOwnMethods, setMethodActive, updateMethod } from './change-delivery-methods.ts'
import { changeSettings } from './change-settings.ts'
import { readShop, setAway, setPayout, updateShop } from './change-shop.ts'
import { approve, refuse } from './decide-application.ts'
import { listDeliveryMethods } from './list-delivery-methods.ts'
import { settingsOf } from './settings.sql.ts'
import { removePicture, setPicture } from './shop-pictures.ts'

const os = implement(vendors).$context<RequestContext>().use(guard)

export const vendorsRouter = os.router({
  deliveryMethods: {
    list: os.deliveryMethods.list.handler(async ({ input, context: { call } }) => ({
      items: await listDeliveryMethods(call.kernel.db, input.vendor, call.language),
    })),
  },
  application: {
    get: os.application.get.handler(({ context: { call } }) => standing(call)),
    submit: os.application.submit.handler(({ input, context: { call } }) => apply(call, input)),
    withdraw: os.application.withdraw.handler(({ context: { call } }) => withdrawApplication(call)),
  },
  shop: {
    get: os.shop.get.handler(({ context: { call } }) => readShop(call)),
    update: os.shop.update.handler(({ input, context: { call } }) => updateShop(call, input)),
    setPicture: os.shop.setPicture.handler(({ input, context: { call } }) => setPicture(call, input)),
    removePicture: os.shop.removePicture.handler(({ input, context: { call } }) => removePicture(call, input)),
    setPayout: os.shop.setPayout.handler(({ input, context: { call } }) => setPayout(call, input)),
    setAway: os.shop.setAway.handler(({ input, context: { call } }) => setAway(call, input)),
    methods: {
      list: os.shop.methods.list.handler(({ context: { call } }) => listOwnMethods(call)),
      add: os.shop.methods.add.handler(({ input, context: { call } }) => addMethod(call, input)),
      update: os.shop.methods.update.handler(({ input, context: { call } }) => updateMethod(call, input)),
      setActive: os.shop.methods.setActive.handler(({ input, context: { call } }) => setMethodActive(call, input)),
      arrange: os.shop.methods.arrange.handler(({ input, context: { call } }) => arrangeMethods(call, input)),
    },
  },
  admin: {
    applications: {
      list: os.admin.applications.list.handler(({ input, context: { call } }) => listApplications(call, input)),
      approve: os.admin.applications.approve.handler(({ input, context: { call } }) => approve(call, input)),
      refuse: os.admin.applications.refuse.handler(({ input, context: { call } }) => refuse(call, input)),
    },
    vendors: {
      list: os.admin.vendors.list.handler(({ input, context: { call } }) => listVendors(call, input)),
      get: os.admin.vendors.get.handler(({ input, context: { call } }) => getVendor(call, input)),
      suspend: os.admin.vendors.suspend.handler(({ input, context: { call } }) => suspend(call, input)),
      resume: os.admin.vendors.resume.handler(({ input, context: { call } }) => resume(call, input)),
      revealPayout: os.admin.vendors.revealPayout.handler(({ input, context: { call } }) => revealPayout(call, input)),
    },
    waiting: os.admin.waiting.handler(({ context: { call } }) => countWaiting(call.kernel.db)),
    settings: {
      get: os.admin.settings.get.handler(({ context: { call } }) => settingsOf(call.kernel.db)),
      update: os.admin.settings.update.handler(({ input, context: { call } }) => changeSettings(call, input)),
    },
  },
})
