import { getRouteApi, useHydrated, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { fillFields, readFields, type FieldValues } from '../../../browser/form-fields';
import { choices, type Choices } from '../choices';
import { guestsOf, planQuery, planSearch, readPlan, type Plan } from './plan';

/**
 * The pause in milliseconds before the address changes. Browsers refuse more than about three changes per second
 * (Safari: 100 in 30 s).
 */
const REST_MS = 400;
const ADDRESS = '/tours/private-tours';
const route = getRouteApi(ADDRESS);
const NO_PLAN = readPlan({}, choices);

const typedBefore = (typed: Plan, shared: Plan): Plan => ({
  guests: typed.guests === NO_PLAN.guests ? shared.guests : typed.guests,
  walk: typed.walk ?? shared.walk,
  event: typed.event ?? shared.event,
  date: typed.date ?? shared.date,
});

export interface PlanState {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly plan: Plan;
  /** Call this function after a field has changed. */
  readonly changed: () => void;
  /** Changes the plan, for buttons. */
  readonly change: (part: Partial<Plan>) => void;
  /** Writes the address at once, without waiting for the pause. */
  readonly settle: () => void;
}

/** Keeps the plan of the fields in the address too, so that its link can be shared and Back restores it. */
export function usePlan(): PlanState {
  const hydrated = useHydrated();
  const router = useRouter();
  // Use the search of the shown page: the router's location already changes while the next page is loading.
  const shared = route.useSearch({ select: (search) => readPlan(search, choices), structuralSharing: true });
  const query = planQuery(shared, choices);
  const form = useRef<HTMLFormElement>(null);
  const [plan, setPlan] = useState(NO_PLAN);
  const latest = useRef(plan);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The query of the address as it was last read or written; undefined before the first reading. */
  const known = useRef<string>(undefined);
  /** The queries that this hook has written and that the router has not reported back yet. */
  const written = useRef<string[]>([]);

  const settle = useCallback(() => {
    clearTimeout(timer.current);
    const next = planQuery(latest.current, choices);
    // Another page is loading, and its address must not be replaced by this one.
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
    const next = isFirst ? typedBefore(planIn(form.current, NO_PLAN.guests, choices), shared) : shared;
    known.current = query;
    fillIn(form.current, next);
    take(next);
  }, [hydrated, query, shared, take]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const changed = useCallback(() => {
    if (form.current !== null) take(planIn(form.current, latest.current.guests, choices));
  }, [take]);
  const change = useCallback(
    (part: Partial<Plan>) => {
      const next = { ...latest.current, ...part };
      if (form.current !== null) fillIn(form.current, part);
      take(next);
    },
    [take],
  );
  return { form, plan, changed, change, settle };
}

const NOTHING_TYPED = { guests: '', walk: '', event: '', date: '' } satisfies FieldValues<keyof Plan>;

/** Reads the plan from the fields. While the field for the guests is empty, `guests` is used. */
function planIn(form: HTMLFormElement, guests: number, choices: Choices): Plan {
  const typed = readFields(form, NOTHING_TYPED);
  const count = typed.guests === '' ? guests : guestsOf(typed.guests, choices.most);
  return readPlan({ ...typed, guests: String(count) }, choices);
}

/** Fills the fields of these parts of a plan. */
const fillIn = (form: HTMLFormElement, part: Partial<Plan>): void =>
  fillFields(form, Object.fromEntries(Object.entries(part).map(([name, value]) => [name, String(value ?? '')])));
