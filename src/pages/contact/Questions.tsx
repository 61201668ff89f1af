import page from '../../content/pages/contact.yaml';
import { accordionItems } from '../../parts/prose/accordion-items';
import { Accordion } from '../../ui/blocks/Accordion';
import { Quotation } from '../../ui/blocks/Quotation';
import { classes } from '../../ui/classes';
import { Eyebrow } from '../../ui/Eyebrow';
import { QUESTIONS } from './go-to-questions';
import styles from './contact-page.module.css';

const items = accordionItems(page.questions);

/** The section below the form: frequent questions, and a guest's letter. */
export function Questions() {
  return (
    <>
      <section id={QUESTIONS} className={classes('page-width', styles.questions)} aria-labelledby="faq-heading">
        <Eyebrow>Questions first</Eyebrow>
        <h2 id="faq-heading" tabIndex={-1}>
          What people ask us
        </h2>
        <Accordion name="contact-questions" items={items} open="question-1" />
      </section>
      <GuestQuote />
    </>
  );
}

/** A quotation of a guest who wrote to us; a sample is marked as one. */
function GuestQuote() {
  return (
    <section className={classes('page-width', styles.guest)} aria-label="A guest says">
      <Quotation {...page.quote} className={styles.quote} />
    </section>
  );
}
