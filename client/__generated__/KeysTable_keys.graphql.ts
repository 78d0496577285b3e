/**
 * @generated SignedSource<<7aff85b8b1c7a6b57968e2023d6f83ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Grant = "AUDIT_READ" | "AUDIT_WRITE" | "CATALOGUE_READ" | "CATALOGUE_WRITE" | "MAILS_READ" | "MAILS_WRITE" | "ORDERS_READ" | "ORDERS_WRITE" | "PERSONS_READ" | "PERSONS_WRITE" | "SETTINGS_READ" | "SETTINGS_WRITE" | "TERMS_READ" | "TERMS_WRITE" | "USERS_READ" | "USERS_WRITE";
import type { FragmentRefs } from "relay-runtime";
export type KeysTable_keys$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly expiresAt: string | null | undefined;
      readonly hint: string;
      readonly id: string;
      readonly integrator: string;
      readonly isUsable: boolean;
      readonly label: string;
      readonly lastUsed: string | null | undefined;
      readonly revokedAt: string | null | undefined;
      readonly scopes: ReadonlyArray<Grant>;
    };
  }>;
  readonly " $fragmentType": "KeysTable_keys";
};
export type KeysTable_keys$key = {
  readonly " $data"?: KeysTable_keys$data;
  readonly " $fragmentSpreads": FragmentRefs<"KeysTable_keys">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "KeysTable_keys",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ApiKeyEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ApiKey",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
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
              "name": "integrator",
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
              "name": "hint",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "scopes",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "expiresAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "revokedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lastUsed",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isUsable",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ApiKeyConnection",
  "abstractKey": null
};

(node as any).hash = "7badbda7f261244cb464ae510799a561";

export default node;
