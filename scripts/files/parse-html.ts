import { parse, type DefaultTreeAdapterTypes } from "parse5";

/** An element of an HTML document, as a browser reads it. */
export interface HtmlElement {
  /** In lower case. */
  readonly name: string;
  /** By their names in lower case; entities are decoded. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The text directly in it, such as the code of a script. */
  readonly text: string;
  /** All of it, as it is written. */
  readonly markup: string;
  readonly children: readonly HtmlElement[];
}

/**
 * The elements of an HTML document in their order.
 *
 * @param names which ones; all without any
 */
export function elementsIn(html: string, ...names: readonly string[]): readonly HtmlElement[] {
  const document = parse(html, { sourceCodeLocationInfo: true });
  const elements = childrenOf(document, html).flatMap(withDescendants);
  return names.length === 0 ? elements : elements.filter(({ name }) => names.includes(name));
}

function withDescendants(element: HtmlElement): readonly HtmlElement[] {
  return [element, ...element.children.flatMap(withDescendants)];
}

function childrenOf(
  { childNodes }: DefaultTreeAdapterTypes.ParentNode,
  html: string,
): readonly HtmlElement[] {
  return childNodes.flatMap((node) => {
    if (!("tagName" in node)) return [];
    // What stands in a template is a document of its own.
    const inside = "content" in node ? node.content : node;
    const place = node.sourceCodeLocation;
    return {
      name: node.tagName,
      attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
      text: inside.childNodes.map((child) => ("value" in child ? child.value : "")).join(""),
      markup: place ? html.slice(place.startOffset, place.endOffset) : "",
      children: childrenOf(inside, html),
    };
  });
}
