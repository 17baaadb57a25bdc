import { render, screen } from "@testing-library/react";
import { OwnerNoticeBar } from "@/components/layout/owner-notice-bar";
import { en, hi } from "@/lib/copy";

const hindi = { language: "hi", text: "26 जनवरी को <b>डिलीवरी</b> नहीं" } as const;

test("shows the notice as text, not as an alert, and marks a language that is not the page's", () => {
  render(<OwnerNoticeBar notices={[hindi]} copy={en} />);

  expect(screen.getByRole("complementary", { name: "Notice" })).toHaveTextContent(hindi.text);
  expect(screen.getByText(hindi.text)).toHaveAttribute("lang", "hi");
  expect(screen.queryByRole("status")).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("does not mark the page's own language", () => {
  render(<OwnerNoticeBar notices={[hindi]} copy={hi} />);

  expect(screen.getByText(hindi.text)).not.toHaveAttribute("lang");
});

test("renders nothing without a notice", () => {
  const { container } = render(<OwnerNoticeBar notices={[]} copy={en} />);

  expect(container).toBeEmptyDOMElement();
});
