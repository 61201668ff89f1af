import { schemaResolver, useForm } from '@mantine/form';
import { useMemo, useRef } from 'react';
import type { FieldsDefinition } from './form-definition';
import { fillFields, focusField, readFields, type FieldValues } from './form-fields';
import { pickFields } from './values';

const asText = (error: unknown): string | undefined => (typeof error === 'string' ? error : undefined);

/**
 * The fields of a form in @mantine/form, which knows their values and errors. The values are read from the fields
 * themselves, and not only from change events: text may be typed before the script runs, and the browser or another
 * program fills fields in without an event.
 */
export function useFields<Field extends string>({ schema, fields, empty }: FieldsDefinition<Field>) {
  const rules = useMemo(() => schemaResolver(schema, { sync: true }), [schema]);
  const form = useForm<Record<string, string>>({
    mode: 'uncontrolled',
    initialValues: empty,
    validate: rules,
    // An error stays until the corrected text is validated, so that the visitor learns at once whether it is right now.
    clearInputErrorOnChange: false,
    // The library's default is a new function in each render, which would change everything that depends on it.
    resolveValidationError: asText,
  });
  /** The fields that have shown an error: these are validated while the visitor types. */
  const validated = useRef(new Set<Field>());
  const { setFieldValue, getValues, validate, validateField, clearErrors, errors } = form;

  const actions = useMemo(() => {
    const read = (element: HTMLFormElement | null): FieldValues<Field> => {
      if (element !== null)
        for (const [name, text] of Object.entries<string>(readFields(element, empty)))
          // `forceUpdate` would give the field a new key and so a new element, and the caret would be lost.
          if (getValues()[name] !== text) setFieldValue(name, text, { forceUpdate: false });
      return pickFields(empty, getValues());
    };
    return {
      read,
      fill(element: HTMLFormElement, values: Partial<FieldValues<Field>>): void {
        fillFields(element, values);
        read(element);
      },
      clear(element: HTMLFormElement): void {
        validated.current.clear();
        clearErrors();
        fillFields(element, empty);
        read(element);
      },
      /** Validates all fields and focuses the first wrong one. */
      check(element: HTMLFormElement): readonly Field[] {
        read(element);
        const found = validate().errors;
        const wrong = fields.filter((name) => Object.hasOwn(found, name));
        for (const name of wrong) validated.current.add(name);
        if (wrong[0] !== undefined) focusField(element, wrong[0]);
        return wrong;
      },
      /** Validates a field at once, without a press on Send. */
      judge(name: Field): void {
        validateField(name);
      },
      revalidate(name: string): void {
        if ([...validated.current].some((field) => field === name)) validateField(name);
      },
    };
  }, [empty, fields, setFieldValue, getValues, validate, validateField, clearErrors]);

  return {
    actions,
    /** The props of a field of `src/ui/form`. */
    bind: (name: Field) => ({ name, error: errors[name] }),
    /** The text of a field; each event renders the form again. */
    textOf: (name: Field): string => getValues()[name] ?? '',
  };
}

export type FieldActions<Field extends string> = ReturnType<typeof useFields<Field>>['actions'];
