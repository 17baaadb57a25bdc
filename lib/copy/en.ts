import { contact } from "@/lib/copy/en/contact";
import { brand, footer, header, nav } from "@/lib/copy/en/header-and-footer";
import { account, login } from "@/lib/copy/en/login-and-account";
import { network } from "@/lib/copy/en/network-and-updates";
import { order } from "@/lib/copy/en/order-message";
import { about } from "@/lib/copy/en/pages/about";
import { failure, notFound } from "@/lib/copy/en/pages/error-and-not-found";
import { home } from "@/lib/copy/en/pages/landing";
import { leaflet } from "@/lib/copy/en/pages/leaflet";
import { offline } from "@/lib/copy/en/pages/offline";
import {
  descriptions,
  product,
  shop,
  soldOut,
} from "@/lib/copy/en/pages/products-and-descriptions";
import { refund } from "@/lib/copy/en/pages/refund";
import { seller } from "@/lib/copy/en/pages/seller";
import { pictures, previews } from "@/lib/copy/en/picture-alt-texts";
import { products, sizes } from "@/lib/copy/en/product-and-size-names";
import { share } from "@/lib/copy/en/share-button";

/** Every English word of the shop. Text in `{braces}` is filled in where it is used. */
export const en = {
  language: "en" as const,
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
