#include <arpa/inet.h>
#include <dlfcn.h>
#include <microhttpd.h>
#include <string.h>

// The library is loaded by the first server: with what it needs, it would be a fifth of the start of every command.
// Where the program is linked with it as well, it is there already.
static inline void *splitframe_http_function(const char *name) { return dlsym(RTLD_DEFAULT, name); }
#define splitframe_http(name) ((__typeof__(&name))splitframe_http_function(#name))

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
    dlopen("libmicrohttpd.so.12", RTLD_NOW | RTLD_GLOBAL);
    __typeof__(&MHD_start_daemon) start = splitframe_http(MHD_start_daemon);
    return !start ? NULL : start(
        MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_AUTO, port, NULL, NULL, answer, context,
        MHD_OPTION_SOCK_ADDR, (struct sockaddr *)&address, MHD_OPTION_NOTIFY_COMPLETED, completed, NULL,
        MHD_OPTION_NOTIFY_CONNECTION, changed, context, MHD_OPTION_CONNECTION_LIMIT, connections,
        MHD_OPTION_CONNECTION_TIMEOUT, seconds, MHD_OPTION_LISTEN_BACKLOG_SIZE, 512u, MHD_OPTION_END);
}

static inline void splitframe_http_stop(struct MHD_Daemon *server) { splitframe_http(MHD_stop_daemon)(server); }

static inline uint16_t splitframe_http_port(struct MHD_Daemon *server) {
    const union MHD_DaemonInfo *info = splitframe_http(MHD_get_daemon_info)(server, MHD_DAEMON_INFO_BIND_PORT);
    return info ? info->port : 0;
}

// The socket of a connection; -1 where it has none.
static inline int splitframe_http_socket(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        splitframe_http(MHD_get_connection_info)(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? info->connect_fd : -1;
}

// Calls with each header of a request, in order.
static inline void splitframe_http_headers(
    struct MHD_Connection *connection, MHD_KeyValueIterator each, void *context) {
    splitframe_http(MHD_get_connection_values)(connection, MHD_HEADER_KIND, each, context);
}

// A response with a copy of the bytes.
static inline struct MHD_Response *splitframe_http_response(const void *bytes, size_t count) {
    return splitframe_http(MHD_create_response_from_buffer)(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

static inline void splitframe_http_add(struct MHD_Response *response, const char *header, const char *value) {
    splitframe_http(MHD_add_response_header)(response, header, value);
}

// Sends a response, which is the library's from here on.
static inline enum MHD_Result splitframe_http_send(
    struct MHD_Response *response, unsigned status, struct MHD_Connection *connection) {
    enum MHD_Result result = splitframe_http(MHD_queue_response)(connection, status, response);
    splitframe_http(MHD_destroy_response)(response);
    return result;
}
