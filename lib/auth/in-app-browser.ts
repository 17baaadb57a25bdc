/**
 * Parts of the user agents of browsers inside apps, in which Google refuses sign-in (its error
 * `disallowed_useragent`): Instagram, Facebook and Messenger, Android web views (`; wv)`), and other
 * apps that people in India use.
 */
const marks =
  /Instagram|FBAN|FBAV|FB_IAB|; wv\)|\bLine\/|Snapchat|LinkedInApp|MicroMessenger|Pinterest\/|Twitter for|BytedanceWebview|musical_ly/;

/** Web views on iPhones and iPads: WebKit, but neither Safari nor another browser. */
const iosWebView = /\b(iPhone|iPad|iPod)\b.*AppleWebKit(?!.*(Safari|CriOS|FxiOS|EdgiOS|OPT)\/)/;

/** Whether this is the user agent of a browser inside an app. */
export function isInAppBrowser(userAgent: string): boolean {
  return marks.test(userAgent) || iosWebView.test(userAgent);
}
