export {
  type ConnectMcpOptions,
  connectMcp,
  type McpConnection,
  type McpFailure,
} from './connect-mcp.ts'
export {
  loadMcpConfiguration,
  type McpConfiguration,
  type McpServerSettings,
  parseMcpConfiguration,
} from './mcp-configuration.ts'
export type { McpAuthProvider, McpStderr } from './open-mcp-server.ts'
export type { HiddenInTool } from './show-definition.ts'
export type { ToolPins } from './tool-pins.ts'
