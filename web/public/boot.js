// Runs before anything is drawn: the colours that were chosen, and what this
// page will ask for as soon as its script is here, so that it is on its way.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('arbiter.settings') ?? '{}') ?? {};
  } catch {
    // As on the first day.
  }
  const language = kept.language ?? (navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en');
  document.documentElement.lang = language;
  document.documentElement.dataset.theme = kept.theme ?? 'auto';

  const fetchSoon = (rel, href, more = {}) => document.head.append(Object.assign(document.createElement('link'), { rel, href, ...more }));
  fetchSoon('modulepreload', `/js/locales/${language}.js`);
  fetchSoon('preload', '/api/games', { as: 'fetch', crossOrigin: 'anonymous' });
  const pages = { t: 'table', decks: 'decks', learn: 'learn', replay: 'replay', rules: 'rules', packs: 'packs' };
  const page = pages[/^[#/]*(\w+)/.exec(location.hash || location.pathname)?.[1] ?? ''];
  if (page) for (const name of [page, `locales/${language}-more`]) fetchSoon('modulepreload', `/js/${name}.js`);
})();
