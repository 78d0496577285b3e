/**
 * @generated SignedSource<<8ad6e1bbf80c5ac83a990e89ab904911>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EntryKind = "EVENT" | "PAGE" | "POST" | "REUSABLE" | "STANDING" | "TEMPLATE";
export type EntryState = "APPROVED" | "CHANGED" | "DRAFT" | "EXPIRED" | "PUBLISHED" | "SCHEDULED" | "SUBMITTED" | "WITHDRAWN";
export type EntryStep = "APPROVED" | "DRAFT" | "RETURNED" | "SUBMITTED";
export type Language = "DE" | "EN";
export type StandingPage = "ACCESSIBILITY" | "AGB" | "DISCLAIMER" | "HELP" | "IMPRINT" | "LANDING" | "NOT_FOUND" | "PRIVACY" | "SHIPPING" | "SIZES" | "WITHDRAWAL";
import type { FragmentRefs } from "relay-runtime";
export type WorkflowPanel_entry$data = {
  readonly id: string;
  readonly isEnglishChecked: boolean | null | undefined;
  readonly key: StandingPage | null | undefined;
  readonly kind: EntryKind;
  readonly languages: ReadonlyArray<{
    readonly endsAt: string | null | undefined;
    readonly language: Language;
    readonly nextAt: string | null | undefined;
    readonly path: string | null | undefined;
    readonly startsAt: string | null | undefined;
    readonly state: EntryState;
  }>;
  readonly step: EntryStep;
  readonly stepAt: string | null | undefined;
  readonly stepBy: string | null | undefined;
  readonly stepNote: string | null | undefined;
  readonly title: {
    readonly de: string;
    readonly en: string;
  };
  readonly untranslatedCount: number;
  readonly version: number;
  readonly viewerCanEdit: boolean;
  readonly viewerCanPublish: boolean;
  readonly " $fragmentType": "WorkflowPanel_entry";
};
export type WorkflowPanel_entry$key = {
  readonly " $data"?: WorkflowPanel_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkflowPanel_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkflowPanel_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "step",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stepNote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stepBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stepAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEnglishChecked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "untranslatedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanPublish",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PageTexts",
      "kind": "LinkedField",
      "name": "title",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "de",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "en",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EntryLanguage",
      "kind": "LinkedField",
      "name": "languages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "language",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nextAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ManagedEntry",
  "abstractKey": null
};

(node as any).hash = "86ebe41bffbbf4e55728cd325b477829";

export default node;
