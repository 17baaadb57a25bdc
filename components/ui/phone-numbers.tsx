import { phoneParts } from "@/lib/shop/phone";

/** What was typed as a phone number; every number in it is a link to call. */
export function PhoneNumbers({ typed }: { typed: string }) {
  return phoneParts(typed).map(({ text, href }, index) =>
    href === undefined ? (
      <bdi key={index}>{text}</bdi>
    ) : (
      <a
        key={index}
        href={href}
        className="card-link font-bold tabular-nums print:min-h-0 print:no-underline"
      >
        {text}
      </a>
    ),
  );
}
