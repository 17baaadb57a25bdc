import { parse, type DefaultTreeAdapterTypes } from "parse5";

/** An element of an HTML document, as browsers parse it. */
export interface HtmlElement {
  /** In lower case. */
  readonly name: string;
  /** By name, in lower case; entities are decoded. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The text directly in the element, such as the code of a script. */
  readonly text: string;
  /** The source of the element. */
  readonly markup: string;
  readonly children: readonly HtmlElement[];
}

/**
 * The elements of an HTML document, in document order.
 *
 * @param names of the elements to return; all elements if there are none
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
    // The content of a template is a document fragment.
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
