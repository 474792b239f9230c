import { endAllSessions, endSession } from '../../../src/app/people/session.ts';
import {
  acceptInvitation,
  type NewSession,
  type SignInDeps,
  signIn,
  workingInvitation,
} from '../../../src/app/people/sign-in.ts';
import { csrfTokenOf } from '../../../src/domain/account/token.ts';
import { addressOf } from '../../admission/address.ts';
import type {
  ApiContext,
  ApiHandler,
  ApiRouter,
  ConsoleOptions,
  PersonState,
  StrangerState,
} from '../../http/context.ts';
import type { SessionAdmission } from '../admission/session-admission.ts';
import { isFromThisMachine, type SessionCookie } from '../admission/session-cookie.ts';
import { invitationBody, lookBody, readBody, signInBody } from './input.ts';

interface SessionRouteParts {
  readonly admission: SessionAdmission;
  readonly cookie: SessionCookie;
  readonly inTurn: SignInDeps['inTurn'];
  readonly options: ConsoleOptions;
}

/** Signing in and out, and who is signed in. */
export function addSessionRoutes(router: ApiRouter, parts: SessionRouteParts): void {
  const { admission, cookie, inTurn } = parts;
  const me: ApiHandler<PersonState> = async (ctx) => {
    const { name, workspaceName } = ctx.state.person;
    ctx.body = meView(name, workspaceName, cookie.read(ctx) as string);
  };
  const postSession: ApiHandler<StrangerState> = async (ctx) => {
    const credentials = await readBody(ctx, signInBody);
    const deps = { db: ctx.state.db, inTurn };
    begin(ctx, cookie, await signIn(deps, credentials, addressFor(ctx, parts), cookie.read(ctx)));
  };
  const deleteSession: ApiHandler<PersonState> = async (ctx) => {
    await endSession(ctx.state.db, cookie.read(ctx) as string);
    cookie.clear(ctx);
    ctx.status = 204;
  };
  const deleteSessions: ApiHandler<PersonState> = async (ctx) => {
    await endAllSessions(ctx.state.db, ctx.state.person);
    cookie.clear(ctx);
    ctx.status = 204;
  };

  router.get('/console/api/me', admission.read(me));
  router.post('/console/api/session', admission.stranger(postSession));
  router.delete('/console/api/session', admission.write(deleteSession));
  router.delete('/console/api/sessions', admission.write(deleteSessions));
}

/** What an invitation allows whoever has its token. */
export function addInvitationRoutes(router: ApiRouter, parts: SessionRouteParts): void {
  const { admission, cookie, inTurn } = parts;
  const madeBy = (ctx: ApiContext) => ({
    address: addressFor(ctx, parts),
    isLocal: isFromThisMachine(ctx),
  });
  const look: ApiHandler<StrangerState> = async (ctx) => {
    const { token } = await readBody(ctx, lookBody);
    await workingInvitation(ctx.state.db, token, madeBy(ctx));
    ctx.status = 204;
  };
  const accept: ApiHandler<StrangerState> = async (ctx) => {
    const accepted = await readBody(ctx, invitationBody);
    const deps = { db: ctx.state.db, inTurn };
    const request = { ...madeBy(ctx), before: cookie.read(ctx) };
    begin(ctx, cookie, await acceptInvitation(deps, accepted, request));
  };
  router.post('/console/api/invitation/look', admission.stranger(look));
  router.post('/console/api/invitation', admission.stranger(accept));
}

/** Null behind a proxy, where all requests come from one. */
function addressFor({ req }: ApiContext, { options }: SessionRouteParts): string | null {
  return options.addressesDiffer === false ? null : addressOf(req.socket);
}

function begin(ctx: ApiContext, cookie: SessionCookie, { token, session }: NewSession): void {
  cookie.set(ctx, token);
  ctx.body = meView(session.person_name, session.workspace_name, token);
}

function meView(name: string, workspaceName: string, token: string) {
  return { person: { name }, workspace: { name: workspaceName }, csrf_token: csrfTokenOf(token) };
}
