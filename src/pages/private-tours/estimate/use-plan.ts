import { getRouteApi, useHydrated, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import page from '../../../content/pages/private-tours.yaml';
import type { FieldValues } from '../../../outbox/form/form-fields';
import { useFields } from '../../../outbox/form/use-fields';
import type { BoundField } from '../../../ui/form/field-parts';
import { choices } from '../choices';
import { guestsOf, planQuery, planSearch, readPlan, type Plan } from './plan';
import { planForm } from './plan-form';

/**
 * The pause in milliseconds before the address changes. Browsers refuse more than about three changes per second
 * (Safari: 100 in 30 s).
 */
const REST_MS = 400;
const ADDRESS = '/tours/private-tours';
const route = getRouteApi(ADDRESS);
const NO_PLAN = readPlan({}, choices);

const isSamePlan = (a: Plan, b: Plan): boolean => planQuery(a, choices) === planQuery(b, choices);

const typedBefore = (typed: Plan, shared: Plan): Plan => ({
  guests: typed.guests === NO_PLAN.guests ? shared.guests : typed.guests,
  walk: typed.walk ?? shared.walk,
  event: typed.event ?? shared.event,
  date: typed.date ?? shared.date,
});

export interface PlanState {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly plan: Plan;
  /** Returns the props of a field. */
  readonly bind: (name: keyof Plan) => BoundField;
  /** Call this function after a field has changed. */
  readonly changed: () => void;
  /** Changes the plan, for buttons. */
  readonly change: (part: Partial<Plan>) => void;
  /** Reads the fields and writes the address at once, without waiting for the pause. Returns the plan. */
  readonly settle: () => Plan;
}

/**
 * Keeps the plan of the fields in the address too, so that its link can be shared and Back restores it.
 * @param today New York's day; undefined before hydration
 */
export function usePlan(today: string | undefined): PlanState {
  const hydrated = useHydrated();
  const router = useRouter();
  // Use the search of the shown page: the router's location already changes while the next page is loading.
  const shared = route.useSearch({ select: (search) => readPlan(search, choices), structuralSharing: true });
  const form = useRef<HTMLFormElement>(null);
  const { actions: fields, bind } = useFields(useMemo(() => planForm(today, page.scheduling), [today]));
  const [plan, setPlan] = useState(NO_PLAN);
  const latest = useRef(plan);
  /** The query of the address as it was last read or written; undefined before the first reading. */
  const known = useRef<string>(undefined);
  /** The queries that this hook has written and that the router has not reported back yet. */
  const written = useRef<string[]>([]);

  const planIn = (element: HTMLFormElement): Plan => planOf(fields.read(element), latest.current.guests);
  const show = (next: Plan): void => {
    latest.current = next;
    setPlan((before) => (isSamePlan(before, next) ? before : next));
    fields.judge('date');
  };

  const settle = (): Plan => {
    // A program may have filled in a field without an event.
    if (form.current !== null) show(planIn(form.current));
    const next = planQuery(latest.current, choices);
    // Another page is loading, and its address must not be replaced by this one.
    if (known.current === undefined || next === known.current || router.latestLocation.pathname !== ADDRESS)
      return latest.current;
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
    return latest.current;
  };

  // An effect that ran again with each typed letter would take the old address for a new one, so it depends on none of
  // the functions above.
  const arrive = useEffectEvent((element: HTMLFormElement, inAddress: Plan): void => {
    const arrived = planQuery(inAddress, choices);
    const ours = written.current.indexOf(arrived);
    if (ours >= 0) {
      written.current.splice(0, ours + 1);
      return;
    }
    if (arrived === known.current) return;
    const next = known.current === undefined ? typedBefore(planIn(element), inAddress) : inAddress;
    known.current = arrived;
    fields.fill(element, textsOf(next));
    show(next);
  });
  const settleAfterPause = useEffectEvent(() => void settle());
  const judgeDate = useEffectEvent(() => fields.judge('date'));
  useEffect(() => {
    if (hydrated && form.current !== null) arrive(form.current, shared);
  }, [hydrated, shared]);
  useEffect(() => {
    if (today !== undefined) judgeDate();
  }, [today]);
  useEffect(() => {
    if (planQuery(plan, choices) === known.current) return undefined;
    const timer = setTimeout(() => settleAfterPause(), REST_MS);
    return () => clearTimeout(timer);
  }, [plan]);

  return {
    form,
    plan,
    bind,
    changed: () => {
      if (form.current !== null) show(planIn(form.current));
    },
    change: (part) => {
      if (form.current !== null) fields.fill(form.current, textsOf(part));
      show({ ...latest.current, ...part });
    },
    settle,
  };
}

/** Reads the plan from the texts of the fields. While the field for the guests is empty, `guests` is used. */
const planOf = (texts: FieldValues<keyof Plan>, guests: number): Plan =>
  readPlan({ ...texts, guests: String(texts.guests === '' ? guests : guestsOf(texts.guests, choices.most)) }, choices);

/** Returns the texts of the fields for these parts of a plan. */
const textsOf = (part: Partial<Plan>): Partial<FieldValues<keyof Plan>> =>
  Object.fromEntries(Object.entries(part).map(([name, value]) => [name, String(value ?? '')]));
