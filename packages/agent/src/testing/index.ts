export {
  type ChooseLine,
  type ModelServer,
  type ModelServerOptions,
  type RecordedRequest,
  type ServerLine,
  startModelServer,
} from './model-server.ts'
export {
  type ScriptedCall,
  type ScriptedModel,
  type ScriptLine,
  scriptedModel,
} from './scripted-model.ts'
export type { WireProtocol } from './wire-formats.ts'
