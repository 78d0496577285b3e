/**
 * @generated SignedSource<<32c0e0b1f594e86fc796657733532cce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AffiliateHistory_affiliate$data = {
  readonly auditTrail: {
    readonly totalCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"AuditTable_entries">;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "AffiliateHistory_affiliate";
};
export type AffiliateHistory_affiliate$key = {
  readonly " $data"?: AffiliateHistory_affiliate$data;
  readonly " $fragmentSpreads": FragmentRefs<"AffiliateHistory_affiliate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AffiliateHistory_affiliate",
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
  "type": "Affiliate",
  "abstractKey": null
};

(node as any).hash = "29143e1ad40b8d995bdecfaa9aa1f6f5";

export default node;
