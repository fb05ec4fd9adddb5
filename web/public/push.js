/* Shows what the server pushes while nobody looks: that it is one's turn. */
self.addEventListener("push", (event) => {
    const { title, body, table } = event.data?.json() ?? {};
    const options = { body, icon: "/icon.svg", tag: table, data: { table } };
    event.waitUntil(self.registration.showNotification(title ?? "Granada", options));
});

self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(self.clients.openWindow(`/table/${event.notification.data.table}`));
});
