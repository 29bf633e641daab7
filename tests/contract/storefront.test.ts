import { describe } from 'vitest'
import { cartContract } from './carts.contract.ts'
import { catalogueContract } from './catalogue.contract.ts'
import { useContractShop } from './contract-shop.ts'
import { customerContract } from './customers.contract.ts'
import { identityContract } from './identity.contract.ts'

/** One shop for all: starting it takes longer than asking it. */
const shop = useContractShop()

describe('the catalogue', () => catalogueContract(shop))
describe('carts', () => cartContract(shop))
describe('customers', () => customerContract(shop))
describe('identity', () => identityContract(shop))
