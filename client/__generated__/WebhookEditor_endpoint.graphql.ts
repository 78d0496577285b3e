/**
 * @generated SignedSource<<cc6068a127ad92bd7db079fbdf43ffeb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookOffReason = "FAILING" | "GONE";
import type { FragmentRefs } from "relay-runtime";
export type WebhookEditor_endpoint$data = {
  readonly failingSince: string | null | undefined;
  readonly id: string;
  readonly includesPeople: boolean;
  readonly isActive: boolean;
  readonly kinds: ReadonlyArray<string>;
  readonly label: string;
  readonly missedSince: string | null | undefined;
  readonly offReason: WebhookOffReason | null | undefined;
  readonly revision: number;
  readonly url: string;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookCard_endpoint">;
  readonly " $fragmentType": "WebhookEditor_endpoint";
};
export type WebhookEditor_endpoint$key = {
  readonly " $data"?: WebhookEditor_endpoint$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookEditor_endpoint">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookEditor_endpoint",
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
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kinds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "includesPeople",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failingSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missedSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WebhookCard_endpoint"
    }
  ],
  "type": "WebhookEndpoint",
  "abstractKey": null
};

(node as any).hash = "3fcb8d4b772daa4f82fc63e79baf6e63";

export default node;
