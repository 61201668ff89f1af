import type { Locator } from 'playwright/test';

const COLOR = /rgba?\([^)]+\)/g;

/** Returns the relative luminance of a color (WCAG 2.2), from 0 to 1. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Returns the contrast of two opaque colors (WCAG 2.2), from 1 to 21.
 * @param one a color as `getComputedStyle` returns it, such as `rgb(26, 32, 54)`
 * @param other a color in the same form
 */
export function contrast(one: string, other: string): number {
  const [light = 1, dark = 1] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Focuses a control, and returns the lowest contrast of its focus ring to what is around the ring: a shadow that is
 * larger than the ring, or the ground.
 * @param ground the element behind the control; a background of several colors counts with each of them
 */
export async function ringContrast(control: Locator, ground: Locator): Promise<number> {
  await control.focus();
  const { ring, shadow, reach } = await control.evaluate((element) => {
    const { outlineColor, outlineWidth, outlineOffset, boxShadow } = getComputedStyle(element);
    return {
      ring: outlineColor,
      shadow: boxShadow,
      reach: Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset),
    };
  });
  const [, around, spread = '0'] = /^(rgb\([^)]+\)) 0px 0px 0px (\d+)px$/.exec(shadow) ?? [];
  const behind = await ground.evaluate((element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return backgroundImage === 'none' ? backgroundColor : backgroundImage;
  });
  const colors = around !== undefined && Number(spread) > reach ? [around] : (behind.match(COLOR) ?? []);
  return Math.min(...colors.map((color) => contrast(ring, color)));
}
