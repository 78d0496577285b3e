/**
 * @generated SignedSource<<df7b8902267078327f6268c96afe4ae2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Strip_shop$data = {
  readonly checkout: {
    readonly pickupOffered: boolean;
  };
  readonly frame: {
    readonly announcement: {
      readonly href: string | null | undefined;
      readonly text: string;
    } | null | undefined;
    readonly service: ReadonlyArray<{
      readonly href: string;
      readonly label: string;
    }> | null | undefined;
  };
  readonly freeShippingFrom: ReadonlyArray<{
    readonly country: {
      readonly code: string;
      readonly title: string;
    };
    readonly from: {
      readonly cents: number;
      readonly currency: string;
    };
  }>;
  readonly homeCountry: string;
  readonly showsPrices: boolean;
  readonly " $fragmentType": "Strip_shop";
};
export type Strip_shop$key = {
  readonly " $data"?: Strip_shop$data;
  readonly " $fragmentSpreads": FragmentRefs<"Strip_shop">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "href",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Strip_shop",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homeCountry",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "showsPrices",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CountryThreshold",
      "kind": "LinkedField",
      "name": "freeShippingFrom",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Country",
          "kind": "LinkedField",
          "name": "country",
          "plural": false,
          "selections": [
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
              "name": "title",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "from",
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
      "alias": null,
      "args": null,
      "concreteType": "CheckoutRules",
      "kind": "LinkedField",
      "name": "checkout",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pickupOffered",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteFrame",
      "kind": "LinkedField",
      "name": "frame",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Announcement",
          "kind": "LinkedField",
          "name": "announcement",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MenuLink",
          "kind": "LinkedField",
          "name": "service",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Shop",
  "abstractKey": null
};
})();

(node as any).hash = "ac58c2e54b34639eebb433bad532908d";

export default node;
