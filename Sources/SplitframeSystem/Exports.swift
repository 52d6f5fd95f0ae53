// Foundation as a whole adds the tables of every language to a program, twice the size of everything else in it.
#if canImport(FoundationEssentials)
    @_exported public import FoundationEssentials
    @_exported public import Glibc
#else
    @_exported public import Foundation
#endif
