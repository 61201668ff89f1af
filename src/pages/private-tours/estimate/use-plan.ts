import { getRouteApi, useHydrated } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import page from '../../../content/pages/private-tours.yaml';
import type { FieldValues } from '../../../outbox/form/form-fields';
import { useFields } from '../../../outbox/form/use-fields';
import type { BoundField } from '../../../ui/form/field-parts';
import { useQueryMirror } from '../../../ui/use-query-mirror';
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
  // Use the search of the shown page: the router's location already changes while the next page is loading.
  const shared = route.useSearch({ select: (search) => readPlan(search, choices), structuralSharing: true });
  const form = useRef<HTMLFormElement>(null);
  const { actions: fields, bind } = useFields(useMemo(() => planForm(today, page.scheduling), [today]));
  const [plan, setPlan] = useState(NO_PLAN);
  const latest = useRef(plan);

  const planIn = (element: HTMLFormElement): Plan => planOf(fields.read(element), latest.current.guests);
  const show = (next: Plan): void => {
    latest.current = next;
    setPlan((before) => (isSamePlan(before, next) ? before : next));
    fields.judge('date');
  };

  const mirror = useQueryMirror(ADDRESS, hydrated ? planQuery(shared, choices) : undefined, (isFirst) => {
    if (form.current === null) return;
    const next = isFirst ? typedBefore(planIn(form.current), shared) : shared;
    fields.fill(form.current, textsOf(next));
    show(next);
  });
  const settle = (): Plan => {
    // A program may have filled in a field without an event.
    if (form.current !== null) show(planIn(form.current));
    mirror.write(planQuery(latest.current, choices), planSearch(latest.current, choices));
    return latest.current;
  };

  const settleAfterPause = useEffectEvent(() => void settle());
  const judgeDate = useEffectEvent(() => fields.judge('date'));
  useEffect(() => {
    if (today !== undefined) judgeDate();
  }, [today]);
  useEffect(() => {
    if (mirror.has(planQuery(plan, choices))) return undefined;
    const timer = setTimeout(() => settleAfterPause(), REST_MS);
    return () => clearTimeout(timer);
  }, [mirror, plan]);

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
