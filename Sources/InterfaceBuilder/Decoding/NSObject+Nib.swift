import CurbcutFoundation

// Swift lets no one make an object of a class known only at run time unless the initializer is `required`. A
// convenience initializer calls the designated one through the class it was called on; declaring the same
// function a second time, as a static method, allows calling it on any class.

extension NSObject {
  @_silgen_name("curbcut_NSObject_makeForNib")
  convenience init(forNib: Void) { self.init() }

  /// Makes an object of the class with `init()`. As on iOS, a class that has other initializers and not this
  /// one stops the process.
  @_silgen_name("curbcut_NSObject_makeForNib")
  static func makeForNib() -> NSObject
}
