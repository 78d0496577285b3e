/**
 * @generated SignedSource<<1cf87e41168954413e9dcdf9be32a000>>
 * @relayHash 814f0948e504459a66113fac6feea4e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3d551c9a7cca493acb50b11fabae0f867451296a712f2ec6c1c24e0fb2a8ebf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutPageQuery } from './CheckoutPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d3d551c9a7cca493acb50b11fabae0f867451296a712f2ec6c1c24e0fb2a8ebf",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
