import CurbcutFoundation

// Swift does not allow an object of a class known only at run time to be created unless its initializer is `required`.
// A convenience initializer calls the designated one through the class that it was called on; declaring the same
// function a second time, as a static method, allows calling it on any class.

extension NSObject {
  @_silgen_name("curbcut_NSObject_makeForNib")
  convenience init(forNib: Void) { self.init() }

  /// Creates an object of the class with `init()`. As on iOS, the process stops if the class has other initializers but
  /// not this one.
  @_silgen_name("curbcut_NSObject_makeForNib")
  static func makeForNib() -> NSObject
}
