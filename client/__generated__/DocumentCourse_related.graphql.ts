/**
 * @generated SignedSource<<5ea17f23e048ad5a678c52bec7739ab5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DocumentKind = "DELIVERY" | "INVOICE" | "OFFER" | "ORDER" | "REMINDER";
export type DocumentStatus = "CLOSED" | "COMPLETE" | "OPEN" | "PARTIAL";
export type InvoiceSort = "ADVANCE" | "CANCELLATION" | "CREDIT" | "FINAL" | "INVOICE" | "PART";
import type { FragmentRefs } from "relay-runtime";
export type DocumentCourse_related$data = {
  readonly gross: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly id: string;
  readonly isCancelled: boolean;
  readonly kind: DocumentKind;
  readonly number: string | null | undefined;
  readonly sort: InvoiceSort | null | undefined;
  readonly status: DocumentStatus;
  readonly " $fragmentType": "DocumentCourse_related";
};
export type DocumentCourse_related$key = {
  readonly " $data"?: DocumentCourse_related$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentCourse_related">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentCourse_related",
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
      "name": "sort",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCancelled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "gross",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BusinessDocument",
  "abstractKey": null
};

(node as any).hash = "0238279e2d02db792a144498850a0a6d";

export default node;
