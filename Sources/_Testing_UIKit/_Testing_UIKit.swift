// The compiler imports a module of this name in place of Testing wherever a file imports Testing and UIKit. On Apple's
// systems it has the attachments of images; here it is Testing alone.
#if canImport(Testing)
    @_exported public import Testing
#endif
