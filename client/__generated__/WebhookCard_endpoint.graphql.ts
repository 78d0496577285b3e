/**
 * @generated SignedSource<<2db5f9aa528bbf6c3b212214ad4fbd82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebhookCard_endpoint$data = {
  readonly deliveredAt: string | null | undefined;
  readonly failingSince: string | null | undefined;
  readonly id: string;
  readonly isActive: boolean;
  readonly missedSince: string | null | undefined;
  readonly missedUntil: string | null | undefined;
  readonly previousSecretUntil: string | null | undefined;
  readonly " $fragmentType": "WebhookCard_endpoint";
};
export type WebhookCard_endpoint$key = {
  readonly " $data"?: WebhookCard_endpoint$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookCard_endpoint">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookCard_endpoint",
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
      "name": "isActive",
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
      "name": "deliveredAt",
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
      "name": "missedUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "previousSecretUntil",
      "storageKey": null
    }
  ],
  "type": "WebhookEndpoint",
  "abstractKey": null
};

(node as any).hash = "905da10d164f93482da6bd7ded907d2d";

export default node;
