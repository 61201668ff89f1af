import company from '../../content/company.yaml';

export const CONSENT_LABEL = `I agree to receive emails from ${company.name}. I can unsubscribe at any time.`;
export const CONSENT_SENTENCE = `By signing up, you agree to receive emails from ${company.name}. You can unsubscribe at any time.`;
export const INVALID_EMAIL = 'Please enter a valid email address';
export const CHECK_YOUR_EMAIL = 'Check your email for your free NYC cat guide!';
export const SAVED = "Saved on this device. We'll send it as soon as you're back online.";
export const NOT_KEPT = 'Nothing was sent, and this browser does not let us keep it. Your text is still in the form.';
export const HIDDEN_FIELD =
  'Nothing was sent. A field that people cannot see had been filled in, maybe by a program in your browser. It is empty again: press the button once more.';
