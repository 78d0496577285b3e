/**
 * @generated SignedSource<<e60d7d082cf36a8b55f0549d7317fc30>>
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

const node: ReaderFragment = {
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
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

(node as any).hash = "08f4dac3d8d4697c93fb8958256a7648";

export default node;
