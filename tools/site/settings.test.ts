import { describe, expect, it } from 'vitest';
import { standInSettings } from '../../tests/fakes/settings';
import { checkSettings, isDemonstration, readSettings, SettingsMistake } from './settings';

const good = standInSettings('http://localhost:4174', 'http://localhost:4173');
const complaintOf = (raw: Record<string, string | undefined>): string => {
  try {
    checkSettings(raw);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsMistake);
    return (error as Error).message;
  }
};

describe('settings', () => {
  it('takes the stand-in settings and those of the repository', () => {
    expect(checkSettings(good).VITE_BOOKING_FLOW).toBe('1219724');
    expect(readSettings(process.cwd()).VITE_SITE_URL).toBe('https://gothammousers.example');
  });

  it('lists everything that is wrong, and where to set it', () => {
    const message = complaintOf({
      ...good,
      VITE_EMAIL_SERVICE: undefined,
      VITE_BOOKING_FLOW: 'abc',
      VITE_SITE_URL: 'https://x.example/',
    });
    expect(message).toContain('VITE_EMAIL_SERVICE is missing');
    expect(message).toContain('VITE_BOOKING_FLOW: expected a number, got "abc"');
    expect(message).toContain(
      'VITE_SITE_URL: expected an origin: no path and no slash at the end, got "https://x.example/"',
    );
    expect(message).toContain('Set it in .env, or as an environment variable of the same name.');
  });

  it('refuses the newsletter address as it stands in a copied HTML snippet', () => {
    expect(
      complaintOf({ ...good, VITE_NEWSLETTER_URL: 'https://a.us1.list-manage.com/subscribe/post?u=1&amp;id=2' }),
    ).toContain('joined by a plain &');
  });

  it('knows a stand-in id when it sees one', () => {
    const list = 'https://mousers.us7.list-manage.com/subscribe/post';
    expect(
      [
        'demo-service',
        'https://demo.us1.list-manage.com/x',
        `${list}?u=demo0000&id=1a`,
        `${list}?u=1a&id=demo000000`,
      ].every(isDemonstration),
    ).toBe(true);
    expect(['service_1', 'https://fareharbor.com', `${list}?u=1a&id=2b`].some(isDemonstration)).toBe(false);
  });
});
