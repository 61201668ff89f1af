import page from '../../content/pages/private-tours.yaml';
import { Prose } from '../../parts/prose/Prose';
import styles from './private-tours-page.module.css';

export const Description = () => <Prose blocks={page.body} className={styles.words} />;
