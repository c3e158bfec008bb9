/** A vector that follows from a text: equal texts have equal vectors, other texts mostly others. */
export function embedText(text: string): readonly number[] {
  const sums = [0, 0, 0, 0]
  for (let index = 0; index < text.length; index += 1) {
    const place = index % sums.length
    sums[place] = ((sums[place] ?? 0) * 31 + text.charCodeAt(index)) % 1_000
  }
  return sums.map((sum) => sum / 1_000)
}

/** The answer to a request for embeddings, as OpenAI's or Ollama's protocol writes it. */
export function toEmbeddings(
  path: '/v1/embeddings' | '/api/embed',
  body: Readonly<Record<string, unknown>>,
  embed: (text: string) => readonly number[],
): object {
  const texts = [body.input].flat().map(String)
  const tokens = texts.join(' ').split(' ').length
  if (path === '/api/embed') {
    return { model: body.model, embeddings: texts.map(embed), prompt_eval_count: tokens }
  }
  // Last first: whoever reads must go by the index.
  const data = texts.map((text, index) => ({ object: 'embedding', index, embedding: embed(text) }))
  const usage = { prompt_tokens: tokens, total_tokens: tokens }
  return { object: 'list', model: body.model, data: data.reverse(), usage }
}
