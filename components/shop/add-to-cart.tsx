import { SizeForm } from "@/components/shop/size-form";
import { itemsOf, type ProductId } from "@/lib/catalogue";
import type { Config } from "@/lib/config";
import type { Copy } from "@/lib/copy/copy";
import { fill } from "@/lib/fill";
import { formatRupees } from "@/lib/money";
import { blankOrderMessage } from "@/lib/order-message";

/** The size and price dropdown of one product, and its Add to Cart button. */
export function AddToCart({
  product,
  copy,
  config,
}: {
  product: ProductId;
  copy: Copy;
  config: Config;
}) {
  const options = itemsOf(product).map((item) => ({
    id: item.id,
    text: fill(copy.option, { size: copy.sizes[item.size], price: formatRupees(item.rupees) }),
    message: blankOrderMessage(item, copy.order),
  }));

  return (
    <SizeForm
      product={product}
      seller={config.whatsapp}
      options={options}
      words={{
        size: copy.shop.size,
        add: copy.shop.add,
        adding: copy.shop.adding,
        order: copy.shop.orderOnWhatsApp,
      }}
    />
  );
}
