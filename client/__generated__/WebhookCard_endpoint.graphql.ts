/**
 * @generated SignedSource<<3e85ae873844e944ea28568c0f7add6a>>
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
      "name": "previousSecretUntil",
      "storageKey": null
    }
  ],
  "type": "WebhookEndpoint",
  "abstractKey": null
};

(node as any).hash = "b921d0ba98ccda49e2a043920b0f56a8";

export default node;
