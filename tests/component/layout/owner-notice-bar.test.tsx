import { render, screen } from "@testing-library/react";
import { OwnerNoticeBar } from "@/components/layout/owner-notice-bar";
import { en } from "@/lib/copy/en";
import { hi } from "@/lib/copy/hi";

const hindi = { language: "hi", text: "26 जनवरी को <b>डिलीवरी</b> नहीं" } as const;

test("says it as text, once and not as an alert, and names a language that is not the page's", () => {
  render(<OwnerNoticeBar notices={[hindi]} copy={en} />);

  expect(screen.getByRole("complementary", { name: "Notice" })).toHaveTextContent(hindi.text);
  expect(screen.getByText(hindi.text)).toHaveAttribute("lang", "hi");
  expect(screen.queryByRole("status")).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("in the page's language needs no mark", () => {
  render(<OwnerNoticeBar notices={[hindi]} copy={hi} />);

  expect(screen.getByText(hindi.text)).not.toHaveAttribute("lang");
});

test("leaves nothing behind where there is nothing to say", () => {
  const { container } = render(<OwnerNoticeBar notices={[]} copy={en} />);

  expect(container).toBeEmptyDOMElement();
});
