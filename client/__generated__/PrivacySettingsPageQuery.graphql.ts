/**
 * @generated SignedSource<<623deb32ec429192e201faf47eabef4c>>
 * @relayHash 6b89ed423faacc11dee6d779b62d60aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b89ed423faacc11dee6d779b62d60aa

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PrivacySettingsPageQuery$variables = Record<PropertyKey, never>;
export type PrivacySettingsPageQuery$data = {
  readonly settingsSection: {
    readonly values: any;
    readonly " $fragmentSpreads": FragmentRefs<"SectionEditor_section">;
  } | null | undefined;
};
export type PrivacySettingsPageQuery = {
  response: PrivacySettingsPageQuery$data;
  variables: PrivacySettingsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "key",
    "value": "privacy"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "values",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PrivacySettingsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "SettingsSection",
        "kind": "LinkedField",
        "name": "settingsSection",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SectionEditor_section"
          }
        ],
        "storageKey": "settingsSection(key:\"privacy\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PrivacySettingsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "SettingsSection",
        "kind": "LinkedField",
        "name": "settingsSection",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "secretsSet",
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
        "storageKey": "settingsSection(key:\"privacy\")"
      }
    ]
  },
  "params": {
    "id": "6b89ed423faacc11dee6d779b62d60aa",
    "metadata": {},
    "name": "PrivacySettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f9d7377b3c25e1a32f8baa1423328d39";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
