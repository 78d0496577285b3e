/**
 * @generated SignedSource<<9cac22028f746ffd7229f64767b0d903>>
 * @relayHash 27980ee7113c556af15952fa9d08662d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08be148b69dcb2259843537d751503b3334af0a9b8f5b4e4d9cabd64c56fec63

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithdrawalAdminPageQuery } from './WithdrawalAdminPageQuery.graphql';

const node: PreloadableConcreteRequest<WithdrawalAdminPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "08be148b69dcb2259843537d751503b3334af0a9b8f5b4e4d9cabd64c56fec63",
    "metadata": {},
    "name": "WithdrawalAdminPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
