/** The logo: the arch and entrance of a market hall. */
export const Logo = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="8" fill="#0e6170" />
    <path
      d="M5.5 25V15.5a10.5 10.5 0 0 1 21 0V25"
      fill="none"
      stroke="#fff"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
    <path
      d="M11.5 25v-8.2a4.5 4.5 0 0 1 9 0V25"
      fill="none"
      stroke="#f0c56b"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
    <path d="M4 25.4h24" stroke="#fff" strokeWidth="2.4" strokeLinecap="round" />
  </svg>
);
