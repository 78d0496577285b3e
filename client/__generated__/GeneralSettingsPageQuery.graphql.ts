/**
 * @generated SignedSource<<8c35cde993c89238c5827e5634a624b9>>
 * @relayHash d2dd0268f10ccdb5fa2e517b2d49cf37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2dd0268f10ccdb5fa2e517b2d49cf37

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GeneralSettingsPageQuery$variables = Record<PropertyKey, never>;
export type GeneralSettingsPageQuery$data = {
  readonly operatorSection: {
    readonly " $fragmentSpreads": FragmentRefs<"GeneralEditor_section">;
  } | null | undefined;
  readonly shopOpening: {
    readonly " $fragmentSpreads": FragmentRefs<"GeneralEditor_opening">;
  };
  readonly shopSection: {
    readonly " $fragmentSpreads": FragmentRefs<"GeneralEditor_section">;
  } | null | undefined;
  readonly storefrontsSection: {
    readonly " $fragmentSpreads": FragmentRefs<"GeneralEditor_section">;
  } | null | undefined;
  readonly webhooksSection: {
    readonly " $fragmentSpreads": FragmentRefs<"GeneralEditor_section">;
  } | null | undefined;
};
export type GeneralSettingsPageQuery = {
  response: GeneralSettingsPageQuery$data;
  variables: GeneralSettingsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "key",
    "value": "shop"
  }
],
v1 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "GeneralEditor_section"
  }
],
v2 = [
  {
    "kind": "Literal",
    "name": "key",
    "value": "operator"
  }
],
v3 = [
  {
    "kind": "Literal",
    "name": "key",
    "value": "storefronts"
  }
],
v4 = [
  {
    "kind": "Literal",
    "name": "key",
    "value": "webhooks"
  }
],
v5 = [
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "GeneralSettingsPageQuery",
    "selections": [
      {
        "alias": "shopSection",
        "args": (v0/*:: as any*/),
        "concreteType": "SettingsSection",
        "kind": "LinkedField",
        "name": "settingsSection",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": "settingsSection(key:\"shop\")"
      },
      {
        "alias": "operatorSection",
        "args": (v2/*:: as any*/),
        "concreteType": "SettingsSection",
        "kind": "LinkedField",
        "name": "settingsSection",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": "settingsSection(key:\"operator\")"
      },
      {
        "alias": "storefrontsSection",
        "args": (v3/*:: as any*/),
        "concreteType": "SettingsSection",
        "kind": "LinkedField",
        "name": "settingsSection",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": "settingsSection(key:\"storefronts\")"
      },
      {
        "alias": "webhooksSection",
        "args": (v4/*:: as any*/),
        "concreteType": "SettingsSection",
        "kind": "LinkedField",
        "name": "settingsSection",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": "settingsSection(key:\"webhooks\")"
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
            "name": "GeneralEditor_opening"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "GeneralSettingsPageQuery",
    "selections": [
      {
        "alias": "shopSection",
        "args": (v0/*:: as any*/),
        "concreteType": "SettingsSection",
        "kind": "LinkedField",
        "name": "settingsSection",
        "plural": false,
        "selections": (v5/*:: as any*/),
        "storageKey": "settingsSection(key:\"shop\")"
      },
      {
        "alias": "operatorSection",
        "args": (v2/*:: as any*/),
        "concreteType": "SettingsSection",
        "kind": "LinkedField",
        "name": "settingsSection",
        "plural": false,
        "selections": (v5/*:: as any*/),
        "storageKey": "settingsSection(key:\"operator\")"
      },
      {
        "alias": "storefrontsSection",
        "args": (v3/*:: as any*/),
        "concreteType": "SettingsSection",
        "kind": "LinkedField",
        "name": "settingsSection",
        "plural": false,
        "selections": (v5/*:: as any*/),
        "storageKey": "settingsSection(key:\"storefronts\")"
      },
      {
        "alias": "webhooksSection",
        "args": (v4/*:: as any*/),
        "concreteType": "SettingsSection",
        "kind": "LinkedField",
        "name": "settingsSection",
        "plural": false,
        "selections": (v5/*:: as any*/),
        "storageKey": "settingsSection(key:\"webhooks\")"
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
            "name": "missing",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ShopParticular",
            "kind": "LinkedField",
            "name": "needed",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "field",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "legalForms",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "countries",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isOpen",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isDemo",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d2dd0268f10ccdb5fa2e517b2d49cf37",
    "metadata": {},
    "name": "GeneralSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e6347d2c1db649b55ff3a9af6ddb9d20";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
