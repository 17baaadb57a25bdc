"use client";

import { attemptName, startAddress } from "@/lib/auth/attempt";
import type { AuthCode } from "@/lib/auth/code";
import { startCookie } from "@/lib/auth/cookie";
import { attemptLifetime, popupSize } from "@/lib/auth/limits";
import { authChannel } from "@/lib/auth/message";
import { isInAppBrowser } from "@/lib/auth/in-app-browser";
import type { Attempt } from "@/components/account/sign-in-flow";

export type Opening =
  { readonly attempt: Attempt } | { readonly failed: AuthCode; readonly hereLink?: string };

/** What keeps this browser from signing in, as far as it can be told beforehand. */
function obstacle(): AuthCode | undefined {
  if (isInAppBrowser(navigator.userAgent) || typeof BroadcastChannel === "undefined") {
    return "operation-not-supported-in-this-environment";
  }
  if (!navigator.cookieEnabled) return "web-storage-unsupported";
  return navigator.onLine ? undefined : "network-request-failed";
}

/**
 * Opens the popup. In the tap itself where possible: browsers may block a window that opens later.
 * The channel is opened with it, since a quick refusal may arrive before the code that follows it.
 */
export function openSignIn(): Opening {
  const failed = obstacle();
  if (failed) return { failed };

  const name = attemptName(crypto.getRandomValues(new Uint8Array(16)));
  const isSecure = window.location.protocol === "https:";
  document.cookie = `${startCookie(isSecure)}=${name}; Path=/; Max-Age=${attemptLifetime}; SameSite=Strict${isSecure ? "; Secure" : ""}`;

  const channel = new BroadcastChannel(authChannel);
  const early: unknown[] = [];
  channel.onmessage = ({ data }: MessageEvent<unknown>) => void early.push(data);
  const popup = window.open(startAddress(name, window.location.origin), "_blank", popupFeatures());
  if (popup && !popup.closed) return { attempt: { name, popup, channel, early } };

  channel.close();
  const hereLink = startAddress(name, window.location.origin, true);
  return { failed: "popup-blocked", hereLink };
}

/** In the middle of the shop's window. */
function popupFeatures(): string {
  const { width, height } = popupSize;
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}
