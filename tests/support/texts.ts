/** Names that Hindi, too, writes in Latin letters: docs/glossary.md has them. */
export const latinNames = "A2|CSV|FSSAI|Facebook|Google|Instagram|JavaScript|QR|SMS|WhatsApp";
