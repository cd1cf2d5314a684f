/** What can be said about a new password before it is sent, as keys of the words. */
export const checkPasswords = ({ password, confirmPassword }: { password: string; confirmPassword: string }) => ({
  ...(password && password.length < 8 ? { password: "markethall.signIn.passwordShort" } : {}),
  ...(confirmPassword && password !== confirmPassword ? { confirmPassword: "markethall.signIn.passwordsDiffer" } : {}),
});
