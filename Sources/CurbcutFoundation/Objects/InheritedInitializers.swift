import Foundation

// Objective-C classes inherit the initialisers of their superclasses, Swift classes only under conditions that many of
// Foundation's do not meet on Linux. An extension may not override the superclass's initialiser; with another parameter,
// which no call writes, it is a new one.

extension NSAttributedString {
  /// Creates an empty text.
  public convenience init(inherited _: Void = ()) { self.init(string: "") }
}

extension NSMutableString {
  /// Creates an empty text.
  public convenience init(inherited _: Void = ()) { self.init(capacity: 0) }

  /// Creates a text from a format.
  public convenience init(format: String, _ args: any CVarArg...) {
    self.init(string: String(format: format, arguments: args))
  }

  /// Creates a text from its bytes; nil when they are none in that encoding.
  public convenience init?(data: Data, encoding: UInt, inherited _: Void = ()) {
    guard let text = NSString(data: data, encoding: encoding) else { return nil }
    self.init(string: text as String)
  }

  /// Creates a text from bytes of UTF-8 up to a zero; nil when they are none.
  public convenience init?(utf8String nullTerminatedCString: UnsafePointer<CChar>, inherited _: Void = ()) {
    guard let text = String(validatingCString: nullTerminatedCString) else { return nil }
    self.init(string: text)
  }
}

extension NSString {
  /// Creates a text from a format, with numbers as a locale writes them.
  public convenience init(format: String, locale: Any?, arguments argList: CVaListPointer) {
    self.init(format: format, locale: NSLocale.object(locale), arguments: argList)
  }

  /// Creates a text from a format, with numbers as a locale writes them.
  public convenience init(format: String, locale: Any?, _ args: any CVarArg...) {
    self.init(string: String(format: format, locale: locale as? Locale, arguments: args))
  }
}

extension NSLocale {
  /// A locale, or a dictionary with the properties of one, as an object.
  fileprivate static func object(_ locale: Any?) -> AnyObject? {
    (locale as? Locale).map { NSLocale(localeIdentifier: $0.identifier) } ?? locale.map { $0 as AnyObject }
  }
}

extension NSArray {
  /// Creates an array of some elements, which may also be of types that Objective-C knows as objects.
  public convenience init(objects elements: Any...) { self.init(array: elements) }
}

extension NSCountedSet {
  /// Creates a set of one element.
  public convenience init(object: Any, inherited _: Void = ()) { self.init(array: [object]) }

  /// Creates a set of some elements, which counts how often each is there.
  public convenience init(objects elements: Any..., inherited _: Void = ()) { self.init(array: elements) }
}

extension NSDecimalNumber {
  /// Creates zero.
  public convenience init(inherited _: Void = ()) { self.init(decimal: 0) }
}

extension NotificationQueue {
  /// Creates a queue of the default center.
  public convenience init(inherited _: Void = ()) { self.init(notificationCenter: .default) }
}

extension Progress {
  /// Creates progress that is not part of another.
  public convenience init(inherited _: Void = ()) { self.init(parent: nil) }
}

extension Timer {
  /// Creates a timer that never fires: apps have one until they schedule another.
  public convenience init(inherited _: Void = ()) { self.init(timeInterval: 0, repeats: false) { _ in } }
}

extension URLCache {
  /// Creates a cache that holds nothing.
  public convenience init(inherited _: Void = ()) {
    self.init(memoryCapacity: 0, diskCapacity: 0, diskPath: nil)
  }

  /// Creates a cache in a folder.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory directoryURL: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directoryURL?.path)
  }
}
