const NOTES = {
  ask: undefined,
  wrong: {
    status: 403,
    'pt-BR': 'O código não é esse. Confira no terminal.',
    en: 'That is not the code. Have a look at the terminal.',
  },
  spent: {
    status: 403,
    'pt-BR': 'Este código não vale mais. Peça outro no computador: parco devices add',
    en: 'This code is good no more. Ask for another one on the computer: parco devices add',
  },
} as const

export type LetInNote = keyof typeof NOTES

/**
 * The page on which a device shows its code. It is opened by an address that has the code, and lets
 * in only once its button is pressed: whatever looks at an address beforehand uses no code up.
 */
export function letInPage(note: LetInNote, code: string): Response {
  const told = NOTES[note]
  const value = code.replaceAll(/[^\w-]/g, '').slice(0, 20)
  // Without a referrer, a browser would not tell where the form comes from, and it would be refused.
  const html = `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="same-origin">
<title>Parco</title>
<h1>Parco</h1>
${told ? `<p role="alert">${told['pt-BR']}</p>\n<p role="alert" lang="en">${told.en}</p>\n` : ''}<p>Para usar o Parco neste aparelho, escreva o código que está no terminal.</p>
<p lang="en">To use Parco on this device, type the code that the terminal shows.</p>
<form method="post" action="/let-in">
<p><label>Código / <span lang="en">Code</span><br>
<input name="code" value="${value}" required maxlength="20" size="12" autocomplete="off" autocapitalize="characters" spellcheck="false"></label></p>
<p><button>Entrar / <span lang="en">Let me in</span></button></p>
</form>
</html>
`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(html, { status: told?.status ?? 200, headers })
}
