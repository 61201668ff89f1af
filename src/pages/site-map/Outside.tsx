import company from '../../content/company.yaml';
import { GiftCardLink } from '../../parts/booking/GiftCardLink';
import { Icon } from '../../ui/Icon';
import { Department, Line } from './Board';

function Elsewhere({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      <span>{children}</span>
      <Icon name="external" size={16} />
    </a>
  );
}

/** Doors that lead out of the house; each opens a window of its own. */
export function Outside() {
  return (
    <Department id="outside" title="Outside">
      <ul>
        <Line note="new tab">
          <GiftCardLink />
        </Line>
        <Line note="new window">
          <Elsewhere href={company.petitionForm}>Petition form</Elsewhere>
        </Line>
        <Line note="new window">
          <Elsewhere href={company.pressKitFolder}>Press folder</Elsewhere>
        </Line>
      </ul>
    </Department>
  );
}
