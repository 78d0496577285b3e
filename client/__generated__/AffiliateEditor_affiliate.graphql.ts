/**
 * @generated SignedSource<<9c8611398947071d81ec5ec2b947a509>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CommissionKind = "FIXED" | "PERCENT";
import type { FragmentRefs } from "relay-runtime";
export type AffiliateEditor_affiliate$data = {
  readonly code: string;
  readonly email: string | null | undefined;
  readonly figures: {
    readonly due: {
      readonly cents: number;
      readonly currency: string;
    };
  };
  readonly id: string;
  readonly isActive: boolean;
  readonly kind: CommissionKind;
  readonly name: string | null | undefined;
  readonly note: string | null | undefined;
  readonly rates: ReadonlyArray<{
    readonly groupId: string;
    readonly value: number;
  }>;
  readonly revision: number;
  readonly value: number;
  readonly viewerCanEdit: boolean;
  readonly windowDays: number;
  readonly " $fragmentSpreads": FragmentRefs<"AffiliateCommissions_affiliate" | "AffiliateFacts_affiliate" | "AffiliateHistory_affiliate" | "AffiliatePayouts_affiliate">;
  readonly " $fragmentType": "AffiliateEditor_affiliate";
};
export type AffiliateEditor_affiliate$key = {
  readonly " $data"?: AffiliateEditor_affiliate$data;
  readonly " $fragmentSpreads": FragmentRefs<"AffiliateEditor_affiliate">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AffiliateEditor_affiliate",
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
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "AffiliateRate",
      "kind": "LinkedField",
      "name": "rates",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "groupId",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "windowDays",
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
      "name": "note",
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
      "concreteType": "AffiliateFigures",
      "kind": "LinkedField",
      "name": "figures",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "due",
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
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AffiliateFacts_affiliate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AffiliateCommissions_affiliate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AffiliatePayouts_affiliate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AffiliateHistory_affiliate"
    }
  ],
  "type": "Affiliate",
  "abstractKey": null
};
})();

(node as any).hash = "2530bf3fe9c57ea1b3db0964ca2224cd";

export default node;
