export { type ConnectMcpOptions, connectMcp, type McpConnection } from './connect-mcp.ts'
export {
  loadMcpConfiguration,
  type McpConfiguration,
  type McpServerSettings,
  parseMcpConfiguration,
} from './mcp-configuration.ts'
export type { ToolPins } from './tool-pins.ts'
