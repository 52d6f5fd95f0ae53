// The whole of Foundation brings the tables of every language into a program, twice the size of all else in it.
#if canImport(FoundationEssentials)
    @_exported public import FoundationEssentials
    @_exported public import Glibc
#else
    @_exported public import Foundation
#endif
