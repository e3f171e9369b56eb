import Foundation

extension NSObject {
  /// The name of the class, as `NSStringFromClass` gives it.
  public class func description() -> String { ObjCRuntime.name(of: self) }

  /// The class itself.
  public class func classForCoder() -> AnyClass { self }
}
