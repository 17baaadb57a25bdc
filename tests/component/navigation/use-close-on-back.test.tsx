import { act, render } from "@testing-library/react";
import { watchFragment } from "@/components/navigation/set-and-watch-address-fragment";
import { popupEntry } from "@/components/navigation/popup-history-entry";
import { useCloseOnBack } from "@/components/navigation/use-close-on-back";
import { moveIntoPopupEntry } from "@/components/order-link/open-popup-for-order-link";

function Popup({
  isOpen,
  onClose,
  fragment,
}: {
  isOpen: boolean;
  onClose: () => void;
  fragment?: string;
}) {
  useCloseOnBack(isOpen, onClose, fragment);
  return null;
}

// Registered before the popup's own listener, which stops the event.
const steps = new EventTarget();
window.addEventListener("popstate", () => steps.dispatchEvent(new Event("step")), {
  capture: true,
});

/** Resolves when the browser has gone one step back. */
function steppedBack() {
  return act(
    () => new Promise((resolve) => steps.addEventListener("step", resolve, { once: true })),
  );
}

/** Resolves when an opened popup has its history entry, which it gets after it was painted. */
function settled() {
  return act(() => new Promise((resolve) => setTimeout(resolve)));
}

test("Back closes the popup; closing it otherwise steps back out of its history entry", async () => {
  const onClose = jest.fn();
  const router = jest.fn();
  window.addEventListener("popstate", router);
  const length = window.history.length;
  const { rerender } = render(<Popup isOpen={false} onClose={onClose} />);

  rerender(<Popup isOpen onClose={onClose} />);
  await settled();
  expect(window.history.length).toBe(length + 1);
  window.history.back();
  await steppedBack();
  expect(onClose).toHaveBeenCalledTimes(1);
  rerender(<Popup isOpen={false} onClose={onClose} />);

  const back = jest.spyOn(window.history, "back");
  rerender(<Popup isOpen onClose={onClose} />);
  await settled();
  rerender(<Popup isOpen={false} onClose={onClose} />);
  await steppedBack();
  expect(back).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(router).not.toHaveBeenCalled();
});

test("a popup that opens while the browser leaves the previous one's entry gets an entry afterwards", async () => {
  const onClose = jest.fn();
  const push = jest.spyOn(window.history, "pushState");
  const { rerender } = render(<Popup isOpen onClose={onClose} />);
  await settled();

  rerender(<Popup isOpen={false} onClose={onClose} />);
  rerender(<Popup isOpen onClose={onClose} />);
  expect(push).toHaveBeenCalledTimes(1);
  await steppedBack();
  expect(push).toHaveBeenCalledTimes(2);
  expect(onClose).not.toHaveBeenCalled();

  window.history.back();
  await steppedBack();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("`afterLeaving` waits until the browser has left a closed popup's entry", async () => {
  const reload = jest.fn();
  popupEntry().afterLeaving(reload);
  expect(reload).toHaveBeenCalledTimes(1);

  const { rerender } = render(<Popup isOpen onClose={jest.fn()} />);
  await settled();
  rerender(<Popup isOpen={false} onClose={jest.fn()} />);
  popupEntry().afterLeaving(reload);
  expect(reload).toHaveBeenCalledTimes(1);
  await steppedBack();
  expect(reload).toHaveBeenCalledTimes(2);
});

test("a popup that closes at once does not change the history", async () => {
  const push = jest.spyOn(window.history, "pushState");
  const back = jest.spyOn(window.history, "back");
  const { rerender } = render(<Popup isOpen onClose={jest.fn()} />);

  rerender(<Popup isOpen={false} onClose={jest.fn()} />);
  await settled();

  expect(push).not.toHaveBeenCalled();
  expect(back).not.toHaveBeenCalled();
});

test("an order link's fragment stays in the current entry until its popup has been answered", async () => {
  const onClose = jest.fn();
  const fragment = "#order=a";
  window.history.replaceState({ preparedOrder: "mark" }, "", `/products${fragment}`);
  const seen: string[] = [];
  const stop = watchFragment((link) => {
    expect(moveIntoPopupEntry(link)).toBe(true);
    seen.push(window.location.hash);
  });
  await settled();
  stop();
  expect(seen).toEqual([fragment]);
  expect(window.history.state).toEqual({ preparedOrder: "mark" });

  const { length } = window.history;
  const back = jest.spyOn(window.history, "back");
  const { rerender } = render(<Popup isOpen onClose={onClose} fragment={fragment} />);
  await settled();
  expect(window.location.hash).toBe(fragment);
  rerender(<Popup isOpen onClose={onClose} />);
  expect(window.location.hash).toBe("");
  expect(window.history.state).toEqual({});
  await settled();
  expect(window.history.length).toBe(length);
  expect(back).not.toHaveBeenCalled();

  rerender(<Popup isOpen={false} onClose={onClose} />);
  await steppedBack();
  expect(window.location.href).toMatch(/\/products$/);
  expect(onClose).not.toHaveBeenCalled();
});
