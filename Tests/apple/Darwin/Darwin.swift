// developer.apple.com/documentation/darwin: the C library, which Foundation exports.
@_exported import Glibc

// Manual page pthread_main_np(3).
public func pthread_main_np() -> CInt { 1 }
