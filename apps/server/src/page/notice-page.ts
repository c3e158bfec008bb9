/** Notices that stand in for the page while there is nothing else to show; each in both languages. */
const NOTICES = {
  'sign-in': {
    status: 401,
    'pt-BR':
      'Para entrar, abra o endereço completo que o Parco mostrou no terminal, com o código de acesso no fim.',
    en: 'To get in, open the whole address that Parco printed in the terminal, with the access code at its end.',
  },
  'not-found': {
    status: 404,
    'pt-BR': 'Não há nada neste endereço.',
    en: 'There is nothing at this address.',
  },
  'no-page': {
    status: 404,
    'pt-BR':
      'A página não foi montada. Reinicie com “npm start”, ou use o comando parco no terminal.',
    en: 'The page has not been built. Start again with “npm start”, or use the parco command in a terminal.',
  },
} as const

export type Notice = keyof typeof NOTICES

/** A page with a single notice. */
export function noticePage(notice: Notice): Response {
  const { status, 'pt-BR': portuguese, en } = NOTICES[notice]
  const html = `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Parco</title>
<h1>Parco</h1>
<p>${portuguese}</p>
<p lang="en">${en}</p>
</html>
`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(html, { status, headers })
}
