import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { serviceWorkerPlugin } from './build/service-worker-plugin.ts'

const server = process.env.PARCO_DEV_SERVER ?? 'http://127.0.0.1:4747'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), serviceWorkerPlugin()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: ['chrome120', 'firefox121', 'safari17.2'],
    assetsInlineLimit: 0,
    // What a page is made of is asked for at once, not file by file as each names the next.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
  },
  server: { proxy: { '/api': server } },
})
