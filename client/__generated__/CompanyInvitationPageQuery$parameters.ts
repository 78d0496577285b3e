/**
 * @generated SignedSource<<661701e750b41843f01967a72c954db8>>
 * @relayHash f7b6b1d167c279de710ccddc1d42b17c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7b6b1d167c279de710ccddc1d42b17c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyInvitationPageQuery } from './CompanyInvitationPageQuery.graphql';

const node: PreloadableConcreteRequest<CompanyInvitationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f7b6b1d167c279de710ccddc1d42b17c",
    "metadata": {},
    "name": "CompanyInvitationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
