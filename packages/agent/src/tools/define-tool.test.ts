import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineReadTool, defineWriteTool } from './define-tool.ts'

const input = z.object({ city: z.string() })

describe('a tool', () => {
  it('keeps what it was declared with, and says its effect', async () => {
    const weather = defineReadTool({
      name: 'get_weather',
      description: 'The weather of a city.',
      input,
      execute: async ({ city }: { city: string }, context: { unit: string }) =>
        `${city} in ${context.unit}`,
    })
    expect(weather.effect).toBe('read')
    await expect(weather.execute({ city: 'Recife' }, { unit: 'C' })).resolves.toBe('Recife in C')
  })

  it('is refused when its name is not snake_case', () => {
    for (const name of ['', 'getWeather', '1st', 'a-b', 'a'.repeat(65)]) {
      expect(() =>
        defineWriteTool({
          name,
          description: '',
          input,
          prepare: async () => ({ status: 'refused', explanation: '' }),
          execute: async () => null,
        }),
      ).toThrow(TypeError)
    }
  })
})
