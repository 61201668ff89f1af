import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../../../tests/setup/stand-ins/walk-fakes';
import { createSettingsStore, FIRST_SETTINGS } from './settings';

describe('the settings', () => {
  it('are stored once for all walks', () => {
    const storage = fakeStorage();
    const store = createSettingsStore(storage.tab());
    expect(store.getSnapshot()).toEqual(FIRST_SETTINGS);
    store.change({ textSize: 'C', rate: 1.2, voice: 'samantha', headingUp: true });
    expect(createSettingsStore(storage.tab()).getSnapshot()).toEqual({
      ...FIRST_SETTINGS,
      textSize: 'C',
      rate: 1.2,
      voice: 'samantha',
      headingUp: true,
    });
    store.change({ voice: undefined });
    expect(createSettingsStore(storage.tab()).getSnapshot().voice).toBeUndefined();
  });

  it('are read without what an earlier release stored beside them', () => {
    const storage = fakeStorage();
    storage.values.set('walk-settings', '{"textSize":"B","paper":"night","rate":1.2}');
    expect(createSettingsStore(storage.tab()).getSnapshot()).toEqual({ ...FIRST_SETTINGS, textSize: 'B', rate: 1.2 });
  });

  it.each([1.1, 0.7, 1.5, '1.2'])(
    'have the normal speed of the voice instead of a stored %j, which is not offered',
    (rate) => {
      const storage = fakeStorage();
      storage.values.set('walk-settings', JSON.stringify({ rate }));
      expect(createSettingsStore(storage.tab()).getSnapshot().rate).toBe(1);
    },
  );

  it('fall back to their defaults when the stored values are invalid', () => {
    const storage = fakeStorage();
    storage.values.set('walk-settings', '{"textSize":"Z","rate":99,"voice":5,"readAloud":"yes"}');
    expect(createSettingsStore(storage.tab()).getSnapshot()).toEqual(FIRST_SETTINGS);
    storage.values.set('walk-settings', '{');
    expect(createSettingsStore(storage.tab()).getSnapshot()).toEqual(FIRST_SETTINGS);
  });
});
