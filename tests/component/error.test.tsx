import { fireEvent, render, screen } from "@testing-library/react";
import ErrorPage from "@/app/[lang]/error";
import { pathTo } from "@/lib/paths";
import { inBothLanguages } from "@/tests/support/jest/languages";

inBothLanguages(({ failure, language }) => {
  const chat = "https://chat.example/";
  beforeEach(() => {
    document.head.innerHTML += `<link rel="help" href="${chat}" />`;
    Object.assign(document.querySelector<HTMLElement>("link")?.dataset ?? {}, failure);
  });

  test("a page that breaks offers ways on", () => {
    const reset = jest.fn();
    render(<ErrorPage error={new Error("Broken")} reset={reset} />);

    const link = (name: string) => screen.getByRole("link", { name });
    expect(screen.getByRole("heading", { name: failure.heading })).toBeVisible();
    expect(link(failure.home)).toHaveAttribute("href", pathTo(language, "home"));
    expect(link(failure.chat)).toHaveAttribute("href", chat);
    fireEvent.click(screen.getByRole("button", { name: failure.retry }));
    expect(reset).toHaveBeenCalledTimes(1);
  });

  test("a page whose script is missing says so, and can be loaded again", () => {
    const error = Object.assign(new Error("Failed to load chunk"), { name: "ChunkLoadError" });
    render(<ErrorPage error={error} reset={jest.fn()} />);

    expect(screen.getByRole("heading", { name: failure.chunkHeading })).toBeVisible();
    const reload = screen.getByRole("button", { name: failure.reload });
    expect(reload).toHaveAttribute("data-visit", "reload");
  });
});
