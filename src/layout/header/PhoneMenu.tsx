import { memo, Suspense, type MouseEvent } from 'react';
import { IconButton } from '../../ui/IconButton';
import { MENU_ID, PhoneSheet } from './PhoneSheet';
import styles from './phone-menu.module.css';

/** Opens the menu in browsers without invoker commands. Other browsers run the command later and find the menu open. */
function openMenu({ currentTarget }: MouseEvent): void {
  const menu = currentTarget.ownerDocument.getElementById(MENU_ID);
  if (menu instanceof HTMLDialogElement && !menu.open) menu.showModal();
}

/**
 * The menu of a phone. It is in the built HTML, and its button opens it before the script is loaded. It is memoized,
 * because the header renders again after each file that is saved.
 */
export const PhoneMenu = memo(function PhoneMenu() {
  return (
    <>
      {/* Not Mantine's Burger: it puts a <div> into a button, which the HTML standard forbids. */}
      <IconButton
        label="Menu"
        icon="list"
        aria-haspopup="dialog"
        aria-controls={MENU_ID}
        command="show-modal"
        commandfor={MENU_ID}
        onClick={openMenu}
        className={styles.button}
      />
      {/* Without a script the links at the foot of the page are the menu. */}
      <a href="#quick-links" className={styles.withoutScript}>
        Menu
      </a>
      {/* Its own boundary lets React hydrate the sheet after the page; until then the sheet works as built. */}
      <Suspense>
        <PhoneSheet />
      </Suspense>
    </>
  );
});
