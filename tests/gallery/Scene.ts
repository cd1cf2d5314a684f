import type { Page } from "playwright-core";
import type { Login } from "./openStudio.ts";

/** Returns a message of the interface in the language of a page, by its key. */
export type Translate = (key: string) => string;

/** Something that the gallery shows, in each look. */
export interface Scene {
  /** Name of its pictures, such as `suppliers list no match`: the screen, then its state. */
  name: string;
  login: Login;
  path: string;
  /** Whether it is a page of the patterns instead of the product. */
  isPattern?: boolean;
  /** What the server answers instead, before the screen is opened. */
  prepare?(page: Page): Promise<void>;
  /** Opens a dialog or a menu; false where the screen offers none, and then there is no picture. */
  open?(page: Page, translate: Translate): Promise<boolean>;
  /** Whether the page is shown while it waits, and never comes to rest. */
  isWaiting?: boolean;
}
