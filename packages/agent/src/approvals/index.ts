export { canonicalJson } from '../tools/canonical-json.ts'
export { defineReadTool, defineWriteTool } from '../tools/define-tool.ts'
export { hashArguments } from '../tools/hash-arguments.ts'
export type {
  Preparation,
  PreparationOption,
  ReadTool,
  Tool,
  ToolInputSchema,
  WriteTool,
} from '../tools/tool.ts'
