import { Button } from "@/components/ui/button";
import { Popup, PopupContent } from "@/components/ui/popup";
import type { Copy } from "@/lib/copy";

/**
 * Says which item was added. Its HTML is complete on the server, because the visit opens it and writes the item's name
 * before React has loaded.
 */
export function AddedPopup({ words }: { words: Copy["added"] }) {
  return (
    <Popup names="added" titleId="added-title">
      <PopupContent
        titleId="added-title"
        title={words.title}
        actions={
          <>
            <Button look="secondary" data-visit="close" text={words.ok} />
            <Button look="primary" data-visit="cart" text={words.goToCart} />
          </>
        }
      >
        <p data-added="" suppressHydrationWarning className="text-lead">
          {""}
        </p>
      </PopupContent>
    </Popup>
  );
}
