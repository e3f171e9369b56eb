import Foundation

/// The frame of the object whose activation point is being asked for, where it has just been asked for itself.
@MainActor
struct KnownFrame {
  let object: ObjectIdentifier
  let frame: CGRect

  static var current: KnownFrame?

  static func frame(of object: AccessibleObject) -> CGRect? {
    guard let current, current.object == ObjectIdentifier(object) else { return nil }
    return current.frame
  }
}
