export {
  type ChooseLine,
  type ModelServer,
  type ModelServerOptions,
  type RecordedRequest,
  type ServerLine,
  startModelServer,
} from './model-server.ts'
export { type RecordWireOptions, recordWire, type WireRecorder } from './record-wire.ts'
export { replayWire, type WireReplay } from './replay-wire.ts'
export { type ScriptedGatewayOptions, scriptedGateway } from './scripted-gateway.ts'
export {
  type ScriptedCall,
  type ScriptedModel,
  type ScriptLine,
  scriptedModel,
} from './scripted-model.ts'
export {
  type CountTokens,
  createTokenMatchers,
  type MatcherAnswer,
  type TokenKind,
  type TokenMatchers,
} from './token-matchers.ts'
export type { WireProtocol } from './wire-formats.ts'
export {
  parseWireRecording,
  WIRE_RECORDING_VERSION,
  type WireChunk,
  type WireExchange,
  type WireRecording,
} from './wire-recording.ts'
