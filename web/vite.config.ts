import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { chunk } from './chunks.ts';

/** Where `cargo run -- serve` listens while the page is developed. */
const server = process.env['ARBITER'] ?? 'http://127.0.0.1:7777';

export default defineConfig({
  plugins: [svelte()],
  server: {
    fs: { allow: ['..'] },
    // The server takes only its own pages for its own.
    proxy: { '/api': { target: server, ws: true, headers: { origin: server } } },
  },
  // Tests run in a browser's place, so they take Svelte's browser half.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], exclude: ['tests/browser/**'] },
  // What is built is committed and read by people: a file for each source
  // file, whole names, and names that stay, so that a change shows as a change.
  build: {
    target: 'es2022',
    minify: false,
    cssMinify: false,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, deps, { hostType }) => (hostType === 'html' ? deps : []),
    },
    rolldownOptions: {
      optimization: { inlineConst: false },
      output: {
        minifyInternalExports: false,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunk, debugName: 'a file each' }],
        },
        entryFileNames: 'js/[name].js',
        chunkFileNames: 'js/[name].js',
        assetFileNames: '[name][extname]',
      },
    },
  },
});
