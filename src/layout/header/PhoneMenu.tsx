import { memo, Suspense, type MouseEvent } from 'react';
import { IconButton } from '../../ui/IconButton';
import { MENU_ID, PhoneSheet } from './PhoneSheet';
import styles from './phone-menu.module.css';

/** For browsers without invoker commands; in all others it is open by the time that the browser obeys the command. */
function openMenu({ currentTarget }: MouseEvent): void {
  const menu = currentTarget.ownerDocument.getElementById(MENU_ID);
  if (menu instanceof HTMLDialogElement && !menu.open) menu.showModal();
}

/**
 * The menu of a phone. It stands in the built HTML, and its button opens it before the script is there. It is not drawn
 * anew with the header, which tells of each file that is saved.
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
      {/* A boundary of its own: the script takes the sheet over after the page, for it works as it was built. */}
      <Suspense>
        <PhoneSheet />
      </Suspense>
    </>
  );
});
