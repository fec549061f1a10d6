/** The contracts of all domains, joined. The path of an operation here is its name everywhere. */
import { accounts } from './domains/accounts/contract.ts'
import { cart } from './domains/cart/contract.ts'
import { catalog } from './domains/catalog/contract.ts'
import { checkout } from './domains/checkout/contract.ts'
import { finance } from './domains/finance/contract.ts'
import { inventory } from './domains/inventory/contract.ts'
import { marketplace } from './domains/marketplace/contract.ts'
import { orders } from './domains/orders/contract.ts'
import { payments } from './domains/payments/contract.ts'
import { reviews } from './domains/reviews/contract.ts'
import { vendors } from './domains/vendors/contract.ts'
import { workspaces } from './domains/workspaces/contract.ts'

export const contract = {
  accounts,
  workspaces,
  vendors,
  catalog,
  inventory,
  finance,
  payments,
  cart,
  orders,
  checkout,
  reviews,
  marketplace,
}
export type Contract = typeof contract
