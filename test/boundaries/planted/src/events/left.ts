import { contract } from '../domains/left/contract.ts'
export const event = contract
