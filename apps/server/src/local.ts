export { type AddressFile, readAddressFile } from './address-file.ts'
export { readToken } from './security/access-token.ts'
