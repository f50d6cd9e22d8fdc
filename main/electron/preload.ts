// The only thing the page gets from Electron: the bridge. It carries plain messages, nothing of Node.
import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron';
import { CALL_CHANNEL, PUSH_CHANNEL } from './channels';

contextBridge.exposeInMainWorld('gonfalon', {
  call: (name: unknown, body: unknown): Promise<unknown> => ipcRenderer.invoke(CALL_CHANNEL, { name, body }),
  onPush: (listener: (push: unknown) => void) => {
    const hear = (_event: IpcRendererEvent, push: unknown) => listener(push);
    ipcRenderer.on(PUSH_CHANNEL, hear);
    return () => {
      ipcRenderer.off(PUSH_CHANNEL, hear);
    };
  },
});
