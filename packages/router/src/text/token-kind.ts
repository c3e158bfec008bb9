/** What a token is made of; `emoji` covers whole sequences (flags, skin tones, families). */
export type TokenKind = 'word' | 'number' | 'punctuation' | 'symbol' | 'emoji'
