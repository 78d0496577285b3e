/**
 * @generated SignedSource<<e7cb58b495278ab8099c69c043d259c0>>
 * @relayHash b01670f184071d64e391ced8860212b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b01670f184071d64e391ced8860212b4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvitationPageQuery } from './InvitationPageQuery.graphql';

const node: PreloadableConcreteRequest<InvitationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b01670f184071d64e391ced8860212b4",
    "metadata": {},
    "name": "InvitationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
