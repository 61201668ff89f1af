import { schemaResolver, useForm } from '@mantine/form';
import { useMemo, useRef } from 'react';
import { fillFields, focusField, readFields, type FieldValues } from '../../browser/form-fields';
import type { FormDefinition } from './form-definition';
import { pickFields } from './values';

const asText = (error: unknown): string | undefined => (typeof error === 'string' ? error : undefined);

/**
 * The fields of a form in @mantine/form, which knows what stands in them and what is wrong. It is told by reading the
 * fields themselves, not by their change events alone: text may be there before the script, and the browser or another
 * program fills fields in without a word.
 */
export function useFields<Field extends string>({ schema, fields, empty }: FormDefinition<Field>) {
  const rules = useMemo(() => schemaResolver(schema, { sync: true }), [schema]);
  const form = useForm<Record<string, string>>({
    mode: 'uncontrolled',
    initialValues: empty,
    validate: rules,
    // Who corrects a text is told at once whether it is right now, not only that it was wrong.
    clearInputErrorOnChange: false,
    // The default of the library is a new function with each render, and so would be all that follows from it.
    resolveValidationError: asText,
  });
  /** The fields that have shown an error: they are judged while they are written in, the others are not. */
  const judged = useRef(new Set<Field>());
  const { setFieldValue, getValues, validate, validateField, clearErrors, errors } = form;

  const actions = useMemo(() => {
    const read = (element: HTMLFormElement | null): FieldValues<Field> => {
      if (element !== null)
        for (const [name, text] of Object.entries<string>(readFields(element, empty)))
          // `forceUpdate` would give the field another key, and with it another element: the caret would be lost.
          if (getValues()[name] !== text) setFieldValue(name, text, { forceUpdate: false });
      return pickFields(empty, getValues());
    };
    return {
      read,
      fill(element: HTMLFormElement, values: FieldValues<Field>): void {
        fillFields(element, values);
        read(element);
      },
      clear(element: HTMLFormElement): void {
        judged.current.clear();
        clearErrors();
        fillFields(element, empty);
        read(element);
      },
      /** Judges all fields, and puts the focus into the first wrong one. */
      check(element: HTMLFormElement): readonly Field[] {
        read(element);
        const found = validate().errors;
        const wrong = fields.filter((name) => Object.hasOwn(found, name));
        for (const name of wrong) judged.current.add(name);
        if (wrong[0] !== undefined) focusField(element, wrong[0]);
        return wrong;
      },
      judgeAgain(name: string): void {
        if ([...judged.current].some((field) => field === name)) validateField(name);
      },
    };
  }, [empty, fields, setFieldValue, getValues, validate, validateField, clearErrors]);

  return {
    actions,
    /** For a field of `src/ui/form`. */
    bind: (name: Field) => ({ name, error: errors[name] }),
    /** What stands in a field; the form is drawn again with each of its events. */
    textOf: (name: Field): string => getValues()[name] ?? '',
  };
}

export type FieldActions<Field extends string> = ReturnType<typeof useFields<Field>>['actions'];
