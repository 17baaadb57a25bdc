import { fireEvent, render, screen } from "@testing-library/react";
import ErrorPage from "@/app/[lang]/error";
import { ContactPopup } from "@/components/contact/popup";
import { pathTo } from "@/lib/paths";
import { callLink, chatLink } from "@/lib/shop/links";
import { testConfig } from "@/tests/support/config";
import { inBothLanguages } from "@/tests/support/jest/languages";

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

inBothLanguages(({ contact, failure, language }) => {
  test("the contact popup opens links to chat and to call, and closes", async () => {
    render(
      <>
        <button data-visit="contact">Open</button>
        {await ContactPopup()}
      </>,
    );
    press("Open");

    expect(screen.getByRole("heading", { name: contact.title })).toHaveFocus();
    const link = (name: string) => screen.getByRole("link", { name });
    const chat = chatLink(testConfig.whatsapp, contact.greeting);
    expect(link(contact.chat)).toHaveAttribute("href", chat);
    expect(link(contact.call)).toHaveAttribute("href", callLink(testConfig.phone));
    press(contact.close);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("a page that breaks offers ways on", () => {
    const chat = "https://chat.example/";
    document.head.insertAdjacentHTML("beforeend", `<link rel="help" href="${chat}" />`);
    const reset = jest.fn();
    render(<ErrorPage error={new Error("Broken")} reset={reset} />);

    const link = (name: string) => screen.getByRole("link", { name });
    expect(screen.getByRole("heading", { name: failure.heading })).toBeVisible();
    expect(link(failure.home)).toHaveAttribute("href", pathTo(language, "home"));
    expect(link(failure.chat)).toHaveAttribute("href", chat);
    press(failure.retry);
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
