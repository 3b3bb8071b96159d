import Foundation

// Names of Core Foundation and of the Objective-C runtime, which Foundation lacks here and which come along with Core
// Graphics elsewhere.

/// A time in seconds.
public typealias CFTimeInterval = Double

/// A time in seconds since the beginning of 2001.
public typealias CFAbsoluteTime = CFTimeInterval

/// Returns the present time.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    Date.timeIntervalSinceReferenceDate
}

/// Calls `body`. There are no autorelease pools on this platform: objects are freed with their last reference.
public func autoreleasepool<Result, Failure: Error>(
    invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    try body()
}
