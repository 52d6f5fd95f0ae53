#include <arpa/inet.h>
#include <dlfcn.h>
#include <microhttpd.h>
#include <string.h>

static size_t splitframe_http_keep(void *context, struct MHD_Connection *connection, char *text) {
    (void)context;
    (void)connection;
    return strlen(text);
}

// A server on the loopback address with a thread of its own; port 0 takes any that is free.
//
// A connection on which nothing happens for so many seconds is closed. Addresses keep their escapes: the library would
// end them at an escaped NUL.
//
// The library is loaded by the first server: with what it needs, it would be a fifth of the start of every command, so
// that a release is not linked with it. Where the program is, it is there already under any file name.
static inline struct MHD_Daemon *splitframe_http_start(
    uint16_t port, unsigned connections, unsigned seconds, MHD_AccessHandlerCallback answer,
    MHD_RequestCompletedCallback completed, void *context) {
    struct sockaddr_in address;
    memset(&address, 0, sizeof address);
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    dlopen("libmicrohttpd.so.12", RTLD_NOW | RTLD_GLOBAL);
    return !dlsym(RTLD_DEFAULT, "MHD_start_daemon") ? NULL : MHD_start_daemon(
        MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_AUTO, port, NULL, NULL, answer, context,
        MHD_OPTION_SOCK_ADDR, (struct sockaddr *)&address, MHD_OPTION_NOTIFY_COMPLETED, completed, NULL,
        MHD_OPTION_UNESCAPE_CALLBACK, splitframe_http_keep, NULL, MHD_OPTION_CONNECTION_LIMIT, connections,
        MHD_OPTION_CONNECTION_TIMEOUT, seconds, MHD_OPTION_END);
}

static inline void splitframe_http_stop(struct MHD_Daemon *server) { MHD_stop_daemon(server); }

static inline uint16_t splitframe_http_port(struct MHD_Daemon *server) {
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(server, MHD_DAEMON_INFO_BIND_PORT);
    return info ? info->port : 0;
}

// Calls with each header of a request, in order.
static inline void splitframe_http_headers(
    struct MHD_Connection *connection, MHD_KeyValueIterator each, void *context) {
    MHD_get_connection_values(connection, MHD_HEADER_KIND, each, context);
}

// A response with a copy of the bytes.
static inline struct MHD_Response *splitframe_http_response(const void *bytes, size_t count) {
    return MHD_create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

static inline void splitframe_http_add(struct MHD_Response *response, const char *header, const char *value) {
    MHD_add_response_header(response, header, value);
}

// Sends a response, which is the library's from here on.
static inline enum MHD_Result splitframe_http_send(
    struct MHD_Response *response, unsigned status, struct MHD_Connection *connection) {
    enum MHD_Result result = MHD_queue_response(connection, status, response);
    MHD_destroy_response(response);
    return result;
}
