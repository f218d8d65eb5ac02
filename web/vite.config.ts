import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vite';
import { chunk } from './chunks.ts';

/** Where `cargo run -- serve` listens while the page is developed. */
const server = process.env['ARBITER'] ?? 'http://127.0.0.1:7777';

/** What is fetched beforehand are built files, so there is nothing of it while the page is developed. */
const boot: Plugin = { name: 'boot', apply: 'build', transformIndexHtml: () => [{ tag: 'script', attrs: { src: '/boot.js' }, injectTo: 'head-prepend' }] };

export default defineConfig({
  plugins: [svelte(), boot],
  server: {
    fs: { allow: ['..'] },
    // The server takes only its own pages for its own.
    proxy: { '/api': { target: server, ws: true, headers: { origin: server } } },
  },
  // Tests run in a browser's place, so they take Svelte's browser half.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', setupFiles: ['tests/words.ts'], include: ['tests/**/*.test.ts'], exclude: ['tests/browser/**'] },
  // What is built is committed: whole lines and names of files that stay, so that a change shows as a change.
  build: {
    target: 'es2022',
    minify: false,
    cssMinify: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Names are short, since a slow line counts bytes; lines stay, and pack well.
        minify: { compress: true, mangle: true, codegen: { removeWhitespace: false } },
        comments: { legal: true, annotation: false, jsdoc: false },
        minifyInternalExports: false,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunk, debugName: 'a file for each page' }],
        },
        entryFileNames: 'js/main.js',
        chunkFileNames: 'js/[name].js',
        assetFileNames: '[name][extname]',
      },
    },
  },
});
