import { TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, type Ref, useId, useRef, useImperativeHandle } from 'react';
import { Icon } from '../Icon';
import { PARTS } from './field-parts';
import styles from './search-field.module.css';

/** The functions that a parent can call on the field. `clear` empties the field and focuses it. */
export interface SearchFieldHandle {
  clear(): void;
}

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly onQuery: (query: string) => void;
  /** The query, if something else can set it too, such as the address of the page. */
  readonly query?: string;
  readonly ref?: Ref<SearchFieldHandle>;
}

const LONGEST_QUERY = 80;

/** Renders a field that searches during typing. It also searches for a text that was typed before hydration. */
export function SearchField({ label, placeholder, onQuery, query, ref }: SearchFieldProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const searchTypedText = useEffectEvent(() => {
    if (box.current && box.current.value !== '') onQuery(box.current.value);
  });
  useEffect(() => searchTypedText(), []);
  const shown = useRef(query);
  useEffect(() => {
    // The first render does not change the field, because it may contain a text that was typed before hydration.
    if (query === undefined || query === shown.current) return;
    shown.current = query;
    if (box.current && box.current.value.trim() !== query.trim()) box.current.value = query;
  }, [query]);
  useImperativeHandle(
    ref,
    () => ({
      clear() {
        if (box.current) box.current.value = '';
        onQuery('');
        box.current?.focus();
      },
    }),
    [onQuery],
  );
  return (
    <div role="search" className={styles.search}>
      <TextInput
        ref={box}
        id={id}
        type="search"
        size="lg"
        leftSectionWidth={50}
        label={label}
        leftSection={<Icon name="search" />}
        classNames={{ ...PARTS, label: styles.label, input: styles.input }}
        {...(query === undefined ? {} : { defaultValue: query })}
        {...(placeholder === undefined ? {} : { placeholder })}
        maxLength={LONGEST_QUERY}
        autoComplete="off"
        enterKeyHint="search"
        onInput={(event) => onQuery(event.currentTarget.value)}
      />
    </div>
  );
}
