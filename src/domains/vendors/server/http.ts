import { implementOperations } from '#platform/server/implement-operations.ts'
import { vendors } from '../contract.ts'
import { addMethod } from './add-method.ts'
import { getApplicationStatus } from './application-status.ts'
import { approvePendingApplication } from './approve-pending-application.ts'
import { arrangeMethods } from './arrange-methods.ts'
import { confirmPayout } from './confirm-payout.ts'
import { countPendingApplications, listApplications } from './list-applications.ts'
import { listDeliveryMethods } from './list-delivery-methods.ts'
import { listOwnMethods } from './own-methods.ts'
import { getOwnShop } from './own-shop.ts'
import { refuseApplication } from './refuse-application.ts'
import { removePayout } from './remove-payout.ts'
import { removePicture } from './remove-picture.ts'
import { resumeVendor } from './resume-vendor.ts'
import { revealPayout } from './reveal-payout.ts'
import { setAway } from './set-away.ts'
import { setMethodActive } from './set-method-active.ts'
import { setPayout } from './set-payout.ts'
import { setPicture } from './set-picture.ts'
import { vendorSettings } from './settings.sql.ts'
import { submitApplication } from './submit-application.ts'
import { suspendVendor } from './suspend-vendor.ts'
import { updateMethod } from './update-method.ts'
import { updateShop } from './update-shop.ts'
import { getVendor, listVendors } from './vendors.ts'
import { withdrawApplication } from './withdraw-application.ts'

const os = implementOperations(vendors)

export const vendorsRouter = os.router({
  deliveryMethods: {
    list: os.deliveryMethods.list.handler(async ({ input, context: { ctx } }) => ({
      items: await listDeliveryMethods(ctx.services.db, input.vendor, ctx.language),
    })),
  },
  application: {
    get: os.application.get.handler(({ context: { ctx } }) => getApplicationStatus(ctx)),
    submit: os.application.submit.handler(({ input, context: { ctx } }) => submitApplication(ctx, input)),
    withdraw: os.application.withdraw.handler(({ context: { ctx } }) => withdrawApplication(ctx)),
  },
  shop: {
    get: os.shop.get.handler(({ context: { ctx } }) => getOwnShop(ctx)),
    update: os.shop.update.handler(({ input, context: { ctx } }) => updateShop(ctx, input)),
    setPicture: os.shop.setPicture.handler(({ input, context: { ctx } }) => setPicture(ctx, input)),
    removePicture: os.shop.removePicture.handler(({ input, context: { ctx } }) => removePicture(ctx, input)),
    confirmPayout: os.shop.confirmPayout.handler(({ context: { ctx } }) => confirmPayout(ctx)),
    removePayout: os.shop.removePayout.handler(({ context: { ctx } }) => removePayout(ctx)),
    setPayout: os.shop.setPayout.handler(({ input, context: { ctx } }) => setPayout(ctx, input)),
    setAway: os.shop.setAway.handler(({ input, context: { ctx } }) => setAway(ctx, input)),
    methods: {
      list: os.shop.methods.list.handler(({ context: { ctx } }) => listOwnMethods(ctx)),
      add: os.shop.methods.add.handler(({ input, context: { ctx } }) => addMethod(ctx, input)),
      update: os.shop.methods.update.handler(({ input, context: { ctx } }) => updateMethod(ctx, input)),
      setActive: os.shop.methods.setActive.handler(({ input, context: { ctx } }) => setMethodActive(ctx, input)),
      arrange: os.shop.methods.arrange.handler(({ input, context: { ctx } }) => arrangeMethods(ctx, input)),
    },
  },
  admin: {
    applications: {
      count: os.admin.applications.count.handler(({ context: { ctx } }) => countPendingApplications(ctx.services.db)),
      list: os.admin.applications.list.handler(({ input, context: { ctx } }) => listApplications(ctx, input)),
      approve: os.admin.applications.approve.handler(({ input, context: { ctx } }) => approvePendingApplication(ctx, input)),
      refuse: os.admin.applications.refuse.handler(({ input, context: { ctx } }) => refuseApplication(ctx, input)),
    },
    vendors: {
      list: os.admin.vendors.list.handler(({ input, context: { ctx } }) => listVendors(ctx, input)),
      get: os.admin.vendors.get.handler(({ input, context: { ctx } }) => getVendor(ctx, input)),
      suspend: os.admin.vendors.suspend.handler(({ input, context: { ctx } }) => suspendVendor(ctx, input)),
      resume: os.admin.vendors.resume.handler(({ input, context: { ctx } }) => resumeVendor(ctx, input)),
      revealPayout: os.admin.vendors.revealPayout.handler(({ input, context: { ctx } }) => revealPayout(ctx, input)),
    },
    settings: {
      get: os.admin.settings.get.handler(({ context: { ctx } }) => vendorSettings.load(ctx.services.db)),
      update: os.admin.settings.update.handler(({ input, context: { ctx } }) => vendorSettings.update(ctx, input)),
    },
  },
})
