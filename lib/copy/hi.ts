import type { Copy } from "@/lib/copy/copy-type";
import { contact } from "@/lib/copy/hi/contact";
import { brand, footer, header, nav } from "@/lib/copy/hi/header-and-footer";
import { account, login } from "@/lib/copy/hi/login-and-account";
import { network } from "@/lib/copy/hi/network-and-updates";
import { order } from "@/lib/copy/hi/order-message";
import { about } from "@/lib/copy/hi/pages/about";
import { failure, notFound } from "@/lib/copy/hi/pages/error-and-not-found";
import { home } from "@/lib/copy/hi/pages/landing";
import { leaflet } from "@/lib/copy/hi/pages/leaflet";
import { offline } from "@/lib/copy/hi/pages/offline";
import {
  descriptions,
  product,
  shop,
  soldOut,
} from "@/lib/copy/hi/pages/products-and-descriptions";
import { refund } from "@/lib/copy/hi/pages/refund";
import { seller } from "@/lib/copy/hi/pages/seller";
import { pictures, previews } from "@/lib/copy/hi/picture-alt-texts";
import { products, sizes } from "@/lib/copy/hi/product-and-size-names";
import { share } from "@/lib/copy/hi/share-button";

// Terms, spelling and their reasons are in docs/glossary.md.

/** Every Hindi word of the shop. */
export const hi: Copy = {
  language: "hi",
  brand,
  header,
  nav,
  pictures,
  products,
  sizes,
  descriptions,
  home,
  contact,
  shop,
  product,
  soldOut,
  share,
  previews,
  order,
  about,
  refund,
  login,
  account,
  footer,
  leaflet,
  seller,
  network,
  offline,
  notFound,
  failure,
};
