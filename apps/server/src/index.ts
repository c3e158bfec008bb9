export {
  type AddressFile,
  readAddressFile,
  removeAddressFile,
  writeAddressFile,
} from './address-file.ts'
export { createServer, type ParcoServer, type ServerOptions } from './create-server.ts'
export { assertLoopback, DEFAULT_HOST, DEFAULT_PORT } from './listen-address.ts'
export { createJsonLog, type Log, type LogFields, silentLog, toAssistantLog } from './log/log.ts'
export { loadAccessToken, readToken } from './security/access-token.ts'
export { type HomeNetwork, homeAddresses } from './security/home-network.ts'
export type { LocalAccess } from './security/local-access.ts'
export { createPairing, type Pairing, type PairingCode } from './security/pairing.ts'
export {
  type RunningServer,
  type StartServerOptions,
  startServer,
} from './start-server.ts'
