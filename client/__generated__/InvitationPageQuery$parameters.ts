/**
 * @generated SignedSource<<ac67e195eeea7b909ea1889e9dacd3f4>>
 * @relayHash b01670f184071d64e391ced8860212b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a75e814bc77bc73e74efa2ecae7f94a48382056f696421820507a627e7031822

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvitationPageQuery } from './InvitationPageQuery.graphql';

const node: PreloadableConcreteRequest<InvitationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a75e814bc77bc73e74efa2ecae7f94a48382056f696421820507a627e7031822",
    "metadata": {},
    "name": "InvitationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
