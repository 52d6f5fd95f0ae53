#include <arpa/inet.h>
#include <microhttpd.h>
#include <string.h>

// Functions of variable arguments, which Swift cannot import.

// A server on the loopback address with a thread of its own; port 0 takes any that is free.
//
// A connection on which nothing happens for so many seconds is closed. The queue of those that are not yet accepted is
// short, since what waits there cannot make room for others.
static inline struct MHD_Daemon *splitframe_http_start(
    uint16_t port, unsigned connections, unsigned seconds, MHD_AccessHandlerCallback answer,
    MHD_RequestCompletedCallback completed, MHD_NotifyConnectionCallback changed, void *context) {
    struct sockaddr_in address;
    memset(&address, 0, sizeof address);
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return MHD_start_daemon(
        MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_AUTO, port, NULL, NULL, answer, context,
        MHD_OPTION_SOCK_ADDR, (struct sockaddr *)&address, MHD_OPTION_NOTIFY_COMPLETED, completed, NULL,
        MHD_OPTION_NOTIFY_CONNECTION, changed, context, MHD_OPTION_CONNECTION_LIMIT, connections,
        MHD_OPTION_CONNECTION_TIMEOUT, seconds, MHD_OPTION_LISTEN_BACKLOG_SIZE, 512u, MHD_OPTION_END);
}

static inline uint16_t splitframe_http_port(struct MHD_Daemon *server) {
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(server, MHD_DAEMON_INFO_BIND_PORT);
    return info ? info->port : 0;
}

// The socket of a connection; -1 where it has none.
static inline int splitframe_http_socket(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? info->connect_fd : -1;
}
