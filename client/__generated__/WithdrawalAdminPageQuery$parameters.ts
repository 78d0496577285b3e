/**
 * @generated SignedSource<<de3b0b365972d437506184586f8fb427>>
 * @relayHash 48050708652e0f578f2e3dd3db9a6bad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48050708652e0f578f2e3dd3db9a6bad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithdrawalAdminPageQuery } from './WithdrawalAdminPageQuery.graphql';

const node: PreloadableConcreteRequest<WithdrawalAdminPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "48050708652e0f578f2e3dd3db9a6bad",
    "metadata": {},
    "name": "WithdrawalAdminPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
