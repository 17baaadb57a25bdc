import { act, render, screen } from "@testing-library/react";
import { Popup, PopupContent } from "@/components/ui/popup";

function Example({ title, onClose = jest.fn() }: { title: string; onClose?: () => void }) {
  return (
    <Popup onClose={onClose}>
      <PopupContent
        key={title}
        title={title}
        actions={<button type="button">{title} now</button>}
      />
    </Popup>
  );
}

test("new content names the same dialog, and gets the focus", () => {
  const { rerender } = render(<Example title="Cart" />);
  const dialog = screen.getByRole("dialog", { name: "Cart" });
  screen.getByRole("button", { name: "Cart now" }).focus();

  rerender(<Example title="Delivery" />);

  expect(screen.getByRole("dialog", { name: "Delivery" })).toBe(dialog);
  expect(screen.getByRole("heading", { name: "Delivery" })).toHaveFocus();
});

test("new content ignores the second tap of a double tap", () => {
  jest.useFakeTimers();
  const closedBy = () => screen.getByRole("dialog").getAttribute("closedby");
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  const { rerender } = render(<Example title="Cart" />);
  expect(closedBy()).toBe("closerequest");
  wait(350);
  expect(closedBy()).toBe("any");

  rerender(<Example title="Delivery" />);
  wait(300);
  expect(closedBy()).toBe("closerequest");
  rerender(<Example title="Sent" />);
  wait(300);
  expect(closedBy()).toBe("closerequest");
  wait(50);
  expect(closedBy()).toBe("any");
  jest.useRealTimers();
});

test("calls back when the browser closes the dialog", () => {
  const onClose = jest.fn();
  render(<Example title="Cart" onClose={onClose} />);
  screen.getByRole<HTMLDialogElement>("dialog").close();

  expect(onClose).toHaveBeenCalledTimes(1);
});
