// Runs before the first paint, so that a chosen appearance never flashes the other one.
try {
  const root = document.documentElement
  const theme = localStorage.getItem('parco.theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  const locale = localStorage.getItem('parco.locale')
  if (locale === 'pt-BR' || locale === 'en') root.lang = locale
} catch {
  // Storage is refused: the system's appearance stands.
}
