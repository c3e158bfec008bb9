export { type AddressFile, readAddressFile } from './address-file.ts'
export { assertLoopback, DEFAULT_HOST, DEFAULT_PORT } from './listen-address.ts'
export { readToken } from './security/access-token.ts'
