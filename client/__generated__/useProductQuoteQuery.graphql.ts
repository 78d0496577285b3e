/**
 * @generated SignedSource<<292fef544db7fb07df1eb5e930935f59>>
 * @relayHash 300d27cf543e1f6f1bf814c1df8405de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 300d27cf543e1f6f1bf814c1df8405de

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuoteProductInput = {
  isPersonalised?: boolean | null | undefined;
  pieces?: ReadonlyArray<QuotePieceInput> | null | undefined;
  productId: string;
  slots?: ReadonlyArray<QuoteSlotInput> | null | undefined;
};
export type QuotePieceInput = {
  amount: number;
  variantId: string;
};
export type QuoteSlotInput = {
  pieces: ReadonlyArray<QuotePieceInput>;
  productId: string;
};
export type useProductQuoteQuery$variables = {
  input: QuoteProductInput;
};
export type useProductQuoteQuery$data = {
  readonly quoteProduct: {
    readonly " $fragmentSpreads": FragmentRefs<"OrderBar_quote" | "OrderSum_quote" | "ProductTiers_quote">;
  } | null | undefined;
};
export type useProductQuoteQuery = {
  response: useProductQuoteQuery$data;
  variables: useProductQuoteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useProductQuoteQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ProductQuote",
        "kind": "LinkedField",
        "name": "quoteProduct",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OrderSum_quote"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OrderBar_quote"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProductTiers_quote"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useProductQuoteQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ProductQuote",
        "kind": "LinkedField",
        "name": "quoteProduct",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "amount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "childSets",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "total",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "unitPrice",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TierState",
            "kind": "LinkedField",
            "name": "tiers",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "from",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isCurrent",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isReached",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "missingToNextTier",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "nextTierPrice",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Delivery",
            "kind": "LinkedField",
            "name": "delivery",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "weeks",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "earliest",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "latest",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "300d27cf543e1f6f1bf814c1df8405de",
    "metadata": {},
    "name": "useProductQuoteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0e09996e9375f64ec0cb04ecee5c7f84";

export default node;
