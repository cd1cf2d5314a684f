// @vitest-environment jsdom
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import IconButton from "@mui/material/IconButton";
import { ThemeProvider } from "@mui/material/styles";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import ToggleButton from "@mui/material/ToggleButton";
import { act, cleanup, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { afterEach, expect, test } from "vitest";
import { createAppTheme } from "./createAppTheme.ts";

afterEach(cleanup);

const controls: Readonly<Record<string, ReactElement>> = {
  button: <Button>Close</Button>,
  "icon button": <IconButton aria-label="Close" />,
  "toggle button": <ToggleButton value="on">On</ToggleButton>,
  checkbox: <Checkbox />,
  tab: (
    <Tabs value={0}>
      <Tab label="All" />
    </Tabs>
  ),
};

test.each(Object.entries(controls))("a focused %s has its ring, and no ripple", async (_, one) => {
  const { container } = render(
    <ThemeProvider theme={createAppTheme({ mode: "light" })}>{one}</ThemeProvider>,
  );
  await userEvent.tab();
  expect(container.contains(document.activeElement)).toBe(true);
  // A ripple is rendered after the focus.
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(container.querySelector(".MuiTouchRipple-ripplePulsate")).toBeNull();
});
