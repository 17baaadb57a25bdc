import { operatingSince } from "@/lib/shop/facts";

export const brand = { name: "Dehati Milk", native: "देहाती" };

export const header = {
  skip: "Skip to content",
  navigation: "Main",
  menu: "Menu",
  back: "Back",
  login: "Login",
  notice: "Notice",
};

export const nav = { home: "Home", products: "Products", contact: "Contact", about: "About" };

export const footer = {
  quickLinks: "Quick links",
  home: "Home",
  about: "About us",
  products: "Products",
  services: "Services",
  refund: "Refund and Returns Policy",
  leaflet: "Printable leaflet",
  office: "Office",
  farm: "Farm",
  contact: "Talk to us",
  phone: "Phone",
  email: "Email",
  instagram: "Instagram",
  facebook: "Facebook",
  licence: "FSSAI licence {number}",
  grievance: "Grievance contact: {contact}",
  since: `Since ${operatingSince}`,
  newTab: "opens in a new tab",
};
