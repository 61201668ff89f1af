import { getRouteApi, useHydrated, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { choices, type Choices } from '../prices-and-choices';
import { guestsOf, planQuery, planSearch, readPlan, type Plan } from './plan';

/** Browsers refuse more than about three changes of the address a second (Safari: 100 in 30 s). */
const REST_MS = 400;
const ADDRESS = '/tours/private-tours';
const route = getRouteApi(ADDRESS);
export const NO_PLAN = readPlan({}, choices);

const typedBefore = (typed: Plan, shared: Plan): Plan => ({
  guests: typed.guests === NO_PLAN.guests ? shared.guests : typed.guests,
  walk: typed.walk ?? shared.walk,
  event: typed.event ?? shared.event,
  date: typed.date ?? shared.date,
});

export interface PlanState {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly plan: Plan;
  /** Call after a field has changed. */
  readonly changed: () => void;
  /** Changes the plan by a button. */
  readonly change: (part: Partial<Plan>) => void;
  /** Writes the address at once, without waiting for the pause. */
  readonly settle: () => void;
}

/** The plan in the fields, kept in the address as well, so that its link can be shared and Back restores it. */
export function usePlan(): PlanState {
  const hydrated = useHydrated();
  const router = useRouter();
  // Of the page that is shown: the location is a step ahead while the next page is being loaded.
  const shared = route.useSearch({ select: (search) => readPlan(search, choices), structuralSharing: true });
  const query = planQuery(shared, choices);
  const form = useRef<HTMLFormElement>(null);
  const [plan, setPlan] = useState(NO_PLAN);
  const latest = useRef(plan);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The query of the address as last read or written; undefined until it was read. */
  const known = useRef<string>(undefined);
  /** Queries that this hook has written and the router has not reported back yet. */
  const written = useRef<string[]>([]);

  const settle = useCallback(() => {
    clearTimeout(timer.current);
    const next = planQuery(latest.current, choices);
    // Another page is being loaded: its address must not be replaced by this one.
    if (known.current === undefined || next === known.current || router.latestLocation.pathname !== ADDRESS) return;
    known.current = next;
    written.current.push(next);
    void router.navigate({
      to: ADDRESS,
      search: (search) => ({ ...search, ...planSearch(latest.current, choices) }),
      hash: true,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  }, [router]);

  const take = useCallback(
    (next: Plan) => {
      latest.current = next;
      setPlan(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(settle, REST_MS);
    },
    [settle],
  );

  useEffect(() => {
    if (!hydrated || form.current === null) return;
    const ours = written.current.indexOf(query);
    if (ours >= 0) {
      written.current.splice(0, ours + 1);
      return;
    }
    if (query === known.current) return;
    const isFirst = known.current === undefined;
    const next = isFirst ? typedBefore(readFields(form.current, NO_PLAN.guests, choices), shared) : shared;
    known.current = query;
    fillFields(form.current, next);
    take(next);
  }, [hydrated, query, shared, take]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const changed = useCallback(() => {
    if (form.current !== null) take(readFields(form.current, latest.current.guests, choices));
  }, [take]);
  const change = useCallback(
    (part: Partial<Plan>) => {
      const next = { ...latest.current, ...part };
      if (form.current !== null) fillFields(form.current, part);
      take(next);
    },
    [take],
  );
  return { form, plan, changed, change, settle };
}

// The fields of the form hold what is typed, also before hydration; these functions read and fill them.

function guestsField(form: HTMLFormElement): HTMLInputElement | undefined {
  const field = form.elements.namedItem('guests');
  return field instanceof HTMLInputElement ? field : undefined;
}

/** What the fields say. While the number is being typed and there is none yet, `guests` stays. */
function readFields(form: HTMLFormElement, guests: number, choices: Choices): Plan {
  const typed = guestsField(form)?.value ?? '';
  const count = typed === '' ? guests : guestsOf(typed, choices.most);
  return readPlan({ ...Object.fromEntries(new FormData(form)), guests: String(count) }, choices);
}

/** Fills the fields of these parts of a plan; a half-typed date is none of them, and stays. */
function fillFields(form: HTMLFormElement, part: Partial<Plan>): void {
  const values = new Map(Object.entries(part).map(([name, value]) => [name, String(value ?? '')]));
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    const value = values.get(field.name);
    if (value === undefined) continue;
    if (field.type === 'radio' && 'checked' in field) field.checked = field.value === value;
    else field.value = value;
  }
}
