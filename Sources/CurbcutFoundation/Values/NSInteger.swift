/// Objective-C's name of `Int`, by which apps call it, too.
///
/// Follows <https://developer.apple.com/documentation/objectivec/nsinteger>.
public typealias NSInteger = Int

/// Objective-C's name of `UInt`, by which apps call it, too.
///
/// Follows <https://developer.apple.com/documentation/objectivec/nsuinteger>.
public typealias NSUInteger = UInt
