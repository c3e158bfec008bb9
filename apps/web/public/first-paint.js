// Runs before the first paint, so that a chosen appearance never flashes the other one.
try {
  const root = document.documentElement
  const theme = localStorage.getItem('parco.theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  if (localStorage.getItem('parco.motion') === 'none') root.dataset.motion = 'none'
  const chosen = localStorage.getItem('parco.locale')
  const locale =
    chosen === 'pt-BR' || chosen === 'en'
      ? chosen
      : /^pt/i.test(navigator.language)
        ? 'pt-BR'
        : 'en'
  root.lang = locale
  // Whoever installs the page is told what it is in their language.
  document.querySelector('link[rel="manifest"]').href = `/manifest.${locale}.webmanifest`
} catch {
  // Storage is refused: the system's appearance stands.
}
