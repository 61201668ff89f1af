import { TextInput } from '@mantine/core';
import { useEffect, type Ref, useId, useRef, useImperativeHandle } from 'react';
import { Icon } from '../Icon';
import { PARTS } from './field-parts';
import styles from './search-field.module.css';

/** Empties the box and goes back into it. */
export interface SearchFieldHandle {
  clear(): void;
}

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly onQuery: (query: string) => void;
  /** What is searched for, where it may also come from elsewhere, such as the address. */
  readonly query?: string;
  readonly ref?: Ref<SearchFieldHandle>;
}

const LONGEST_QUERY = 80;

/** A box that searches while one types. What was typed before the script came is searched for too. */
export function SearchField({ label, placeholder, onQuery, query, ref }: SearchFieldProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current && box.current.value !== '') onQuery(box.current.value);
  }, [onQuery]);
  const shown = useRef(query);
  useEffect(() => {
    // Not on the first render, when the box may hold what was typed before.
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
