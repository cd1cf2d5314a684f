if (typeof HTMLStyleElement !== "undefined") {
  // How screens look is asked in Chromium. Its stand-in would parse every rule, and read all of them anew for each element
  // that a test looks for: a third of what drawing a screen costs there.
  HTMLStyleElement.prototype.appendChild = (node) => node;
  // A busy machine draws slowly; what never comes is waited for as long as it takes to be sure.
  const { configure } = await import("@testing-library/dom");
  configure({ asyncUtilTimeout: 10_000 });
}

export {};
