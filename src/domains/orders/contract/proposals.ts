/** What shopper and vendor propose to each other about units of a part: a refund, a replacement or a return. */
import * as z from 'zod'
import { moneyView, read, write } from '#platform/shared/contract.ts'
import { idText, multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { soldIn, variantOption, vendorView } from '../../catalog/contract.ts'
import { PROPOSAL_KINDS, PROPOSAL_STATUSES, PROPOSAL_STEPS, RETURN_REASONS } from './states.ts'
import { chosenLines, chosenUnits, disputeView, EMAIL_NOT_CONFIRMED, orderId, partNumber, SIDES, time, WRONG_STATUS } from './views.ts'

export const tracking = {
  carrier: singleLineText(80).default(''),
  trackingNumber: singleLineText(80).default(''),
  /** Shown as a link, so only http(s) URLs are accepted. */
  trackingUrl: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullable()
    .default(null),
}

export const proposalView = z.object({
  id: z.string(),
  orderId,
  number: partNumber,
  workspaceId: z.string(),
  vendor: vendorView,
  kind: z.enum(PROPOSAL_KINDS),
  status: z.enum(PROPOSAL_STATUSES),
  /** The side that made it. */
  side: z.enum(SIDES),
  /** The side of the caller. */
  viewer: z.enum(['shopper', 'vendor']),
  reason: z.enum(RETURN_REASONS),
  message: z.string(),
  /** Why it was declined; empty otherwise. */
  answer: z.string(),
  proposedAt: time,
  answerUntil: time,
  lines: z.array(chosenUnits.extend({ name: z.string(), options: z.array(variantOption), measure: soldIn })).min(1),
  /** The refund of its units, expected or done; null for a replacement. */
  amount: moneyView.nullable(),
  /** Null until a replacement is agreed. */
  replacement: z
    .object({ carrier: z.string(), trackingNumber: z.string(), trackingUrl: z.string().nullable(), shippedAt: time.nullable() })
    .nullable(),
  dispute: disputeView.nullable(),
  /** Deadline for a dispute; null when there is nothing to dispute. */
  disputableUntil: time.nullable(),
  /** What the caller can do now. */
  steps: z.array(z.enum(PROPOSAL_STEPS)),
  history: z.array(z.object({ status: z.enum(PROPOSAL_STATUSES), at: time, side: z.enum(SIDES) })),
})

const content = {
  number: partNumber,
  kind: z.enum(PROPOSAL_KINDS),
  lines: chosenLines,
  reason: z.enum(RETURN_REASONS),
  message: multiLineText(2000).default(''),
}
const proposalId = idText(64)
const answer = multiLineText(2000).min(1)
const ofShopper = z.object({ orderId, proposalId })
const ofVendor = z.object({ proposalId })
const changed = z.object({ proposal: proposalView })
const items = z.object({ items: z.array(proposalView) })

/** `left`: units of a line for which this can still be done. */
const NOT_AVAILABLE = {
  status: 409,
  data: z.object({ lines: z.array(z.object({ position: z.int(), left: z.int().min(0) })).min(1) }),
} as const
/** One side has this many open proposals about a part. */
const TOO_MANY_OPEN = { status: 409, data: z.object({ most: z.int() }) } as const
const OWN_PROPOSAL = { status: 403 } as const
/** The units of these lines that are in stock. */
const OUT_OF_STOCK = NOT_AVAILABLE
const BALANCE_TOO_LOW = { status: 409, data: z.object({ available: moneyView }) } as const
/** The vendor's balance does not cover the refund. The shopper does not learn the balance. */
const NOT_COVERED = { status: 409 } as const

const limits = [{ per: 'person', calls: 30, seconds: 3600 }] as const
const mayAct = { EMAIL_NOT_CONFIRMED } as const

/** Authorized like `orders.returns`. */
export const shopperProposals = {
  /** Newest first, at most a hundred. */
  list: read('anyone', '/orders/{orderId}/proposals').input(z.object({ orderId })).output(items),
  /** For both sides: the shopper, and people of the vendor who handle orders. */
  get: read('anyone', '/proposals/{proposalId}').input(ofVendor).output(proposalView),
  make: write('anyone', 'POST', '/orders/{orderId}/proposals', { limits })
    .input(z.object({ orderId, ...content }))
    .output(changed)
    .errors({ ...mayAct, NOT_AVAILABLE, TOO_MANY_OPEN }),
  /** A refund is paid, a return is accepted, and a replacement takes stock, at once. Accepting again changes nothing. */
  accept: write('anyone', 'POST', '/orders/{orderId}/proposals/{proposalId}/acceptance', { limits })
    .input(ofShopper)
    .output(changed)
    .errors({ ...mayAct, WRONG_STATUS, OWN_PROPOSAL, NOT_AVAILABLE, OUT_OF_STOCK, NOT_COVERED }),
  decline: write('anyone', 'POST', '/orders/{orderId}/proposals/{proposalId}/refusal', { limits })
    .input(ofShopper.extend({ answer: multiLineText(2000).default('') }))
    .output(changed)
    .errors({ ...mayAct, WRONG_STATUS, OWN_PROPOSAL }),
  withdraw: write('anyone', 'POST', '/orders/{orderId}/proposals/{proposalId}/withdrawal', { limits })
    .input(ofShopper)
    .output(changed)
    .errors({ ...mayAct, WRONG_STATUS }),
  /** Asks the platform to decide about a declined request; once, until its `disputableUntil`. */
  dispute: write('anyone', 'POST', '/orders/{orderId}/proposals/{proposalId}/dispute', { limits })
    .input(ofShopper.extend({ message: answer }))
    .output(changed)
    .errors({ ...mayAct, WRONG_STATUS, NOT_AVAILABLE, DISPUTE_TOO_LATE: { status: 409 } }),
}

export const vendorProposals = {
  /** Of a part, newest first, at most a hundred. */
  list: read('workspace:orders', '/vendor/orders/{number}/proposals')
    .input(z.object({ number: partNumber }))
    .output(items),
  make: write('workspace:orders', 'POST', '/vendor/orders/{number}/proposals')
    .input(z.object(content))
    .output(changed)
    .errors({ NOT_AVAILABLE, TOO_MANY_OPEN }),
  accept: write('workspace:orders', 'POST', '/vendor/proposals/{proposalId}/acceptance')
    .input(ofVendor)
    .output(changed)
    .errors({ WRONG_STATUS, OWN_PROPOSAL, NOT_AVAILABLE, OUT_OF_STOCK, BALANCE_TOO_LOW }),
  decline: write('workspace:orders', 'POST', '/vendor/proposals/{proposalId}/refusal')
    .input(ofVendor.extend({ answer }))
    .output(changed)
    .errors({ WRONG_STATUS, OWN_PROPOSAL }),
  withdraw: write('workspace:orders', 'POST', '/vendor/proposals/{proposalId}/withdrawal')
    .input(ofVendor)
    .output(changed)
    .errors({ WRONG_STATUS }),
  /** The vendor's statement about a disputed request. */
  answerDispute: write('workspace:orders', 'PUT', '/vendor/proposals/{proposalId}/dispute-answer')
    .input(ofVendor.extend({ answer }))
    .output(changed)
    .errors({ WRONG_STATUS }),
  /** Sends the units of an agreed replacement. */
  shipReplacement: write('workspace:orders', 'POST', '/vendor/proposals/{proposalId}/parcel')
    .input(ofVendor.extend(tracking))
    .output(changed)
    .errors({ WRONG_STATUS }),
  /** The vendor cannot send it after all: its stock is free again, and the shopper can ask for something else. */
  cancelReplacement: write('workspace:orders', 'POST', '/vendor/proposals/{proposalId}/cancellation')
    .input(ofVendor)
    .output(changed)
    .errors({ WRONG_STATUS }),
}

export type ProposalView = z.infer<typeof proposalView>
