/*
 * Loads the page again, before any of it is shown, if the language chosen in this browser is stored but its cookie is
 * missing: some browsers remove cookies earlier than the storage.
 */
{
  const read = () => {
    try {
      return localStorage.getItem('hearthstay.language');
    } catch {
      return null;
    }
  };
  const [prefix, secure] = location.protocol === 'https:' ? ['__Host-', '; Secure'] : ['', ''];
  const name = `${prefix}hearthstay-language`;
  const knowsLanguage = () => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`));
  const chosen = read();
  const isChosen = LOCALES.includes(chosen);
  if (isChosen && chosen !== document.documentElement.lang && !/[?&]lang=/.test(location.search) && !knowsLanguage()) {
    document.cookie = `${name}=${chosen}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
    // Without cookies, the application changes the language later.
    if (knowsLanguage()) {
      // The rest of the page may be parsed before the reload.
      document.documentElement.hidden = true;
      location.reload();
    }
  }
}
