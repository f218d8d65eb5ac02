// A bad line between the page and the server, to be cut at the worst moment.

import type { Page, WebSocketRoute } from 'playwright-core';

export class Relay {
  /** Frames of the server are lost while this is set. */
  deaf = false;
  /** New connections fail while this is set. */
  down = false;
  /** What the page sent, in order. */
  readonly sent: { do: string; id: string; [key: string]: unknown }[] = [];
  #open: { page: WebSocketRoute; server: WebSocketRoute }[] = [];

  static async on(page: Page): Promise<Relay> {
    const relay = new Relay();
    await page.routeWebSocket(/\/(ws|api\/socket)$/, (side) => relay.#connect(side));
    return relay;
  }

  /** Cuts every connection; nobody is told in time. */
  async cut(): Promise<void> {
    const old = this.#open.splice(0);
    for (const { page, server } of old) {
      await server.close();
      await page.close({ code: 4000, reason: 'cut' });
    }
  }

  #connect(page: WebSocketRoute): void {
    if (this.down) {
      void page.close({ code: 4001, reason: 'down' });
      return;
    }
    const server = page.connectToServer();
    this.#open.push({ page, server });
    page.onMessage((frame) => {
      this.sent.push(JSON.parse(String(frame)));
      server.send(frame);
    });
    server.onMessage((frame) => {
      if (!this.deaf) page.send(frame);
    });
  }
}
