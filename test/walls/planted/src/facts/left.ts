import { contract } from '../domains/left/contract.ts'
export const fact = contract
