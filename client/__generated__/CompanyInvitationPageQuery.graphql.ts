/**
 * @generated SignedSource<<b9a24110695657e7fa966315f3ec671f>>
 * @relayHash f7b6b1d167c279de710ccddc1d42b17c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7b6b1d167c279de710ccddc1d42b17c

import type { ConcreteRequest } from 'relay-runtime';
export type CompanyInvitationPageQuery$variables = {
  token: string;
};
export type CompanyInvitationPageQuery$data = {
  readonly companyInvitation: {
    readonly company: string;
    readonly email: string;
    readonly isOwn: boolean;
  } | null | undefined;
};
export type CompanyInvitationPageQuery = {
  response: CompanyInvitationPageQuery$data;
  variables: CompanyInvitationPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "OpenCompanyInvitation",
    "kind": "LinkedField",
    "name": "companyInvitation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "company",
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
        "name": "isOwn",
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
    "name": "CompanyInvitationPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CompanyInvitationPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f7b6b1d167c279de710ccddc1d42b17c",
    "metadata": {},
    "name": "CompanyInvitationPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "df225b2554ad0461361fe6788569289b";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
