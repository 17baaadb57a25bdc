import { fireEvent, render, screen } from "@testing-library/react";
import { Button } from "@/components/ui/button";
import { runAfterPaint } from "@/components/ui/run-after-paint";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function PressButton({ name, act }: { name: string; act: () => void }) {
  return (
    <Button look="primary" onClick={({ currentTarget }) => runAfterPaint(currentTarget, act)}>
      {name}
    </Button>
  );
}

const tap = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const paint = () => jest.advanceTimersByTime(20);

test("a tapped button looks pressed at once, and its action runs after the paint", () => {
  const act = jest.fn();
  render(<PressButton name="Add" act={act} />);
  const button = screen.getByRole("button", { name: "Add" });

  tap("Add");
  expect(button).toHaveAttribute("data-pressed");
  expect(act).not.toHaveBeenCalled();

  paint();
  expect(button).not.toHaveAttribute("data-pressed");
  expect(act).toHaveBeenCalledTimes(1);
});

test("ignores taps until the action has run", () => {
  const add = jest.fn();
  const open = jest.fn();
  render(
    <>
      <PressButton name="Add" act={add} />
      <Button look="secondary" onClick={open}>
        Open
      </Button>
    </>,
  );

  tap("Add");
  tap("Add");
  tap("Open");
  paint();
  expect([add.mock.calls.length, open.mock.calls.length]).toEqual([1, 0]);

  tap("Open");
  tap("Add");
  paint();
  expect([add.mock.calls.length, open.mock.calls.length]).toEqual([2, 1]);
});

test("the popup around a button looks pressed in place of the button", () => {
  render(
    <dialog open>
      <PressButton name="Go to Cart" act={() => undefined} />
    </dialog>,
  );

  tap("Go to Cart");
  expect(screen.getByRole("dialog")).toHaveAttribute("data-pressed");
  expect(screen.getByRole("button")).not.toHaveAttribute("data-pressed");

  paint();
  expect(screen.getByRole("dialog")).not.toHaveAttribute("data-pressed");
});
