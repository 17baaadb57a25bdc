/**
 * Marks of browsers inside apps, in which Google refuses sign-in (its error
 * `disallowed_useragent`): Instagram, Facebook and Messenger, Android web views (`; wv)`), and the
 * browsers of other apps in use in India.
 */
const marks =
  /Instagram|FBAN|FBAV|FB_IAB|; wv\)|\bLine\/|Snapchat|LinkedInApp|MicroMessenger|Pinterest\/|Twitter for|BytedanceWebview|musical_ly/;

/** Web views on iPhones and iPads: WebKit, but neither Safari nor another browser's mark. */
const iosWebView = /\b(iPhone|iPad|iPod)\b.*AppleWebKit(?!.*(Safari|CriOS|FxiOS|EdgiOS|OPT)\/)/;

/** Whether a user agent is that of a browser inside an app. */
export function isInAppBrowser(userAgent: string): boolean {
  return marks.test(userAgent) || iosWebView.test(userAgent);
}
