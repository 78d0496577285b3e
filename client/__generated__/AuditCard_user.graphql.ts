/**
 * @generated SignedSource<<4cc8ba1967a30362b52bd798f15ac866>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditCard_user$data = {
  readonly auditTrail: {
    readonly totalCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"AuditTable_entries">;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "AuditCard_user";
};
export type AuditCard_user$key = {
  readonly " $data"?: AuditCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuditCard_user",
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
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        }
      ],
      "concreteType": "AuditEntryConnection",
      "kind": "LinkedField",
      "name": "auditTrail",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AuditTable_entries"
        }
      ],
      "storageKey": "auditTrail(first:10)"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "992e719e7499d2d8edbd9cdc31c34fab";

export default node;
