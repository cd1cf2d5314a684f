// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { Component, type ComponentType, type ReactNode, Suspense, use, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { createLazyComponent } from "./createLazyComponent.tsx";

afterEach(cleanup);
const Panel = ({ name }: { name: string }) => <p>{name}</p>;
type Props = { name: string };

test("until it is loaded nothing is shown, and the focus stays on what opened it", async () => {
  let arrive = (_panel: ComponentType<Props>) => {};
  const Lazy = createLazyComponent<Props>(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  function Opener() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {open && <Lazy name="Columns" />}
      </>
    );
  }
  render(<Opener />);
  const button = screen.getByRole("button", { name: "Open" });
  button.focus();
  await act(async () => button.click());
  expect(document.activeElement).toBe(button);
  expect(screen.queryByText("Columns")).toBeNull();
  await act(async () => arrive(Panel));
  expect(await screen.findByText("Columns")).toBeTruthy();
  expect(document.activeElement).toBe(button);
});

test("what was loaded ahead is rendered at once, and requested once", async () => {
  const request = vi.fn(async () => Panel);
  const Lazy = createLazyComponent(request);
  await Lazy.load();
  render(<Lazy name="Columns" />);
  expect(screen.getByText("Columns")).toBeTruthy();
  expect(request).toHaveBeenCalledTimes(1);
});

test("what a loaded one waits for itself does not hide the page that opened it", async () => {
  const pending = new Promise<string>(() => {});
  const Waiting = ({ name }: Props) => <p>{`${name} ${use(pending)}`}</p>;
  const Lazy = createLazyComponent<Props>(async () => Waiting);
  await Lazy.load();
  await act(async () => {
    render(
      <Suspense fallback="Hidden">
        <p>Page</p>
        <Lazy name="Columns" />
      </Suspense>,
    );
  });
  expect(screen.getByText("Page")).toBeTruthy();
  expect(screen.queryByText("Hidden")).toBeNull();
});

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? <p>Failed</p> : this.props.children);
}

test("a failure reaches the error boundary, and the next opening tries again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const request = vi
    .fn<() => Promise<ComponentType<Props>>>()
    .mockRejectedValueOnce(new Error("the line is down"))
    .mockResolvedValue(Panel);
  const Lazy = createLazyComponent(request);
  const page = (key: string) => (
    <Boundary key={key}>
      <Lazy name="Columns" />
    </Boundary>
  );
  const { rerender } = await act(async () => render(page("first")));
  expect(await screen.findByText("Failed")).toBeTruthy();
  await act(async () => rerender(page("second")));
  expect(await screen.findByText("Columns")).toBeTruthy();
  expect(request).toHaveBeenCalledTimes(2);
});
