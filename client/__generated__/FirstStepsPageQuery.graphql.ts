/**
 * @generated SignedSource<<35e1ab7002a4df8d3ecfd8aaa091d22d>>
 * @relayHash a9ea3bb8314e5182f293f472d14f9f77
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9ea3bb8314e5182f293f472d14f9f77

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FirstStepsPageQuery$variables = Record<PropertyKey, never>;
export type FirstStepsPageQuery$data = {
  readonly firstSteps: {
    readonly " $fragmentSpreads": FragmentRefs<"FirstSteps_steps">;
  };
  readonly settingsSection: {
    readonly " $fragmentSpreads": FragmentRefs<"FirstSteps_section">;
  } | null | undefined;
  readonly shopOpening: {
    readonly " $fragmentSpreads": FragmentRefs<"FirstSteps_opening">;
  };
};
export type FirstStepsPageQuery = {
  response: FirstStepsPageQuery$data;
  variables: FirstStepsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "key",
    "value": "firstSteps"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FirstStepsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FirstSteps",
        "kind": "LinkedField",
        "name": "firstSteps",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FirstSteps_steps"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ShopOpening",
        "kind": "LinkedField",
        "name": "shopOpening",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FirstSteps_opening"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "SettingsSection",
        "kind": "LinkedField",
        "name": "settingsSection",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FirstSteps_section"
          }
        ],
        "storageKey": "settingsSection(key:\"firstSteps\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FirstStepsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FirstSteps",
        "kind": "LinkedField",
        "name": "firstSteps",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "FirstStep",
            "kind": "LinkedField",
            "name": "steps",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "key",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isDone",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isSkipped",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "missing",
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
        "concreteType": "ShopOpening",
        "kind": "LinkedField",
        "name": "shopOpening",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "textsToReview",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "SettingsSection",
        "kind": "LinkedField",
        "name": "settingsSection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "values",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanEdit",
            "storageKey": null
          }
        ],
        "storageKey": "settingsSection(key:\"firstSteps\")"
      }
    ]
  },
  "params": {
    "id": "a9ea3bb8314e5182f293f472d14f9f77",
    "metadata": {},
    "name": "FirstStepsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2e088622cdf98bd7fab0e05e114bb322";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
