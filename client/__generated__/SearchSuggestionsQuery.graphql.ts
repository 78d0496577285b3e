/**
 * @generated SignedSource<<ca214c332aa1bae56f284359af997518>>
 * @relayHash ae50b428d38f03935a1e9b5a61b9eecf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae50b428d38f03935a1e9b5a61b9eecf

import type { ConcreteRequest } from 'relay-runtime';
export type SuggestionKind = "GROUP" | "PRODUCT";
export type SearchSuggestionsQuery$variables = {
  query: string;
};
export type SearchSuggestionsQuery$data = {
  readonly searchSuggestions: ReadonlyArray<{
    readonly image: {
      readonly height: number;
      readonly id: string;
      readonly srcSet: string;
      readonly url: string;
      readonly width: number;
    } | null | undefined;
    readonly isPriceFrom: boolean;
    readonly kind: SuggestionKind;
    readonly parts: ReadonlyArray<{
      readonly isMatch: boolean;
      readonly text: string;
    }>;
    readonly path: string;
    readonly price: {
      readonly cents: number;
      readonly currency: string;
    } | null | undefined;
  }>;
};
export type SearchSuggestionsQuery = {
  response: SearchSuggestionsQuery$data;
  variables: SearchSuggestionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "query"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "query",
        "variableName": "query"
      }
    ],
    "concreteType": "SearchSuggestion",
    "kind": "LinkedField",
    "name": "searchSuggestions",
    "plural": true,
    "selections": [
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
        "name": "path",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "TextPart",
        "kind": "LinkedField",
        "name": "parts",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "text",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isMatch",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Image",
        "kind": "LinkedField",
        "name": "image",
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
            "args": [
              {
                "kind": "Literal",
                "name": "width",
                "value": 70
              }
            ],
            "kind": "ScalarField",
            "name": "url",
            "storageKey": "url(width:70)"
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "widths",
                "value": [
                  70,
                  200
                ]
              }
            ],
            "kind": "ScalarField",
            "name": "srcSet",
            "storageKey": "srcSet(widths:[70,200])"
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "width",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "height",
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
        "name": "price",
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isPriceFrom",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SearchSuggestionsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SearchSuggestionsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ae50b428d38f03935a1e9b5a61b9eecf",
    "metadata": {},
    "name": "SearchSuggestionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fa18ea946e986b4997bc4d9d2cd0e612";

export default node;
