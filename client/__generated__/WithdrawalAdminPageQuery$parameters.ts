/**
 * @generated SignedSource<<4fecc7a074053b078a143a8bc47596d5>>
 * @relayHash 27980ee7113c556af15952fa9d08662d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27980ee7113c556af15952fa9d08662d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithdrawalAdminPageQuery } from './WithdrawalAdminPageQuery.graphql';

const node: PreloadableConcreteRequest<WithdrawalAdminPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "27980ee7113c556af15952fa9d08662d",
    "metadata": {},
    "name": "WithdrawalAdminPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
