// The C library, which Foundation exports on a Mac; Linux's stands in for it, so calls of C are not checked.
@_exported import Glibc

// Manual page pthread_main_np(3).
public func pthread_main_np() -> CInt { 1 }
